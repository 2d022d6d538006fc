/// Two texts compared line by line, as `diff -u` shows it.
enum UnifiedDiff {
  private static let context = 3

  private struct Line {
    /// ` `, `-` or `+`.
    var sign: Character
    var text: String
  }

  /// Empty when the texts are equal. A nil text is a file that is not there.
  static func text(old: String?, new: String?, path: String) -> String {
    guard old != new else { return "" }
    let lines = merged(old: split(old), new: split(new))
    let head = [
      "--- " + (old == nil ? "/dev/null" : path), "+++ " + (new == nil ? "/dev/null" : path),
    ]
    return (head + hunks(lines)).map { $0 + "\n" }.joined()
  }

  /// The lines; the last one carries the remark that diff makes where no newline ends it.
  private static func split(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "\n\\ No newline at end of file"
    }
    return lines
  }

  private static func merged(old: [String], new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = offsets(difference.removals)
    let inserted = offsets(difference.insertions)
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(sign: "-", text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(Line(sign: "+", text: new[j]))
        j += 1
      } else {
        lines.append(Line(sign: " ", text: old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func offsets(_ changes: [CollectionDifference<String>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
      })
  }

  private static func hunks(_ lines: [Line]) -> [String] {
    var output: [String] = []
    // Lines of the old and the new text before `index`.
    var (oldLine, newLine, index) = (0, 0, 0)
    for range in ranges(lines) {
      for line in lines[index..<range.lowerBound] {
        if line.sign != "+" { oldLine += 1 }
        if line.sign != "-" { newLine += 1 }
      }
      let hunk = lines[range]
      let oldCount = hunk.count { $0.sign != "+" }
      let newCount = hunk.count { $0.sign != "-" }
      let from = "-\(position(oldLine, oldCount)),\(oldCount)"
      output.append("@@ \(from) +\(position(newLine, newCount)),\(newCount) @@")
      output += hunk.map { "\($0.sign)\($0.text)" }
      (oldLine, newLine, index) = (oldLine + oldCount, newLine + newCount, range.upperBound)
    }
    return output
  }

  private static func position(_ before: Int, _ count: Int) -> Int {
    count == 0 ? before : before + 1
  }

  /// Stretches of changed lines with their context, those that touch made one.
  private static func ranges(_ lines: [Line]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let around = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= around.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
      } else {
        ranges.append(around)
      }
    }
    return ranges
  }
}
