/// Which capitalized names of a file are the frameworks' classes, as far as the file says so.
struct ForeignClasses {
  private let file: CodeFile
  private let style: SpelledStyle
  /// Names that the file declares or imports from elsewhere.
  private var own: Set<String> = []
  /// Kotlin: names that are imported from the frameworks.
  private var imported: Set<String> = []
  private var importsAll = false
  /// The names of methods that are declared for the frameworks' classes.
  private(set) var extensions: Set<String> = []
  /// The opening braces of the bodies of classes and the like.
  private(set) var bodies: Set<Int> = []

  /// Nil where nothing shows that the file uses the frameworks' classes by their names.
  init?(_ file: CodeFile, _ style: SpelledStyle) {
    self.file = file
    self.style = style
    guard file.tokens.indices.contains(where: { Self.isClassLike($0, file) }) else { return nil }
    readImports()
    switch style {
    case .kotlin: guard importsAll || !imported.isEmpty else { return nil }
    case .dart: guard importsAll else { return nil }
    case .javascript, .typescript: break
    }
    readDeclarations()
  }

  func isClass(_ index: Int) -> Bool {
    guard Self.isClassLike(index, file), case let name = file.text(index), !own.contains(name)
    else { return false }
    return style != .kotlin || importsAll || imported.contains(name)
  }

  private static func isClassLike(_ index: Int, _ file: CodeFile) -> Bool {
    file.kind(index) == .identifier
      && APIName.isClassLike(file.source.bytes[file.tokens[index].contentRange])
  }

  // MARK: Imports

  private mutating func readImports() {
    for index in file.tokens.indices where file.word(index) == "import" {
      guard file.line(index) != file.line(index - 1) || file.word(index - 1) == ";" else {
        continue
      }
      switch style {
      case .kotlin: readKotlinImport(index)
      case .dart:
        guard file.kind(index + 1) == .string, case let path = file.text(index + 1) else { break }
        if ["objective_c", "bindings", "ffi"].contains(where: path.contains),
          !path.hasPrefix("dart:"), !path.hasPrefix("package:ffi/")
        {
          importsAll = true
        }
      case .javascript, .typescript: readScriptImport(index)
      }
    }
  }

  private mutating func readKotlinImport(_ index: Int) {
    var last = index + 1
    while file.word(last + 1) == ".", file.line(last + 2) == file.line(index) { last += 2 }
    let name = file.word(last + 1) == "as" ? last + 2 : last
    guard file.word(index + 1) == "platform" else {
      own.insert(file.text(name))
      return
    }
    if file.word(last) == "*" {
      importsAll = true
    } else if name == last {
      imported.insert(file.text(last))
    }
  }

  /// `import { A, b as C } from 'x'`; frameworks are imported by their names, as `'UIKit/UIColor'` or `'UIKit'`.
  private mutating func readScriptImport(_ index: Int) {
    var names: [String] = []
    for at in (index + 1)..<min(file.tokens.count, index + 400) {
      if file.kind(at) == .string {
        if !Self.isFramework(file.text(at)) { own.formUnion(names) }
        return
      }
      if file.word(at) == ";" || file.word(at) == "(" { return }
      if file.kind(at) == .identifier { names.append(file.text(at)) }
    }
  }

  private static func isFramework(_ path: String) -> Bool {
    path.first?.isUppercase ?? false && !path.contains(".")
  }

  // MARK: Declarations

  private static let typeWords: WordSet = [
    "class", "interface", "enum", "type", "namespace", "function", "object", "typealias", "mixin",
    "extension",
  ]

  private mutating func readDeclarations() {
    for index in file.tokens.indices where file.kind(index) == .identifier {
      let word = file.word(index)
      if style == .kotlin, word == "fun" { readExtensionFunction(index) }
      if Self.typeWords.contains(word), file.word(index - 1) != "." {
        let name = index + 1
        if Self.isClassLike(name, file), word != "extension", file.word(index - 1) != "declare" {
          own.insert(file.text(name))
        }
        readBody(index)
      } else if style.isScript, style.declarationWords.contains(word) {
        readVariable(index)
      } else if style.isScript, word == "prototype", file.word(index + 1) == ".",
        Self.isClassLike(index - 2, file)
      {
        extensions.insert(file.text(index + 2))
      }
    }
  }

  /// `const NSFoo = …`, `const { NSFoo } = …`.
  private mutating func readVariable(_ keyword: Int) {
    guard file.word(keyword - 1) != "declare" else { return }
    let name = keyword + 1
    if file.word(name) == "{" {
      for at in name..<min(file.close(of: name), name + 400) where Self.isClassLike(at, file) {
        own.insert(file.text(at))
      }
    } else if Self.isClassLike(name, file) {
      let text = file.text(name)
      let isTaken =
        file.word(name + 1) == "=" && file.word(name + 2) == "require"
        && file.kind(name + 4) == .string && Self.isFramework(file.text(name + 4))
      let isSame =
        file.word(name + 1) == "=" && file.word(name + 2) == "$"
        && file.text(name + 4) == text
      if !isTaken, !isSame { own.insert(text) }
    }
  }

  /// Finds a type's body, and the methods in it where it is one of the frameworks' classes.
  private mutating func readBody(_ keyword: Int) {
    var at = keyword + 1
    let limit = min(file.tokens.count, keyword + 80)
    var isForeign = Self.isClassLike(keyword + 1, file)
    while at < limit, file.word(at) != "{" {
      if [";", "=", "}"].contains(file.word(at)) { return }
      if file.word(keyword) == "extension", Self.isClassLike(at, file) { isForeign = true }
      at = file.next(after: at)
    }
    guard at < limit else { return }
    bodies.insert(at)
    guard isForeign else { return }
    let close = file.close(of: at)
    var member = at + 1
    while member < close {
      if file.kind(member) == .identifier, file.word(member + 1) == "(" {
        extensions.insert(file.text(member))
      }
      member = file.next(after: member)
    }
  }

  /// `fun NSFoo.name(`
  private mutating func readExtensionFunction(_ keyword: Int) {
    var at = keyword + 1
    while at < min(file.tokens.count, keyword + 30), file.word(at) != "(" { at += 1 }
    if file.word(at) == "(", file.word(at - 2) == "." || file.word(at - 2) == "?." {
      extensions.insert(file.text(at - 1))
    }
  }
}
