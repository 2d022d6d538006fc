/// Hashes of names, three letters each, sorted: enough to tell which frameworks may declare a name.
///
/// A name that a framework declares is always found. One that it does not declare is found by chance in
/// one of some hundred frameworks; whoever then reads the framework's facts sees that it is not there.
enum NameHashes {
  static let width = 3
  /// In the order of ASCII, so that hashes sort as their spellings do.
  private static let alphabet = Array(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)

  /// The spelling of a name's hash.
  static func spelling(of name: String) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    hash = hash &* 0x9e37_79b9_7f4a_7c15
    return (0..<width).map { alphabet[Int(hash >> UInt64(58 - 6 * $0) & 63)] }
  }

  /// The sorted hashes of all names, each once, in one text.
  static func text(of names: some Sequence<String>) -> String {
    let spellings = Set(names).map(spelling)
    var sorted = spellings.sorted { $0.lexicographicallyPrecedes($1) }
    var place = 1
    while place < sorted.count {
      if sorted[place] == sorted[place - 1] { sorted.remove(at: place) } else { place += 1 }
    }
    return String(decoding: sorted.joined(), as: UTF8.self)
  }

  /// Whether a sorted text of hashes has this one.
  static func contains(_ spelling: [UInt8], in text: Slice<UnsafeRawBufferPointer>) -> Bool {
    var low = 0
    var high = text.count / width
    while low < high {
      let middle = (low + high) / 2
      let start = text.startIndex + middle * width
      if text[start..<start + width].lexicographicallyPrecedes(spelling) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let start = text.startIndex + low * width
    return start + width <= text.endIndex && text[start..<start + width].elementsEqual(spelling)
  }
}

extension FactSet {
  /// Every name by which somebody may ask for a declaration: C names, selectors, Swift names of enums.
  var askableNames: Set<String> {
    var names: Set<String> = []
    for enumeration in enumerations {
      names.formUnion(enumeration.members.lazy.map(\.name))
      guard !enumeration.name.isEmpty else { continue }
      names.insert(enumeration.name)
      names.insert(enumeration.swiftTypeName)
    }
    names.formUnion(integerConstants.lazy.map(\.name))
    names.formUnion(externConstants.lazy.map(\.name))
    for container in containers {
      names.formUnion([container.owner, container.name])
      names.formUnion(container.methods.lazy.map(\.selector))
    }
    return names
  }
}
