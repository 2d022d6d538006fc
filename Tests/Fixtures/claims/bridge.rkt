#lang racket/base
;; Enums of four headers as Racket bridges write them.
(require ffi/unsafe ffi/unsafe/objc)

(define HKWorkoutActivityTypeAmericanFootball 1)
(define HKWorkoutActivityTypeArchery 2)
(define HKWorkoutActivityTypeAustralianFootball 3)
(define HKWorkoutActivityTypeBowling 7)
(define HKWorkoutActivityTypeRunning #x25)
(define HKWorkoutActivityTypeOther 3000)

(define NSWindowStyleMaskTitled (1 . << . 0))
(define NSWindowStyleMaskClosable (1 . << . 1))
(define NSWindowStyleMaskMiniaturizable (arithmetic-shift 1 2))
(define NSWindowStyleMaskUsual
  (bitwise-ior NSWindowStyleMaskTitled NSWindowStyleMaskClosable NSWindowStyleMaskMiniaturizable))

(define NSLayoutRelationLessThanOrEqual -1)

(define activity-names
  (hash 8 "boxing" 9 "climbing" 10 "cricket" 11 "crossTraining" 12 "curling" 13 "cycling"))

(define activity-codes
  '(("golf" . 21) ("hiking" . 24) ("rowing" . 35) (yoga . 57)))

(define _SleepAnalysis (_enum '(inBed asleepUnspecified awake asleepCore = 3 asleepDeep) _long))

(define (activity-name code)
  (case code
    [(16) "elliptical"]
    [(46) "swimming"]
    [(52 53) "wet or walking"]
    [else ""]))

(define (session-state name)
  (cond
    [(equal? name "notStarted") 1]
    [(equal? name "running") 2]
    [else 0]))

(define (save store workout done)
  (objc_msgSend store (sel_registerName "saveObject:withCompletion:") workout done)
  (objc_msgSend store (sel_registerName "stopQuery:") workout))
