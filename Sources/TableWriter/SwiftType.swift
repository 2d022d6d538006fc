import HeaderFacts

/// Pieces of Swift source that several tables need.
enum SwiftType {
  /// The integer of the same width and signedness, whatever the machine: `UInt64` for `NSUInteger`.
  static func integer(_ type: IntegerType) -> String {
    "\(type.isSigned ? "Int" : "UInt")\(type.bits)"
  }

  /// What means something else after a dot, backticks or not.
  static let afterDot: Set<String> = ["self", "Type", "Protocol", "init"]

  /// A type's Swift name, dots and all, as source has to spell it.
  static func path(_ name: String) -> String {
    name.split(separator: ".").map {
      afterDot.contains(String($0)) ? $0 + "_" : SwiftKeywords.escaped(String($0))
    }.joined(separator: ".")
  }
}

/// The integers that a framework states outside its named enums, under their C names.
struct SwiftConstantWriter {
  let facts: FactSet
  let framework: String

  /// Empty when there are none.
  var text: String {
    let anonymous = facts.enumerations.filter { $0.framework == framework && $0.name.isEmpty }
    var seen: Set<String> = []
    let constants =
      anonymous.flatMap { $0.members.map { ($0.name, $0.value) } }
      + facts.integerConstants.filter { $0.framework == framework }.map { ($0.name, $0.value) }
    let lines = constants.filter { seen.insert($0.0).inserted }.map { name, value in
      "  public static let \(SwiftKeywords.escaped(name)): \(SwiftType.integer(value.type)) = \(value)"
    }
    guard !lines.isEmpty else { return "" }
    return """
      /// The integer constants of \(framework) that belong to no enum.
      public enum \(framework)Constants {
      \(lines.joined(separator: "\n"))
      }

      """
  }
}

/// The selectors of a framework, packed into text that is read on first use.
struct SwiftSelectorWriter {
  let facts: FactSet
  let framework: String

  /// Empty when there are none.
  var text: String {
    let blocks = packed
    guard !blocks.isEmpty else { return "" }
    let strings = chunks(of: blocks).map { "    \"\"\"\n\($0)\n    \"\"\"," }
    return """
      extension SelectorTable {
        /// The selectors that \(framework) declares.
        public static let \(SwiftKeywords.escaped(SwiftWords.lowercasingFirst(framework))) = SelectorTable(packed: [
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
