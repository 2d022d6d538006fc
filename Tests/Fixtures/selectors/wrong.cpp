void save(id workout, id done) {
  auto quantity = reinterpret_cast<id (*)(Class, SEL, id, long)>(objc_msgSend);
  objc_msgSend(objc_getClass("HKQuantity"), sel_registerName("quantityWithUnit:doubleValue:"), unit, (long)2);
  auto query = sel_registerName("excuteQuery:");
}
