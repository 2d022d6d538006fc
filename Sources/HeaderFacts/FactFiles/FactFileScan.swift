/// A fact file of which only what is wanted is read.
///
/// The values at the beginning of the file are gone through first; then, once it is known which enums are
/// wanted, these are read. Classes are gone through where somebody asks for them.
struct FactFileScan {
  private let file: MappedFile
  private var reader: FactFileReader
  private(set) var heads: [Head] = []
  /// Where the declarations begin, and where the classes do.
  private var start: FactFileReader.Mark?
  private var containers: FactFileReader.Mark?
  private var isSkimmed = false

  /// An enum that was passed.
  struct Head {
    /// Empty for an anonymous enum.
    var name: String
    /// The hash of what stands for the enum in all sets: its name, or that of its first member.
    var family: NameHash
    var isEmpty: Bool
    var isWanted: Bool
    var mark: FactFileReader.Mark
  }

  /// - Throws: `FactFileError` for a file that is missing, damaged, of another version, or not the one with
  ///   this checksum.
  init(_ path: String, checksum: String) throws(FactFileError) {
    guard let file = MappedFile(path) else { throw FactFileError.missing(path) }
    self.file = file
    try FactFileText.check(file.bytes, of: path)
    guard file.bytes.dropLast().suffix(16).elementsEqual(checksum.utf8) else {
      throw FactFileError.mismatched(path)
    }
    reader = FactFileReader(file.bytes, file: path)
    reader.readsTablesLazily = true
    try reader.readHead()
  }

  /// What was read so far.
  var facts: FactSet { reader.facts }

  // MARK: - Values

  /// Reads all enums and constants, and leaves out classes.
  mutating func readValues() throws(FactFileError) {
    try skim { reader, tag throws(FactFileError) in
      if tag == UInt8(ascii: "E") {
        try reader.readWholeEnumeration()
      } else {
        try reader.readConstant(tag, nil)
      }
    }
  }

  /// Reads the wanted constants, and notes where the enums are.
  mutating func skimValues(for filter: FactFilter) throws(FactFileError) {
    var heads: [Head] = []
    try skim { reader, tag throws(FactFileError) in
      if tag == UInt8(ascii: "E") {
        heads.append(try reader.skimEnumeration(filter))
      } else {
        try reader.readConstant(tag, filter)
      }
    }
    self.heads = heads
  }

  /// Reads the enums whose family is among those given.
  mutating func readEnumerations(of families: NameSet) throws(FactFileError) {
    for head in heads where families.contains(head.family) {
      reader.restore(head.mark)
      try reader.readWholeEnumeration()
    }
  }

  /// Calls `body` with the name of every enum, member and constant.
  mutating func forEachValueName(_ body: ([UInt8]) -> Void) throws(FactFileError) {
    try skim { reader, tag throws(FactFileError) in
      if tag == UInt8(ascii: "E") {
        try reader.passEnumeration(body)
      } else {
        try reader.passConstant(tag)
        body(reader.lastName)
      }
    }
  }

  /// Goes through the file up to the first class; `body` takes the declarations.
  private mutating func skim(
    _ body: (inout FactFileReader, UInt8) throws(FactFileError) -> Void
  ) throws(FactFileError) {
    // What is read is kept; the way there is gone anew each time.
    if let start { reader.restart(at: start) } else { start = reader.mark }
    while let tag = reader.lines.nextTag {
      if tag == UInt8(ascii: "C") || tag == UInt8(ascii: "e") { break }
      _ = try reader.lines.advance()
      _ = reader.lines.tag()
      switch tag {
      case UInt8(ascii: "h"): try reader.readHeader()
      case UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "i"):
        if isSkimmed { reader.lines.passRestOfLine() } else { try reader.readTableLine(tag) }
      default: try body(&reader, tag)
      }
    }
    isSkimmed = true
    containers = reader.mark
  }

  // MARK: - Classes, protocols and categories

  /// Reads anew the containers that the filter wants by name, and the wanted methods of others.
  ///
  /// - Parameter wholes: Whether those wanted by name are read with all their methods, and not just the wanted
  ///   ones.
  mutating func readContainers(for filter: FactFilter, wholes: Bool) throws(FactFileError) {
    reader.facts.containers = []
    try goThroughContainers { reader throws(FactFileError) in
      try reader.skimContainer(filter, wholes: wholes)
    }
  }

  /// Calls `body` with each owner of methods, and each selector.
  mutating func forEachContainerName(
    _ body: (FactFileReader.ContainerName) -> Void
  ) throws(FactFileError) {
    try goThroughContainers { reader throws(FactFileError) in try reader.passContainer(body) }
  }

  private mutating func goThroughContainers(
    _ body: (inout FactFileReader) throws(FactFileError) -> Void
  ) throws(FactFileError) {
    if containers == nil { try skim(Self.pass) }
    guard let containers else { return }
    reader.restart(at: containers)
    while let tag = reader.lines.nextTag, tag != UInt8(ascii: "e") {
      _ = try reader.lines.advance()
      _ = reader.lines.tag()
      switch tag {
      case UInt8(ascii: "h"): try reader.readHeader()
      case UInt8(ascii: "C"): try body(&reader)
      default: throw reader.lines.error("the line is in the wrong place")
      }
    }
  }

  private static func pass(
    _ reader: inout FactFileReader, _ tag: UInt8
  ) throws(FactFileError) {
    if tag == UInt8(ascii: "E") {
      try reader.passEnumeration { _ in }
    } else {
      try reader.passConstant(tag)
    }
  }
}
