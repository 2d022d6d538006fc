{-# LANGUAGE PatternSynonyms #-}

-- | Enums of four headers as Haskell bridges write them.
module Bridge where

import Data.Bits (shiftL, (.|.))

newtype HKWorkoutActivityType = HKWorkoutActivityType CULong

pattern HKWorkoutActivityTypeAmericanFootball :: HKWorkoutActivityType
pattern HKWorkoutActivityTypeAmericanFootball = HKWorkoutActivityType 1

pattern HKWorkoutActivityTypeArchery :: HKWorkoutActivityType
pattern HKWorkoutActivityTypeArchery = HKWorkoutActivityType 2

pattern HKWorkoutActivityTypeRunning :: HKWorkoutActivityType
pattern HKWorkoutActivityTypeRunning = HKWorkoutActivityType 37

pattern HKWorkoutActivityTypeOther :: HKWorkoutActivityType
pattern HKWorkoutActivityTypeOther = HKWorkoutActivityType 0xBB8

data SleepAnalysis
  = InBed
  | AsleepUnspecified
  | Awake
  | AsleepCore
  | AsleepDeep
  | AsleepREM
  deriving (Eq, Show, Enum)

nsWindowStyleMaskTitled, nsWindowStyleMaskUsual :: NSWindowStyleMask
nsWindowStyleMaskTitled = NSWindowStyleMask (1 `shiftL` 0)

nsWindowStyleMaskClosable :: NSWindowStyleMask
nsWindowStyleMaskClosable = NSWindowStyleMask (1 .<<. 1)

nsWindowStyleMaskMiniaturizable :: CULong
nsWindowStyleMaskMiniaturizable = shiftL 1 2

nsWindowStyleMaskResizable :: CULong
nsWindowStyleMaskResizable = 8

nsLayoutRelationLessThanOrEqual :: CLong
nsLayoutRelationLessThanOrEqual = -1

activityName :: Int -> String
activityName code = case code of
  7 -> "bowling"
  8 -> "boxing"
  9 -> "climbing"
  10 -> "cricket"
  11 -> "crossTraining"
  12 -> "curling"
  13 -> "cycling"
  16 -> "elliptical"
  21 -> "golf"
  24 -> "hiking"
  35 -> "rowing"
  46 -> "swimming"
  52 -> "walking"
  57 -> "yoga"
  _ -> "other"

stateCode :: SessionState -> Int
stateCode NotStarted = 1
stateCode Running = 2
stateCode Ended = 3

instance Enum BackingStore where
  fromEnum Retained = 0
  fromEnum Nonretained = 1
  fromEnum Buffered = 2
  toEnum 0 = Retained
  toEnum 1 = Nonretained
  toEnum 2 = Buffered

sleepNames :: [(Int, String)]
sleepNames = [(0, "inBed"), (1, "asleepUnspecified"), (2, "awake")]

save :: Id -> Id -> Id -> IO ()
save store workout done =
  sendMsg store (mkSelector "saveObject:withCompletion:") retVoid [argPtr workout, argPtr done]

stopSelector :: Selector
stopSelector = mkSelector "stopQuery:"
