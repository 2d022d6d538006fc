store.saveObject_withCompletion_(a, b);
ObjC.classes.HKHealthStore['- executeQuery:'].implementation = hook;
trace('-[HKHealthStore saveObject:withCompletion:]');
const steps = "HKQuantityTypeIdentifierStepCount";
const store = HKHealthStore.new();
store.saveObjectWithCompletion(workout, () => {});
$.HKQuantity.quantityWithUnitDoubleValue($.HKUnit.gramUnit, 3);
