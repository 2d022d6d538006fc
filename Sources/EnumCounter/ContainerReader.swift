import CClang
import HeaderFacts

extension FactCollector {
  /// Reads a class, a protocol, a category or a class extension. (`@class` and forward `@protocol` are
  /// references to libclang and never come here.)
  func container(_ cursor: CXCursor, at site: Site) -> Container {
    var parts = ContainerParts()
    clang.forEachChild(of: cursor) { parts.add($0, clang: clang) }
    let inherited = inherited(from: cursor, parts: parts)
    var read = Container(
      kind: kind(of: cursor, parts: parts), name: clang.spelling(cursor),
      framework: site.framework, location: site.location, protocols: parts.protocols,
      availability: inherited.availability)
    if !parts.attributes.isEmpty {
      read.swiftNameAttribute = attributes.writtenSwiftAttributes(parts.attributes).name
    }
    read.properties = parts.properties.map { property($0, inherited: inherited) }
    let accessors = Accessors(read.properties)
    read.methods = parts.methods.map { method($0, inherited: inherited, accessors: accessors) }
    return read
  }

  private func kind(of cursor: CXCursor, parts: ContainerParts) -> Container.Kind {
    switch cursor.kind {
    case CXCursor_ObjCProtocolDecl: .protocol
    case CXCursor_ObjCCategoryDecl: .category(of: parts.classReference.map(clang.spelling) ?? "")
    default: .class(superclass: parts.superclass)
    }
  }

  private func inherited(from cursor: CXCursor, parts: ContainerParts) -> Inherited {
    let own = availability.availability(of: cursor)
    guard cursor.kind == CXCursor_ObjCCategoryDecl, let reference = parts.classReference else {
      return Inherited(availability: own)
    }
    let ofClass = availability.availability(
      of: clang.functions.clang_getCursorReferenced(reference))
    return Inherited(availability: own == .unstated ? ofClass : own, ofClass: ofClass)
  }

  private func property(_ cursor: CXCursor, inherited: Inherited) -> Property {
    let functions = clang.functions
    let flags = functions.clang_Cursor_getObjCPropertyAttributes(cursor, 0)
    let isReadonly = flags & CXObjCPropertyAttr_readonly.rawValue != 0
    let attributeCursors = attributeChildren(of: cursor)
    let swift = attributes.writtenSwiftAttributes(attributeCursors)
    return Property(
      name: interning.string(clang.spelling(cursor)),
      typeName: interning.text(of: functions.clang_getCursorType(cursor)).spelling,
      getter: interning.string(functions.clang_Cursor_getObjCPropertyGetterName(cursor)),
      setter: isReadonly
        ? nil : interning.string(functions.clang_Cursor_getObjCPropertySetterName(cursor)),
      isClassProperty: flags & CXObjCPropertyAttr_class.rawValue != 0,
      availability: memberAvailability(cursor, attributeCursors, inherited: inherited),
      line: clang.place(cursor).line, swiftNameAttribute: swift.name,
      isRefinedForSwift: swift.isRefined)
  }

  private func method(_ cursor: CXCursor, inherited: Inherited, accessors: Accessors) -> Method {
    let functions = clang.functions
    let selector = interning.string(clang.spelling(cursor))
    let kind: Method.Kind = cursor.kind == CXCursor_ObjCClassMethodDecl ? .class : .instance
    let encoding = interning.string(functions.clang_getDeclObjCTypeEncoding(cursor))
    let property = accessors.property(selector: selector, kind: kind)
    let attributeCursors = attributeChildren(of: cursor)
    let swift = attributes.swiftAttributes(of: cursor, attributes: attributeCursors)
    return Method(
      selector: selector, kind: kind, encoding: encoding,
      returnType: interning.text(of: functions.clang_getCursorResultType(cursor)).spelling,
      parameters: parameters(of: cursor, encoding: encoding),
      isOptional: functions.clang_Cursor_isObjCOptional(cursor) != 0,
      propertyName: property,
      availability: memberAvailability(cursor, attributeCursors, inherited: inherited),
      swiftNameAttribute: swift.name, line: clang.place(cursor).line,
      isRefinedForSwift: swift.isRefined)
  }

  /// The member's own availability or else that of what it is declared in.
  private func memberAvailability(
    _ cursor: CXCursor, _ attributeCursors: [CXCursor], inherited: Inherited
  ) -> Availability {
    guard !attributeCursors.isEmpty else { return inherited.availability }
    var read = availability.availability(of: cursor)
    // What a member inherits differs between releases of libclang: nothing, or from the class past its
    // category.
    if read == .unstated { return inherited.availability }
    if read == inherited.ofClass, !attributes.stateAvailability(attributeCursors) {
      return inherited.availability
    }
    // To a plain `unavailable` libclang adds the versions of the container, which it isn't true of.
    if read.isAlwaysUnavailable || read.isAlwaysDeprecated,
      read.platforms == (inherited.ofClass ?? inherited.availability).platforms,
      !attributes.withPrinted(cursor, { $0.contains("availability(") })
    {
      read.platforms = []
    }
    return read
  }
}

/// What the members of a container inherit.
struct Inherited {
  var availability: Availability
  /// That of the class itself, when the container is a category; nil when it isn't.
  var ofClass: Availability?
}

/// The children of a container, sorted out.
struct ContainerParts {
  var superclass: String?
  var classReference: CXCursor?
  var protocols: [String] = []
  var methods: [CXCursor] = []
  var properties: [CXCursor] = []
  var attributes: [CXCursor] = []

  mutating func add(_ child: CXCursor, clang: Libclang) {
    switch child.kind {
    case CXCursor_ObjCSuperClassRef: superclass = clang.spelling(child)
    case CXCursor_ObjCClassRef: classReference = classReference ?? child
    case CXCursor_ObjCProtocolRef: protocols.append(clang.spelling(child))
    case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl: methods.append(child)
    case CXCursor_ObjCPropertyDecl: properties.append(child)
    default: if child.isAttribute { attributes.append(child) }
    }
  }
}

/// Which selectors of a container are accessors, and of which property.
struct Accessors {
  private var byInstanceSelector: [String: String] = [:]
  private var byClassSelector: [String: String] = [:]

  init(_ properties: [Property]) {
    for property in properties {
      for selector in [property.getter, property.setter].compactMap({ $0 }) {
        if property.isClassProperty {
          byClassSelector[selector] = property.name
        } else {
          byInstanceSelector[selector] = property.name
        }
      }
    }
  }

  /// The property's name.
  func property(selector: String, kind: Method.Kind) -> String? {
    let accessors = kind == .class ? byClassSelector : byInstanceSelector
    return accessors.isEmpty ? nil : accessors[selector]
  }
}
