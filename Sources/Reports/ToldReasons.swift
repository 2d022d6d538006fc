import Audit

/// Which reasons a report has told already: what holds for a whole list is told once for each file.
struct ToldReasons {
  private var path = ""
  /// For each long sentence of the file the line of the finding that told it.
  private var lines: [String: Int] = [:]
  private var previous: Set<String> = []

  /// Shorter sentences are told again: to look them up would take longer.
  private static let shortest = 60

  /// The finding's explanation with a reference in place of what findings before it told.
  mutating func next(_ finding: Finding) -> [String] {
    if finding.path != path { self = ToldReasons(path: finding.path) }
    var sentences: [String] = []
    for sentence in finding.explanation {
      let shown = reference(to: sentence) ?? sentence
      if !sentences.contains(shown) { sentences.append(shown) }
    }
    previous = Set(finding.explanation)
    for sentence in finding.explanation where sentence.count >= Self.shortest {
      lines[sentence] = lines[sentence] ?? finding.start.line
    }
    return sentences
  }

  init(path: String = "") { self.path = path }

  private func reference(to sentence: String) -> String? {
    guard let line = lines[sentence] else { return nil }
    return previous.contains(sentence) ? "As above." : "As for line \(line)."
  }
}
