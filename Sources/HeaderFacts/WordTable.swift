/// Numbers words from 0 in the order in which they come, capitals being the same as small letters.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  private var ends: [Int32] = []
  private var hashes: [UInt64] = []
  /// The numbers, each plus one, by hash; zero where there is none.
  private var slots: [Int32] = Array(repeating: 0, count: 1 << 10)

  var count: Int { ends.count }

  private func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  /// A word's bytes, in small letters.
  func word(_ number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The number of a word; nil if it has none.
  func number(of word: some Collection<UInt8>) -> Int? {
    let slot = slot(of: word, hash: Self.hash(word))
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// The number of a word, which gets the next one if it has none.
  mutating func insert(_ word: some Collection<UInt8>) -> Int {
    let hash = Self.hash(word)
    let slot = slot(of: word, hash: hash)
    guard slots[slot] == 0 else { return Int(slots[slot]) - 1 }
    for byte in word { bytes.append(NameWords.lowercased(byte)) }
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  private static func hash(_ word: some Collection<UInt8>) -> UInt64 {
    var hash = NameHash()
    for byte in word { hash.add(NameWords.lowercased(byte)) }
    return hash.mixed
  }

  private func slot(of word: some Collection<UInt8>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isSame(number, word) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isSame(_ number: Int, _ word: some Collection<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == word.count else { return false }
    return zip(range, word).allSatisfy { bytes[$0] == NameWords.lowercased($1) }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number) + 1
    }
  }
}
