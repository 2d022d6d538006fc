extern (Objective-C) class Store {
  @selector("saveObject:withCompletion:") void save(HKObject workout, Block done);
}
auto query = "executeQuery:"_sel;
auto name = sel_registerName("saveObject:withCompletion:");
