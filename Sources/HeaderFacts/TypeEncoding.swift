/// Objective-C type encodings of methods.
public enum TypeEncoding {
  /// `v@:@@?` for `v32@0:8@16@?24`: the types, without the digits that follow each at the outermost level.
  public static func withoutOffsets(_ encoding: String) -> String {
    var plain: [UInt8] = []
    var depth = 0
    var isQuoted = false
    for byte in encoding.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted {
        if opening.contains(byte) { depth += 1 }
        if closing.contains(byte) { depth -= 1 }
        if depth == 0, digitsAndSign.contains(byte) { continue }
      }
      plain.append(byte)
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static let opening = Array("{([".utf8)
  private static let closing = Array("})]".utf8)
  // A bit field's width stands inside of its structure.
  private static let digitsAndSign = Array("0123456789-".utf8)
}
