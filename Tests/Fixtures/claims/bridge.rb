# Enums of four headers as Ruby bridges write them: constants in modules, hashes, case statements.

module WorkoutActivityType
  AMERICAN_FOOTBALL = 1
  ARCHERY = 2
  AUSTRALIAN_FOOTBALL = 3
  BADMINTON = 4
  BASEBALL = 5
  BASKETBALL = 6
  BOWLING = 7
  BOXING = 8
  CLIMBING = 9
  CRICKET = 10
  CROSS_TRAINING = 11
  CURLING = 12
  CYCLING = 13
  RUNNING = 37
  OTHER = 3_000

  NAMES = { 7 => "bowling", 8 => "boxing", 37 => 'running' }.freeze
end

module Bridge
  NSWindowStyleMaskTitled = 1 << 0
  NSWindowStyleMaskClosable = 1 << 1
  NSWindowStyleMaskMiniaturizable = 0x4
  NSWindowStyleMaskResizable = 1 << 3
  NSLayoutRelationLessThanOrEqual = -1

  SLEEP_ANALYSIS = { in_bed: 0, asleep_unspecified: 1, awake: 2, asleep_core: 3 }.freeze
  SLEEP_CODES = { :in_bed => 0, :awake => 2, :asleep_deep => 4 }

  def self.activity_name(code)
    case code
    when 7 then "bowling"
    when 8
      :boxing
    when 13 then return 'cycling'
    when 37 then "running"
    else "unknown"
    end
  end

  def session_state(state)
    case state
    when :not_started then 1
    when :running then 2
    when :ended then 3
    end
  end

  def save(store, workout, done)
    msgSend(store, "saveObject:withCompletion:", workout, done)
    store.perform(NSSelectorFromString("stopQuery:"), workout)
  end
end
