/// A method as a header declares it.
public struct KnownSelector: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case instance = "-"
    case `class` = "+"
  }

  /// The class or protocol that has the method.
  public let owner: String
  public let kind: Kind
  /// `finishRouteWithWorkout:metadata:completion:`
  public let selector: String
  /// The runtime's type encoding, with offsets for 64-bit where they are known: `v40@0:8@16@24@?32`.
  public let encoding: String

  public init(owner: String, kind: Kind, selector: String, encoding: String) {
    self.owner = owner
    self.kind = kind
    self.selector = selector
    self.encoding = encoding
  }
}

/// The selectors of a framework, looked up by their exact spelling.
public struct SelectorTable: Sendable {
  /// By owner, in the order of the headers.
  public let entries: [KnownSelector]
  private let places: [String: [Int]]

  public init(_ entries: [KnownSelector]) {
    self.entries = entries
    places = Dictionary(grouping: entries.indices) { entries[$0].selector }
  }

  /// Reads packed text: a line with an owner's name, then one line a method, kind, selector and encoding with
  /// a space between. Lines that are none of these are left out.
  public init(packed: [String]) {
    var entries: [KnownSelector] = []
    var owner = ""
    for line in packed.lazy.flatMap({ $0.split(separator: "\n") }) {
      let parts = line.split(separator: " ").map(String.init)
      if parts.count == 1 { owner = parts[0] }
      guard parts.count == 3, let kind = KnownSelector.Kind(rawValue: parts[0]) else { continue }
      entries.append(
        KnownSelector(owner: owner, kind: kind, selector: parts[1], encoding: parts[2]))
    }
    self.init(entries)
  }

  /// Every method with this selector; none means that the framework declares no such method.
  public subscript(selector: String) -> [KnownSelector] {
    (places[selector] ?? []).map { entries[$0] }
  }

  public func contains(_ selector: String) -> Bool { places[selector] != nil }
}
