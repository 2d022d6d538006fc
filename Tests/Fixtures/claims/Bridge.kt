// The enums of four headers in the forms that Kotlin code has most: enum classes with a value,
// constants, maps, whens.
package bridge

/** Raw values of HKWorkoutActivityType. */
enum class WorkoutActivityType(val rawValue: Long) {
    AMERICAN_FOOTBALL(1L),
    ARCHERY(2L),
    AUSTRALIAN_FOOTBALL(3L),
    BADMINTON(4L),
    BASEBALL(5L),
    BASKETBALL(6L),
    BOWLING(7L),
    BOXING(8L),
    CLIMBING(9L),
    CRICKET(10L),
    CROSS_TRAINING(11L),
    CURLING(12L),
    CYCLING(13L),
    @Deprecated("Use CARDIO_DANCE") DANCE(14L),
    GOLF(21L),
    HIKING(24L),
    ROWING(35L),
    RUNNING(37L),
    OTHER(3000L);

    companion object {
        fun of(rawValue: Long) = entries.firstOrNull { it.rawValue == rawValue }
    }
}

enum class StoreAction { DONT_CARE, STORE, MULTISAMPLE_RESOLVE, STORE_AND_MULTISAMPLE_RESOLVE }

object WindowStyleMask {
    const val BORDERLESS = 0L
    const val TITLED: Long = 1L shl 0
    const val CLOSABLE: Long = 1L shl 1
    const val MINIATURIZABLE = 1L shl 2
    const val RESIZABLE = 1L shl 3
    const val FULL_SCREEN = 1L shl 14
}

private val UNAuthorizationOptionBadge: ULong = 1uL
private val UNAuthorizationOptionBadgeAndSound: ULong = 1uL or 2uL

val statusNames = mapOf(
    0 to "notDetermined",
    1 to "restricted",
    2 to "denied",
)

val activityTypes: Map<String, Long> = mapOf(
    "hiking" to 24L,
    "rowing" to 35L,
    "running" to 37L,
)

fun activityName(raw: Long): String = when (raw) {
    7L -> "bowling"
    8L -> "boxing"
    46L -> "swimming"
    else -> "other"
}

fun status(name: String): Int {
    return when (name) {
        "authorizedAlways" -> 3
        "authorizedWhenInUse" -> 4
        else -> 0
    }
}

fun show(window: CPointer<*>) {
    objc_msgSend(window, sel_registerName("setStyleMask:"), 15L)
    objc_msgSend(window, sel_registerName("makeKeyAndOrderFront:"), null)
}
