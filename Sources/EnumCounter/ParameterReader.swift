import CClang
import HeaderFacts

extension FactCollector {
  func parameters(of method: CXCursor, encoding: String) -> [Parameter] {
    let functions = clang.functions
    let count = Int(functions.clang_Cursor_getNumArguments(method))
    guard count > 0 else { return [] }
    // Return type, self and _cmd come first. Where the count differs, a type has no encoding at all, a
    // vector for instance, and only asking for each tells which.
    let types = TypeEncoding.types(in: encoding)
    let isWhole = types.count == count + 3
    return (0..<count).map { index in
      let type = functions.clang_getCursorType(
        functions.clang_Cursor_getArgument(method, UInt32(index)))
      return Parameter(
        typeName: clang.spelling(type), encoding: isWhole ? types[index + 3] : self.encoding(type),
        blockSignature: blockSignature(type))
    }
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
    return encoding(functions.clang_getResultType(function)) + "@?" + arguments.joined()
  }

  private func encoding(_ type: CXType) -> String {
    clang.string(clang.functions.clang_Type_getObjCEncoding(type))
  }
}
