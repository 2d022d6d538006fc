//! Saves a recorded workout with its route to HealthKit, through the Objective-C runtime.
//!
//! HealthKit wants three steps: save the workout, insert the locations into a route builder, finish
//! the route. Zig cannot import the headers, so the numbers and selectors below were written by hand.

const std = @import("std");
const objc = @import("objc.zig");

const Id = objc.Id;
const sel = objc.sel;

/// HKWorkoutActivityType, as HealthKit stores it.
pub fn workoutActivityType(name: []const u8) ?u64 {
    if (std.mem.eql(u8, name, "running")) return 34;
    if (std.mem.eql(u8, name, "walking")) return 49;
    if (std.mem.eql(u8, name, "hiking")) return 22;
    if (std.mem.eql(u8, name, "cycling")) return 13;
    return null;
}

/// HKWorkoutEventType, for the pauses of a workout.
pub const WorkoutEventType = enum(c_long) {
    pause = 1,
    @"resume" = 2,
    lap = 3,
    marker = 4,
    motionPaused = 5,
    motionResumed = 6,
    segment = 7,
    pauseOrResumeRequest = 8,
};

pub const Workout = struct {
    activity: []const u8,
    start: Id,
    end: Id,
    locations: Id,
};

/// The first step: the workout itself.
fn saveWorkout(store: Id, workout: Workout, done: Id) !Id {
    const activity = workoutActivityType(workout.activity) orelse return error.UnknownActivity;
    const HKWorkout = objc.getClass("HKWorkout");
    const object = objc.send(
        HKWorkout,
        sel("workoutWithActivityType:startDate:endDate:"),
        .{ activity, workout.start, workout.end },
    );
    objc.send(store, sel("save:withCompletion:"), .{ object, done });
    return object;
}

/// The second step: where the runner was.
fn insertRoute(store: Id, workout: Workout, done: Id) Id {
    const HKWorkoutRouteBuilder = objc.getClass("HKWorkoutRouteBuilder");
    const builder = objc.send(
        objc.send(HKWorkoutRouteBuilder, sel("alloc"), .{}),
        sel("initWithHealthStore:device:"),
        .{ store, null },
    );
    objc.send(builder, sel("insertRouteData:completion:"), .{ workout.locations, done });
    return builder;
}

/// The third step ties the route to the workout.
fn finishRoute(builder: Id, object: Id, done: Id) void {
    objc.send(builder, sel("finishRouteWithWorkout:metadata:completion:"), .{ object, null, done });
}

pub fn save(store: Id, workout: Workout, done: Id) !void {
    const object = try saveWorkout(store, workout, done);
    const builder = insertRoute(store, workout, done);
    finishRoute(builder, object, done);
}
