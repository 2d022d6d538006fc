(in-package :workouts)

(defclass session-delegate (ns:ns-object)
  ((recorder :accessor recorder))
  (:metaclass ns:+ns-object))

(objc:defmethod (#/workoutSession:didChangeToState:fromState:date: :void)
    ((self session-delegate) session (to :<NSI>nteger) (from :<NSI>nteger) date)
  (declare (ignore session from date))
  (format t "~a~%" to))

(objc:defmethod (#/workoutSession:didFailWithErorr: :void)
    ((self session-delegate) session problem)
  (format t "~a~%" (list session problem)))

(defun make-store ()
  (#/init (#/alloc ns:hk-health-store)))

(defun record (configuration done)
  (let* ((store (#/init (#/alloc ns:hk-health-store)))
         (builder (#/initWithHealthStore:configuration:devise:
                   (#/alloc ns:hk-workout-builder) store configuration +null-ptr+)))
    (#/beginCollectionWithStartDate:completion: builder (now) done)
    (#/saveObject:withCompletion: store done)
    (#/executeQuery: ns:hk-health-store (query store))
    (#/finishWorkoutWithCompletion: store done)))

(defun available-p ()
  (objc:invoke-bool "HKHealthStore" "isHealthDataAvailable"))

(defun delete-samples (store samples done)
  (objc:invoke store "delete:withCompletion:" samples done)
  (objc:invoke store "excuteQuery:" (query store))
  (when (objc:can-invoke-p store "stopQuery:")
    (objc:invoke store "stopQuery:" (query store))))

(defun energy (unit amount)
  (objc:invoke "HKQuantity" "quantityWithUnit:value:" unit amount))
