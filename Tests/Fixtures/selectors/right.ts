const save = sel('saveObject:withCompletion:');
objc_msgSend(store, 'saveObject:withCompletion:', workout, done);
objc_msgSend(store, 'saveObject:withCompletion:', workout, done);
const steps = 'HKQuantityTypeIdentifierStepCount';
