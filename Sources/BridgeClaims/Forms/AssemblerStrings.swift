extension ClaimForm {
  /// `sel_save: .asciz "saveObject:withCompletion:"`
  public static let assemblerString = ClaimForm(rawValue: "assembler-string")
}

/// Strings that assembler code lays down as selectors: those in the section for method names, and
/// those whose label says so.
enum AssemblerStrings: ClaimFormReader {
  private static let directives: WordSet = ["asciz", "string", "ascii"]

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.syntax.hasAssemblerStrings else { return }
    var isMethodNames = false
    for index in file.tokens.indices where file.kind(index) == .identifier {
      if file.word(index) == "section" { isMethodNames = namesMethods(file, section: index) }
      guard directives.contains(file.word(index)), file.kind(index + 1) == .string,
        isMethodNames || isSelectorLabel(file, before: index) || isTelling(file.text(index + 1))
      else { continue }
      var content = file.tokens[index + 1].contentRange
      if file.source.text(content).hasSuffix("\\0") {
        content = content.lowerBound..<(content.upperBound - 2)
      }
      guard StringShape.isNamesAndColons(file.source.bytes[content]) else { continue }
      reading.add(
        SelectorClaim(
          selector: file.source.text(content), range: content, form: .assemblerString,
          helper: file.text(index)))
    }
  }

  /// Whether a string is no other text: `saveObject:withCompletion:`, not `Error:`.
  private static func isTelling(_ text: String) -> Bool {
    let text = text.hasSuffix("\\0") ? text.dropLast(2) : text[...]
    return text.first?.isLowercase == true
      && text.contains(where: \.isUppercase) && text.count { $0 == ":" } > 1
  }

  private static func namesMethods(_ file: CodeFile, section: Int) -> Bool {
    (section..<min(file.tokens.count, section + 6)).contains {
      file.line($0) == file.line(section) && file.text($0) == "__objc_methname"
    }
  }

  /// `sel_…:`, `L_OBJC_METH_VAR_NAME_:` or `L_selector_…:` before the directive.
  private static func isSelectorLabel(_ file: CodeFile, before index: Int) -> Bool {
    let label = file.text(file.word(index - 1) == ":" ? index - 2 : index - 1).lowercased()
    return label.hasPrefix("sel_") || label.contains("selector") || label.contains("meth_var_name")
  }
}
