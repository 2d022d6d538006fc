class Store {
  @Method(selector = "saveObject:withCompletion:")
  public native void save(HKObject workout, Block done);
  static final long QUERY = ObjC.sel_registerName("executeQuery:");
  void send(long workout, long done) {
    objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout, done);
  }
}
