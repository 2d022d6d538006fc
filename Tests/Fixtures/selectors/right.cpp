void save(id workout, id done) {
  auto quantity = reinterpret_cast<id (*)(Class, SEL, id, double)>(objc_msgSend);
  objc_msgSend(objc_getClass("HKQuantity"), sel_registerName("quantityWithUnit:doubleValue:"), unit, (double)2);
  auto query = sel_registerName("executeQuery:");
}
