/// One type of an Objective-C type encoding, as far as it says how a value is handed over.
enum EncodedType: Sendable, Hashable {
  case void
  /// `BOOL`, whichever of its two encodings it has.
  case bool
  case integer(bits: Int)
  case floating(bits: Int)
  /// Objects, classes, selectors, blocks, pointers, arrays.
  case pointer
  /// The name of its tag, and the types of its fields where the encoding has them.
  case structure(name: String, fields: [EncodedType])
  /// What the encoding does not tell: vectors, bit fields, unions.
  case other

  /// How many plain values it is made of.
  var scalars: Int {
    guard case .structure(_, let fields) = self else { return 1 }
    return fields.isEmpty ? 1 : fields.reduce(0) { $0 + $1.scalars }
  }
}

extension EncodedType {
  /// The types of an encoding in order, with or without offsets; nil for text that is none.
  static func list(_ encoding: String) -> [EncodedType]? {
    var reader = Reader(bytes: Array(encoding.utf8)[...])
    var types: [EncodedType] = []
    while !reader.bytes.isEmpty {
      guard let type = reader.type(depth: 0) else { return nil }
      types.append(type)
      reader.skipOffset()
    }
    return types
  }

  /// How a person would call it.
  var text: String {
    switch self {
    case .void: "nothing"
    case .bool: "a BOOL"
    case .integer(let bits): "an integer of \(bits) bits"
    case .floating(let bits): bits == 32 ? "a float" : "a double"
    case .pointer: "an object or a pointer"
    case .structure(let name, _): "a \(name) by value"
    case .other: "something else"
    }
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func skipOffset() {
      while let byte = bytes.first, byte == 0x2d || (0x30...0x39).contains(byte) {
        bytes.removeFirst()
      }
    }

    mutating func type(depth: Int) -> EncodedType? {
      while let byte = bytes.first, "rnNoORVA".utf8.contains(byte) { bytes.removeFirst() }
      guard depth < 20, let byte = bytes.popFirst() else { return nil }
      switch Character(Unicode.Scalar(byte)) {
      case "v": return .void
      case "B", "c": return .bool
      case "C": return .integer(bits: 8)
      case "s", "S": return .integer(bits: 16)
      case "i", "I": return .integer(bits: 32)
      case "l", "L", "q", "Q": return .integer(bits: 64)
      case "f": return .floating(bits: 32)
      case "d": return .floating(bits: 64)
      case "D", "t", "T", "?": return .other
      case "@": return object(depth: depth)
      case "#", ":", "*": return .pointer
      case "^": return type(depth: depth + 1).map { _ in .pointer }
      case "[": return skip(to: UInt8(ascii: "]"), from: UInt8(ascii: "[")) ? .pointer : nil
      case "(": return skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "(")) ? .other : nil
      case "{": return structure(depth: depth)
      case "b":
        skipOffset()
        return .other
      default: return nil
      }
    }

    /// `@`, `@?`, `@"NSString"`, `@?<v@?>`.
    private mutating func object(depth: Int) -> EncodedType? {
      if bytes.first == UInt8(ascii: "?") {
        bytes.removeFirst()
        if bytes.first == UInt8(ascii: "<") {
          bytes.removeFirst()
          return skip(to: UInt8(ascii: ">"), from: UInt8(ascii: "<")) ? .pointer : nil
        }
      } else if bytes.first == 0x22 {
        bytes.removeFirst()
        while let byte = bytes.popFirst(), byte != 0x22 {}
      }
      return .pointer
    }

    private mutating func skip(to close: UInt8, from open: UInt8) -> Bool {
      var depth = 1
      while let byte = bytes.popFirst() {
        if byte == open { depth += 1 }
        if byte == close { depth -= 1 }
        if depth == 0 { return true }
      }
      return false
    }

    private mutating func structure(depth: Int) -> EncodedType? {
      let name = bytes.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "}") }
      bytes = bytes.dropFirst(name.count)
      var fields: [EncodedType] = []
      guard let next = bytes.popFirst() else { return nil }
      if next == UInt8(ascii: "=") {
        while let byte = bytes.first, byte != UInt8(ascii: "}") {
          if byte == 0x22 {
            bytes.removeFirst()
            while let quoted = bytes.popFirst(), quoted != 0x22 {}
            continue
          }
          guard let field = type(depth: depth + 1) else { return nil }
          fields.append(field)
        }
        guard bytes.popFirst() != nil else { return nil }
      }
      return .structure(name: String(decoding: name, as: UTF8.self), fields: fields)
    }
  }
}
