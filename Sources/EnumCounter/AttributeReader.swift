import CClang

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
  private var speaksToSwift: [[UInt8]: Bool] = [:]

  init(unit: TranslationUnit, files: HeaderFiles) {
    self.unit = unit
    self.files = files
  }

  /// The declaration as the compiler prints it, without its body.
  func printed(_ cursor: CXCursor) -> String {
    let functions = clang.functions
    let policy = functions.clang_getCursorPrintingPolicy(cursor)
    defer { functions.clang_PrintingPolicy_dispose(policy) }
    functions.clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1)
    return clang.string(functions.clang_getCursorPrettyPrinted(cursor, policy))
  }

  /// Of an enum, a member, a method or a variable with these attributes.
  func swiftAttributes(of cursor: CXCursor, attributes: [CXCursor]) -> SwiftAttributes {
    var text: String?
    for attribute in attributes {
      let word = Array(writtenText(attribute).prefix(while: Self.isWordByte))
      guard speaksToSwift[word] != false else { continue }
      let print = text ?? printed(cursor)
      text = print
      speaksToSwift[word] = print.contains("swift_name(") || print.contains("swift_private")
    }
    guard let text else { return SwiftAttributes() }
    let afterName = text.firstRange(of: "swift_name(\"").map { text[$0.upperBound...] }
    return SwiftAttributes(
      name: afterName.map { String($0.prefix { $0 != "\"" }) },
      isRefined: text.contains("swift_private"))
  }

  /// Of a class, a protocol, a category or a property, whose attributes libclang does not always print:
  /// from what is written.
  func writtenSwiftAttributes(_ attributes: [CXCursor]) -> SwiftAttributes {
    var found = SwiftAttributes()
    for attribute in attributes {
      let use = writtenText(attribute)
      let word = use.prefix(while: Self.isWordByte)
      let name = String(decoding: word, as: UTF8.self)
      if name == "swift_name" || name.hasSuffix("SWIFT_NAME") {
        let argument = use[word.endIndex...].filter { !Self.isSpaceOrQuote($0) }
        found.name = String(decoding: argument.dropFirst().dropLast(), as: UTF8.self)
      } else if name == "swift_private" || name.hasSuffix("REFINED_FOR_SWIFT") {
        found.isRefined = true
      }
    }
    return found
  }

  /// Whether any of the attributes is about availability, as far as their words tell.
  func stateAvailability(_ attributes: [CXCursor]) -> Bool {
    attributes.contains { attribute in
      let word = writtenText(attribute).prefix(while: Self.isWordByte)
      let name = String(decoding: word, as: UTF8.self).lowercased()
      return name.contains("avail") || name.contains("deprecat")
    }
  }

  /// What stands in the header where the attribute is: the use of a macro, or the attribute itself.
  private func writtenText(_ attribute: CXCursor) -> UnsafeBufferPointer<UInt8>.SubSequence {
    let extent = clang.functions.clang_getCursorExtent(attribute)
    let start = clang.place(clang.functions.clang_getRangeStart(extent))
    let end = clang.place(clang.functions.clang_getRangeEnd(extent))
    let contents =
      start.file.map { files[$0].contents } ?? UnsafeBufferPointer(start: nil, count: 0)
    guard start.file == end.file, start.offset <= end.offset, end.offset <= contents.count else {
      return contents[..<0]
    }
    return contents[start.offset..<end.offset]
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  private static func isSpaceOrQuote(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"")
  }
}
