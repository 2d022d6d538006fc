import CClang
import Foundation

/// What a declaration's attributes say to Swift.
struct SwiftAttributes {
  /// `swift_name`'s argument.
  var name: String?
  /// `swift_private`, `NS_REFINED_FOR_SWIFT`.
  var isRefined = false
}

/// Reads the attributes for which libclang has no call.
///
/// libclang prints a declaration with its attributes as the compiler understood them, whatever macros they
/// came from. Printing takes time and most attributes are availability, so the reader remembers of each
/// word in attribute position, `API_AVAILABLE` or `swift_name`, whether it has anything to say to Swift.
final class AttributeReader {
  private let unit: TranslationUnit
  private let files: HeaderFiles
  private var clang: Libclang { unit.clang }
  private var words: [ArraySlice<UInt8>: AttributeWord] = [:]
  private var lastWord: (file: CXFile?, offset: Int, word: AttributeWord)?

  init(unit: TranslationUnit, files: HeaderFiles) {
    self.unit = unit
    self.files = files
  }

  /// Calls `body` with the declaration as the compiler prints it, without its body.
  func withPrinted<Result>(
    _ cursor: CXCursor, _ body: (PrintedDeclaration) -> Result
  ) -> Result {
    let functions = clang.functions
    let policy = functions.clang_getCursorPrintingPolicy(cursor)
    defer { functions.clang_PrintingPolicy_dispose(policy) }
    functions.clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1)
    let text = functions.clang_getCursorPrettyPrinted(cursor, policy)
    defer { functions.clang_disposeString(text) }
    return body(PrintedDeclaration(text: functions.clang_getCString(text)))
  }

  /// Of an enum, a member, a method or a variable with these attributes.
  func swiftAttributes(of cursor: CXCursor, attributes: [CXCursor]) -> SwiftAttributes {
    var isSpoken = false
    for attribute in attributes where speaks(attribute, of: cursor) { isSpoken = true }
    guard isSpoken else { return SwiftAttributes() }
    var found = withPrinted(cursor) {
      SwiftAttributes(
        name: $0.argument(of: "swift_name(\"", until: "\""),
        isRefined: $0.contains("swift_private"))
    }
    // What a method has from the one that it overrides is not printed, even where both state it.
    if found.name == nil { found.name = writtenSwiftAttributes(attributes).name }
    return found
  }

  /// Whether an attribute has anything to say to Swift.
  private func speaks(_ attribute: CXCursor, of cursor: CXCursor) -> Bool {
    let place = clang.place(attribute)
    let word = word(at: place)
    if let known = word.speaksToSwift { return known }
    let isPrinted = withPrinted(cursor) {
      $0.contains("swift_name(") || $0.contains("swift_private")
    }
    // An attribute of an overridden method's is not printed: its word is to be asked about again.
    let own = clang.place(
      clang.functions.clang_getRangeStart(clang.functions.clang_getCursorExtent(cursor)))
    if isPrinted || (own.file == place.file && own.offset <= place.offset) {
      word.speaksToSwift = isPrinted
    }
    return isPrinted
  }

  /// Of a class, a protocol, a category or a property, whose attributes libclang does not always print:
  /// from what is written.
  func writtenSwiftAttributes(_ attributes: [CXCursor]) -> SwiftAttributes {
    var found = SwiftAttributes()
    for attribute in attributes {
      let place = clang.place(attribute)
      let word = word(at: place)
      if word.isSwiftName { found.name = argument(in: text(from: place)) }
      if word.isRefined { found.isRefined = true }
    }
    return found
  }

  /// Whether any of the attributes is about availability, as far as their words tell.
  func stateAvailability(_ attributes: [CXCursor]) -> Bool {
    attributes.contains { word(at: clang.place($0)).isAvailability }
  }

  /// The word that stands in the header where a declaration begins, and what is in parentheses after it:
  /// `NS_ENUM` and its arguments where a macro begins the declaration.
  func opening(of cursor: CXCursor) -> (word: String, argument: String) {
    let extent = clang.functions.clang_getCursorExtent(cursor)
    let text = text(from: clang.place(clang.functions.clang_getRangeStart(extent)))
    return (
      String(decoding: text.prefix(while: Self.isWordByte), as: UTF8.self), argument(in: text)
    )
  }

  /// What is known of the word at a place. One macro often stands for several attributes.
  private func word(at place: Place) -> AttributeWord {
    if let lastWord, lastWord.file == place.file, lastWord.offset == place.offset {
      return lastWord.word
    }
    let spelled = text(from: place).prefix(while: Self.isWordByte)
    let word: AttributeWord
    if let known = words[spelled] {
      word = known
    } else {
      word = AttributeWord(String(decoding: spelled, as: UTF8.self))
      // Its own array, lest it keep the whole header.
      words[ArraySlice(Array(spelled))] = word
    }
    lastWord = (place.file, place.offset, word)
    return word
  }

  /// The header's text from a place on.
  private func text(from place: Place) -> ArraySlice<UInt8> {
    guard let file = place.file else { return [] }
    let text = files.text(of: file)
    return place.offset < text.count ? text[place.offset...] : []
  }

  /// What stands in parentheses after the word that `text` begins with, without blanks and quotes.
  private func argument(in text: ArraySlice<UInt8>) -> String {
    var depth = 0
    var argument: [UInt8] = []
    for byte in text.drop(while: Self.isWordByte) {
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth > 0, !Self.isSpaceOrQuote(byte) { argument.append(byte) }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0, !Self.isSpaceOrQuote(byte) { break }
    }
    return String(decoding: argument, as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  private static func isSpaceOrQuote(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"")
  }
}

/// A word in attribute position: a macro, or an attribute's own name.
private final class AttributeWord {
  let isSwiftName: Bool
  let isRefined: Bool
  let isAvailability: Bool
  /// Whether what it stands for has anything to say to Swift; nil until one that has it was printed.
  ///
  /// Of a name that Swift cannot use the compiler drops the attribute, there and not elsewhere: a word that
  /// speaks of Swift is not judged by that.
  var speaksToSwift: Bool?

  init(_ word: String) {
    isSwiftName = word == "swift_name" || word.hasSuffix("SWIFT_NAME")
    isRefined = word == "swift_private" || word.hasSuffix("REFINED_FOR_SWIFT")
    let lower = word.lowercased()
    isAvailability = lower.contains("avail") || lower.contains("deprecat")
    speaksToSwift = lower.contains("swift") ? true : nil
  }
}

/// The text of a declaration as libclang prints it, as long as libclang keeps it.
struct PrintedDeclaration {
  let text: UnsafePointer<CChar>?

  func contains(_ part: String) -> Bool { text.map { strstr($0, part) != nil } ?? false }

  /// What follows `start`, up to `end`; nil when `start` is not there.
  func argument(of start: String, until end: Character) -> String? {
    guard let text, let found = strstr(text, start) else { return nil }
    return String(String(cString: found).dropFirst(start.count).prefix { $0 != end })
  }
}
