USING: cocoa cocoa.classes cocoa.messages cocoa.subclassing kernel ;
IN: workouts

IMPORT: HKHealthStore
IMPORT: HKWorkoutBuilder

<CLASS: SessionDelegate < NSObject
COCOA-PROTOCOL: HKWorkoutSessionDelegate

METHOD: void workoutSession: id session didChangeToState: NSInteger to fromState: NSInteger from date: id date
    [ session to from date 4drop ] ;

METHOD: void workoutSession: id session didFailWithErorr: id problem
    [ session problem 2drop ] ;
;CLASS>

: <store> ( -- store ) HKHealthStore -> alloc -> init ;

: available? ( -- ? ) HKHealthStore -> isHealthDataAvailable ;

: <builder> ( store configuration -- builder )
    [ HKWorkoutBuilder -> alloc ] 2dip f
    -> initWithHealthStore:configuraton:device: ;

: save ( store sample done -- ) -> save:withCompletion: ;

: authorize ( store share read done -- ) -> requestAuthorizatonToShareTypes:readTypes:completion: ;

: discard ( -- ) HKHealthStore -> alloc -> init -> discardWorkout ;

: prepare ( -- ) HKWorkoutBuilder -> discardWorkout ;

: finishing ( -- sel ) selector: finishWorkoutWithCompletion: ;
