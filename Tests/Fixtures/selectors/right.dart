import 'package:objective_c/objective_c.dart' as objc;
final save = _registerName1("saveObject:withCompletion:");
final query = objc.registerName("executeQuery:");
void run() {
  store.saveObject_withCompletion_(a, b);
}
final health = HKHealthStore.alloc().init();
void record(HKUnit unit, HKQuantity energy, double value) {
  HKQuantity.quantityWithUnit(unit, doubleValue: value);
  health.saveObject(energy, withCompletion: block);
  energy.doubleValueForUnit(HKUnit.gramUnit());
}
