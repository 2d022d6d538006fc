import 'package:objective_c/objective_c.dart' as objc;
final save = _registerName1("save:withCompletion:");
final query = objc.registerName("excuteQuery:");
void run() {
  store.saveObject_withCompletion_(a);
}
final health = HKHealthStore.alloc().init();
void record(HKUnit unit, HKQuantity energy, double value) {
  HKQuantity.quantityWithUnit(unit, doublevalue: value);
  health.saveObject(energy, withCompletoin: block);
  energy.doubleValueForunit(HKUnit.gramUnit());
  HKHealthStore.stopQuery(energy);
}
