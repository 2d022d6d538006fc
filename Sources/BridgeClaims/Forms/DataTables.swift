/// Maps and lists of data files that give names their numbers.
enum DataTables: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let tree = tree(reading.file)
    var tables = DataTableReader(tree: tree, file: reading.file)
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .map: tables.readMap(index)
      case .list: tables.readList(index)
      case .plain, .string: continue
      }
    }
    for group in tables.groups {
      reading.add(group.form, owner: group.owner, hints: group.hints, group.claims)
    }
  }

  private static func tree(_ file: CodeFile) -> DataTree {
    switch file.profile.id {
    case "yaml": return YAMLReader.tree(file.source, file.extent)
    case "toml", "ini": return KeyValueReader.tree(file.source, file.extent)
    default:
      var tree = DataTree()
      var reader = FlowReader(file.source.bytes, file.extent)
      while reader.at < reader.end { reader.read(into: &tree, key: nil) }
      tree.endAll()
      return tree
    }
  }
}

/// Looks at each map and list of a tree by itself.
struct DataTableReader {
  struct Group {
    var form: ClaimForm
    var owner: ClaimOwner?
    var hints: [ClaimHint]
    var claims: [ValueClaim]
  }

  let tree: DataTree
  let file: CodeFile
  private let text: CellText
  var groups: [Group] = []
  /// The last map that was seen in a node, and for each map the one before it.
  private var lastMaps: [Int: Int] = [:]
  private var mapsBefore: [Int: Int] = [:]
  /// A longer list is data, unless its names are full ones.
  private static let mostEntries = 600

  init(tree: DataTree, file: CodeFile) {
    self.tree = tree
    self.file = file
    text = CellText(file.source)
  }

  // MARK: Maps

  mutating func readMap(_ index: Int) {
    let children = tree.children(of: index)
    guard !children.isEmpty else { return }
    let parent = tree.nodes[index].parent
    mapsBefore[index] = lastMaps.updateValue(index, forKey: parent)
    if readNumberKeys(index, children) { return }
    readNames(index, children)
  }

  /// `{"37": "running", "52": {"name": "walking"}}`
  private mutating func readNumberKeys(_ index: Int, _ children: [Int]) -> Bool {
    guard let first = tree.nodes[children[0]].key, number(key: first) != nil else { return false }
    guard children.count >= 2, children.count <= Self.mostEntries else { return true }
    var claims: [ValueClaim] = []
    for child in children {
      guard let key = tree.nodes[child].key, let number = number(key: key) else { return true }
      guard let label = label(child) ?? describedLabel(child) else { continue }
      claims.append(claim(label, number))
    }
    guard claims.count >= 2, claims.count * 2 >= children.count else { return true }
    claims.markSharedLabels()
    add(.mapLiteral, claims, at: index)
    return true
  }

  /// `{"NAME": 3}`, `{"NAME": {"value": 3}}`, `{"running": 37, "walking": 52, "golf": 21}`
  private mutating func readNames(_ index: Int, _ children: [Int]) {
    var claims: [ValueClaim] = []
    for child in children {
      // Most values are no numbers, which shows at once.
      guard let key = tree.nodes[child].key,
        let number = scalarNumber(child, key: key) ?? describedNumber(child),
        let label = text.label(key)
      else { continue }
      claims.append(claim(label, number, mayMapElsewhere: true))
    }
    let full = claims.filter { APIName.isConstantLike($0.label) }
    if isTable(index, children, claims) {
      add(.mapLiteral, claims, at: index)
    } else if !full.isEmpty {
      add(.mapLiteral, full, at: index)
    }
  }

  /// Whether short names with numbers are a table and no record of measures.
  private func isTable(_ index: Int, _ children: [Int], _ claims: [ValueClaim]) -> Bool {
    guard claims.count == children.count, claims.count >= 3, claims.count <= Self.mostEntries
    else { return false }
    // Measures repeat; of the numbers of a table one may, by mistake.
    let repeated = claims.count - Set(claims.map(\.value)).count
    guard repeated == 0 || repeated == 1 && (claims.count > 4 || hasInterfaceName(index)) else {
      return false
    }
    let parent = tree.nodes[index].parent
    guard parent >= 0 else { return true }
    guard tree.nodes[parent].kind == .map else { return false }
    // Its neighbours have the same names: each is a record.
    return !hasAlikeNeighbour(index, parent, claims[0].labelRange)
  }

  private func hasInterfaceName(_ index: Int) -> Bool {
    tree.nodes[index].key.map { !text.interfaceNames($0).isEmpty } ?? false
  }

  private func hasAlikeNeighbour(_ index: Int, _ parent: Int, _ key: ByteRange) -> Bool {
    let bytes = file.source.bytes
    let neighbours = [tree.nodes[index].end, mapsBefore[index] ?? -1]
    return neighbours.contains { at in
      guard at > parent, at < tree.nodes[parent].end, tree.nodes[at].kind == .map,
        at + 1 < tree.nodes[at].end, let other = tree.nodes[at + 1].key
      else { return false }
      return bytes[other].elementsEqual(bytes[key])
    }
  }

  // MARK: Lists

  mutating func readList(_ index: Int) {
    let children = tree.children(of: index)
    guard children.count >= 2 else { return }
    switch tree.nodes[children[0]].kind {
    case .map: readRecords(index, children)
    case .list: readPairs(index, children)
    case .string: readPositions(index, children)
    case .plain: return
    }
  }

  private static let numberFields = [
    "value", "rawValue", "raw_value", "rawvalue", "raw", "id", "code", "number", "type", "int",
    "enum", "constant", "key", "index",
  ]
  private static let nameFields = [
    "name", "label", "title", "case", "constant", "symbol", "identifier", "key", "type",
    "description", "activity",
  ]

  /// `[{"id": 37, "name": "running"}]`
  private mutating func readRecords(_ index: Int, _ children: [Int]) {
    guard let first = records(children[0]) else { return }
    var claims: [ValueClaim] = []
    for child in children where tree.nodes[child].kind == .map {
      guard let number = field(child, first.number), let name = field(child, first.name),
        let value = number.value(text, tree), let label = text.label(tree.nodes[name.node].content)
      else { continue }
      claims.append(claim(label, value))
    }
    guard claims.count >= 2, claims.count * 2 > children.count else { return }
    let isFull = claims.count { APIName.isConstantLike($0.label) } * 2 > claims.count
    guard isFull || claims.count <= Self.mostEntries else { return }
    claims.markSharedLabels()
    add(.recordList, claims, at: index)
  }

  /// A field of a record.
  private struct Field {
    var node: Int

    func value(_ text: CellText, _ tree: DataTree) -> CellText.Number? {
      tree.nodes[node].kind == .plain ? text.number(tree.nodes[node].content) : nil
    }
  }

  /// Which fields of a record are its number and its name.
  private func records(_ record: Int) -> (number: String, name: String)? {
    let fields = tree.children(of: record)
    guard fields.count >= 2, fields.count <= 40 else { return nil }
    func key(_ node: Int) -> String { tree.nodes[node].key.map(file.source.text) ?? "" }
    let numbers = fields.filter {
      tree.nodes[$0].kind == .plain && text.number(tree.nodes[$0].content) != nil
    }.map(key)
    let names = fields.filter {
      tree.nodes[$0].kind == .string || tree.nodes[$0].kind == .plain && label($0) != nil
    }
    let full = names.first {
      APIName.isConstantLike(text.label(tree.nodes[$0].content)?.text ?? "")
    }
    let name = full.map(key) ?? Self.nameFields.first { names.map(key).contains($0) }
    let number =
      Self.numberFields.first(where: numbers.contains)
      ?? (full != nil && numbers.count == 1 ? numbers[0] : nil)
    guard let name, let number, name != number else { return nil }
    return (number, name)
  }

  private func field(_ record: Int, _ name: String) -> Field? {
    let wanted = Array(name.utf8)
    var at = record + 1
    for _ in 0..<40 where at < tree.nodes[record].end {
      if let key = tree.nodes[at].key, file.source.bytes[key].elementsEqual(wanted) {
        return Field(node: at)
      }
      at = tree.nodes[at].end
    }
    return nil
  }

  /// `[[37, "running"], ["walking", 52]]`
  private mutating func readPairs(_ index: Int, _ children: [Int]) {
    guard children.count <= Self.mostEntries else { return }
    var claims: [ValueClaim] = []
    for child in children {
      let parts = tree.children(of: child)
      guard tree.nodes[child].kind == .list, parts.count == 2 else { return }
      for (number, name) in [(parts[0], parts[1]), (parts[1], parts[0])] {
        guard tree.nodes[number].kind == .plain, tree.nodes[name].kind == .string,
          let value = text.number(tree.nodes[number].content), let label = label(name)
        else { continue }
        claims.append(claim(label, value, mayMapElsewhere: name < number))
      }
    }
    guard claims.count >= 2, claims.count * 2 > children.count else { return }
    claims.markSharedLabels()
    add(.pairList, claims, at: index)
  }

  /// `"HKBarKind": ["none", "archery", …]`, under the full name of a type only.
  private mutating func readPositions(_ index: Int, _ children: [Int]) {
    guard children.count >= 3, let key = tree.nodes[index].key,
      !text.interfaceNames(key).isEmpty
    else { return }
    var claims: [ValueClaim] = []
    for (place, child) in children.enumerated() {
      guard let label = label(child) else { return }
      var claim = claim(label, CellText.Number(value: ClaimedInteger(place), range: label.range))
      claim.literal = ""
      claim.isImplicit = true
      claim.mayMapElsewhere = true
      claims.append(claim)
    }
    add(.arrayIndex, claims, at: index)
  }

  // MARK: Names and numbers

  private func number(key: ByteRange) -> CellText.Number? {
    guard let first = file.source.bytes[key].first, first.isDigit || first == UInt8(ascii: "-")
    else {
      return nil
    }
    return text.number(key)
  }

  private static let plainWords: Set<String> = ["true", "false", "null", "yes", "no"]

  private func label(_ node: Int) -> Label? {
    let node = tree.nodes[node]
    guard node.kind == .string || node.kind == .plain,
      node.content.count > 5 || !Self.plainWords.contains(file.source.text(node.content))
    else { return nil }
    return text.label(node.content)
  }

  /// The name of a map that describes one thing: `{"name": "Bowling", "icon": "x"}`.
  private func describedLabel(_ node: Int) -> Label? {
    guard tree.nodes[node].kind == .map else { return nil }
    for name in Self.nameFields {
      if let field = field(node, name), let label = label(field.node) { return label }
    }
    return nil
  }

  /// A number; in quotes only where the name is a full one.
  private func scalarNumber(_ node: Int, key: ByteRange) -> CellText.Number? {
    switch tree.nodes[node].kind {
    case .plain: text.number(tree.nodes[node].content)
    case .string where APIName.isConstantLike(file.source.bytes[key]):
      text.number(tree.nodes[node].content)
    default: nil
    }
  }

  /// The number of a map that describes one thing: `{"value": 4, "type": "enum"}`.
  private func describedNumber(_ node: Int) -> CellText.Number? {
    guard tree.nodes[node].kind == .map else { return nil }
    for name in Self.numberFields.prefix(6) {
      if let field = field(node, name) {
        let isString = tree.nodes[field.node].kind == .string
        return isString ? text.number(tree.nodes[field.node].content) : field.value(text, tree)
      }
    }
    return nil
  }

  private func claim(
    _ label: Label, _ number: CellText.Number, mayMapElsewhere: Bool = false
  ) -> ValueClaim {
    ValueClaim(
      label: label.text, labelKind: label.kind, labelRange: label.range, value: number.value,
      literal: file.source.text(number.range), literalRange: number.range,
      mayMapElsewhere: mayMapElsewhere)
  }

  // MARK: Surroundings

  private mutating func add(_ form: ClaimForm, _ claims: [ValueClaim], at index: Int) {
    var keys: [String] = []
    var at = index
    while at >= 0, keys.count < 6 {
      if let key = tree.nodes[at].key { keys.append(file.source.text(key)) }
      at = tree.nodes[at].parent
    }
    // `{"name": "Kind", "members": [ … ]}` is about what has the name.
    let parent = tree.nodes[index].parent
    if parent >= 0, tree.nodes[parent].kind == .map, tree.nodes[index].kind == .list,
      let name = field(parent, "name") ?? field(parent, "title") ?? field(parent, "enum"),
      let label = label(name.node)
    {
      keys.insert(label.text, at: 0)
    }
    let owner = keys.first.map { ClaimOwner(kind: .map, name: $0) }
    let hints = keys.dropFirst().map { ClaimHint(kind: .scope, text: $0) }
    groups.append(
      Group(form: form, owner: owner, hints: hints + file.scopeHints(around: -1), claims: claims))
  }
}
