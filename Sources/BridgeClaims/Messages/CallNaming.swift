/// How a bridge makes a name of its language's own of a selector.
public enum CallNaming: String, Sendable, Hashable {
  /// All keywords in one, the later ones capitalized: `saveObjectWithCompletion(a, b)`.
  case joined
  /// The first keyword is the name, the later ones are the arguments' labels: `saveObject(a, withCompletion = b)`.
  ///
  /// As a claim it is spelled `saveObject:withCompletion:`, with `_` for each label that is left out.
  case labelled

  /// What a selector is called by under this naming.
  public func name(of selector: String) -> String {
    guard self == .joined, selector.utf8.contains(UInt8(ascii: ":")) else { return selector }
    var name = ""
    for part in selector.split(separator: ":") {
      name += name.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return name
  }

  /// What the names have in common of all selectors that a spelling may mean.
  public func key(ofName name: String) -> String {
    self == .joined ? name : String(name.prefix { $0 != ":" })
  }

  public func key(ofSelector selector: String) -> String { key(ofName: name(of: selector)) }

  /// Whether a call spelled like that may send the selector; the number of arguments tells nothing where all
  /// keywords are in the name.
  public func fits(_ spelling: String, _ selector: String) -> Bool {
    guard self == .labelled else { return name(of: selector) == spelling }
    if spelling == selector { return true }
    let said = spelling.split(separator: ":", omittingEmptySubsequences: false)
    let meant = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard said.count == meant.count, said[0] == meant[0] else { return false }
    // Labels may come in any order.
    var rest = meant.dropFirst()
    for label in said.dropFirst() where label != "_" {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest.remove(at: place)
    }
    return true
  }
}
