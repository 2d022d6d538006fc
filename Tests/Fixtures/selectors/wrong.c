void save(id workout, id done) {
  id store = objc_msgSend(objc_getClass("HKHealthStore"), sel_registerName("new"));
  objc_msgSend(store, sel_registerName("save:withCompletion:"), workout, done);
  ((void (*)(id, SEL, id, id))objc_msgSend)(store, sel_registerName("saveObject:withCompletion:"), workout);
  objc_msgSend(objc_getClass("HKHealthStore"), sel_getUid("executeQuery:"), workout);
}
