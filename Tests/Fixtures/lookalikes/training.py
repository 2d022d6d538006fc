"""Sports and states of a training server."""

from enum import IntEnum

from bridge import HKWorkoutActivityTypeRunning

# The watch gives Apple's number, the server has its own.
HKWorkoutActivityTypeCycling = 13
HKWorkoutActivityTypeWalking = 52

SERVER_SPORTS = {1: "running", 2: "cycling", 3: "walking", 4: "swimming", 5: "rowing", 6: "hiking"}


class Sport(IntEnum):
    RUNNING = 1
    CYCLING = 2
    WALKING = 3
    SWIMMING = 4
    YOGA = 5
    PILATES = 6
    BOXING = 7


class SessionState(IntEnum):
    NOT_STARTED = 0
    RUNNING = 1
    PAUSED = 2
    ENDED = 3
    PREPARED = 4


class MealTime(IntEnum):
    BEFORE = 0
    AFTER = 1
    UNKNOWN = 2


class Sex(IntEnum):
    FEMALE = 0
    MALE = 1
    OTHER = 2


def severity(level):
    if level == 1:
        return "mild"
    if level == 2:
        return "moderate"
    if level == 3:
        return "severe"
    return "unspecified"
