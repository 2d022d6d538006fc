import HeaderFacts

/// Names for parameters, made from their types: the original ones are wording, not facts.
enum ArchiveNames {
  static func parameters(_ parameters: [Parameter]) -> [String] {
    var counts: [String: Int] = [:]
    return parameters.map { parameter in
      let name = name(parameter)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count > 1 ? "\(name)\(count)" : name
    }
  }

  private static let reserved: Set<String> = [
    "auto", "break", "case", "char", "class", "const", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "id", "if", "in", "inline", "int", "long", "out", "register",
    "restrict", "return", "self", "short", "signed", "sizeof", "static", "struct", "super",
    "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "linux", "unix",
  ]

  private static func name(_ parameter: Parameter) -> String {
    if parameter.blockSignature != nil || parameter.encoding.hasSuffix("@?") { return "block" }
    let type = parameter.typeName
    if type.hasPrefix("NSDictionary") || type.hasPrefix("NSMutableDictionary") { return "entries" }
    let isCollection = ["NSArray", "NSSet", "NSOrderedSet", "NSMutableArray"].contains {
      type.hasPrefix($0)
    }
    if isCollection { return "items" }
    if type.contains("**") || type.hasSuffix("*)") { return "pointer" }
    let known = TypeText.identifiers(in: type).map(\.name).first { !qualifiers.contains($0) }
    guard let known, !["id", "NSInteger", "NSUInteger", "CGFloat"].contains(known) else {
      return parameter.encoding.hasPrefix("@") ? "object" : "number"
    }
    return reserved.contains(known) ? "number" : plain(known)
  }

  private static let qualifiers: Set<String> = [
    "const", "volatile", "__kindof", "_Nullable", "_Nonnull", "_Null_unspecified", "unsigned",
    "signed",
  ]

  /// `workoutType` for `HKWorkoutType`.
  private static func plain(_ type: String) -> String {
    let words = NameWords.split(type)
    // The framework's prefix is one word with the first of the name where that is short: `hk`, `workout`.
    let bare = words.count > 1 && words[0].utf8.count <= 3 ? Array(words.dropFirst()) : words
    guard let first = bare.first else { return "value" }
    let rest = bare.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = String(([first] + rest).joined().unicodeScalars.filter { $0.isASCII })
    let isWord = name.first?.isLetter == true && !reserved.contains(name)
    return isWord ? name : "value"
  }
}
