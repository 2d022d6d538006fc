/// The index of a folder of fact files: which frameworks it has, how much they declare, and which of them
/// may declare a name.
public struct FactFolderIndex: Sendable {
  /// What is known of one framework without reading its file.
  public struct Entry: Sendable {
    public var framework: String
    public var isWhole: Bool
    public var counts: FactCounts
    public var gaps: Set<FactGap>
    /// The checksum at the end of the framework's file.
    public var checksum: String
    /// Where the hashes of its names are.
    fileprivate var names: Range<Int>

    /// The name of the framework's file.
    public var fileName: String { FactFolderIndex.fileName(of: framework) }
  }

  public let origin: FactOrigin
  /// Sorted by framework.
  public let entries: [Entry]
  private let file: MappedFile

  static let fileName = "index"

  static func fileName(of framework: String) -> String {
    (framework.isEmpty ? "_" : framework) + ".facts"
  }

  /// Reads an index.
  ///
  /// - Throws: `FactFileError` with the line for one that is damaged, incomplete, or of another version.
  init(_ file: MappedFile) throws(FactFileError) {
    self.file = file
    (origin, entries) = try Self.read(file.bytes, file: file.path)
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, file: String
  ) throws(FactFileError) -> (FactOrigin, [Entry]) {
    var lines = FactLines(bytes, file: file)
    try lines.readTitle("enum-counter index", version: FactFileText.indexVersion)
    let origin = try lines.readOrigin()
    var entries: [Entry] = []
    while try lines.advance() {
      if lines.skips("end\t") {
        try lines.readEnd()
        return (origin, entries)
      }
      guard lines.skips("f\t") else { throw lines.error("the line is of no kind that is known") }
      let entry = try readEntry(&lines)
      guard entries.last.map({ $0.framework < entry.framework }) ?? true else {
        throw lines.error("\(entry.framework) is there twice, or in the wrong place")
      }
      entries.append(entry)
    }
    throw lines.error("the file breaks off: the last line, with the checksum, is missing")
  }

  private static func readEntry(_ lines: inout FactLines) throws(FactFileError) -> Entry {
    let framework = try lines.text()
    let kind = try lines.text()
    guard kind == "whole" || kind == "part" else {
      throw lines.error("a framework is either whole or part")
    }
    let checksum = try lines.text()
    let gaps = try lines.readGaps()
    try lines.expect("c")
    let counts = try lines.readCounts()
    try lines.expect("n\t")
    let names = lines.bytesOfField()
    let start = lines.start + 2
    return Entry(
      framework: framework, isWhole: kind == "whole", counts: counts, gaps: gaps,
      checksum: checksum, names: start..<start + names.count)
  }

  /// The frameworks that may declare one of the names.
  public func frameworks(declaring names: some Sequence<String>) -> [String] {
    let hashes = names.map(NameHashes.hash).sorted()
    return entries.filter { NameHashes.contains(hashes, in: file.bytes[$0.names]) }
      .map(\.framework)
  }

  /// The bytes of the index of some files: for each the facts and the file's bytes.
  static func bytes(origin: FactOrigin, files: [(facts: FactSet, framework: String, file: [UInt8])])
    -> [UInt8]
  {
    var out = FactFileBuilder()
    out.begin("\(FactFileText.indexTitle) \(FactFileText.indexVersion)")
    out.end()
    out.write(origin)
    for (facts, framework, file) in files.sorted(by: { $0.framework < $1.framework }) {
      out.begin("f\t", framework)
      out.field(facts.frameworks.contains(framework) ? "whole" : "part")
      out.field(String(decoding: file.dropLast().suffix(16), as: UTF8.self))
      for gap in (facts.frameworkGaps[framework] ?? []).map(\.rawValue).sorted() { out.field(gap) }
      out.end()
      out.begin("c")
      for count in FactCounts(facts).all { out.number(count) }
      out.end()
      out.begin("n\t", NameHashes.text(of: facts.askableNames))
      out.end()
    }
    return out.sealed()
  }
}
