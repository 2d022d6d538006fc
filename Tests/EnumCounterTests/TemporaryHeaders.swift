import EnumCounter
import Foundation
import HeaderFacts
import TestSupport

/// Headers written to a folder that goes away with the value.
final class TemporaryHeaders {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "enum-counter-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ data: Data) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }
}

/// A configuration that reads against the archive.
let archive = ReaderConfiguration(sdk: Fixtures.headers.path)

/// Reads one header that imports Foundation from the archive.
func readObjectiveC(_ text: String) throws -> FactSet {
  try read("#import <Foundation/Foundation.h>\n" + text, configuration: archive)
}

/// Reads one header with nothing but what it states.
func read(_ text: String, configuration: ReaderConfiguration = .init()) throws -> FactSet {
  let headers = try TemporaryHeaders(["Test.h": text])
  return try HeaderReader(configuration: configuration).readHeaders([headers.path("Test.h")])
}

extension FactSet {
  func enumeration(_ name: String) -> Enumeration? { enumerations.first { $0.name == name } }
  func container(_ name: String) -> Container? { containers.first { $0.name == name } }
  func integer(_ name: String) -> IntegerConstant? { integerConstants.first { $0.name == name } }
  func constant(_ name: String) -> ExternConstant? { externConstants.first { $0.name == name } }

  /// `name=value` of all members, a star after the explicit ones.
  var memberTexts: [String] { enumerations.flatMap(\.memberTexts) }
}

extension Enumeration {
  var memberTexts: [String] {
    members.map { "\($0.name)=\($0.value)\($0.isExplicit ? "*" : "")" }
  }
}

extension Container {
  func method(_ selector: String) -> Method? { methods.first { $0.selector == selector } }
  func property(_ name: String) -> Property? { properties.first { $0.name == name } }
}
