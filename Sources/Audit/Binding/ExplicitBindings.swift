import BridgeClaims
import HeaderFacts

/// What people said a group is about: the comment `enum-counter: HKWorkoutActivityType` above it or beside
/// it, or the configuration.
struct ExplicitBindings: Sendable {
  /// What is said of one group.
  struct Statement: Sendable, Hashable {
    /// The enum's name as written; nil where no enum is meant.
    var enumeration: String?
    /// Where it is said, for people.
    var evidence: String
    /// The name in the annotation comment; nil where the configuration says it.
    var range: ByteRange?
  }

  private var byGroup: [Int: Statement] = [:]

  /// - Parameter own: Names of owners, types and functions, and the enums that they stand for; an enum of
  ///   `none` means that there is none.
  init(_ file: FileClaims, own: [String: String]) {
    if !own.isEmpty { addConfigured(own, file) }
    addAnnotated(file)
  }

  func statement(onGroup number: Int) -> Statement? { byGroup[number] }

  private mutating func addConfigured(_ own: [String: String], _ file: FileClaims) {
    for (number, group) in file.groups.enumerated() {
      let types = group.hints.filter { $0.kind == .annotatedType }.map(\.text)
      for name in [group.owner?.name].compactMap({ $0 }) + types {
        guard let wanted = own[name] else { continue }
        byGroup[number] = Statement(
          enumeration: Self.enumeration(wanted),
          evidence: "the configuration says that `\(name)` is \(wanted)")
        break
      }
    }
  }

  private mutating func addAnnotated(_ file: FileClaims) {
    let annotations = Annotations.find(in: file.source)
    guard !annotations.isEmpty else { return }
    let lines = file.groups.map { group in
      group.claims.map { min($0.literalRange.lowerBound, $0.labelRange.lowerBound) }.min()
        .map { file.source.position(at: $0).line } ?? 0
    }
    for annotation in annotations {
      let line = file.source.position(at: annotation.range.lowerBound).line
      // The group that starts on the comment's line, or else the next one right below.
      let below = lines.filter { $0 >= line && $0 <= line + Annotations.reach }.min()
      guard let first = below else { continue }
      for number in lines.indices where lines[number] == first {
        byGroup[number] = Statement(
          enumeration: Self.enumeration(annotation.name),
          evidence: "the comment `enum-counter: \(annotation.name)` says so",
          range: annotation.range)
      }
    }
  }

  private static func enumeration(_ name: String) -> String? { name == "none" ? nil : name }
}

/// Comments that say which enum the code below them is about.
enum Annotations {
  /// How many lines below the comment the first claim may stand.
  static let reach = 4

  struct Annotation: Sendable, Hashable {
    var name: String
    /// The name's place in the file.
    var range: ByteRange
  }

  private static let mark = Array("enum-counter:".utf8)
  private static let openings: [[UInt8]] = [
    "//", "/*", "#", "--", "(*", "<!--", ";", "%", "*", "{",
  ]
  .map { Array($0.utf8) }

  /// All annotations, in the order of the file.
  static func find(in source: SourceText) -> [Annotation] {
    let bytes = source.bytes
    return marks(in: bytes).compactMap { mark -> Annotation? in
      guard isInComment(bytes, before: mark.lowerBound) else { return nil }
      let start =
        bytes[mark.upperBound...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.endIndex
      let end = bytes[start...].firstIndex { !isNamePart($0) } ?? bytes.endIndex
      guard start < end else { return nil }
      return Annotation(
        name: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end)
    }
  }

  private static func marks(in bytes: [UInt8]) -> [ByteRange] {
    let hyphen = mark.firstIndex(of: UInt8(ascii: "-")) ?? 0
    return bytes.withUnsafeBufferPointer { all in
      var found: [ByteRange] = []
      for place in all.indices where all[place] == UInt8(ascii: "-") {
        let range = place - hyphen..<place - hyphen + mark.count
        guard range.lowerBound >= 0, range.upperBound <= all.count,
          all[range].elementsEqual(mark)
        else { continue }
        found.append(range)
      }
      return found
    }
  }

  private static func isInComment(_ bytes: [UInt8], before end: Int) -> Bool {
    let text = bytes[..<end].reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "!") }
    return openings.contains { text.starts(with: $0.reversed()) }
      || text.starts(with: Array("///".utf8))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
