@[Link(framework: "HealthKit")]
lib LibObjC
  fun objc_getClass(name : UInt8*) : Void*
  fun sel_registerName(name : UInt8*) : Void*
  fun objc_msgSend(receiver : Void*, selector : Void*, ...) : Void*
end

module Workouts
  def self.store : Void*
    cls = LibObjC.objc_getClass("HKHealthStore")
    LibObjC.objc_msgSend(LibObjC.objc_msgSend(cls, LibObjC.sel_registerName("alloc")), LibObjC.sel_registerName("init"))
  end

  def self.record(query : Void*, sample : Void*, done : Void*)
    cls = LibObjC.objc_getClass("HKHealthStore")
    store = LibObjC.objc_msgSend(LibObjC.objc_msgSend(cls, LibObjC.sel_registerName("alloc")), LibObjC.sel_registerName("init"))
    LibObjC.objc_msgSend(store, LibObjC.sel_registerName("save:withCompletion:"), sample, done)
    LibObjC.objc_msgSend(store, LibObjC.sel_registerName("excuteQuery:"), query)
    LibObjC.objc_msgSend(cls, LibObjC.sel_registerName("stopQuery:"), query)
    LibObjC.objc_msgSend(store, LibObjC.sel_registerName("deleteObject:withCompletion:"), sample)
  end

  def self.finish(builder_class : Void*, done : Void*)
    cls = LibObjC.objc_getClass("HKHealthStore")
    builder = LibObjC.objc_msgSend(cls, LibObjC.sel_registerName("new"))
    LibObjC.objc_msgSend(builder, LibObjC.sel_registerName("finishWorkoutWithCompletion:"), done)
    puts "finishWorkout:"
  end
end
