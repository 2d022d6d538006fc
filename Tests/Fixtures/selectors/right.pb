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
  Builder = CocoaMessage(0, CocoaMessage(0, 0, "HKWorkoutBuilder alloc"), "initWithHealthStore:", Store, "configuration:", Configuration, "device:", 0)
  CocoaMessage(0, Store, "saveObject:", Sample, "withCompletion:", @Done)
  CocoaMessage(0, Store, "executeQuery:", Query)
  CocoaMessage(0, Store, "stopQuery:", Query)
  CocoaMessage(0, Builder, "finishWorkoutWithCompletion:", @Done)
  CocoaMessage(0, 0, "HKHealthStore isHealthDataAvailable")
EndProcedure

Procedure.i Energy(Unit, *Amount)
  ProcedureReturn CocoaMessage(0, 0, "HKQuantity quantityWithUnit:", Unit, "doubleValue:@", *Amount)
EndProcedure

Procedure Subclass(Class)
  class_addMethod_(Class, sel_registerName_("workoutFinished:"), @Finished(), "v@:@")
  Debug "saveObject:withCompletion:"
EndProcedure
