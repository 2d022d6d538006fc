/// SHA-256 as FIPS 180-4 has it, for telling whether a file is the one that an archive was made from.
///
/// Written out here because Foundation has it on Apple's systems only, and a system library would be one more
/// thing to install.
public struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The digest of `bytes` as 64 hexadecimal digits in lower case.
  public static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    var padded = bytes
    padded.append(0x80)
    padded.append(contentsOf: repeatElement(0, count: (120 - padded.count % 64) % 64))
    let bits = UInt64(bytes.count) * 8
    padded.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    for start in stride(from: 0, to: padded.count, by: 64) {
      hash.add(padded[start..<start + 64])
    }
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    schedule.reserveCapacity(64)
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = Self.rotate(early, 7) ^ Self.rotate(early, 18) ^ early >> 3
      let second = Self.rotate(late, 17) ^ Self.rotate(late, 19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var round = state
    for (word, constant) in zip(schedule, Self.constants) { Self.step(&round, word &+ constant) }
    for index in state.indices { state[index] &+= round[index] }
  }

  /// One round: `values` are the working variables a to h.
  private static func step(_ values: inout [UInt32], _ input: UInt32) {
    let (a, b, c, e) = (values[0], values[1], values[2], values[4])
    let mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let chosen = e & values[5] ^ ~e & values[6]
    let first = values[7] &+ mixed &+ chosen &+ input
    let majority = a & b ^ a & c ^ b & c
    let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
    for index in (1..<8).reversed() { values[index] = values[index - 1] }
    values[4] &+= first
    values[0] = first &+ second
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { prime in
    // The root with 32 bits after the point, found bit by bit in integers.
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let candidate = root | 1 << UInt64(bit)
      if isCube(candidate, atMost: prime) { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// Whether (`root` / 2³²)³ ≤ `prime`.
  private static func isCube(_ root: UInt64, atMost prime: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high.multipliedFullWidth(by: root)
    let (middle, carry) = high.low.addingReportingOverflow(low.high)
    // In units of 2⁻⁹⁶; `prime` in them is prime · 2⁹⁶.
    let top = high.high &+ (carry ? 1 : 0)
    let limit = (top: prime >> 32, middle: prime << 32)
    return (top, middle, low.low) <= (limit.top, limit.middle, 0)
  }

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }.map(UInt64.init)
}
