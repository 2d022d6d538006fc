import Foundation
import HeaderFacts
import Testing

@Suite struct FactImporterTests {
  private func facts(_ json: String, gaps: [String: Set<FactGap>] = [:]) throws -> FactSet {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "enum-counter-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(json.utf8).write(to: file)
    return try FactImporter(statedGaps: gaps).facts(fromFiles: [file])
  }

  private static let head = #""sdk": "MacOSX26.5", "framework": "F""#

  @Test func `what is stated is imported`() throws {
    let set = try facts(
      """
      {\(Self.head), "source": "somewhere",
       "enums": [{"name": "E", "typeEncoding": "Q", "members": [
         {"name": "EAll", "value": 18446744073709551615}, {"name": "ENone", "value": 0}]},
         {"name": "", "members": [{"name": "kWide", "value": 4294967295}]}],
       "interfaces": [{"name": "C", "superclass": "NSObject",
         "methods": [{"selector": "isOn", "kind": "instance", "encoding": "Z@:", "returns": "BOOL",
             "parameters": [], "availability": {"macos": {"introduced": "15.0"}}},
           {"selector": "put:", "kind": "class", "encoding": "v@:{Z=Zt}", "returns": "void",
             "parameters": ["Z"]}],
         "properties": [{"name": "on", "getter": "isOn", "type": "BOOL"}]}],
       "protocols": [], "categories": [],
       "constants": [{"name": "FName", "type": "NSString *const"},
         {"name": "F_ONE", "value": 1, "macro": true},
         {"name": "F_HALF", "value": 0.5, "macro": true}],
       "aliases": {"EEvery": "EAll", "Nothing": "Unknown"}}
      """, gaps: ["F": [.values]])
    #expect(set.origin.platform == "macos")
    #expect(set.origin.version == Version(26, 5))
    #expect(set.origin.source == "somewhere")
    #expect(set.origin.gaps.isSuperset(of: [.memberOrder, .encodingOffsets, .places]))
    #expect(set.frameworkGaps == ["F": [.values]])
    #expect(set.enumerations.map(\.name) == ["E"])
    #expect(set.enumerations[0].members[0].value.bits == .max)
    #expect(set.externConstants.map(\.name) == ["FName"])
    let constants = set.integerConstants.map { "\($0.name) \($0.value)" }
    #expect(constants == ["F_ONE 1", "kWide 4294967295", "EEvery 18446744073709551615"])
    let methods = set.containers[0].methods
    #expect(methods.map(\.encoding) == ["B@:", "v@:{Z=Bc}"])
    #expect(methods[0].propertyName == "on")
    #expect(set.containers[0].properties[0].availability.entry(for: "macos") != nil)
    let bytes = try FactFileWriter.bytes(of: set, framework: "F")
    #expect(try FactFileReader.facts(in: bytes, file: "F.facts") == set)
  }

  /// What is wrong and the path that the error names.
  @Test(arguments: [
    (#"{"framework": "F"}"#, "sdk"),
    (#"{"sdk": "BeOS5", "framework": "F"}"#, "sdk"),
    (#"{"sdk": "MacOSX26.5", "framework": "F", "extra": 1}"#, "extra"),
    (#"{"sdk": "MacOSX26.5", "framework": 1}"#, "framework"),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "enums": [{"name": "E", "members": [{"name": "A"}]}]}"#,
      "enums[0].members[0].value"
    ),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "enums": [{"name": "E", "typeEncoding": "C","#
        + #" "members": [{"name": "A", "value": 1}, {"name": "B", "value": 300}]}]}"#,
      "enums[0].members[1].value"
    ),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "enums": [{"name": "E", "typeEncoding": "@","#
        + #" "members": []}]}"#,
      "enums[0].typeEncoding"
    ),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "enums": [{"name": "E", "members": [{"name": "A","#
        + #" "value": 1, "availability": {"macos": {"introduced": "x"}}}]}]}"#,
      "enums[0].members[0].availability.macos.introduced"
    ),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "interfaces": [{"name": "C", "methods": [{"selector":"#
        + #" "a", "kind": "static", "encoding": "v@:", "returns": "void", "parameters": []}]}]}"#,
      "interfaces[0].methods[0].kind"
    ),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "interfaces": [{"name": "C", "methods": [{"selector":"#
        + #" "a", "kind": "class", "encoding": "v", "returns": "void", "parameters": []}]}]}"#,
      "interfaces[0].methods[0].encoding"
    ),
    (
      #"{"sdk": "MacOSX26.5", "framework": "F", "categories": [{"name": "C"}]}"#,
      "categories[0].class"
    ),
    ("[1", "top"),
  ])
  func `a fault is refused with its path`(_ json: String, path: String) throws {
    let error = #expect(throws: FactFileError.self) { try facts(json) }
    let message = try #require(error?.message)
    #expect(message.hasPrefix(path + ": "), "\(message)")
    #expect(error?.remedy.isEmpty == false)
  }
}
