(ns workouts.record
  (:require [com.phronemophobic.clj-objc :refer [objc]]))

(defn available? []
  (objc ^byte [HKHealthStore :isHealthDataAvailable]))

(defn record [configuration done]
  (let [store (objc [[HKHealthStore :alloc] :init])
        builder (objc [[HKWorkoutBuilder :alloc]
                       :initWithHealthStore store
                       :configuration configuration
                       :devise nil])]
    (objc [builder :beginCollectionWithStartDate (now) :completion done])
    (objc [HKHealthStore :executeQuery (query store)])
    (objc [store :finishWorkoutWithCompletion done])
    {:store store :builder builder}))

(defn save [store sample done]
  (objc [store :save sample :withCompletion done])
  (objc [store :stopQeury sample]))

(defn energy [unit amount]
  (objc [HKQuantity :quantityWithUnit unit :value amount]))

(def settings [:saveObject 3 :withCompletion true])
