(* Enums of four headers as OCaml bridges write them: constants, functions, lists. *)

open Runtime

let _HKWorkoutActivityTypeAmericanFootball = 1
let _HKWorkoutActivityTypeArchery = 2
let _HKWorkoutActivityTypeAustralianFootball = 3
let _HKWorkoutActivityTypeBadminton = 4
let _HKWorkoutActivityTypeBaseball = 5
let _HKWorkoutActivityTypeBasketball = 6
let _HKWorkoutActivityTypeBowling = 7
let _HKWorkoutActivityTypeBoxing = 8
let _HKWorkoutActivityTypeClimbing = 9
let _HKWorkoutActivityTypeCricket = 10
let _HKWorkoutActivityTypeCrossTraining = 11
let _HKWorkoutActivityTypeCurling = 12
let _HKWorkoutActivityTypeCycling = 13
let _HKWorkoutActivityTypeGolf = 0x15
let _HKWorkoutActivityTypeRunning = 37
let _HKWorkoutActivityTypeOther = 3_000

let _NSLayoutRelationLessThanOrEqual = -1
let _NSLayoutRelationEqual = 0n
let _NSLayoutRelationGreaterThanOrEqual = Int64.of_int 1

let _NSWindowStyleMaskTitled = 1 lsl 0
let _NSWindowStyleMaskClosable = 1 lsl 1
let _NSWindowStyleMaskMiniaturizable = 1 lsl 2
let _NSWindowStyleMaskUsual =
  _NSWindowStyleMaskTitled lor _NSWindowStyleMaskClosable lor _NSWindowStyleMaskMiniaturizable

let activity_name = function
  | 7 -> "bowling"
  | 8 -> "boxing"
  | 13 -> "cycling"
  | 37 -> "running"
  | _ -> ""

let session_state state =
  match state with
  | NotStarted -> 1
  | Running -> 2
  | Ended -> 3

let sleep_names = [ (0, "inBed"); (1, "asleepUnspecified"); (2, "awake"); (3, "asleepCore") ]
let sleep_values = [ "inBed", 0; "asleepUnspecified", 1; "awake", 2 ]

let save store workout done_ =
  msg_send ~self:store ~cmd:(selector "saveObject:withCompletion:") ~typ:(id @-> id @-> returning void)
    workout done_

let stop store query = msg_send ~self:store ~cmd:(selector "stopQuery:") query
