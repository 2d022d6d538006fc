import HeaderFacts

/// The classes that others inherit from in the end. The runtime's own headers declare them, which no
/// framework has.
///
/// What they answer to has to be known whatever facts are chosen: those of a framework or of an SDK's
/// frameworks never have it. A test holds the list against the facts of `objc/NSObject.h` that are built in.
package enum RuntimeRoot {
  static let names: Set<String> = ["NSObject", "NSProxy"]

  /// Whether every class, or every object, has a method of this selector.
  package static func answers(_ selector: String) -> Bool { selectors.contains(selector) }

  /// What a selector may be a slip of, or another spelling in capitals.
  static func slips(of selector: String) -> [String] { search.slips(of: selector) }
  static func sameLetters(as selector: String) -> [String] {
    selectors.filter { $0.lowercased() == selector.lowercased() && $0 != selector }.sorted()
  }

  static func otherColons(than selector: String) -> [String] {
    let letters = selector.filter { $0 != ":" }
    return selectors.filter { $0 != selector && $0.filter { $0 != ":" } == letters }.sorted()
  }

  private static let search = NameSearch(selectors.sorted())

  /// What `objc/NSObject.h` gives every class and every object.
  package static let selectors: Set<String> = [
    "alloc", "allocWithZone:", "allowsWeakReference", "autorelease", "class",
    "conformsToProtocol:", "copy", "copyWithZone:", "dealloc", "debugDescription", "description",
    "doesNotRecognizeSelector:", "finalize", "forwardInvocation:", "forwardingTargetForSelector:",
    "hash", "init", "initialize", "instanceMethodForSelector:",
    "instanceMethodSignatureForSelector:", "instancesRespondToSelector:", "isEqual:",
    "isKindOfClass:", "isMemberOfClass:", "isProxy", "isSubclassOfClass:", "load",
    "methodForSelector:", "methodSignatureForSelector:", "mutableCopy", "mutableCopyWithZone:",
    "new", "performSelector:", "performSelector:withObject:",
    "performSelector:withObject:withObject:", "release", "resolveClassMethod:",
    "resolveInstanceMethod:", "respondsToSelector:", "retain", "retainCount",
    "retainWeakReference", "self", "superclass", "zone",
  ]
}
