/// How a value is handed over, as far as it matters to whoever receives it.
public enum MachineType: Sendable, Hashable {
  case void
  case bool
  /// 8 to 64 bits.
  case integer(bits: Int)
  /// 32 or 64 bits.
  case floating(bits: Int)
  /// An object, a class, a selector, a block or any other pointer.
  case pointer
  /// A structure by its name, handed over by value.
  case structure(String)
}

/// The types that languages have for talking to C, by the names that they give them.
enum MachineTypeNames {
  /// The type that `text` spells; nil for a name that says nothing by itself.
  static func type(_ text: String, in profile: LanguageProfile) -> MachineType? {
    var words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    if text.contains("*") || text.contains("^") || text.hasPrefix("&") { return .pointer }
    words.removeAll { qualifiers.contains($0) }
    guard let last = words.last else { return text == "()" ? .void : nil }
    if text.contains("("), text != "()" { return nil }
    if words.count > 1, let type = several[words.joined(separator: " ")] { return type }
    if let type = profile.selectors.machineTypes[last] { return type }
    return names[last] ?? structure(last)
  }

  private static let qualifiers: Set<String> = [
    "const", "volatile", "mut", "__strong", "__weak", "nullable", "nonnull", "_Nullable",
    "_Nonnull", "in", "out", "ref", "comptime", "final", "readonly",
  ]

  private static let several: [String: MachineType] = [
    "unsigned int": .integer(bits: 32), "unsigned long": .integer(bits: 64),
    "long long": .integer(bits: 64), "unsigned long long": .integer(bits: 64),
    "unsigned char": .integer(bits: 8), "signed char": .integer(bits: 8),
    "unsigned short": .integer(bits: 16), "long int": .integer(bits: 64),
  ]

  /// The structures that frameworks hand over by value, whatever their prefix.
  private static func structure(_ name: String) -> MachineType? {
    let endings = ["Rect", "Point", "Size", "Range", "AffineTransform", "EdgeInsets", "Vector"]
    let prefixes = ["NS", "CG", "UI", "_NS", "CF", "MTL"]
    for prefix in prefixes where name.hasPrefix(prefix) {
      if endings.contains(String(name.dropFirst(prefix.count))) { return .structure(name) }
    }
    return nil
  }

  private static let names: [String: MachineType] = {
    var names: [String: MachineType] = [:]
    func add(_ type: MachineType, _ spellings: [String]) {
      for name in spellings { names[name] = type }
    }
    add(.void, ["void", "Void", "c_void", "Unit", "unit"])
    add(.bool, ["bool", "BOOL", "Bool", "boolean", "Boolean", "ObjCBool", "c_bool", "Cuchar"])
    add(.floating(bits: 32), ["f32", "float", "c_float", "float32", "CFloat", "Cfloat"])
    add(
      .floating(bits: 64),
      [
        "f64", "double", "Double", "CGFloat", "c_double", "float64", "NSTimeInterval", "CDouble",
        "TimeInterval", "nfloat", "Cdouble",
      ])
    add(
      .integer(bits: 8),
      ["i8", "u8", "int8_t", "uint8_t", "Int8", "UInt8", "char", "byte", "sbyte"])
    add(
      .integer(bits: 16),
      ["i16", "u16", "int16_t", "uint16_t", "Int16", "UInt16", "short", "ushort", "unichar"])
    add(
      .integer(bits: 32),
      [
        "i32", "u32", "int", "int32_t", "uint32_t", "Int32", "UInt32", "c_int", "c_uint", "uint",
        "CInt", "CUnsignedInt", "int32", "uint32", "unsigned", "Cint", "Cuint",
      ])
    add(
      .integer(bits: 64),
      [
        "i64", "u64", "long", "ulong", "c_long", "c_ulong", "NSInteger", "NSUInteger", "isize",
        "usize", "int64_t", "uint64_t", "Int64", "UInt64", "nint", "nuint", "size_t", "intptr_t",
        "uintptr_t", "Long", "ULong", "int64", "uint64", "CLong", "CUnsignedLong", "c_longlong",
        "c_ulonglong", "Clong", "Culong", "CFIndex",
      ])
    add(
      .pointer,
      [
        "id", "Class", "SEL", "IMP", "anyopaque", "IntPtr", "AnyObject", "Selector", "AnyClass",
        "Pointer", "NSObject", "UnsafeRawPointer", "OpaquePointer", "NSString", "instancetype",
        "Protocol", "NativeHandle", "MemorySegment",
      ])
    return names
  }()
}
