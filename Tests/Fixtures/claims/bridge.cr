# Enums of four headers as Crystal bridges write them.

enum WorkoutActivityType : UInt64
  AmericanFootball = 1
  Archery
  AustralianFootball
  Badminton
  Baseball
  Basketball
  Bowling
  Boxing
  Climbing
  Cricket
  CrossTraining
  Curling
  Cycling
  Golf = 21
  Running = 37
  Other = 3000_u64

  def name
    Bowling
  end
end

@[Flags]
enum WindowStyleMask : UInt64
  Titled
  Closable
  Miniaturizable
  Resizable
end

lib Bridge
  SLEEP_ANALYSIS_IN_BED = 0
  SLEEP_ANALYSIS_ASLEEP_UNSPECIFIED = 1_i64
  SLEEP_ANALYSIS_AWAKE = 2
  NSLayoutRelationLessThanOrEqual = -1
  NSWindowStyleMaskFullScreen = 1 << 14
end

# Ordinals here; Apple's numbers stand beside them.
enum Activity
  Rowing # 35
  Swimming # 46
  Walking # 52
  Yoga # 57
end

NAMES = {7 => "bowling", 8 => "boxing", 13 => "cycling"}
SESSION_STATES = {not_started: 1, running: 2, ended: 3}

def activity_name(code)
  case code
  when 7 then "bowling"
  when 24 then "hiking"
  else "unknown"
  end
end

def save(store, workout, done)
  LibObjC.objc_msgSend(store, LibObjC.sel_registerName("saveObject:withCompletion:"), workout, done)
  msgSend(store, "stopQuery:", workout)
end
