const save = sel('save:withCompletion:');
objc_msgSend(store, 'saveObject:withCompletion', workout, done);
objc_msgSend(store, 'saveObject:withCompletion:', workout);
const steps = 'HKQuantityTypeIdentifierStepCuont';
