import HeaderFacts
import Testing

@Suite struct AvailabilityTests {
  private static func availability(_ entry: PlatformAvailability) -> Availability {
    Availability(platforms: [entry])
  }

  /// Headers announce a deprecation, without saying when, by a version that no release will have.
  @Test func `an announced deprecation is none yet`() {
    let announced = Self.availability(
      PlatformAvailability(platform: "ios", introduced: Version(8), deprecated: Version(100_000)))
    #expect(!announced.isDeprecated(on: "ios"))
    #expect(!announced.isDeprecatedAnywhere)
    #expect(announced.entry(for: "ios")?.deprecated == Version(100_000))
  }

  @Test func `a deprecation holds on its platform`() {
    let deprecated = Self.availability(
      PlatformAvailability(platform: "ios", deprecated: Version(14)))
    #expect(deprecated.isDeprecated(on: "ios"))
    #expect(deprecated.isDeprecatedAnywhere)
    #expect(!deprecated.isDeprecated(on: "macos"))
  }

  @Test func `unavailable and obsoleted are not to be used`() {
    #expect(
      Self.availability(PlatformAvailability(platform: "ios", isUnavailable: true))
        .isUnavailable(on: "ios"))
    #expect(
      Self.availability(PlatformAvailability(platform: "ios", obsoleted: Version(9)))
        .isUnavailable(on: "ios"))
    #expect(Availability(isAlwaysUnavailable: true).isUnavailable(on: "watchos"))
    #expect(!Availability.unstated.isUnavailable(on: "ios"))
  }
}
