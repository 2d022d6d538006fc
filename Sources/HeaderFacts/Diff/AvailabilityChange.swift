/// What became of a declaration's availability between two sets of headers.
struct AvailabilityChange: Hashable {
  var kind: FactChange.Kind
  var version: Version?
  var message: String

  /// Nil when code may use the declaration as before.
  ///
  /// - Parameters:
  ///   - oldPlatform: The platform that `old` is looked at from.
  ///   - newPlatform: The platform that `new` is looked at from.
  init?(
    from old: Availability, on oldPlatform: String, to new: Availability, on newPlatform: String
  ) {
    let before = Standing(old, on: oldPlatform)
    let after = Standing(new, on: newPlatform)
    guard before != after else { return nil }
    let entry = new.entry(for: newPlatform)
    message = entry?.message ?? ""
    switch after {
    case .unavailable:
      kind = .unavailable
      version = entry?.obsoleted
    case .deprecated where before == .usable:
      kind = .deprecated
      version = entry?.deprecated
    default:
      kind = .restored
      version = nil
      message = ""
    }
  }

  private enum Standing: Hashable {
    case usable, deprecated, unavailable

    init(_ availability: Availability, on platform: String) {
      self =
        availability.isUnavailable(on: platform)
        ? .unavailable : availability.isDeprecated(on: platform) ? .deprecated : .usable
    }
  }
}
