final save = _registerName1("save:withCompletion:");
final query = objc.registerName("excuteQuery:");
void run() {
  store.saveObject_withCompletion_(a);
}
