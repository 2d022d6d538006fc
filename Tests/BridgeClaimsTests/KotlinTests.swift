import Testing

@testable import BridgeClaims

@Suite struct KotlinTests {
  @Test func enums() {
    expect(
      "kotlin",
      """
      enum class ActivityType(val raw: Long, val title: String = "3") : Named {
          ROWING(«35L»),
          @Deprecated("x") GOLF(«21», "golf"),
          RUN(raw = «0x25») { override fun f() = 3 };

          companion object { fun of(raw: Long) = entries.first { it.raw == raw } }
      }
      enum class Align { LEFT, CENTER }
      """, ["ROWING = 35", "GOLF = 21", "RUN = 37", "LEFT = 0 (implicit)", "CENTER = 1 (implicit)"])
  }

  @Test func constants() {
    expect(
      "kotlin",
      """
      object Mask {
          const val A: Long = «1L shl 3»
          const val B = «1 shl 4 or 1»
          val Both: ULong = «A or 16» // both
          val Rest = «0xFF.inv()»
          val Wide = «3.toLong()»
          val Top = «Long.MAX_VALUE»
          val size get() = 3
          val other: Int get() = 4
          var n = 5
          fun f(val x: Int = 3, y: Int = 4) { val local = count + 1 }
      }
      """,
      [
        "A = 8", "B = 17", "Both = 24", "Rest = -256", "Wide = 3", "Top = 9223372036854775807",
      ])
  }

  @Test func whens() {
    expect(
      "kotlin",
      """
      fun name(raw: Long): String = when (raw) {
          «7L» -> "bowling"
          «8», «9L» -> "boxing"
          in 10..12 -> "x"
          «21» -> {
              "golf"
          }
          else -> "3"
      }
      fun raw(name: String) = when (name) { "golf" -> «21»; "row" -> «35»; else -> 0 }
      val kind = when { s == "run" -> «37L»
          s == "walk" -> «52L»
          else -> 3000L }
      """,
      [
        "bowling = 7", "boxing = 8 (bucket)", "boxing = 9 (bucket)", "golf = 21", "golf = 21",
        "row = 35", "run = 37", "walk = 52",
      ])
    let file = read("fun name(raw: Long): String = when (raw) { 7L -> \"a\" }", "kotlin")
    #expect(file.groups[0].owner == ClaimOwner(kind: .function, name: "name"))
  }

  @Test func maps() {
    expect(
      "kotlin",
      """
      private val NAMES: Map<Int, String> = mapOf(«7» to "bowling", «8» to "boxing")
      val codes = mapOf("golf" to «21», "row" to «35L», "run" to «37»)
      val pairs = listOf(Pair(«7», "bowling"), Pair(«8», "boxing"))
      val size = mapOf("width" to 3, "height" to 4)
      """,
      [
        "bowling = 7", "boxing = 8", "golf = 21", "row = 35", "run = 37", "bowling = 7",
        "boxing = 8",
      ])
    let file = read("private val NAMES: Map<Int, String> = mapOf(7 to \"a\", 8 to \"b\")", "kotlin")
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "NAMES"))
  }
}
