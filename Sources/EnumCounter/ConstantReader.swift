import CClang
import HeaderFacts

extension FactCollector {
  /// A variable that is constant and whose initializer is an integer; nil for any other.
  func integerConstant(_ cursor: CXCursor, at site: Site) -> IntegerConstant? {
    let functions = clang.functions
    let declared = functions.clang_getCursorType(cursor)
    guard functions.clang_isConstQualifiedType(declared) != 0,
      let value = evaluatedInteger(cursor, type: declared)
    else { return nil }
    return IntegerConstant(
      name: clang.spelling(cursor), framework: site.framework, location: site.location,
      kind: .constant, value: value, typeName: interning.text(of: declared).spelling,
      availability: availability.availability(of: cursor))
  }

  /// What the compiler says a variable's initializer comes to; nil when that is no integer.
  func evaluatedInteger(_ variable: CXCursor, type: CXType) -> IntegerValue? {
    let functions = clang.functions
    guard let type = clang.integerType(functions.clang_getCanonicalType(type)),
      functions.clang_Cursor_isNull(functions.clang_Cursor_getVarDeclInitializer(variable)) == 0,
      let result = functions.clang_Cursor_Evaluate(variable)
    else { return nil }
    defer { functions.clang_EvalResult_dispose(result) }
    guard functions.clang_EvalResult_getKind(result) == CXEval_Int else { return nil }
    let bits =
      functions.clang_EvalResult_isUnsignedInt(result) != 0
      ? functions.clang_EvalResult_getAsUnsigned(result)
      : UInt64(bitPattern: functions.clang_EvalResult_getAsLongLong(result))
    return IntegerValue(bits: bits, type: type)
  }

  func externConstant(_ cursor: CXCursor, at site: Site) -> ExternConstant {
    let type = clang.functions.clang_getCursorType(cursor)
    let attributeCursors = attributeChildren(of: cursor)
    return ExternConstant(
      name: clang.spelling(cursor), framework: site.framework, location: site.location,
      typeName: interning.text(of: type).spelling, typedEnum: typedEnum(type),
      availability: availability.availability(of: cursor),
      swiftNameAttribute: attributes.swiftAttributes(of: cursor, attributes: attributeCursors).name)
  }

  /// The name of the string enum (`NS_TYPED_ENUM` and its kin) that a type is.
  private func typedEnum(_ type: CXType) -> String? {
    let declaration = clang.functions.clang_getTypeDeclaration(type)
    guard declaration.kind == CXCursor_TypedefDecl else { return nil }
    let name = clang.spelling(declaration)
    if let known = typedEnums[name] { return known ? name : nil }
    let isTyped =
      !attributeChildren(of: declaration).isEmpty
      && attributes.withPrinted(declaration) {
        $0.contains("swift_wrapper(") || $0.contains("swift_newtype(")
      }
    typedEnums[name] = isTyped
    return isTyped ? name : nil
  }
}
