const HKHealthStore = objc.getClass("HKHealthStore");
const HKQuantity = objc.getClass("HKQuantity");
const store = msgSend0(msgSend0(HKHealthStore, "alloc"), "init");

pub fn save(workout: id, unit: id, block: id) void {
    msgSend2(store, "save:withCompletion:", workout, block);
    msgSend1(store, "saveObject:withCompletion:", workout);
    msgSend2(HKHealthStore, "saveObject:withCompletion:", workout, block);
    msgSend1(store, "excuteQuery:", workout);
    _ = msgSend2(store, "quantityWithUnit:doubleValue:", unit, @as(f64, 2));
    _ = msgSend2(HKQuantity, "quantityWithUnit:doubleValue:", unit, @as(c_long, 2));
    const steps = createString("HKQuantityTypeIdentifierStepCuont");
    const send = @as(*const fn (id, SEL, id, c_ulong) callconv(.c) id, @ptrCast(&objc_msgSend));
    _ = send(HKQuantity, sel("quantityWithUnit:doubleValue:"), unit, 2);
}

pub fn delegate(imp: IMP) void {
    const cls = objc_allocateClassPair(getClass("NSObject"), "XYDelegate", 0) orelse return;
    _ = class_addProtocol(cls, objc_getProtocol("HKWorkoutSessionDelegate"));
    _ = class_addMethod(cls, sel("workoutSession:didFailWithErorr:"), imp, "v@:@@");
    _ = class_addMethod(cls, sel("workoutSession:didChangeToState:fromState:date:"), imp, "v@:@qq");
}
