store.saveObject_withCompletion_(a);
ObjC.classes.HKHealthStore['- excuteQuery:'].implementation = hook;
trace('-[HKHealthStore save:withCompletion:]');
const steps = "HKQuantityTypeIdentifierStepCuont";
const store = HKHealthStore.new();
store.saveObjectWithCompletion(workout, () => {}, true);
$.HKQuantity.quantityWithUnitDoublevalue($.HKUnit.gramUnit, 3);
