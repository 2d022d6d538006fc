(in-package :workouts)

(defclass session-delegate (ns:ns-object)
  ((recorder :accessor recorder))
  (:metaclass ns:+ns-object))

(objc:defmethod (#/workoutSession:didChangeToState:fromState:date: :void)
    ((self session-delegate) session (to :<NSI>nteger) (from :<NSI>nteger) date)
  (declare (ignore session from date))
  (format t "~a~%" to))

(objc:defmethod (#/workoutSession:didFailWithError: :void)
    ((self session-delegate) session problem)
  (format t "~a~%" (list session problem)))

(defun make-store ()
  (#/init (#/alloc ns:hk-health-store)))

(defun record (configuration done)
  (let* ((store (#/init (#/alloc ns:hk-health-store)))
         (builder (#/initWithHealthStore:configuration:device:
                   (#/alloc ns:hk-workout-builder) store configuration +null-ptr+)))
    (#/beginCollectionWithStartDate:completion: builder (now) done)
    (#/saveObject:withCompletion: store (sample builder) done)
    (#/executeQuery: store (query store))
    (#/finishWorkoutWithCompletion: builder done)))

(defun available-p ()
  (objc:invoke-bool "HKHealthStore" "isHealthDataAvailable"))

(defun delete-samples (store samples done)
  (objc:invoke store "deleteObjects:withCompletion:" samples done)
  (objc:invoke store "executeQuery:" (query store))
  (when (objc:can-invoke-p store "stopQuery:")
    (objc:invoke store "stopQuery:" (query store))))

(defun energy (unit amount)
  (objc:invoke "HKQuantity" "quantityWithUnit:doubleValue:" unit amount))
