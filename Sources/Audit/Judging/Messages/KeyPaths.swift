import BridgeClaims
import HeaderFacts

/// Messages that name a property by a string.
enum KeyMessages {
  /// For a selector, the place of the argument that is a key or a path of keys.
  private static let places: [String: Int] = [
    "valueForKey:": 0, "valueForKeyPath:": 0, "setValue:forKey:": 1, "setValue:forKeyPath:": 1,
    "mutableArrayValueForKey:": 0, "mutableArrayValueForKeyPath:": 0, "mutableSetValueForKey:": 0,
    "mutableSetValueForKeyPath:": 0, "mutableOrderedSetValueForKey:": 0,
    "mutableOrderedSetValueForKeyPath:": 0, "addObserver:forKeyPath:options:context:": 1,
    "removeObserver:forKeyPath:": 1, "removeObserver:forKeyPath:context:": 1,
    "willChangeValueForKey:": 0, "didChangeValueForKey:": 0, "validateValue:forKey:error:": 1,
    "validateValue:forKeyPath:error:": 1, "setNilValueForKey:": 0,
    "willChange:valuesAtIndexes:forKey:": 2, "didChange:valuesAtIndexes:forKey:": 2,
    "willChangeValueForKey:withSetMutation:usingObjects:": 0,
    "didChangeValueForKey:withSetMutation:usingObjects:": 0,
  ]

  /// The messages whose path is one of whatever layer the animation is added to.
  private static let animations = ["animationWithKeyPath:": 0]

  /// The path that a message names, if it names one that can be taken apart.
  static func path(_ selector: String, _ message: Message) -> StringLiteral? {
    string(places[selector], message)
  }

  /// The path of a layer's properties that a message makes an animation for.
  static func layerPath(_ selector: String, _ message: Message) -> StringLiteral? {
    string(animations[selector], message)
  }

  private static func string(_ place: Int?, _ message: Message) -> StringLiteral? {
    guard let place, let arguments = message.arguments, place < arguments.count,
      let string = arguments[place].string,
      !string.text.isEmpty, !string.text.hasPrefix("_"),
      string.text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._@".contains($0)) })
    else { return nil }
    return string
  }

  /// What a class has methods for if its objects have values for keys that are no properties.
  static let openSelectors = [
    "valueForKey:", "setValue:forKey:", "valueForKeyPath:", "setValue:forKeyPath:",
    "valueForUndefinedKey:", "setValue:forUndefinedKey:", "objectForKey:", "setObject:forKey:",
    "defaultValueForKey:",
  ]

  /// The methods by which a value can be had or set for a key.
  static func accessors(of key: String) -> [String] {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    return [
      key, "is\(capitalized)", "get\(capitalized)", "set\(capitalized):",
      "countOf\(capitalized)", "objectIn\(capitalized)AtIndex:", "_\(key)",
    ]
  }
}

/// Follows paths of keys from class to class.
struct KeyPathJudge {
  let graph: ClassGraph

  struct Unknown {
    var key: String
    /// Where the key starts in the path, in bytes.
    var offset: Int
    var receiver: ResolvedReceiver
  }

  /// The classes whose properties a path names, and the first key that is none of a class's.
  func follow(
    _ path: String, from receiver: ResolvedReceiver
  ) -> (classes: [String], unknown: Unknown?) {
    var receiver = receiver
    var classes: [String] = []
    var offset = 0
    for part in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      guard !part.isEmpty, !part.hasPrefix("@"), !receiver.isClass, !takesAnyKey(receiver) else {
        break
      }
      classes.append(receiver.className)
      switch answer(part, receiver) {
      case .unknown: return (classes, nil)
      case .no:
        return (classes, Unknown(key: part, offset: offset, receiver: receiver))
      case .yes:
        guard let next = graph.resolve(.result(of: part, from: .instance(of: receiver.className)))
        else { return (classes, nil) }
        receiver = next
      }
      offset += part.utf8.count + 1
    }
    return (classes, nil)
  }

  private enum Answer { case yes, no, unknown }

  private func answer(_ key: String, _ receiver: ResolvedReceiver) -> Answer {
    var answer = Answer.no
    for selector in KeyMessages.accessors(of: key) {
      switch graph.answer(selector, of: receiver) {
      case .yes: return .yes
      case .unknown: answer = .unknown
      case .no, .otherSide: break
      }
    }
    if answer == .no, properties(of: receiver.className).contains(key) { return .yes }
    return answer
  }

  /// Whether an object has values for keys of any name: its class, or one it inherits from, has methods of its
  /// own for them.
  private func takesAnyKey(_ receiver: ResolvedReceiver) -> Bool {
    let names = graph.ancestry(of: receiver.className).names.subtracting(RuntimeRoot.names)
    return KeyMessages.openSelectors.contains { selector in
      graph.methods(selector: selector).contains { names.contains($0.container.owner) }
    }
  }

  /// The names of all properties that a class has or inherits, and of what can be read like one.
  func properties(of name: String) -> Set<String> {
    graph.ancestry(of: name).names.subtracting(RuntimeRoot.names).reduce(into: []) {
      $0.formUnion(ownProperties(of: $1))
    }
  }

  /// The same without what it inherits.
  func ownProperties(of owner: String) -> Set<String> {
    var found: Set<String> = []
    for container in graph.index.containers(named: owner) {
      for method in container.fact.methods where method.kind == .instance {
        if let property = method.propertyName {
          found.insert(property)
        } else if !method.selector.contains(":") {
          found.insert(method.selector)
        }
      }
    }
    return found
  }
}
