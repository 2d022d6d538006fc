/// Enums of four headers as F# bridges write them.
module Bridge

type WorkoutActivityType =
    | AmericanFootball = 1
    | Archery = 2
    | AustralianFootball = 3
    | Badminton = 4
    | Baseball = 5
    | Basketball = 6
    | Bowling = 7
    | Boxing = 8
    | Climbing = 9
    | Cricket = 10
    | CrossTraining = 11
    | Curling = 12
    | Cycling = 13
    | Golf = 21
    | Running = 37
    | Other = 3000

[<System.Flags>]
type WindowStyleMask =
    | Titled = 0x1UL
    | Closable = 0x2UL
    | Miniaturizable = 0x4UL

[<Literal>]
let NSWindowStyleMaskTitled = 1UL
let [<Literal>] NSWindowStyleMaskClosable = 2UL
[<Literal>]
let NSWindowStyleMaskFullScreen = 16384UL
let NSWindowStyleMaskResizable = 1UL <<< 3
let NSWindowStyleMaskUsual = 1UL ||| 2UL ||| 4UL ||| 8UL
let NSLayoutRelationLessThanOrEqual = -1L

let activityName code =
    match code with
    | 7 -> "bowling"
    | 8 -> "boxing"
    | 13 | 74 -> "cycling"
    | 37 -> Some "running"
    | _ -> "unknown"

let sessionState = function
    | NotStarted -> 1
    | Running -> 2
    | Ended -> 3

let sleepNames = dict [ 0, "inBed"; 1, "asleepUnspecified"; 2, "awake" ]

let sleepValues =
    Map.ofList [
        "inBed", 0
        "asleepUnspecified", 1
        "awake", 2
    ]

let save store workout finish =
    msgSend(store, "saveObject:withCompletion:", workout, finish)
    objc_msgSend(store, sel_registerName "stopQuery:", workout)
