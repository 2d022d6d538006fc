import CClang
import HeaderFacts

/// Collects the types that facts name, and the types that these name.
final class TypeCollector {
  let unit: TranslationUnit
  let files: HeaderFiles
  let facts: FactCollector
  var clang: Libclang { unit.clang }

  private struct Found {
    var cursor: CXCursor
    var order: Int
  }

  /// By name: typedefs and classes.
  private var ordinary: [String: Found] = [:]
  private var tags: [String: Found] = [:]
  private var protocols: [String: Found] = [:]
  /// Classes that are only announced, by `@class`.
  private var forwardClasses: [String: Found] = [:]
  private(set) var typeParameters: [HeaderLocation: [String]] = [:]
  private var resolved: [String: TypeDeclaration] = [:]
  private var queue: [(name: String, isTag: Bool)] = []
  private var seen: Set<String> = []
  /// How many type arguments the uses of a class have.
  private var argumentCounts: [String: Int] = [:]

  init(facts: FactCollector) {
    unit = facts.unit
    files = facts.files
    self.facts = facts
    var order = 0
    clang.forEachChild(of: unit.cursor) { cursor in
      order += 1
      add(cursor, order: order)
    }
  }

  private func add(_ cursor: CXCursor, order: Int) {
    let found = Found(cursor: cursor, order: order)
    let name = clang.spelling(cursor)
    switch cursor.kind {
    case CXCursor_TypedefDecl:
      if ordinary[name] == nil { ordinary[name] = found }
    case CXCursor_StructDecl, CXCursor_UnionDecl, CXCursor_EnumDecl:
      let isDefinition = clang.functions.clang_isCursorDefinition(cursor) != 0
      if tags[name] == nil || isDefinition { tags[name] = found }
    case CXCursor_ObjCInterfaceDecl:
      ordinary[name] = found
      addTypeParameters(of: cursor)
    case CXCursor_ObjCCategoryDecl:
      addTypeParameters(of: cursor)
    case CXCursor_ObjCProtocolDecl, CXCursor_ObjCProtocolRef:
      if protocols[name] == nil { protocols[name] = found }
    case CXCursor_ObjCClassRef:
      if forwardClasses[name] == nil { forwardClasses[name] = found }
    default:
      break
    }
  }

  private func addTypeParameters(of cursor: CXCursor) {
    let place = clang.place(cursor)
    guard let file = place.file, files[file].isWanted else { return }
    let names = typeParameterNames(of: cursor)
    guard !names.isEmpty else { return }
    typeParameters[HeaderLocation(header: files[file].header, line: place.line)] = names
  }

  private func typeParameterNames(of cursor: CXCursor) -> [String] {
    clang.children(of: cursor).filter { $0.kind == CXCursor_TemplateTypeParameter }
      .map(clang.spelling)
  }

  /// The declarations that the type texts need.
  func declarations(
    for types: some Sequence<String>, classes: some Sequence<String>
  ) -> [TypeDeclaration] {
    for type in types { ask(type) }
    for name in classes { queue.append((name, false)) }
    while let next = queue.popLast() {
      guard seen.insert("\(next.isTag)\(next.name)").inserted else { continue }
      resolve(next.name, isTag: next.isTag)
    }
    return resolved.values.sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  private func ask(_ type: String) {
    queue += TypeText.identifiers(in: type)
    for (name, count) in TypeText.typeArguments(in: type) {
      argumentCounts[name] = max(argumentCounts[name] ?? 0, count)
    }
  }

  private func resolve(_ name: String, isTag: Bool) {
    // Classes and protocols have spaces of names of their own.
    if !isTag, let found = protocols[name] {
      keep(name, .protocol, found, as: "protocol")
    }
    if isTag, let found = tags[name] {
      return keepTag(name, found)
    }
    guard !isTag, let found = ordinary[name] else {
      if let found = forwardClasses[name] {
        // libclang does not tell the parameters of a class that is only announced; its uses do.
        let kind = TypeDeclaration.Kind.class(
          superclass: nil, typeParameters: argumentCounts[name] ?? 0, availability: .unstated)
        keep(name, kind, found, as: "class")
      } else if let found = tags[name] {
        keepTag(name, found)
      }
      return
    }
    if found.cursor.kind == CXCursor_ObjCInterfaceDecl {
      keepClass(name, found)
    } else {
      keepAlias(name, found)
    }
  }

  private func keep(
    _ name: String, _ kind: TypeDeclaration.Kind, _ found: Found, as space: String
  ) {
    let place = clang.place(found.cursor)
    resolved["\(space) \(name)"] = TypeDeclaration(
      name: name, kind: kind, order: found.order,
      framework: place.file.map { files[$0].framework } ?? "")
  }

  private func keepClass(_ name: String, _ found: Found) {
    var superclass: String?
    clang.forEachChild(of: found.cursor) {
      if $0.kind == CXCursor_ObjCSuperClassRef { superclass = clang.spelling($0) }
    }
    if let superclass { queue.append((superclass, false)) }
    keep(
      name,
      .class(
        superclass: superclass, typeParameters: typeParameterNames(of: found.cursor).count,
        availability: facts.availability.availability(of: found.cursor)),
      found, as: "class")
  }

  private func keepAlias(_ name: String, _ found: Found) {
    let functions = clang.functions
    let type = functions.clang_getTypedefDeclUnderlyingType(found.cursor)
    let declaration = functions.clang_getTypeDeclaration(type)
    let canonical = functions.clang_getCanonicalType(type)
    let isOwnName =
      [CXCursor_EnumDecl, CXCursor_StructDecl, CXCursor_UnionDecl].contains(declaration.kind)
      && [name, ""].contains(tagName(declaration, type: canonical))
    if isOwnName {
      let order = min(found.order, tags[name]?.order ?? found.order)
      if declaration.kind == CXCursor_EnumDecl {
        keepEnumeration(name, Found(cursor: declaration, order: order), hasAlias: true)
        return
      }
      guard encoding(canonical).dropFirst().hasPrefix("?") else {
        keep(name, .alias(type: "\(keyword(declaration)) \(name)", wrapper: nil), found, as: "")
        queue.append((name, true))
        return
      }
      return keepRecord(name, Found(cursor: declaration, order: found.order), hasTag: false)
    }
    let text = clang.spelling(type)
    ask(text)
    keep(name, .alias(type: text, wrapper: wrapper(of: found.cursor)), found, as: "")
  }

  /// The tag of a record or enum; the alias's own name, or nothing, where it has none.
  private func tagName(_ declaration: CXCursor, type: CXType) -> String {
    let name = clang.spelling(declaration)
    return name.contains("(") || name.contains(" ") ? "" : name
  }

  private func keyword(_ declaration: CXCursor) -> String {
    switch declaration.kind {
    case CXCursor_StructDecl: "struct"
    case CXCursor_UnionDecl: "union"
    default: "enum"
    }
  }

  private func wrapper(of alias: CXCursor) -> String? {
    facts.attributes.withPrinted(alias) { printed in
      printed.argument(of: "swift_wrapper(\"", until: "\"")
        ?? printed.argument(of: "swift_newtype(\"", until: "\"")
    }
  }

  private func keepTag(_ name: String, _ found: Found) {
    if found.cursor.kind == CXCursor_EnumDecl {
      keepEnumeration(name, found, hasAlias: false)
    } else {
      keepRecord(name, found, hasTag: true)
    }
  }

  private func keepEnumeration(_ name: String, _ found: Found, hasAlias: Bool) {
    let functions = clang.functions
    let integer = functions.clang_getEnumDeclIntegerType(found.cursor)
    // Where nothing is written the runtime's encoding is that of `int`, whatever the compiler chose.
    let isFixed =
      encoding(functions.clang_getCursorType(found.cursor)) != "i"
      || clang.spelling(functions.clang_getCanonicalType(integer)) == "int"
    let text = clang.spelling(integer)
    if isFixed { ask(text) }
    var hasAlias = hasAlias
    if case .enumeration(_, _, _, true)? = resolved["enum \(name)"]?.kind { hasAlias = true }
    let attributes = facts.attributeChildren(of: found.cursor)
    keep(
      name,
      .enumeration(
        kind: facts.kind(of: found.cursor, attributes: attributes), typeName: text,
        isFixed: isFixed, hasAlias: hasAlias), found, as: "enum")
  }

  private func keepRecord(_ name: String, _ found: Found, hasTag: Bool) {
    let isDefined = clang.functions.clang_isCursorDefinition(found.cursor) != 0
    var number = 0
    keep(
      name,
      .record(
        keyword: keyword(found.cursor), hasTag: hasTag,
        fields: isDefined ? fields(of: found.cursor, number: &number) : nil),
      found, as: hasTag ? "tag" : "")
  }

  private func encoding(_ type: CXType) -> String {
    clang.string(clang.functions.clang_Type_getObjCEncoding(type))
  }
}

extension TypeCollector {
  /// The fields of a record, `double field1`.
  fileprivate func fields(of record: CXCursor, number: inout Int) -> [String] {
    let functions = clang.functions
    var found: [String] = []
    for child in clang.children(of: record) {
      switch child.kind {
      case CXCursor_FieldDecl:
        number += 1
        let width = functions.clang_getFieldDeclBitWidth(child)
        let field = field(child, name: "field\(number)", number: &number)
        found.append(width >= 0 ? "\(field) : \(width)" : field)
      case CXCursor_StructDecl, CXCursor_UnionDecl:
        guard functions.clang_Cursor_isAnonymousRecordDecl(child) != 0 else { continue }
        found.append(body(of: child, number: &number))
      default:
        break
      }
    }
    return found
  }

  private func body(of record: CXCursor, number: inout Int) -> String {
    let fields = fields(of: record, number: &number)
    return "\(keyword(record)) { \(fields.map { $0 + "; " }.joined())}"
  }

  private func field(_ cursor: CXCursor, name: String, number: inout Int) -> String {
    let functions = clang.functions
    let type = functions.clang_getCursorType(cursor)
    let canonical = functions.clang_getCanonicalType(type)
    let declaration = functions.clang_getTypeDeclaration(canonical)
    if canonical.kind == CXType_Enum, let integer = Self.integers[encoding(canonical)] {
      return "\(integer) \(name)"
    }
    let text = clang.spelling(type)
    if canonical.kind == CXType_Record, text.contains("(") {
      return "\(body(of: declaration, number: &number)) \(name)"
    }
    ask(text)
    return TypeText.declaration(of: name, type: text)
  }

  /// What a field of an enum's type is as good as.
  private static let integers = [
    "c": "signed char", "C": "unsigned char", "s": "short", "S": "unsigned short", "i": "int",
    "I": "unsigned int", "q": "long long", "Q": "unsigned long long",
  ]
}
