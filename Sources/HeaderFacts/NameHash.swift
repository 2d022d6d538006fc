/// A 64-bit hash of a name's bytes, the same in every run.
struct NameHash: Sendable, Hashable {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  init(_ name: String) { self.init(name.utf8) }

  /// The hash with its high bits mixed into the low ones, for tables of a power of two.
  var mixed: UInt64 {
    let folded = (value ^ value >> 32) &* 0x9e37_79b9_7f4a_7c15
    return folded ^ folded >> 29
  }
}

/// A set of names by their hashes. Asking for one that is not in it is wrong once in 2⁶⁴ times, and whoever
/// asks only reads more than it must then.
struct NameSet: Sendable {
  private var slots: [UInt64] = Array(repeating: 0, count: 64)
  private(set) var count = 0
  /// Zero stands for an empty place, so it is kept apart.
  private var hasZero = false

  init() {}

  var isEmpty: Bool { count == 0 }

  func contains(_ hash: NameHash) -> Bool {
    guard hash.value != 0 else { return hasZero }
    return slots[place(of: hash)] != 0
  }

  /// Whether the hash is new.
  @discardableResult
  mutating func insert(_ hash: NameHash) -> Bool {
    guard hash.value != 0 else {
      defer { hasZero = true }
      if !hasZero { count += 1 }
      return !hasZero
    }
    let place = place(of: hash)
    guard slots[place] == 0 else { return false }
    slots[place] = hash.value
    count += 1
    if count * 3 > slots.count { grow() }
    return true
  }

  /// Where the hash is, or where it belongs.
  private func place(of hash: NameHash) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash.mixed) & mask
    while slots[place] != 0, slots[place] != hash.value { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 4)
    for value in old where value != 0 {
      var hash = NameHash()
      hash.value = value
      slots[place(of: hash)] = value
    }
  }
}
