class Store : NSObject {
  static readonly IntPtr save = Selector.GetHandle ("save:withCompletion:");
  static readonly Selector query = new Selector ("excuteQuery:");
  [DllImport ("/usr/lib/libobjc.dylib", EntryPoint = "objc_msgSend")]
  static extern void void_objc_msgSend_IntPtr_IntPtr (IntPtr receiver, IntPtr selector, IntPtr a, IntPtr b);
  [Export ("saveObject:withCompletion:")]
  public virtual extern void Save (HKObject workout);
  void Send (IntPtr workout, IntPtr done) {
    Messaging.void_objc_msgSend_IntPtr (Handle, Selector.GetHandle ("saveObject:withCompletion:"), workout);
  }
}
