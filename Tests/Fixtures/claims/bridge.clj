;; Enums of four headers as Clojure bridges write them.
(ns bridge)

(def activity-names
  {7 "bowling", 8 "boxing", 9 "climbing", 10 "cricket", 11 "crossTraining",
   12 "curling", 13 "cycling", 16 "elliptical", 17 "equestrianSports", 18 "fencing",
   19 "fishing", 21 "golf", 24 "hiking", 35 "rowing", 37 "running"})

(def sleep-analysis {:in-bed 0 :asleep-unspecified 1 :awake 2 :asleep-core 3})

(def ^:const NSWindowStyleMaskTitled (bit-shift-left 1 0))
(def ^:const NSWindowStyleMaskClosable (bit-shift-left 1 1))
(def NSWindowStyleMaskFullScreen 0x4000)

(defn session-state [code]
  (case code
    1 "notStarted"
    2 "running"
    3 "ended"
    "unknown"))

(defn save [store workout done]
  (objc-msg-send store (sel "saveObject:withCompletion:") workout done)
  (objc-msg-send store (sel "stopQuery:") workout))
