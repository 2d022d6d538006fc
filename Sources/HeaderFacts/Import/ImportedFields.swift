/// The keys of a JSON object, each of which has to be known.
struct ImportedFields {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let container: KeyedDecodingContainer<Key>

  /// - Throws: `DecodingError` for a key that is none of those known.
  init(_ decoder: any Decoder, known: Set<String>) throws {
    container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys.map(\.stringValue).sorted() where !known.contains(key) {
      throw refusal(key, "this key is not known")
    }
  }

  func has(_ name: String) -> Bool { container.contains(Key(stringValue: name)) }

  func required<Value: Decodable>(_ name: String) throws -> Value {
    try container.decode(Value.self, forKey: Key(stringValue: name))
  }

  func optional<Value: Decodable>(_ name: String) throws -> Value? {
    try has(name) ? required(name) : nil
  }

  func refusal(_ name: String, _ message: String) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: container.codingPath + [Key(stringValue: name)], debugDescription: message))
  }
}

/// An integer of up to 64 bits, signed or not.
struct ImportedInteger: Decodable {
  var isNegative: Bool
  var magnitude: UInt64

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int64.self) {
      isNegative = number < 0
      magnitude = number.magnitude
    } else {
      isNegative = false
      magnitude = try container.decode(UInt64.self)
    }
  }

  /// The smallest usual type that holds the number: `int`, `unsigned int`, `long`, `unsigned long`.
  var smallestType: (name: String, type: IntegerType) {
    let isNegative = isNegative && magnitude > 0
    let limit = magnitude - (isNegative ? 1 : 0)
    if limit <= UInt64(Int32.max) { return ("int", IntegerType(bits: 32, isSigned: true)) }
    if limit <= UInt64(UInt32.max), !isNegative {
      return ("unsigned int", IntegerType(bits: 32, isSigned: false))
    }
    if limit <= UInt64(Int64.max) { return ("long", IntegerType(bits: 64, isSigned: true)) }
    return ("unsigned long", IntegerType(bits: 64, isSigned: false))
  }
}

/// What is said of each platform, by its name.
struct ImportedAvailability: Decodable {
  private var platforms: [String: Entry]

  private struct Entry: Decodable {
    var introduced: Version?
    var deprecated: Version?
    var obsoleted: Version?
    var isUnavailable: Bool

    init(from decoder: any Decoder) throws {
      let fields = try ImportedFields(
        decoder, known: ["introduced", "deprecated", "obsoleted", "unavailable"])
      func version(_ name: String) throws -> Version? {
        guard let text: String = try fields.optional(name) else { return nil }
        guard let version = Version(text) else {
          throw fields.refusal(name, "'\(text)' is no version")
        }
        return version
      }
      introduced = try version("introduced")
      deprecated = try version("deprecated")
      obsoleted = try version("obsoleted")
      isUnavailable = try fields.optional("unavailable") ?? false
    }
  }

  init(from decoder: any Decoder) throws { platforms = try .init(from: decoder) }

  var availability: Availability {
    Availability(
      platforms: platforms.map { name, entry in
        PlatformAvailability(
          platform: name, introduced: entry.introduced, deprecated: entry.deprecated,
          obsoleted: entry.obsoleted, isUnavailable: entry.isUnavailable)
      })
  }
}
