import Testing

@testable import BridgeClaims

@Suite struct EnumTests {
  @Test func zigCountsOnlyWithATagType() {
    expect(
      "zig",
      """
      pub const Material = enum(c_long) {
          light,
          dark = «5»,
          @"switch",
          _,
          pub fn f(self: Material) void { _ = self; }
      };
      const Own = enum { red, green };
      const Value = union(enum) { a: u8, b: u8 };
      """, ["light = 0 (implicit)", "dark = 5", "switch = 6 (implicit)"])
  }

  @Test func swiftCountsRawValuesOfIntegerTypes() {
    expect(
      "swift",
      """
      enum Kind: Int, Codable {
        case none, first = «3», second
        case third
        case `default`
        var name: String {
          switch self {
          case .none: return "none"
          default: return ""
          }
        }
      }
      enum Text: String { case a, b }
      enum Plain { case a, b }
      """,
      [
        "none = 0 (implicit)", "first = 3", "second = 4 (implicit)", "third = 5 (implicit)",
        "default = 6 (implicit)",
      ])
  }

  @Test func typescript() {
    expect(
      "typescript",
      """
      export const enum Kind { A, B = «4», C, 'D-e' = «1 << 3», Both = «B | C», S = "s" }
      declare enum Later { X = «-1», Y }
      """,
      [
        "A = 0 (implicit)", "B = 4", "C = 5 (implicit)", "D-e = 8", "Both = 5", "X = -1",
        "Y = 0 (implicit)",
      ])
  }

  @Test func objectiveC() {
    expect(
      "objective-c",
      """
      typedef NS_OPTIONS(NSUInteger, NSBarMask) {
        NSBarMaskNone = «0»,
        NSBarMaskA API_AVAILABLE(macos(10.12)) = «1UL << 0»,
        NSBarMaskB NS_SWIFT_NAME(b) API_DEPRECATED("use 7", macos(10.0, 11.0)) = «1UL << 1»,
        NSBarMaskBoth = «NSBarMaskA | NSBarMaskB» API_AVAILABLE(ios(8)),
        NSBarMaskAll = «NSUIntegerMax»
      };
      typedef enum { BarZero, BarOne } BarKind;
      enum : uint8_t { Narrow = «255» };
      typedef NW_ENUM(uint8_t, nw_kind_t) API_AVAILABLE(ios(13)) { nw_kind_a = «4» };
      enum class Scoped : int { Left = «-1», Right };
      """,
      [
        "NSBarMaskNone = 0", "NSBarMaskA = 1", "NSBarMaskB = 2", "NSBarMaskBoth = 3",
        "NSBarMaskAll = 18446744073709551615", "BarZero = 0 (implicit)", "BarOne = 1 (implicit)",
        "Narrow = 255", "nw_kind_a = 4", "Left = -1", "Right = 0 (implicit)",
      ])
  }

  @Test func ownersAndTypes() {
    let file = read(
      """
      typedef NS_ENUM(NSInteger, NSBarKind) { NSBarKindA };
      typedef enum { BarZero } BarKind;
      enum : uint8_t { Narrow = 255 };
      """, "objective-c")
    #expect(file.groups.map { $0.owner?.name } == ["NSBarKind", "BarKind", nil])
    #expect(
      file.groups.map { $0.hints.first?.text } == ["NSInteger", "Bridge.src", "uint8_t"])
    let zig = read("const Material = enum(c_long) { a };", "zig")
    #expect(zig.groups[0].owner == ClaimOwner(kind: .enumeration, name: "Material"))
  }

  @Test func branchesOfAConditionCountFromWhereItStarts() {
    expect(
      "objective-c",
      """
      enum Bar {
        BarA,
      #if TARGET_OS_OSX
        BarB,
      #else
        BarC,
        BarD,
      #endif
        BarE,
        BarF = 9,
      };
      """,
      [
        "BarA = 0 (implicit)", "BarE = ? (implicit)", "BarF = 9",
        "BarB = 1 (implicit) if TARGET_OS_OSX", "BarC = 1 (implicit) if !(TARGET_OS_OSX)",
        "BarD = 2 (implicit) if !(TARGET_OS_OSX)",
      ])
  }

  @Test func anUnknownValueStopsTheCount() {
    expect(
      "c", "enum { A = OTHER, B, C = 3, D };",
      ["A = ?", "B = ? (implicit)", "C = 3", "D = 4 (implicit)"])
  }
}
