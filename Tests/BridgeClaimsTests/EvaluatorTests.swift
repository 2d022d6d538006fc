import Testing

@testable import BridgeClaims

@Suite struct EvaluatorTests {
  private func value(_ source: String, _ language: String) -> String {
    let profile = Languages.profile(id: language)!
    let file = CodeFile(
      source: SourceText(path: "x", bytes: Array(source.utf8)), profile: profile)
    switch Evaluator(file: file).evaluate(0..<file.tokens.count) {
    case .integer(let value): return value.integer.description
    case .unresolved: return "unresolved"
    case .name: return "name"
    case .notInteger: return "no integer"
    }
  }

  @Test(arguments: [
    ("10", "10"), ("0x1F", "31"), ("0b101", "5"), ("0o17", "15"), ("1_000", "1000"),
    ("1 << 14", "16384"),
    ("(7 << 16) | (1 << 22)", "4653056"), ("(1 << 16) - 1", "65535"), ("~0", "-1"), ("~1", "-2"),
    ("-1", "-1"), ("-(3)", "-3"), ("6 ^ 3", "5"), ("~0 & 0xFF", "255"), ("2 * 3 + 1", "7"),
    ("1 << 63", "9223372036854775808"), ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "no integer"), ("1 << 64", "unresolved"),
    ("18446744073709551615 + 1", "unresolved"), ("1.5", "no integer"), ("x", "name"),
    ("x | 1", "unresolved"), ("x ? 1 : 0", "no integer"), ("1 +", "no integer"), ("", "no integer"),
  ])
  func everyLanguage(_ source: String, _ expected: String) {
    #expect(value(source, "zig") == expected)
    #expect(value(source, "swift") == expected)
  }

  @Test(arguments: [
    ("@as(c_long, 3)", "3"), ("@intCast(7)", "7"), ("@enumFromInt(@as(u8, 2))", "2"), ("'a'", "97"),
    ("std.math.maxInt(u64)", "18446744073709551615"), ("std.math.maxInt(T)", "unresolved"),
    ("foo(3)", "no integer"), ("1 | 2 << 3", "17"), ("1 << 2 + 1", "8"),
  ])
  func zig(_ source: String, _ expected: String) { #expect(value(source, "zig") == expected) }

  @Test(arguments: [
    ("UInt(3)", "3"), ("Self(37)", "37"), (".init(rawValue: 37)", "37"),
    ("HKBarKind(rawValue: 5)!", "5"),
    ("NSBar(3)", "3"), ("UInt.max", "18446744073709551615"),
    ("Date(timeIntervalSince1970: 3)", "no integer"),
    ("1 << 2 + 1", "5"), ("3 as Int", "3"), ("Color(3)", "no integer"),
  ])
  func swift(_ source: String, _ expected: String) { #expect(value(source, "swift") == expected) }

  @Test(arguments: [
    ("1n << 40n", "1099511627776"), ("1 << 31", "-2147483648"), ("3 as number", "3"), ("017", "15"),
    ("BigInt(5)", "5"), ("Number.MAX_SAFE_INTEGER", "9007199254740991"),
  ])
  func typescript(_ source: String, _ expected: String) {
    #expect(value(source, "typescript") == expected)
  }

  @Test(arguments: [
    ("1UL << 3", "8"), ("1ull<<40", "1099511627776"), ("1 << 31", "unresolved"),
    ("1u << 30", "1073741824"),
    ("(NSInteger)3", "3"), ("(uint32_t)(1 << 4)", "16"), ("'abcd'", "1633837924"), ("'a'", "97"),
    ("@37", "37"), ("@(1 << 2)", "4"), ("NSUIntegerMax", "18446744073709551615"),
    ("INT32_MIN", "-2147483648"),
    ("static_cast<uint8_t>(7)", "7"), ("0x7fffffff", "2147483647"), ("010", "8"), ("~1ull", "-2"),
    ("1 | 2 & 3", "3"), ("1 << 2 + 1", "8"), ("5z1", "no integer"),
  ])
  func objectiveC(_ source: String, _ expected: String) {
    #expect(value(source, "objective-c") == expected)
  }

  @Test func deepNestingIsRefusedNotFollowed() {
    let deep = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    #expect(value(deep, "zig") == "no integer")
    #expect(value(String(repeating: "-", count: 10_000) + "1", "zig") == "no integer")
  }
}
