/// Works out a method's type encoding from those of its types, as the compiler does on 64-bit systems.
enum EncodingFrame {
  /// A type's encoding and how much room it takes as an argument; nil where the encoding does not tell.
  struct Argument {
    var encoding: String
    var size: Int?

    init(_ encoding: String) {
      self.encoding = encoding
      size = EncodingSize.argument(encoding)
    }
  }

  /// `v40@0:8@16@24@?32` from `v` and `@`, `@`, `@?`, or `v@:@@@?` without offsets; nil where a size that
  /// is needed is not known.
  static func encoding(
    returning result: String, _ parameters: some Sequence<Argument>, hasOffsets: Bool
  ) -> String? {
    guard hasOffsets else { return result + "@:" + parameters.map(\.encoding).joined() }
    var offset = 16
    var tail = ""
    for parameter in parameters {
      guard let size = parameter.size else { return nil }
      tail += parameter.encoding
      tail += String(offset)
      offset += size
    }
    var encoding = result
    encoding += String(offset)
    encoding += "@0:8"
    encoding += tail
    return encoding
  }

  /// The types of a method's encoding, with offsets or without, the return type first; offsets, `self` and
  /// the selector left out. Nil where it is not the encoding of a method with `count` parameters.
  static func types(in encoding: String, parameterCount count: Int) -> [String]? {
    guard let types = types(in: encoding), types.count == count + 3, types[1] == "@",
      types[2] == ":"
    else { return nil }
    return [types[0]] + types[3...]
  }

  /// Whether an encoding begins as a method's does: with a return type, `self` and the selector.
  static func isMethod(_ encoding: String) -> Bool {
    guard let types = types(in: encoding) else { return false }
    return types.count >= 3 && types[1] == "@" && types[2] == ":"
  }

  /// Whether two encodings are the same once offsets are left out.
  static func isSame(_ a: String, _ b: String) -> Bool {
    guard a != b else { return true }
    guard let a = types(in: a), let b = types(in: b) else { return false }
    return a == b
  }

  private static func types(in encoding: String) -> [String]? {
    var bytes = Array(encoding.utf8)[...]
    var types: [String] = []
    while !bytes.isEmpty {
      guard let length = EncodingSize.length(of: bytes) else { return nil }
      types.append(String(decoding: bytes.prefix(length), as: UTF8.self))
      bytes = bytes.dropFirst(length)
      if bytes.first == UInt8(ascii: "-") { bytes = bytes.dropFirst() }
      bytes = bytes.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return types
  }
}

/// Sizes and lengths of encoded types.
enum EncodingSize {
  /// How much room a type takes as an argument; nil where the encoding does not tell.
  static func argument(_ encoding: String) -> Int? {
    var bytes = Array(encoding.utf8)[...]
    // An array is passed as a pointer.
    if bytes.drop(while: qualifiers.contains).first == UInt8(ascii: "[") { return 8 }
    guard let layout = layout(&bytes), bytes.isEmpty, layout.size > 0 else { return nil }
    return max(layout.size, 4)
  }

  /// How many bytes the first type takes of an encoding.
  static func length(of encoding: ArraySlice<UInt8>) -> Int? {
    var rest = encoding.drop(while: qualifiers.contains)
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case UInt8(ascii: "^"):
      guard let length = length(of: rest) else { return nil }
      rest = rest.dropFirst(length)
    case UInt8(ascii: "@"):
      if rest.first == UInt8(ascii: "?") {
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "<") {
          guard let length = bracketed(rest, "<", ">") else { return nil }
          rest = rest.dropFirst(length)
        }
      } else if rest.first == UInt8(ascii: "\"") {
        guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        rest = rest[(end + 1)...]
      }
    case UInt8(ascii: "{"):
      guard let length = bracketed(rest.prepending(first), "{", "}") else { return nil }
      rest = rest.dropFirst(length - 1)
    case UInt8(ascii: "("):
      guard let length = bracketed(rest.prepending(first), "(", ")") else { return nil }
      rest = rest.dropFirst(length - 1)
    case UInt8(ascii: "["):
      guard let length = bracketed(rest.prepending(first), "[", "]") else { return nil }
      rest = rest.dropFirst(length - 1)
    case UInt8(ascii: "<"):
      // A vector.
      guard let length = bracketed(rest.prepending(first), "<", ">") else { return nil }
      rest = rest.dropFirst(length - 1)
    case UInt8(ascii: "b"):
      rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    default:
      guard scalars[first] != nil || first == UInt8(ascii: "v") || first == UInt8(ascii: "?") else {
        return nil
      }
    }
    return rest.startIndex - encoding.startIndex
  }

  private static func bracketed(
    _ bytes: ArraySlice<UInt8>, _ open: Unicode.Scalar, _ close: Unicode.Scalar
  ) -> Int? {
    var depth = 0
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: open) { depth += 1 }
      if byte == UInt8(ascii: close) { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  private typealias Layout = (size: Int, alignment: Int)

  private static func layout(_ bytes: inout ArraySlice<UInt8>) -> Layout? {
    bytes = bytes.drop(while: qualifiers.contains)
    guard let first = bytes.first else { return nil }
    if let size = scalars[first] {
      guard let length = length(of: bytes) else { return nil }
      bytes = bytes.dropFirst(length)
      return (size, size)
    }
    let isUnion = first == UInt8(ascii: "(")
    guard isUnion || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    if first == UInt8(ascii: "[") { return array(&bytes) }
    return members(&bytes, isUnion: isUnion)
  }

  private static func array(_ bytes: inout ArraySlice<UInt8>) -> Layout? {
    bytes = bytes.dropFirst()
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    bytes = bytes.dropFirst(digits.count)
    guard let count = Int(String(decoding: digits, as: UTF8.self)), count < 1 << 20,
      let element = layout(&bytes), bytes.popFirst() == UInt8(ascii: "]")
    else { return nil }
    return (element.size * count, element.alignment)
  }

  private static func members(_ bytes: inout ArraySlice<UInt8>, isUnion: Bool) -> Layout? {
    let close = UInt8(ascii: isUnion ? ")" : "}")
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
      !bytes[..<equals].contains(close)
    else { return nil }
    bytes = bytes[(equals + 1)...]
    var size = 0
    var alignment = 1
    while let next = bytes.first, next != close {
      guard let member = layout(&bytes) else { return nil }
      alignment = max(alignment, member.alignment)
      if isUnion {
        size = max(size, member.size)
      } else {
        size = (size + member.alignment - 1) / member.alignment * member.alignment + member.size
      }
    }
    guard bytes.popFirst() == close else { return nil }
    return ((size + alignment - 1) / alignment * alignment, alignment)
  }

  /// `const`, `in`, `inout`, `out`, `bycopy`, `byref`, `oneway`, `_Atomic`.
  private static let qualifiers = Set("rnNoORVA".utf8)

  private static let scalars: [UInt8: Int] = {
    var sizes: [UInt8: Int] = [:]
    for byte in "cCB".utf8 { sizes[byte] = 1 }
    for byte in "sS".utf8 { sizes[byte] = 2 }
    for byte in "iIflL".utf8 { sizes[byte] = 4 }
    for byte in "qQd@#:*^".utf8 { sizes[byte] = 8 }
    return sizes
  }()
}

extension ArraySlice<UInt8> {
  /// The slice with the byte before it, which is `byte`.
  fileprivate func prepending(_ byte: UInt8) -> ArraySlice<UInt8> { [byte] + self }
}
