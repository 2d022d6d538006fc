;; Saves samples through the runtime's own functions.
(define store-class (objc_getClass "HKHealthStore"))
(define alloc (sel_registerName "alloc"))
(define init (sel_registerName "init"))
(define save (sel_registerName "saveObject:withCompletion:"))
(define authorize
  (sel_registerName "requestAuthorizationToShareTypes:readTypes:completion:"))

(define (make-store)
  (objc_msgSend (objc_msgSend store-class alloc) init))

(define (finish builder workout done)
  (objc_msgSend builder (sel_registerName "finishRouteWithWorkout:metadata:completion:") workout #f done))
