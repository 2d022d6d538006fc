/// Under which conditions of the code itself the parts of a file stand: `if arm64 { … } else { … }`,
/// `#[cfg(…)]`, `version (OSX) { … }`, and what the file's name says.
struct CodeConditions: Sendable {
  /// A part of a file and the condition that it is for.
  struct Span: Sendable, Hashable {
    var range: ByteRange
    var condition: String
  }

  private struct Region: Sendable {
    var start: Int
    var condition: String?
  }

  /// What holds for all of the file.
  private let whole: String?
  private var regions: [Region] = []
  private static let deepestCondition = 8

  init(_ file: CodeFile) {
    whole = FileCondition.condition(file)
    var spans = ConditionalBlocks.spans(file)
    if file.syntax.attributeMarks.contains("#") { spans += ConditionalItems.spans(file) }
    spans.sort {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    var open: [Span] = []
    for var span in spans where !span.range.isEmpty {
      close(&open, before: span.range.lowerBound)
      // What is broken ends no later than what it stands in.
      if let outer = open.last?.range.upperBound, span.range.upperBound > outer {
        span.range = span.range.lowerBound..<outer
      }
      open.append(span)
      regions.append(Region(start: span.range.lowerBound, condition: Self.text(open)))
    }
    close(&open, before: .max)
  }

  private mutating func close(_ open: inout [Span], before offset: Int) {
    while let last = open.last, last.range.upperBound <= offset {
      open.removeLast()
      regions.append(Region(start: last.range.upperBound, condition: Self.text(open)))
    }
  }

  private static func text(_ open: [Span]) -> String? {
    let conditions = open.prefix(deepestCondition).map(\.condition)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  /// The condition under which a byte stands; nil for none.
  func at(_ offset: Int) -> String? {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return Conditions.both(whole, low > 0 ? regions[low - 1].condition : nil)
  }

  /// The conditions of branches one after another, each of which is for what those before it are not;
  /// nil for a branch that says nothing of the machine.
  static func chained(_ conditions: [String?]) -> [String?] {
    var denied: [String] = []
    return conditions.map { condition in
      let all = denied.suffix(4) + (condition.map { [$0] } ?? [])
      if let condition { denied.append("!(\(condition))") }
      return all.isEmpty ? nil : all.joined(separator: " && ")
    }
  }
}
