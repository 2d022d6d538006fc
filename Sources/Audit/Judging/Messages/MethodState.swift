import HeaderFacts

/// Whether a method is there, and to be used, on the machines that a program runs on.
enum MethodState: Sendable, Hashable {
  case available
  /// Nobody should use it any more, from this version on where the header tells one.
  case deprecated(since: Version?)
  case newer(than: Version, from: Version)
  case unavailable
  /// A class does not want what it would inherit.
  case never

  /// - Parameter target: Nil where only what is nowhere to be used is asked for.
  init(_ stated: Availability, target: DeploymentTarget?) {
    guard let target, !stated.isAlwaysUnavailable else {
      self = stated.isAlwaysUnavailable ? .never : .available
      return
    }
    let entry = stated.entry(for: target.platform)
    if entry?.isUnavailable == true {
      self = .unavailable
    } else if let removed = entry?.obsoleted, removed <= target.version {
      self = .unavailable
    } else if let introduced = entry?.introduced, target.version < introduced {
      self = .newer(than: target.version, from: introduced)
    } else if let entry, entry.isDeprecated, let deprecated = entry.deprecated,
      deprecated <= target.version
    {
      self = .deprecated(since: deprecated)
    } else {
      self = stated.isAlwaysDeprecated ? .deprecated(since: nil) : .available
    }
  }

  var isDeprecation: Bool {
    if case .deprecated = self { return true }
    return false
  }

  /// What follows the method's name in a sentence.
  func text(on platform: String) -> String {
    switch self {
    case .available: "is there"
    case .unavailable: "is unavailable on \(platform)"
    case .never: "is unavailable"
    case .newer(let target, let introduced):
      "is there from \(platform) \(introduced) on; the target is \(target)"
    case .deprecated(let since):
      "is deprecated" + (since.map { " since \(platform) \($0)" } ?? "")
    }
  }
}

extension SentMessage {
  /// The methods that decide whether the message can be sent on a platform, each class's as the newest facts
  /// have it: those of the receiver's own class before inherited ones.
  ///
  /// None where the receiver may be of a class that the platform does not have.
  func decidingMethods(on platform: String?) -> [MethodMatch] {
    if !isSure, let platform {
      let owners = Set(methods.filter { $0.origin.platform == platform }.map(\.container.owner))
      guard methods.allSatisfy({ owners.contains($0.container.owner) }) else { return [] }
    }
    var newest: [String: MethodMatch] = [:]
    var order: [String] = []
    for match in methods where platform == nil || match.origin.platform == platform {
      let key = "\(match.method.kind.sign)\(match.container.owner) \(match.origin.platform)"
      guard let known = newest[key] else {
        newest[key] = match
        order.append(key)
        continue
      }
      if Self.tellsMore(match, than: known) { newest[key] = match }
    }
    let found = order.compactMap { newest[$0] }
    let own = isSure ? found.filter { $0.container.owner == receiver?.className } : []
    return own.isEmpty ? found : own
  }

  /// Of two sets of facts, the newer one; of two as new, the one that says anything of availability.
  private static func tellsMore(_ a: MethodMatch, than b: MethodMatch) -> Bool {
    let versions = (a.origin.version ?? Version(0), b.origin.version ?? Version(0))
    guard versions.0 == versions.1 else { return versions.0 > versions.1 }
    return b.method.availability == .unstated && a.method.availability != .unstated
  }
}
