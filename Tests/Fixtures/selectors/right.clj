(ns workouts.record
  (:require [com.phronemophobic.clj-objc :refer [objc]]))

(defn available? []
  (objc ^byte [HKHealthStore :isHealthDataAvailable]))

(defn record [configuration done]
  (let [store (objc [[HKHealthStore :alloc] :init])
        builder (objc [[HKWorkoutBuilder :alloc]
                       :initWithHealthStore store
                       :configuration configuration
                       :device nil])]
    (objc [builder :beginCollectionWithStartDate (now) :completion done])
    (objc [store :executeQuery (query store)])
    (objc [builder :finishWorkoutWithCompletion done])
    {:store store :builder builder}))

(defn save [store sample done]
  (objc [store :saveObject sample :withCompletion done])
  (objc [store :stopQuery sample]))

(defn energy [unit amount]
  (objc [HKQuantity :quantityWithUnit unit :doubleValue amount]))

(def settings [:saveObject 3 :withCompletion true])
