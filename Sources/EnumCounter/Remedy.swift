/// What to do about a compiler's error, told from its text.
enum Remedy {
  /// Headers that come with clang and not with an SDK.
  private static let compilerHeaders: Set<String> = [
    "stdarg.h", "stddef.h", "stdbool.h", "stdint.h", "float.h", "limits.h", "tgmath.h", "iso646.h",
    "arm_neon.h", "stdalign.h", "stdatomic.h", "stdnoreturn.h", "inttypes.h",
  ]

  static let includesItself = "take the #include of the header's own name out of it"

  /// - Parameter text: The header's line from the place of the error on.
  static func forDiagnostic(_ message: String, at text: Substring.UTF8View) -> String {
    if message.hasSuffix("file not found") { return forMissingFile(message) }
    if message.contains("nested too deeply") {
      return includesItself
    }
    if message.hasPrefix("unknown type name") || message.hasPrefix("use of undeclared identifier") {
      return
        "a type or macro is not defined: the header lacks an #import, or give the SDK it belongs"
        + " to with --sdk"
    }
    if let word = word(at: text), isMacroLike(word), !message.contains(word) {
      return
        "\(word) is not defined if it is meant as a macro: the header lacks an #import, or give the"
        + " SDK it belongs to with --sdk"
    }
    if message.contains("unknown target") {
      return
        "this libclang does not know the target; give another with --target, or use a newer libclang"
    }
    return
      "no number of a header with an error in it can be trusted, so nothing was counted; mend the"
      + " header, or give the SDK and the target it is meant for with --sdk and --target"
  }

  /// The identifier that `text` begins with, blanks before it left out.
  private static func word(at text: Substring.UTF8View) -> String? {
    let word = Substring(text).drop { $0.isWhitespace }
      .prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return word.isEmpty ? nil : String(word)
  }

  /// Written as macros are: `API_AVAILABLE`.
  private static func isMacroLike(_ word: String) -> Bool {
    word.utf8.count > 2 && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  private static func forMissingFile(_ message: String) -> String {
    let name = message.split(separator: "'").first ?? ""
    if compilerHeaders.contains(String(name)) {
      return
        "\(name) comes with clang: install the package libclang-common-dev of the same version as"
        + " libclang, or give clang's resource folder with --resource-dir"
    }
    return "give the SDK that has it with --sdk, or the folder it is in with --include"
  }
}
