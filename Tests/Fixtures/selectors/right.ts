const save = sel('saveObject:withCompletion:');
objc_msgSend(store, 'saveObject:withCompletion:', workout, done);
objc_msgSend(store, 'saveObject:withCompletion:', workout, done);
const steps = 'HKQuantityTypeIdentifierStepCount';
export class Recorder {
  private store: HKHealthStore;
  constructor(readonly unit: HKUnit) {
    this.store = HKHealthStore.alloc().init();
  }
  record(energy: HKQuantity, value: number, days: NSArray<string>) {
    HKQuantity.quantityWithUnitDoubleValue(this.unit, value);
    energy.doubleValueForUnit(HKUnit.gramUnit());
    this.store.saveObjectWithCompletion(energy, (ok, error) => {});
    this.store.biologicalSexWithError();
    HKQuantity.quantityWithUnitDoubleValue(<HKUnit<string, any>>this.unit, value);
    this.store.biologicalSexWithError(error);
    this.store.ownMethodOfAnotherFile(days);
    (value as any).saveObject(energy, done);
  }
}
