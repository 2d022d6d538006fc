import darwin/objc/runtime
import darwin/foundation

type
  HKHealthStore* = ptr object of NSObject
  HKWorkoutBuilder* = ptr object of NSObject
  HKQuantity* = ptr object of NSObject

proc isHealthDataAvailable*(n: typedesc[HKHealthStore]): bool {.objc: "isHealthDataAvailable".}
proc saveObject*(self: HKHealthStore, sample: HKObject, done: Block) {.objc: "save:withCompletion:".}
proc executeQuery*(self: HKHealthStore, query: HKQuery) {.objc: "excuteQuery:".}
proc stopQuery*(self: typedesc[HKHealthStore], query: HKQuery) {.objc: "stopQuery:".}
proc deleteObjects*(self: HKHealthStore, samples: NSArray) {.objc: "deleteObjects:withCompletion:".}
proc finish*(self: HKHealthStore, done: Block) {.objc: "finishWorkoutWithCompletion:".}
proc addSamples*(self: HKWorkoutBuilder; samples: NSArray; done: Block) {.objc: "addSamples:completion:".}
proc quantity*(q: typedesc[HKQuantity], unit: HKUnit, value: float): HKQuantity {.objc: "quantityWithUnit:doubleValue:".}

proc record(configuration: NSObject) =
  let cls = getClass("HKHealthStore")
  let store = objc_msgSend(objc_msgSend(cls, registerName("alloc")), registerName("init"))
  discard objc_msgSend(store, registerName("requestAuthorizationToShareTypes:readTypes:completion:"), types, types)
  if not isHealthDataAvailable(HKHealthStore):
    echo "no health data"
