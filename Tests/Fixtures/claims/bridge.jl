# Enums of four headers as Julia bridges write them: @cenum, @enum, constants, dictionaries.

@cenum HKWorkoutActivityType::NSUInteger begin
    HKWorkoutActivityTypeAmericanFootball = 1
    HKWorkoutActivityTypeArchery
    HKWorkoutActivityTypeAustralianFootball
    HKWorkoutActivityTypeBadminton
    HKWorkoutActivityTypeBaseball
    HKWorkoutActivityTypeBasketball
    HKWorkoutActivityTypeBowling
    HKWorkoutActivityTypeBoxing
    HKWorkoutActivityTypeClimbing
    HKWorkoutActivityTypeCricket
    HKWorkoutActivityTypeCrossTraining
    HKWorkoutActivityTypeCurling
    HKWorkoutActivityTypeCycling
    HKWorkoutActivityTypeGolf = 21
    HKWorkoutActivityTypeRunning = 0x25
    HKWorkoutActivityTypeOther = 3000
end

@enum SleepAnalysis::Int InBed AsleepUnspecified Awake AsleepCore=3 AsleepDeep AsleepREM

const NSWindowStyleMaskTitled = 1 << 0
const NSWindowStyleMaskClosable = 1 << 1
const NSWindowStyleMaskMiniaturizable = UInt64(1) << 2
const NSWindowStyleMaskFullScreen::UInt64 = 2^14
const NSLayoutRelationLessThanOrEqual = -1
const NSNotFound = typemax(Int64)

const ACTIVITY_NAMES = Dict(
    7 => "bowling", 8 => "boxing",
    13 => "cycling",
    37 => "running")

const SESSION_STATES = Dict{Symbol,Int}(:not_started => 1, :running => 2, :ended => 3)

function save(store, workout, done)
    msgSend(store, "saveObject:withCompletion:", workout, done)
    ccall(:objc_msgSend, Cvoid, (id, SEL, id), store, sel_registerName("stopQuery:"), workout)
end
