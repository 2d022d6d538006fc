/// JSON whose objects keep the order of their keys.
enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case null
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value over several lines, indented by two blanks a level.
  func text(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .string(let value): return Self.quoted(value)
    case .integer(let value): return String(value)
    case .null: return "null"
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      let lines = values.map { inner + $0.text(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map {
        "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  /// A string in quotes, with what JSON does not allow in one escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
