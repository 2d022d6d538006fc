import BridgeClaims
import HeaderFacts

/// What receives a message, by the class that the headers know.
struct ResolvedReceiver: Sendable, Hashable {
  var className: String
  /// The class object itself, and no instance.
  var isClass: Bool
  /// It is of this very class, and not of one that inherits from it.
  var isExact: Bool

  /// A few words for messages: `the class NSColor`, `an NSWindow`.
  var text: String { isClass ? "the class \(className)" : "an instance of \(className)" }
}

extension ClassGraph {
  /// Follows messages to the class of what they give back; nil where the headers do not tell.
  func resolve(_ receiver: Receiver) -> ResolvedReceiver? {
    switch receiver {
    case .class(let name):
      return isClass(name) ? ResolvedReceiver(className: name, isClass: true, isExact: true) : nil
    case .instance(let name):
      return isClass(name) ? ResolvedReceiver(className: name, isClass: false, isExact: false) : nil
    case .result(let selector, let from):
      return resolve(from).flatMap { result(of: selector, sentTo: $0) }
    }
  }

  private func result(of selector: String, sentTo receiver: ResolvedReceiver) -> ResolvedReceiver? {
    var result = receiver
    switch selector {
    case "alloc", "new", "allocWithZone:":
      result.isClass = false
      return receiver.isClass ? result : nil
    case "retain", "autorelease", "self": return receiver
    case "class":
      result.isClass = true
      return result
    default: break
    }
    if selector.hasPrefix("init"), !receiver.isClass { return receiver }
    guard case .yes(let matches) = answer(selector, of: receiver) else { return nil }
    let types = Set(matches.map(\.method.returnType))
    guard types.count == 1, let type = types.first else { return nil }
    if type.hasPrefix("instancetype") {
      return ResolvedReceiver(className: receiver.className, isClass: false, isExact: false)
    }
    return className(ofPointer: type).map {
      ResolvedReceiver(className: $0, isClass: false, isExact: false)
    }
  }

  /// `NSColor` of `NSColor * _Nullable`, `NSArray` of `NSArray<NSString *> *`.
  private func className(ofPointer type: String) -> String? {
    guard type.contains("*"), !type.contains("(") else { return nil }
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let name = words.first(where: { !$0.hasPrefix("_") && $0 != "const" }).map(String.init),
      isClass(name), type.filter({ $0 == "*" }).count == 1 || type.contains("<")
    else { return nil }
    return name
  }
}
