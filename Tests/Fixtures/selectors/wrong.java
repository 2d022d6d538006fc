class Store {
  @Method(selector = "saveObject:withCompletion:")
  public native void save(HKObject workout);
  static final long QUERY = ObjC.sel_registerName("excuteQuery:");
  void send(long workout, long done) {
    objc_msgSend(store, sel_registerName("saveObject:withCompletion:"), workout);
  }
}
