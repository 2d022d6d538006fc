"""Records a workout through PyObjC."""
import objc
from Foundation import NSObject, NSDate
from HealthKit import HKHealthStore, HKWorkoutBuilder, HKWorkoutSession, HKQuantity, HKUnit


class SessionDelegate(NSObject, protocols=[objc.protocolNamed("HKWorkoutSessionDelegate")]):
    def workoutSession_didChangeToState_fromState_date_(self, session, to, from_, date):
        print("state", to)

    def workoutSession_didFailWithError_(self, session, error):
        print("failed", error)

    @objc.python_method
    def describe_the_(self, session):
        return str(session)


class Recorder:
    def __init__(self, configuration):
        self.store = HKHealthStore.alloc().init()
        self.builder = HKWorkoutBuilder.alloc().initWithHealthStore_configuration_device_(
            self.store, configuration, None
        )

    def authorize(self, types):
        self.store.requestAuthorizationToShareTypes_readTypes_completion_(types, types, self.done)

    def save(self, sample):
        self.store.saveObject_withCompletion_(sample, self.done)
        self.store.executeQuery_(self.query)

    def finish(self):
        self.builder.finishWorkoutWithCompletion_(self.done)
        energy = HKQuantity.quantityWithUnit_doubleValue_(HKUnit.unitFromString_("kcal"), 12.5)
        self.done(energy, None)
