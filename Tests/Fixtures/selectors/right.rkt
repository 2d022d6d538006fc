#lang racket/base
(require ffi/unsafe ffi/unsafe/objc)

(import-class NSObject HKHealthStore HKWorkoutBuilder HKQuantity)

(define-objc-class SessionDelegate NSObject
  #:protocols (HKWorkoutSessionDelegate)
  [recorder]
  (- _void (workoutSession: [_id session] didChangeToState: [_long to] fromState: [_long from] date: [_id date])
     (displayln to))
  (- _void (workoutSession: [_id session] didFailWithError: [_id problem])
     (displayln problem)))

(define store (tell (tell HKHealthStore alloc) init))

(define (authorize types done)
  (when (tell #:type _BOOL HKHealthStore isHealthDataAvailable)
    (tellv store requestAuthorizationToShareTypes: types readTypes: types completion: done)))

(define (record configuration done)
  (let ([builder (tell (tell HKWorkoutBuilder alloc)
                       initWithHealthStore: store
                       configuration: configuration
                       device: #f)])
    (tellv builder beginCollectionWithStartDate: (now) completion: done)
    (tellv builder finishWorkoutWithCompletion: done)))

(define (save sample done)
  (tellv store saveObject: sample withCompletion: done)
  (tellv store stopQuery: sample)
  (tellv store deleteObject: sample withCompletion: done))

(define (energy unit amount)
  (tell HKQuantity quantityWithUnit: unit doubleValue: #:type _double amount))

(define finish (selector finishRouteWithWorkout:metadata:completion:))
