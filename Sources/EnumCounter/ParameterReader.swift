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
      let text = interning.text(of: type)
      return Parameter(
        typeName: text.spelling,
        encoding: isWhole ? interning.string(types[index + 3]) : interning.encoding(type),
        blockSignature: text.blockSignature)
    }
  }
}
