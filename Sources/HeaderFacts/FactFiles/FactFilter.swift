/// Which declarations of fact files are wanted; what is not is passed over unread.
public struct FactFilter: Sendable {
  /// Names of members, enums, constants, classes and protocols, and of the enums that have such a member.
  var names = NameSet()
  /// Methods are read where they have one of these selectors, with whatever declares them.
  var selectors = NameSet()
  /// Short names, folded: an enum is wanted when one of its members ends in one, from a word's beginning.
  private(set) var endings = NameSet()
  /// An enum is wanted when this is its name, or what its first member begins with, up to a word's end.
  var beginnings = NameSet()
  /// Ends of the names of enums, folded, from a word's beginning.
  private(set) var nameEndings = NameSet()
  /// Names of enums, folded.
  private(set) var foldedNames = NameSet()

  /// All classes, protocols and categories are read, and of their methods the wanted ones.
  public var wantsAllContainers = false
  /// Classes and protocols that are read with all their methods.
  private(set) var wholeContainers = NameSet()
  /// All string constants and the like are read.
  public var wantsAllExternConstants = false

  public init() {}

  /// Wants what has just this name, methods apart.
  public mutating func want(name: String) { names.insert(NameHash(name)) }

  /// Wants a class or a protocol of this name with all its methods.
  public mutating func want(wholeContainer name: String) { wholeContainers.insert(NameHash(name)) }

  /// Wants methods of this selector.
  public mutating func want(selector: String) { selectors.insert(NameHash(selector)) }

  /// Wants enums with a member whose name, in whatever case, ends in `ending` from a word's beginning on:
  /// all that a bridge may call by that short name.
  public mutating func want(memberEnding ending: String) {
    let hash = Self.folded(ending.utf8.reversed())
    if hash != NameHash() { endings.insert(hash) }
  }

  /// Wants enums whose name, in whatever case, ends in `ending` from a word's beginning on.
  public mutating func want(enumerationEnding ending: String) {
    let hash = Self.folded(ending.utf8.reversed())
    if hash != NameHash() { nameEndings.insert(hash) }
  }

  /// Wants enums of this name, in whatever case.
  public mutating func want(enumerationLike name: String) {
    foldedNames.insert(Self.folded(name.utf8))
  }

  /// Wants enums of this name, and those whose first member begins with it, three words at least.
  public mutating func want(beginning: String) { beginnings.insert(NameHash(beginning)) }

  private static func folded(_ bytes: some Sequence<UInt8>) -> NameHash {
    var hash = NameHash()
    for byte in bytes where NameWords.isWordByte(byte) { hash.add(NameWords.lowercased(byte)) }
    return hash
  }

  // MARK: - Asking

  /// Whether a container of this name, or that has methods for this owner, is read at all.
  func wantsContainer(_ name: [UInt8], owner: [UInt8]) -> Bool {
    wantsAllContainers || names.contains(NameHash(owner)) || names.contains(NameHash(name))
  }

  /// Whether it is read with all its methods.
  func wantsWholeContainer(_ name: [UInt8], owner: [UInt8]) -> Bool {
    !wholeContainers.isEmpty
      && (wholeContainers.contains(NameHash(owner)) || wholeContainers.contains(NameHash(name)))
  }

  func wantsEnumeration(_ name: [UInt8]) -> Bool {
    let hash = NameHash(name)
    return names.contains(hash) || beginnings.contains(hash)
      || foldedNames.contains(Self.folded(name))
      || name.withUnsafeBufferPointer { Self.hasEnding($0, among: nameEndings) }
  }

  func wantsMember(_ name: [UInt8]) -> Bool {
    names.contains(NameHash(name)) || name.withUnsafeBufferPointer(hasEnding)
  }

  /// Whether the first member of an enum begins with one of the beginnings.
  func wantsBeginning(_ name: [UInt8]) -> Bool {
    guard !beginnings.isEmpty else { return false }
    var hash = NameHash()
    var hashed = 0
    var words = 0
    var isFound = false
    name.withUnsafeBufferPointer { bytes in
      NameWords.forEach(in: bytes) { word in
        for byte in bytes[hashed..<word.upperBound] { hash.add(byte) }
        hashed = word.upperBound
        words += 1
        if words > 2, beginnings.contains(hash) { isFound = true }
      }
    }
    return isFound
  }

  func hasEnding(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    Self.hasEnding(name, among: endings)
  }

  private static func hasEnding(
    _ name: UnsafeBufferPointer<UInt8>, among endings: NameSet
  ) -> Bool {
    guard !endings.isEmpty else { return false }
    var hash = NameHash()
    var place = name.count
    while place > 0 {
      place -= 1
      let byte = name[place]
      guard NameWords.isWordByte(byte) else { continue }
      hash.add(NameWords.lowercased(byte))
      let isBeginning =
        place == 0 || NameWords.isUpper(byte) || !NameWords.isWordByte(name[place - 1])
      if isBeginning, endings.contains(hash) { return true }
    }
    return false
  }
}
