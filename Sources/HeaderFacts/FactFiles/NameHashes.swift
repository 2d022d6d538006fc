/// Hashes of names, of 18 bits each, sorted: enough to tell which frameworks may declare a name.
///
/// A name that a framework declares is always found. One that it does not declare is found by chance in
/// one of some hundred frameworks; whoever then reads the framework's facts sees that it is not there.
///
/// They are written as the distances between them, in digits of base 32, the last of which is marked.
enum NameHashes {
  static let bits = 18
  /// 32 digits behind which another one follows, and 32 that are the last of a number.
  private static let digits = Array(
    "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)
  /// For each byte the digit that it is, of 64; 64 for none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  static func hash(of name: String) -> Int {
    var hash: UInt64 = NameHash(name).value
    hash ^= hash >> 32
    hash = hash &* 0x9e37_79b9_7f4a_7c15
    return Int(hash >> UInt64(64 - bits))
  }

  /// The hashes of all names, each once, in one text.
  static func text(of names: some Sequence<String>) -> String {
    var text: [UInt8] = []
    var last = -1
    for hash in Set(names.map(hash)).sorted() {
      let distance = hash - last - 1
      last = hash
      var shift = 15
      while shift > 0, distance >> shift == 0 { shift -= 5 }
      while shift > 0 {
        text.append(digits[distance >> shift & 31])
        shift -= 5
      }
      text.append(digits[32 | distance & 31])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether one of `hashes`, which are sorted, is in a text of hashes. A text that is none has those that
  /// are read before its fault.
  static func contains(_ hashes: [Int], in text: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard var wanted = hashes.first else { return false }
    var next = 1
    var last = -1
    var distance = 0
    return values.withUnsafeBufferPointer { values in
      for byte in text {
        let digit = Int(values[Int(byte)])
        guard digit < 64, distance < 1 << bits else { return false }
        distance = distance << 5 | digit & 31
        guard digit > 31 else { continue }
        last += distance + 1
        distance = 0
        while wanted < last {
          guard next < hashes.count else { return false }
          wanted = hashes[next]
          next += 1
        }
        if wanted == last { return true }
      }
      return false
    }
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
