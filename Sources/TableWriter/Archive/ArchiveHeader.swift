import HeaderFacts

/// Writes the headers of an archive's frameworks.
struct ArchiveHeaders {
  let declarations: SDKDeclarations
  private let types: [String: TypeDeclaration]
  /// For each class that the archive declares, its header.
  private let classes: [String: HeaderKey]
  private let availability: [String: Availability]
  private let memberNames: Set<String>

  struct HeaderKey: Hashable {
    var framework: String
    var header: String
  }

  init(_ declarations: SDKDeclarations) {
    self.declarations = declarations
    var types: [String: TypeDeclaration] = [:]
    var availability: [String: Availability] = [:]
    for type in declarations.types {
      switch type.kind {
      case .enumeration: types[type.name] = type
      case .class(_, _, let stated): availability[type.name] = stated
      default: break
      }
    }
    var classes: [String: HeaderKey] = [:]
    for container in declarations.facts.containers {
      guard case .class = container.kind else { continue }
      classes[container.name] = HeaderKey(
        framework: container.framework, header: container.location.header)
      availability[container.name] = container.availability
    }
    self.types = types
    self.classes = classes
    self.availability = availability
    memberNames = Set(declarations.facts.enumerations.flatMap(\.members).map(\.name))
  }

  var classNames: Set<String> { Set(classes.keys) }

  /// The text of each header that declares something, and of an umbrella header a framework.
  func texts() -> [HeaderKey: String] {
    var items: [HeaderKey: [Item]] = [:]
    func add(_ framework: String, _ location: HeaderLocation, _ text: String, needs: String? = nil)
    {
      let key = HeaderKey(framework: framework, header: location.header)
      let needed = needs.flatMap { classes[$0] }
      items[key, default: []].append(
        Item(line: location.line, text: text, needs: needed == key ? nil : needed))
    }
    let facts = declarations.facts
    for enumeration in facts.enumerations {
      let text = ArchiveEnumeration(enumeration: enumeration, type: types[enumeration.name]).text
      add(enumeration.framework, enumeration.location, text)
    }
    for constant in facts.integerConstants {
      add(constant.framework, constant.location, text(of: constant))
    }
    for constant in facts.externConstants {
      add(constant.framework, constant.location, text(of: constant))
    }
    for container in facts.containers {
      add(
        container.framework, container.location, text(of: container), needs: parent(of: container))
    }
    return withUmbrellas(items)
  }

  private struct Item {
    var line: Int
    var text: String
    /// The header whose class has to be declared before.
    var needs: HeaderKey?
  }

  private func withUmbrellas(_ items: [HeaderKey: [Item]]) -> [HeaderKey: String] {
    var texts: [HeaderKey: String] = [:]
    for (key, items) in items { texts[key] = text(of: key, items) }
    for framework in declarations.facts.frameworks {
      let key = HeaderKey(framework: framework, header: framework + ".h")
      let imports = items.keys.filter { $0 != key && isInside($0.framework, of: framework) }
        .map { "#import <\($0.framework)/\($0.header)>\n" }.sorted().joined()
      texts[key] = (texts[key] ?? opening(key)) + "\n" + imports
    }
    return texts
  }

  /// Whether a framework is the other one, or one of the frameworks inside of it.
  private func isInside(_ inner: String, of outer: String) -> Bool {
    guard inner != outer, let folder = declarations.folders[inner],
      let root = declarations.folders[outer]
    else { return inner == outer }
    return folder.hasPrefix(root.dropLast("Headers".count))
  }

  private func opening(_ key: HeaderKey) -> String {
    let name = key.header.split(separator: "/").last ?? ""
    return "// \(name) – \(ArchiveWriter.marker)\n\n#import <archive_types.h>\n"
  }

  private func text(of key: HeaderKey, _ items: [Item]) -> String {
    var text = opening(key)
    var imported: Set<HeaderKey> = []
    let sorted = items.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    for item in sorted.map(\.element) {
      // As late as possible: headers that import each other then still find what they need.
      if let needs = item.needs, imported.insert(needs).inserted {
        text += "\n#import <\(needs.framework)/\(needs.header)>\n"
      }
      text += "\n" + item.text
    }
    return text
  }

  private func parent(of container: Container) -> String? {
    switch container.kind {
    case .class(let superclass): superclass
    case .category(let owner): owner
    case .protocol: nil
    }
  }

  private func text(of container: Container) -> String {
    ArchiveContainer(
      container: container, typeParameters: declarations.typeParameters[container.location] ?? [],
      ofClass: availability[container.owner] ?? .unstated
    ).text
  }

  private func text(of constant: IntegerConstant) -> String {
    guard constant.kind == .macro else {
      let declaration = TypeText.declaration(of: constant.name, type: constant.typeName)
      let attributes = ArchiveAttributes.text(constant.availability)
      let value = ArchiveInteger.literal(constant.value)
      return "static \(declaration)\(attributes.isEmpty ? "" : " " + attributes) = \(value);\n"
    }
    // A macro that stands for the member of its own name.
    if memberNames.contains(constant.name) { return "#define \(constant.name) \(constant.name)\n" }
    let value = ArchiveInteger.expression(constant.value, typeName: constant.typeName)
    return "#define \(constant.name) \(value)\n"
  }

  private func text(of constant: ExternConstant) -> String {
    let declaration = TypeText.declaration(of: constant.name, type: constant.typeName)
    let attributes = ArchiveAttributes.text(
      constant.availability, swiftName: constant.swiftNameAttribute)
    return "extern \(declaration)\(attributes.isEmpty ? "" : " " + attributes);\n"
  }
}
