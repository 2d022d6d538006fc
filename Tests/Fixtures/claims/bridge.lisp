;;;; Enums of four headers as Common Lisp bridges write them.

(in-package #:bridge)

(cffi:defcenum (workout-activity-type :ulong)
  "What a workout is."
  (:american-football 1)
  :archery
  :australian-football
  :badminton
  :baseball
  :basketball
  :bowling
  :boxing
  :climbing
  :cricket
  :cross-training
  :curling
  :cycling
  (:golf 21)
  (:running 37)
  (:other 3000))

(defconstant +ns-window-style-mask-titled+ (ash 1 0))
(defconstant +ns-window-style-mask-closable+ (ash 1 1))
(defconstant +ns-window-style-mask-miniaturizable+ #b100)
(defconstant +ns-window-style-mask-resizable+ #x8 "The corner drags.")
(defconstant +ns-window-style-mask-usual+
  (logior +ns-window-style-mask-titled+ +ns-window-style-mask-closable+))

(defparameter *sleep-analysis*
  '((:in-bed . 0) (:asleep-unspecified . 1) (:awake . 2) (:asleep-core . 3)))

(defun session-state (name)
  (ecase name
    (:not-started 1)
    (:running 2)
    (:ended 3)))

(defun save (store workout done)
  (objc-msg-send store (sel "saveObject:withCompletion:") workout done)
  (objc-msg-send store (sel "stopQuery:") workout))
