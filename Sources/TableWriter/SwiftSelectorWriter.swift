import HeaderFacts

/// The selectors of a framework, packed into text that is read on first use.
struct SwiftSelectorWriter {
  let facts: FactSet
  let framework: String

  /// Empty when there are none.
  var text: String {
    let blocks = packed
    guard !blocks.isEmpty else { return "" }
    let strings = chunks(of: blocks).map { "    \"\"\"\n\($0)\n    \"\"\"," }
    let name = SwiftTables.name(of: framework)
    return """
      extension SelectorTable {
        /// The selectors that \(name) declares.
        public static let \(SwiftKeywords.escaped(SwiftWords.lowercasingFirst(name))) = SelectorTable(packed: [
      \(strings.joined(separator: "\n"))
        ])
      }

      """
  }

  /// An owner's name and its methods, a line each, once each.
  private var packed: [[String]] {
    var order: [String] = []
    var lines: [String: [String]] = [:]
    var seen: Set<String> = []
    for container in facts.containers where container.framework == framework {
      for method in container.methods {
        let line = "\(method.kind.sign) \(method.selector) \(method.encoding)"
        guard seen.insert("\(container.owner) \(line)").inserted else { continue }
        if lines[container.owner] == nil { order.append(container.owner) }
        lines[container.owner, default: []].append(line)
      }
    }
    return order.map { [$0] + lines[$0]! }
  }

  /// Some hundred lines a literal.
  private func chunks(of blocks: [[String]]) -> [String] {
    var chunks: [[String]] = [[]]
    for block in blocks {
      if !chunks[chunks.count - 1].isEmpty, chunks[chunks.count - 1].count + block.count > 300 {
        chunks.append([])
      }
      chunks[chunks.count - 1] += block
    }
    return chunks.map { $0.map { "    " + escaped($0) }.joined(separator: "\n") }
  }

  private func escaped(_ line: String) -> String {
    line.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }.map(String.init).joined()
  }
}
