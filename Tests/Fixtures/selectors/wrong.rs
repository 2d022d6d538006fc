fn save(store: &AnyObject, workout: &AnyObject, block: &AnyObject) {
    let _: () = unsafe { msg_send![store, saveObject: workout] };
    let query = sel!(excuteQuery:);
    let unit: *mut AnyObject = msg_send![class!(HKQuantity), quantityWithUnit: unit, doubleValue: 2 as i64];
    let by_name = sel_registerName(b"save:withCompletion:\0".as_ptr());
    let by_c = sel_registerName(c"excuteQuery:".as_ptr());
}

impl Delegate {
    #[unsafe(method(workoutSession:didFailWithError:))]
    fn did_fail(&self, session: &AnyObject) {}
}
