-- The enums of four headers in the forms that Lua code has most.

local WorkoutActivityType = {
  americanFootball = 1, archery = 2, australianFootball = 3, badminton = 4, baseball = 5,
  basketball = 6, bowling = 7, boxing = 8, cycling = 13, golf = 21, hiking = 24, rowing = 35,
  running = 37, swimming = 46, walking = 52, other = 3000,
}

local ACTIVITY_NAMES = { [13] = "Cycling", [37] = "Running", [52] = "Walking" }

local function activityName(activityType)
  if activityType == 37 then
    return "running"
  elseif activityType == 52 then
    return "walking"
  else
    return "other"
  end
end

local HKCategoryValueSleepAnalysisInBed <const> = 0
HKCategoryValueSleepAnalysisAwake = 2
M.HKCategoryValueSleepAnalysisAsleepCore = 3

ffi.cdef[[
typedef enum {
  NSWindowStyleMaskTitled = 1 << 0,
  NSWindowStyleMaskClosable = 1 << 1,
  NSWindowStyleMaskResizable = 1 << 3,
} NSWindowStyleMask;
]]
NSWindowStyleMaskFullScreen = bit.lshift(1, 14)
window:setStyleMask_(8) -- NSWindowStyleMaskResizable

-- kCLAuthorizationStatus: 0=notDetermined 1=restricted 2=denied
local query = [[SELECT CASE status WHEN 0 THEN 'notDetermined' WHEN 2 THEN 'denied' END]]

C.sel_registerName("saveObject:withCompletion:")
