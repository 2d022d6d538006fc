## Enums of four headers as Nim bridges write them: enum types, const blocks, case statements, tables.

import std/tables

type
  WorkoutActivityType* {.size: sizeof(culong).} = enum
    watAmericanFootball = 1
    watArchery
    watAustralianFootball
    watBadminton, watBaseball, watBasketball
    watBowling, watBoxing
    watClimbing
    watCricket
    watCrossTraining = 11, watCurling
    watCycling
    watGolf = 21
    watHiking = 24
    watRowing = 35
    watRunning = 37
    watYoga = 57
    watOther = 3000

const
  HKCategoryValueSleepAnalysisInBed* = 0
  HKCategoryValueSleepAnalysisAsleepUnspecified* = 1
  HKCategoryValueSleepAnalysisAwake* = 2
  HKCategoryValueSleepAnalysisAsleepCore*: int = 3
  HKCategoryValueSleepAnalysisAsleepDeep* {.used.} = 4

const
  NSWindowStyleMaskTitled* = (1 shl 0).NSWindowStyleMask
  NSWindowStyleMaskClosable* = 2.NSWindowStyleMask
  NSWindowStyleMaskMiniaturizable* = NSWindowStyleMask(1 shl 2)
  NSWindowStyleMaskResizable* = 1'u64 shl 3
  NSWindowStyleMaskFullScreen* = 0x40_00'u64

const NSLayoutRelationLessThanOrEqual* = -1

proc activityName(code: int): string =
  case code
  of 7: "bowling"
  of 8: "boxing"
  of 13: return "cycling"
  of 37:
    result = "running"
  else: "unknown"

proc sessionState(name: string): int =
  case name
  of "notStarted": 1
  of "running": 2
  of "ended": 3
  else: 0

let names = {7: "bowling", 37: "running", 57: "yoga"}.toTable

proc save(store: ID, workout: ID, done: ID) =
  objc_msgSend(store, registerName("saveObject:withCompletion:"), workout, done)
  msgSend(store, "stopQuery:", workout)
