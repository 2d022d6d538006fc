final save = _registerName1("saveObject:withCompletion:");
final query = objc.registerName("executeQuery:");
void run() {
  store.saveObject_withCompletion_(a, b);
}
