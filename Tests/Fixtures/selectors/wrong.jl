module Workouts

using ObjectiveC

@objcwrapper immutable = true HKHealthStore <: NSObject
@objcwrapper immutable = true HKWorkoutBuilder <: NSObject

available() = @objc [HKHealthStore isHealthDataAvailable]::Bool

function record(configuration, done)
    store = @objc [[HKHealthStore alloc]::id{HKHealthStore} init]::id{HKHealthStore}
    builder = @objc [[HKWorkoutBuilder alloc]::id{HKWorkoutBuilder} initWithStore:store::id{HKHealthStore}
        configuration:configuration::id{NSObject}
        device:nil::id{NSObject}]::id{HKWorkoutBuilder}
    @objc [builder beginCollectionWithStartDate:now()::id{NSDate} completion:done::id{NSObject}]::Nothing
    @objc [HKHealthStore executeQuery:query::id{NSObject}]::Nothing
    @objc [store save:sample::id{NSObject} withCompletion:done::id{NSObject}]::Nothing
    @objc [store discardWorkout]::Nothing
    return builder
end

function quantity(unit, value)
    cls = @objc [HKQuantity quantityWithUnit:unit::id{NSObject} doubleValue:value::Float32]::id{HKQuantity}
    return cls
end

stop(store, query) = ccall(:objc_msgSend, Cvoid, (Ptr{Cvoid}, Ptr{Cvoid}), store, sel"stopQuery:")
const finishing = sel"finishRouteWithWorkuot:metadata:completion:"

end
