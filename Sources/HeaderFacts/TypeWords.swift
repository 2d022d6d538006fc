/// The names in a parameter's type that words of a selector may repeat.
struct TypeWords {
  /// Lower case: the type itself, and what a collection of it holds.
  private var names: [String]
  private static let qualifiers: Set<String> = [
    "const", "id", "nonnull", "nullable", "__kindof", "_nonnull", "_nullable", "_null_unspecified",
    "struct", "enum", "unsigned", "inout",
  ]

  init(_ type: String) {
    let isBlock = type.contains("(^")
    names = isBlock ? ["block", "handler", "completion"] : Self.names(in: type.lowercased())
    if type.hasPrefix("id") { names += ["object", "objectvalue"] }
    if type == "SEL" { names.append("selector") }
    if type.contains("Integer") || type == "int" || type == "long" { names.append("index") }
    // A set or array of what it is not said to hold holds objects; an index set holds indexes.
    if names == ["nsset"] || names == ["nsarray"] { names.append("object") }
    if names == ["nsindexset"] { names.append("index") }
  }

  /// The identifiers, without what C and CoreFoundation hang on them: `CGImageRef`, `int64_t`.
  private static func names(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { !qualifiers.contains($0) }
      .map { name in
        let suffix = ["ref", "_t"].first(where: name.hasSuffix) ?? ""
        return String(name.dropLast(suffix.count))
      }
  }

  /// Whether one of the names ends in the words, be they singular or plural.
  func areRepeated(by words: String) -> Bool {
    var forms = [words]
    if words.hasSuffix("s") { forms.append(String(words.dropLast())) }
    if words.hasSuffix("es") { forms.append(String(words.dropLast(2))) }
    if words.hasSuffix("ies") { forms.append(words.dropLast(3) + "y") }
    return forms.contains { form in names.contains { $0.hasSuffix(form) } }
  }
}
