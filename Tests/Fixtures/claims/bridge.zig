//! The enums of four headers in the forms that Zig code has most: constants, enum bodies, switches.

pub const WorkoutActivityType = enum(c_ulong) {
    americanFootball = 1,
    archery,
    australianFootball,
    badminton,
    baseball,
    basketball,
    bowling,
    boxing,
    climbing,
    cricket,
    crossTraining,
    curling,
    cycling,
    golf = 21,
    hiking = 24,
    rowing = 35,
    running = 37,
    swimming = 46,
    walking = 52,
    yoga = 57,
    other = 3000,
};

pub const HKCategoryValueSleepAnalysisInBed: c_long = 0;
pub const HKCategoryValueSleepAnalysisAsleepUnspecified: c_long = 1;
pub const HKCategoryValueSleepAnalysisAwake: c_long = 2;
pub const HKCategoryValueSleepAnalysisAsleepCore: c_long = 3;
pub const HKCategoryValueSleepAnalysisAsleepDeep: c_long = 4;
pub const HKCategoryValueSleepAnalysisAsleepREM: c_long = 5;

pub const WindowStyleMask = struct {
    pub const titled: c_ulong = 1 << 0;
    pub const closable: c_ulong = 1 << 1;
    pub const miniaturizable: c_ulong = 1 << 2;
    pub const resizable: c_ulong = 1 << 3;
    pub const fullScreen: c_ulong = 1 << 14;
    pub const fullSizeContentView: c_ulong = 1 << 15;
};

fn sessionState(name: SessionState) c_long {
    return switch (name) {
        .notStarted => 1, // HKWorkoutSessionStateNotStarted
        .running => 2, // HKWorkoutSessionStateRunning
        .ended => 3, // HKWorkoutSessionStateEnded
        .paused => 4, // HKWorkoutSessionStatePaused
        .prepared => 5, // HKWorkoutSessionStatePrepared
        .stopped => 6, // HKWorkoutSessionStateStopped
    };
}

fn save(store: Id, object: Id, completion: Id) void {
    msgSend2(store, "saveObject:withCompletion:", object, completion);
}
