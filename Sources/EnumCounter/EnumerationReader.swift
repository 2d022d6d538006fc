import CClang
import HeaderFacts

extension FactCollector {
  /// Reads an enum; nil for a mere declaration of one.
  func enumeration(_ cursor: CXCursor, at site: Site) -> Enumeration? {
    let functions = clang.functions
    guard functions.clang_isCursorDefinition(cursor) != 0 else { return nil }
    let integer = functions.clang_getEnumDeclIntegerType(cursor)
    let canonical = functions.clang_getCanonicalType(integer)
    guard let type = clang.integerType(canonical) else { return nil }
    var enumerators: [CXCursor] = []
    var attributeCursors: [CXCursor] = []
    clang.forEachChild(of: cursor) { child in
      if child.kind == CXCursor_EnumConstantDecl {
        enumerators.append(child)
      } else if child.isAttribute {
        attributeCursors.append(child)
      }
    }
    let own = availability.availability(of: cursor)
    let swift = attributes.swiftAttributes(of: cursor, attributes: attributeCursors)
    return Enumeration(
      name: enumerationName(cursor), framework: site.framework, location: site.location,
      kind: kind(of: cursor, attributes: attributeCursors),
      typeName: interning.text(of: integer).spelling,
      canonicalTypeName: interning.text(of: canonical).spelling, type: type, availability: own,
      swiftNameAttribute: swift.name,
      members: enumerators.map { member($0, type: type, inherited: own) })
  }

  private func member(_ cursor: CXCursor, type: IntegerType, inherited: Availability) -> Member {
    var hasInitializer = false
    var attributeCursors: [CXCursor] = []
    clang.forEachChild(of: cursor) { child in
      if child.isAttribute {
        attributeCursors.append(child)
      } else if clang.functions.clang_isExpression(child.kind) != 0 {
        hasInitializer = true
      }
    }
    var read = Member(
      name: clang.spelling(cursor),
      // Sign-extended or not, the type's width cuts off what is too much.
      value: IntegerValue(
        bits: clang.functions.clang_getEnumConstantDeclUnsignedValue(cursor), type: type),
      isExplicit: hasInitializer, availability: inherited, line: clang.place(cursor).line)
    if !attributeCursors.isEmpty {
      read.availability = availability.availability(of: cursor)
      let swift = attributes.swiftAttributes(of: cursor, attributes: attributeCursors)
      read.swiftNameAttribute = swift.name
      read.isRefinedForSwift = swift.isRefined
    }
    return read
  }

  /// The tag, or the name that a typedef gives to an enum without one; empty for neither.
  private func enumerationName(_ cursor: CXCursor) -> String {
    guard clang.functions.clang_Cursor_isAnonymous(cursor) == 0 else { return "" }
    // Releases differ in what they call an enum that a typedef names; its type has the name in all.
    let name = clang.spelling(cursor)
    return name.isEmpty ? clang.spelling(clang.functions.clang_getCursorType(cursor)) : name
  }

  func kind(of cursor: CXCursor, attributes cursors: [CXCursor]) -> EnumerationKind {
    if cursors.contains(where: { $0.kind == CXCursor_FlagEnum }) { return .options }
    guard !cursors.isEmpty else { return kindByMacro(cursor) }
    // NS_ENUM declares the enum before it defines it and puts the attributes there; only there are they
    // printed.
    let first = clang.functions.clang_getCanonicalCursor(cursor)
    return attributes.withPrinted(first, Self.kind) ?? attributes.withPrinted(cursor, Self.kind)
      ?? kindByMacro(cursor)
  }

  /// In SDKs from before the attributes the macro's name alone tells, to Swift as well.
  private func kindByMacro(_ cursor: CXCursor) -> EnumerationKind {
    let (word, argument) = attributes.opening(of: cursor)
    switch word {
    case "NS_ENUM", "CF_ENUM": return .open
    case "NS_CLOSED_ENUM", "CF_CLOSED_ENUM": return .closed
    case "NS_OPTIONS", "CF_OPTIONS": return .options
    case "NS_ERROR_ENUM", "CF_ERROR_ENUM":
      return .errorCode(domain: String(argument.prefix { $0 != "," }))
    default: return .plain
    }
  }

  private static func kind(_ printed: PrintedDeclaration) -> EnumerationKind? {
    if let domain = printed.argument(of: "ns_error_domain(", until: ")") {
      return .errorCode(domain: domain)
    }
    if printed.contains("enum_extensibility(\"closed\")") { return .closed }
    return printed.contains("enum_extensibility(\"open\")") ? .open : nil
  }
}

extension Libclang {
  /// Width and signedness of a canonical integer type; nil when it is no integer of 8 to 64 bits.
  func integerType(_ canonical: CXType) -> IntegerType? {
    let isSigned: Bool
    switch canonical.kind {
    case CXType_Bool, CXType_Char_U, CXType_UChar, CXType_UShort, CXType_UInt, CXType_ULong,
      CXType_ULongLong, CXType_Char16, CXType_Char32:
      isSigned = false
    case CXType_Char_S, CXType_SChar, CXType_Short, CXType_Int, CXType_Long, CXType_LongLong,
      CXType_WChar:
      isSigned = true
    case CXType_Enum:
      let integer = functions.clang_getEnumDeclIntegerType(
        functions.clang_getTypeDeclaration(canonical))
      return integerType(functions.clang_getCanonicalType(integer))
    default:
      return nil
    }
    let bits = 8 * Int(functions.clang_Type_getSizeOf(canonical))
    return (8...64).contains(bits) ? IntegerType(bits: bits, isSigned: isSigned) : nil
  }
}
