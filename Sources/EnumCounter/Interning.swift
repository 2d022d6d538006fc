import CClang
import HeaderFacts

/// Keeps one copy of what an SDK states over and over: a type's text, an encoding, an availability.
final class Interning {
  private let clang: Libclang
  private var strings: Set<String> = []
  private var availabilities: Set<Availability> = []
  /// The last ones: neighbours mostly state the same.
  private var recent: [Availability] = []
  private var nextRecent = 0
  private var types: [UnsafeMutableRawPointer: TypeText] = [:]

  /// What a type is called, and what the block takes that it is.
  struct TypeText {
    var spelling: String
    var blockSignature: String?
  }

  init(clang: Libclang) { self.clang = clang }

  func string(_ text: String) -> String {
    // Up to 15 bytes a string keeps in itself.
    text.utf8.count > 15 ? strings.insert(text).memberAfterInsert : text
  }

  /// Takes over a string of libclang's.
  func string(_ text: CXString) -> String { string(clang.string(text)) }

  func availability(_ stated: Availability) -> Availability {
    guard !stated.platforms.isEmpty else { return stated }
    if let known = recent.first(where: { $0 == stated }) { return known }
    let kept = availabilities.insert(stated).memberAfterInsert
    if recent.count < 4 {
      recent.append(kept)
    } else {
      recent[nextRecent] = kept
      nextRecent = (nextRecent + 1) % 4
    }
    return kept
  }

  /// libclang has each type once, and printing one is slow.
  func text(of type: CXType) -> TypeText {
    guard let key = type.data.0 else { return TypeText(spelling: clang.spelling(type)) }
    if let known = types[key] { return known }
    let text = TypeText(
      spelling: string(clang.spelling(type)), blockSignature: blockSignature(type))
    types[key] = text
    return text
  }

  /// What a block takes and returns, `v@?B@`; nil when the type is no block.
  private func blockSignature(_ type: CXType) -> String? {
    let functions = clang.functions
    let canonical = functions.clang_getCanonicalType(type)
    guard canonical.kind == CXType_BlockPointer else { return nil }
    let function = functions.clang_getPointeeType(canonical)
    let arguments = (0..<max(functions.clang_getNumArgTypes(function), 0)).map {
      encoding(functions.clang_getArgType(function, UInt32($0)))
    }
    return string(encoding(functions.clang_getResultType(function)) + "@?" + arguments.joined())
  }

  func encoding(_ type: CXType) -> String {
    string(clang.functions.clang_Type_getObjCEncoding(type))
  }
}
