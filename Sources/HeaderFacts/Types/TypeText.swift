/// Types as the compiler spells them.
public enum TypeText {
  /// A declaration of `name` with the type: `int x`, `void (^x)(BOOL)`, `char x[4]`.
  public static func declaration(of name: String, type: String) -> String {
    let bytes = Array(type.utf8)
    guard let place = declaratorPlace(in: bytes) else {
      let isPointer = type.hasSuffix("*") || name.isEmpty
      return isPointer ? type + name : "\(type) \(name)"
    }
    let before = String(decoding: bytes[..<place], as: UTF8.self)
    let gap = bytes[..<place].last.map { isWord($0) || $0 == UInt8(ascii: "]") } == true ? " " : ""
    return before + gap + name + String(decoding: bytes[place...], as: UTF8.self)
  }

  /// The identifiers in a type, each with whether `struct`, `union` or `enum` stands before it.
  public static func identifiers(in type: String) -> [(name: String, isTag: Bool)] {
    var found: [(name: String, isTag: Bool)] = []
    var isTag = false
    for word in type.utf8.split(whereSeparator: { !isWord($0) }).map({ String($0) ?? "" }) {
      if ["struct", "union", "enum"].contains(word) {
        isTag = true
        continue
      }
      if word.first?.isNumber == false { found.append((word, isTag)) }
      isTag = false
    }
    return found
  }

  /// The generic classes in a type with how many arguments each has: `NSDictionary` and 2 in
  /// `NSDictionary<NSString *, id> *`. Protocols, as in `id<NSCopying>`, are none.
  public static func typeArguments(in type: String) -> [(name: String, count: Int)] {
    var found: [(name: String, count: Int)] = []
    var open: [(name: String, count: Int, isGeneric: Bool)] = []
    var word: [UInt8] = []
    var parentheses = 0
    for byte in type.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        open.append((String(decoding: word, as: UTF8.self), 1, false))
      case UInt8(ascii: ">"):
        if let last = open.popLast(), last.isGeneric { found.append((last.name, last.count)) }
      case UInt8(ascii: ","):
        if parentheses == 0, !open.isEmpty { open[open.count - 1].count += 1 }
      case UInt8(ascii: "*"), UInt8(ascii: "^"):
        if !open.isEmpty { open[open.count - 1].isGeneric = true }
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      default: break
      }
      if isWord(byte) { word.append(byte) } else { word.removeAll() }
    }
    return found
  }

  /// Where the name goes when not at the end: in a pointer to a function or an array, a block, or before the
  /// bounds of an array.
  private static func declaratorPlace(in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in bytes.indices.dropLast() {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      // What stands in angle brackets is another type's own.
      guard depth == 0, bytes[index] == UInt8(ascii: "(") else { continue }
      guard [UInt8(ascii: "*"), UInt8(ascii: "^")].contains(bytes[index + 1]) else { continue }
      // The innermost is the one that names what is declared.
      return bytes[(index + 1)...].firstIndex(of: UInt8(ascii: ")")).map { end in
        innerPlace(bytes, from: index + 1, to: end)
      }
    }
    return bytes.last == UInt8(ascii: "]") ? bytes.firstIndex(of: UInt8(ascii: "[")) : nil
  }

  /// Within `(*…)`: before a list of parameters or bounds of its own.
  private static func innerPlace(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    for index in start..<end
    where bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "[") {
      let opensDeclarator =
        bytes[index] == UInt8(ascii: "(")
        && [UInt8(ascii: "*"), UInt8(ascii: "^")]
          .contains(bytes[index + 1])
      return opensDeclarator ? innerPlace(bytes, from: index + 1, to: end) : index
    }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }
}
