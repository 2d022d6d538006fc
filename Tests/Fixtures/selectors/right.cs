class Store : NSObject {
  static readonly IntPtr save = Selector.GetHandle ("saveObject:withCompletion:");
  static readonly Selector query = new Selector ("executeQuery:");
  [DllImport ("/usr/lib/libobjc.dylib", EntryPoint = "objc_msgSend")]
  static extern void void_objc_msgSend_IntPtr_IntPtr (IntPtr receiver, IntPtr selector, IntPtr a, IntPtr b);
  [Export ("saveObject:withCompletion:")]
  public virtual extern void Save (HKObject workout, Block done);
  void Send (IntPtr workout, IntPtr done) {
    Messaging.void_objc_msgSend_IntPtr (Handle, Selector.GetHandle ("saveObject:withCompletion:"), workout, done);
  }
}
