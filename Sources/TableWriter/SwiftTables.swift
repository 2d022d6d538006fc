import HeaderFacts

/// Tables in Swift: a type for every enum, and the selectors of every framework. They need no import and
/// nothing but the hand-written part of `GeneratedTables`.
public struct SwiftTables: TableLanguage {
  public let id = "swift"
  public let fileExtension = "swift"
  public let lineComment = "//"
  public let defaultDirectory: String? = "Sources/GeneratedTables/Generated"

  public init() {}

  public func files(for facts: FactSet, selection: TableSelection) -> [OutputFile] {
    let header = TableHeader(language: self, facts: facts, selection: selection)
    let imports = selection.isElsewhere ? ["", "import GeneratedTables"] : []
    let top = (header.lines + ["// swift-format-ignore-file"] + imports + ["", ""])
      .joined(separator: "\n")
    var bodies = types(facts, selection)
    if selection.enumerations == nil {
      bodies += facts.subjects.flatMap { framework in
        let name = Self.name(of: framework)
        return [
          ("\(name)Types", typeList(facts, framework)),
          ("\(name)Constants", SwiftConstantWriter(facts: facts, framework: framework).text),
          ("\(name)Selectors", SwiftSelectorWriter(facts: facts, framework: framework).text),
        ]
      }
    }
    return bodies.filter { !$0.text.isEmpty }
      .map { OutputFile(name: $0.name + ".swift", text: top + $0.text) }
  }

  /// What a framework's tables are called after; headers outside of any framework are taken together.
  static func name(of framework: String) -> String {
    framework.isEmpty ? "LooseHeaders" : framework
  }

  private func types(_ facts: FactSet, _ selection: TableSelection) -> [(
    name: String, text: String
  )] {
    let enumerations = selection.named(in: facts)
    var declared = Set(enumerations.map(\.swiftTypeName))
    return enumerations.map { enumeration in
      let writer = SwiftEnumerationWriter(enumeration: enumeration, platform: facts.origin.platform)
      // `HKError.Code` needs an `HKError`; the first type that needs it declares it.
      let namespaces = writer.namespaces.filter { declared.insert($0).inserted }
      return (enumeration.name, writer.text(declaring: namespaces))
    }
  }

  /// The types of a framework as values, to go through or to look up by name; empty when it has none.
  private func typeList(_ facts: FactSet, _ framework: String) -> String {
    let types = TableSelection.everything.named(in: facts).filter { $0.framework == framework }
    guard !types.isEmpty else { return "" }
    let entries = types.map { "    \(SwiftType.path($0.swiftTypeName)).self," }
    return """
      /// The enums and option sets of \(Self.name(of: framework)).
      public enum \(Self.name(of: framework))Types {
        public static let all: [any KnownValue.Type] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }
}
