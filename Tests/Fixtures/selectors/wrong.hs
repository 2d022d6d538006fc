module Workouts where

import ObjC.Runtime

saveSelector :: Selector
saveSelector = mkSelector "save:withCompletion:"

pause :: Id -> Id -> Id -> IO ()
pause store _ done = sendMsg store (mkSelector "disableAllBackgroundDelivery") retVoid [argPtr done]

stopQuery :: Id -> Id -> IO ()
stopQuery store query =
  sendMsg store (mkSelector "stopQuery:") retVoid []

finish :: Id -> Id -> Id -> Id -> IO ()
finish builder workout metadata done =
  sendMsg
    builder
    (mkSelector "finishRouteWithWorkout:metadata:completion:")
    retVoid
    [argPtr workout, argPtr metadata]

begin :: Id -> Id -> Id -> IO ()
begin builder date done = do
  sendMsg builder (mkSelector "beginCollection:completion:") retVoid [argPtr date, argPtr done]
  putStrLn "saveObject:withCompletion:"

quantity :: Id -> Double -> IO Id
quantity unit value = do
  cls <- getClass "HKQuantity"
  sendMsg cls (mkSelector "quantityWithUnit:doubleValue:") (retPtr retVoid) [argPtr unit, argCDouble value]
