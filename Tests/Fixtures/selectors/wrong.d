extern (Objective-C) class Store {
  @selector("save:withCompletion:") void save(HKObject workout);
}
auto query = "excuteQuery:"_sel;
auto name = sel_registerName("save:withCompletion:");
