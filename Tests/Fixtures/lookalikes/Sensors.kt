package org.example.sensors

/** Activities that a phone recognizes. */
object DetectedActivity {
  const val IN_VEHICLE = 0
  const val ON_BICYCLE = 1
  const val ON_FOOT = 2
  const val STILL = 3
  const val UNKNOWN = 4
  const val WALKING = 7
  const val RUNNING = 8
}

enum class ExerciseType(val id: Int) {
  BADMINTON(2), BASEBALL(4), BASKETBALL(5), BIKING(8), BOXING(11), CRICKET(14), DANCING(16), FENCING(26),
  GOLF(32), GYMNASTICS(34), HIKING(37), PILATES(48), RACQUETBALL(50), ROWING(53), RUNNING(56), WALKING(79)
}

enum class BodyPosition(val id: Int) { UNKNOWN(0), STANDING_UP(1), SITTING_DOWN(2), LYING_DOWN(3), RECLINING(4) }

enum class SpecimenSource(val id: Int) { UNKNOWN(0), INTERSTITIAL_FLUID(1), CAPILLARY_BLOOD(2), PLASMA(3), SERUM(4) }

fun transportName(mode: Int): String = when (mode) {
  1 -> "automobile"
  2 -> "walking"
  3 -> "transit"
  4 -> "cycling"
  else -> "any"
}
