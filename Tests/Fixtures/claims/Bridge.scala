// The enums of four headers in the forms that Scala code has most: enums, constants, maps, matches.
package bridge

/** Raw values of HKWorkoutActivityType. */
enum WorkoutActivityType(val rawValue: Long) {
  case AmericanFootball extends WorkoutActivityType(1L)
  case Archery extends WorkoutActivityType(2L)
  case AustralianFootball extends WorkoutActivityType(3L)
  case Badminton extends WorkoutActivityType(4L)
  case Baseball extends WorkoutActivityType(5L)
  case Basketball extends WorkoutActivityType(6L)
  case Bowling extends WorkoutActivityType(7L)
  case Boxing extends WorkoutActivityType(8L)
  case Climbing extends WorkoutActivityType(9L)
  case Cricket extends WorkoutActivityType(10L)
  case CrossTraining extends WorkoutActivityType(11L)
  case Curling extends WorkoutActivityType(12L)
  case Cycling extends WorkoutActivityType(13L)
  case Golf extends WorkoutActivityType(21L)
  case Running extends WorkoutActivityType(37L)
}

enum StoreAction { case DontCare, Store, MultisampleResolve }

object WindowStyleMask {
  final val Titled = 1L << 0
  final val Closable = 1L << 1
  val FullScreen: Long = 1L << 14
}

val UNAuthorizationOptionBadge: Long = 1L

val statusNames = Map(0 -> "notDetermined", 1 -> "restricted", 2 -> "denied")

def activityName(raw: Int): String = raw match {
  case 46 => "swimming"
  case 52 => "walking"
  case _ => s"other ${raw.toString}"
}

def show(window: Ptr): Unit = {
  objc_msgSend(window, sel_registerName(c"setStyleMask:"), 15L)
  objc_msgSend(window, sel_registerName("makeKeyAndOrderFront:"), null)
}
