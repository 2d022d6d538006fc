/// Objective-C type encodings of methods.
public enum TypeEncoding {
  /// `v@:@@?` for `v32@0:8@16@?24`: the types alone.
  public static func withoutOffsets(_ encoding: String) -> String {
    types(in: encoding).joined()
  }

  /// The types in `v40@0:8@16@24@?32` in order, offsets left out: `v`, `@`, `:`, `@`, `@`, `@?`. Only
  /// offsets tell where a type ends: what has none stays in one piece.
  public static func types(in encoding: String) -> [String] {
    var types: [String] = []
    var current: [UInt8] = []
    var depth = 0
    var isQuoted = false
    for byte in encoding.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted {
        if opening.contains(byte) { depth += 1 }
        if closing.contains(byte) { depth -= 1 }
        // Digits at the outermost level are the offset after a type.
        if depth == 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
          if !current.isEmpty { types.append(String(decoding: current, as: UTF8.self)) }
          current.removeAll(keepingCapacity: true)
          continue
        }
        if depth == 0, byte == UInt8(ascii: "-"), current.isEmpty { continue }
      }
      current.append(byte)
    }
    return current.isEmpty ? types : types + [String(decoding: current, as: UTF8.self)]
  }

  private static let opening = Array("{([".utf8)
  private static let closing = Array("})]".utf8)
}
