/// Going through declarations without reading them.
extension FactFileReader {
  /// A place in the file with all that it takes to go on from there.
  struct Mark {
    fileprivate var position: FactLines.Position
    fileprivate var line: Int
    fileprivate var lastName: [UInt8]
    fileprivate var header: String
  }

  var mark: Mark {
    Mark(position: lines.position, line: line, lastName: lastName, header: header)
  }

  mutating func restore(_ mark: Mark) {
    lines.position = mark.position
    line = mark.line
    lastName = mark.lastName
    header = mark.header
  }

  /// Goes back to before the first declaration, or the first container.
  mutating func restart(at mark: Mark) {
    restore(mark)
    forgetDeclarations()
  }

  /// Goes to the next line, if it is one of these tags.
  private mutating func advances(to tags: StaticString) throws(FactFileError) -> UInt8? {
    guard let tag = lines.nextTag,
      UnsafeBufferPointer(start: tags.utf8Start, count: tags.utf8CodeUnitCount).contains(tag)
    else { return nil }
    _ = try lines.advance()
    return lines.tag()
  }

  // MARK: - Values

  /// Reads an enum with its members, the cursor being behind its tag.
  mutating func readWholeEnumeration() throws(FactFileError) {
    try readEnumeration()
    try lines.endLine()
    while try advances(to: ".") != nil {
      try readMember()
      try lines.endLine()
    }
    close()
  }

  mutating func readConstant(_ tag: UInt8, _ filter: FactFilter?) throws(FactFileError) {
    switch tag {
    case UInt8(ascii: "K"): try readIntegerConstant(filter)
    case UInt8(ascii: "X"): try readExternConstant(filter)
    default: throw lines.error("the line is of no kind that is known")
    }
    try lines.endLine()
  }

  /// Passes a constant; only its name is read.
  mutating func passConstant(_ tag: UInt8) throws(FactFileError) {
    guard tag == UInt8(ascii: "K") || tag == UInt8(ascii: "X") else {
      throw lines.error("the line is of no kind that is known")
    }
    try lines.passName(after: &lastName)
    if tag == UInt8(ascii: "K") { _ = lines.bytesOfField() }
    _ = try readPlace()
    lines.passRestOfLine()
  }

  /// Passes an enum and tells whether it is wanted.
  mutating func skimEnumeration(_ filter: FactFilter) throws(FactFileError) -> FactFileScan.Head {
    var mark = mark
    var first: [UInt8] = []
    var isWanted = false
    var name: [UInt8] = []
    var isEmpty = true
    try goThroughEnumeration { reader, member throws(FactFileError) in
      guard let member else {
        name = reader.lastName
        isWanted = filter.wantsEnumeration(name)
        return
      }
      if isEmpty {
        first = member
        isEmpty = false
        isWanted = isWanted || filter.wantsBeginning(member)
      }
      guard !isWanted else { return }
      isWanted = filter.wantsMember(member)
      guard !isWanted, !reader.lines.isAtEndOfLine else { return }
      _ = reader.lines.bytesOfField()
      let swiftName = try reader.lines.bytes(of: reader.lines.bytesOfField())
      isWanted = swiftName.withUnsafeBufferPointer(filter.hasEnding)
    }
    // A name that takes something over from the one before takes the same from itself.
    mark.lastName = name
    let family = name.isEmpty ? NameHash(Self.anonymous(first)) : NameHash(name)
    return FactFileScan.Head(
      name: try lines.string(name), family: family, isEmpty: isEmpty, isWanted: isWanted, mark: mark
    )
  }

  private static func anonymous(_ first: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "(")] + first + [UInt8(ascii: ")")]
  }

  /// Passes an enum; `body` gets its name and those of its members.
  mutating func passEnumeration(_ body: ([UInt8]) -> Void) throws(FactFileError) {
    try goThroughEnumeration { reader, member throws(FactFileError) in
      body(member ?? reader.lastName)
    }
  }

  /// Calls `body` for the enum itself, without a name, and then for each member, its line read up to and
  /// with its place.
  private mutating func goThroughEnumeration(
    _ body: (inout FactFileReader, [UInt8]?) throws(FactFileError) -> Void
  ) throws(FactFileError) {
    try lines.passName(after: &lastName)
    _ = try readPlace()
    for _ in 0..<3 { _ = lines.bytesOfField() }
    let beginning = lines.bytesOfField()
    if beginning.first == UInt8(ascii: "=") {
      prefix = lastName
      prefix += try lines.bytes(of: UnsafeRawBufferPointer(rebasing: beginning.dropFirst()))
    } else {
      prefix = try lines.bytes(of: beginning)
    }
    lines.passRestOfLine()
    try body(&self, nil)
    lastMember = []
    var name: [UInt8] = []
    while try advances(to: ".") != nil {
      try lines.passName(after: &lastMember)
      name.removeAll(keepingCapacity: true)
      name += prefix
      name += lastMember
      _ = lines.bytesOfField()
      _ = try readPlace()
      try body(&self, name)
      lines.passRestOfLine()
    }
  }

  // MARK: - Classes, protocols and categories

  /// What a container tells of itself in passing.
  enum ContainerName {
    /// What gets the methods.
    case owner([UInt8])
    case selector([UInt8])
  }

  /// Passes a container; `body` gets the names in it.
  mutating func passContainer(_ body: (ContainerName) -> Void) throws(FactFileError) {
    body(.owner(try passContainerLine()))
    while let tag = try advances(to: "-+@=") {
      try passMethods(tag) { selector in body(.selector(selector)) }
    }
  }

  /// Reads a container if it is wanted, or its wanted methods if it has some.
  mutating func skimContainer(_ filter: FactFilter, wholes: Bool) throws(FactFileError) {
    var start = mark
    let superclass = lastSuperclass
    let owner = try passContainerLine()
    start.lastName = lastName
    let isWanted = filter.wantsContainer(lastName, owner: owner)
    let isWhole = isWanted && wholes || filter.wantsWholeContainer(lastName, owner: owner)
    var hits: [(tag: UInt8, mark: Mark)] = []
    while let tag = try advances(to: "-+@=") {
      let position = lines.position
      let line = line
      var isHit = isWhole
      try passMethods(tag) { selector in
        isHit = isHit || filter.selectors.contains(NameHash(selector))
      }
      if isHit {
        hits.append((tag, Mark(position: position, line: line, lastName: lastName, header: header)))
      }
    }
    guard isWanted || !hits.isEmpty else { return }
    let (end, lastSuperclass) = (mark, lastSuperclass)
    restore(start)
    self.lastSuperclass = superclass
    try readContainer()
    for hit in hits {
      restore(hit.mark)
      try readMethods(hit.tag)
    }
    if !isWhole {
      container?.methods.removeAll { !filter.selectors.contains(NameHash($0.selector)) }
    }
    close()
    restore(end)
    self.lastSuperclass = lastSuperclass
  }

  /// Passes the line that begins a container; what gets its methods.
  private mutating func passContainerLine() throws(FactFileError) -> [UInt8] {
    try lines.passName(after: &lastName)
    _ = try readPlace()
    var owner = lastName
    switch lines.bytesOfField().count {
    case 0:
      lastSuperclass = try lines.text(orAsBefore: lastSuperclass)
    case "category".utf8.count:
      // "protocol" is as long, and has nothing in the field behind it.
      let other = try lines.bytes(of: lines.bytesOfField())
      if !other.isEmpty { owner = other }
    default: throw lines.error("a container is a class, a protocol or a category")
    }
    lines.passRestOfLine()
    return owner
  }

  /// Passes a method, or a property with its accessors; `body` gets the selectors.
  private mutating func passMethods(
    _ tag: UInt8, _ body: ([UInt8]) -> Void
  ) throws(FactFileError) {
    try lines.passName(after: &lastName)
    _ = lines.bytesOfField()
    _ = try readPlace()
    guard tag == UInt8(ascii: "@") || tag == UInt8(ascii: "=") else {
      body(lastName)
      return lines.passRestOfLine()
    }
    _ = lines.bytesOfField()
    let flags = lines.bytesOfField()
    let getter = try lines.bytes(of: lines.bytesOfField())
    let setter = try lines.bytes(of: lines.bytesOfField())
    if !flags.contains(UInt8(ascii: "G")) { body(getter.isEmpty ? lastName : getter) }
    if tag == UInt8(ascii: "="), !flags.contains(UInt8(ascii: "S")) {
      body(setter.isEmpty ? Property.usualSetter(of: lastName) : setter)
    }
    lines.passRestOfLine()
  }

  private mutating func readMethods(_ tag: UInt8) throws(FactFileError) {
    switch tag {
    case UInt8(ascii: "-"): try readMethod(.instance)
    case UInt8(ascii: "+"): try readMethod(.class)
    case UInt8(ascii: "@"): try readProperty(isWritable: false)
    default: try readProperty(isWritable: true)
    }
    try lines.endLine()
  }
}
