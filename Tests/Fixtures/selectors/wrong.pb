; Records a workout through the runtime.
EnableExplicit

Procedure.i MakeStore()
  Protected Store = CocoaMessage(0, CocoaMessage(0, 0, "HKHealthStore alloc"), "init")
  ProcedureReturn Store
EndProcedure

Procedure Record(Configuration, Sample, Query, Done)
  Protected Store, Builder, Available
  Store = CocoaMessage(0, CocoaMessage(0, 0, "HKHealthStore alloc"), "init")
  Available = CocoaMessage(0, 0, "HKHealthStore isHealthDataAvailable")
  Builder = CocoaMessage(0, CocoaMessage(0, 0, "HKWorkoutBuilder alloc"), "initWithHealthStore:", Store, "configuration:", Configuration, "devise:", 0)
  CocoaMessage(0, Store, "save:", Sample, "withCompletion:", @Done)
  CocoaMessage(0, Store, "excuteQuery:", Query)
  CocoaMessage(0, Store, "stopQuery:")
  CocoaMessage(0, Store, "finishWorkoutWithCompletion:", @Done)
  CocoaMessage(0, 0, "HKWorkoutBuilder isHealthDataAvailable")
EndProcedure

Procedure.i Energy(Unit, *Amount)
  ProcedureReturn CocoaMessage(0, 0, "HKQuantity quantityWithUnit:", Unit, "value:@", *Amount)
EndProcedure

Procedure Subclass(Class)
  class_addMethod_(Class, sel_registerName_("workoutFinished:"), @Finished(), "v@:@")
  Debug "saveObject:withCompletion:"
EndProcedure
