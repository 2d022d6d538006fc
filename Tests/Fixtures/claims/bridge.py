"""The enums of four headers in the forms that Python code has most."""

import sys
from ctypes import c_long, c_ulong
from enum import IntEnum, IntFlag, auto


class WorkoutActivityType(IntEnum):
    """HealthKit's activity types."""

    AMERICAN_FOOTBALL = 1
    ARCHERY = auto()
    AUSTRALIAN_FOOTBALL = auto()
    BADMINTON = auto()
    BASEBALL = auto()
    BASKETBALL = auto()
    BOWLING = auto()
    BOXING = auto()
    CLIMBING = auto()
    CRICKET = auto()
    CROSS_TRAINING = auto()
    CURLING = auto()
    CYCLING = auto()
    GOLF = 21
    HIKING = 24
    ROWING = 35
    RUNNING = 37
    SWIMMING = 46
    WALKING = 52
    YOGA = 57
    OTHER = 3000


WORKOUT_NAMES = {
    1: "American Football", 7: "Bowling", 8: "Boxing",
    "13": "Cycling",
    WorkoutActivityType.GOLF: "Golf",
    37: "Running",
    52: "Walking",
}


def activity_name(activity_type):
    if activity_type == 37:
        return "running"
    elif activity_type == 52:
        return "walking"
    elif activity_type in (46, 53):
        return "water"
    return "other"


HKCategoryValueSleepAnalysisInBed = 0
HKCategoryValueSleepAnalysisAsleepUnspecified, HKCategoryValueSleepAnalysisAwake = 1, 2
HKCategoryValueSleepAnalysisAsleepCore = c_long(3)
HKCategoryValueSleepAnalysisAsleepDeep = 4
HKCategoryValueSleepAnalysisAsleepREM = 5

SLEEP_SQL = """
    SELECT CASE value
        WHEN 0 THEN 'inBed'
        WHEN 2 THEN 'awake'
        WHEN 3 THEN 'asleepCore'
        WHEN 4 THEN 'asleepDeep'
        WHEN 5 THEN 'asleepREM'
    END AS sleep_analysis FROM samples
"""


def sleep_value(stage):
    """Sleep analysis: 0=inBed 2=awake 3=asleepCore."""
    match stage:
        case "inBed":
            return 0
        case "awake":
            return 2
        case "asleepCore" | "core":
            return 3


class NSWindowStyleMask(IntFlag):
    Borderless = 0
    Titled = auto()
    Closable = auto()
    Miniaturizable = auto()
    Resizable = auto()
    FullScreen = 1 << 14
    FullSizeContentView = auto()
    Standard = Titled | Closable | Miniaturizable | Resizable


enums = """$NSWindowStyleMaskTitled@1$NSWindowStyleMaskClosable@2$NSWindowStyleMaskResizable@8$NSWindowStyleMaskFullScreen@16384$"""

window.setStyleMask_(c_ulong(1 << 3))  # NSWindowStyleMaskResizable

if arm64:
    NSTextAlignmentCenter = 1
    NSTextAlignmentRight = 2
else:
    NSTextAlignmentCenter = 2
    NSTextAlignmentRight = 1

misc.update({"NSTextAlignmentLeft": 0, "NSTextAlignmentCenter": sel32or64(2, 1)})
alignments = dict(left=0, justified=3, natural=4)


def test_alignment(self):
    self.assertEqual(AppKit.NSTextAlignmentJustified, 3)
    assert AppKit.NSTextAlignmentNatural == 4


sel_registerName(b"saveObject:withCompletion:")
objc_msgSend(window, sel("setStyleMask:"), 15)
