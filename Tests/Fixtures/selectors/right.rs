fn save(store: &AnyObject, workout: &AnyObject, block: &AnyObject) {
    let _: () = unsafe { msg_send![store, saveObject: workout, withCompletion: block] };
    let query = sel!(executeQuery:);
    let unit: *mut AnyObject = msg_send![class!(HKQuantity), quantityWithUnit: unit, doubleValue: 2 as f64];
    let by_name = sel_registerName(b"saveObject:withCompletion:\0".as_ptr());
    let by_c = sel_registerName(c"executeQuery:".as_ptr());
}

impl Delegate {
    #[unsafe(method(workoutSession:didFailWithError:))]
    fn did_fail(&self, session: &AnyObject, error: &NSError) {}
}
