// The enums of four headers in the forms that Swift code has most: raw values, dictionaries, switches.

/// Raw values of HKWorkoutActivityType.
enum WorkoutActivityType: UInt {
  case americanFootball = 1
  case archery, australianFootball, badminton
  case baseball, basketball, bowling, boxing
  case climbing
  case cricket
  case crossTraining
  case curling
  case cycling
  case golf = 21
  case hiking = 24
  case rowing = 35, running = 37
  case other = 3000
}

struct WindowStyleMask: OptionSet {
  let rawValue: UInt
  static let titled = WindowStyleMask(rawValue: 1 << 0)
  static let closable = WindowStyleMask(rawValue: 1 << 1)
  static let fullScreen = Self(rawValue: 1 << 14)
  static var fullSizeContentView: Self { .init(rawValue: 1 << 15) }
}

let activityNames: [UInt: String] = [7: "bowling", 8: "boxing", 13: "cycling"]
let storeActions = ["dontCare": 0, "store": 1, "multisampleResolve": 2]
let options = [(1, "badge"), (2, "sound"), (4, "alert")]

func activityName(_ raw: UInt) -> String {
  switch raw {
  case 46: return "swimming"
  case 52:
    return "walking"
  default: return "other"
  }
}

func status(_ name: String) -> Int32 {
  if name == "restricted" { return 1 } else if name == "denied" { return 2 }
  return 0
}

#if os(macOS)
  let authorized: Int32 = 3  // kCLAuthorizationStatusAuthorized
#endif

perform(Selector("setStyleMask:"))
perform(NSSelectorFromString("makeKeyAndOrderFront:"))
