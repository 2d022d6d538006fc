import Foundation
import HeaderFacts
import TestSupport
import Testing

/// The facts that come with the tool.
@Suite struct BuiltInFactsTests {
  static let folder = Fixtures.repository.appending(path: "facts")

  static func open(_ name: String) throws -> FactFolder {
    try FactFolder(folder.appending(path: name))
  }

  /// The rows of the table in the README: name, frameworks, and counts.
  private static func rows() throws -> [(name: String, figures: [Int])] {
    let text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0].replacing("`", with: ""), cells.dropFirst(2).compactMap { Int($0) })
    }
  }

  @Test func `every file is sound and has as much as the README says`() throws {
    let rows = try Self.rows()
    #expect(rows.count == 5)
    for (name, figures) in rows {
      let facts = try Self.open(name).allFacts()
      let counts = FactCounts(facts)
      let found = [
        facts.declaringFrameworks.count { !$0.isEmpty }, counts.enumerations, counts.members,
        counts.integerConstants, counts.externConstants, counts.methods, counts.properties,
      ]
      #expect(found == figures, "\(name)")
      #expect(facts.origin.name == name)
    }
  }

  @Test func `all of them take less than eight million bytes`() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: [.fileSizeKey]))
    var size = 0
    for case let file as URL in files {
      size += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(size > 1_000_000)
    #expect(size < 8_000_000)
  }

  @Test func `HealthKit has the values and availability that were read independently`() throws {
    let facts = try Self.open("iPhoneOS26.5").allFacts()
    var values: [String: String] = [:]
    for member in facts.enumerations.flatMap(\.members) {
      values[member.name] = member.value.description
    }
    for constant in facts.integerConstants { values[constant.name] = constant.value.description }
    for row in try Fixtures.rows("pyobjc-healthkit-constants.tsv") {
      guard let value = values[row[0]] else { continue }
      #expect(value == row[1], "\(row[0])")
    }
    #expect(values["HKWorkoutActivityTypeRunning"] == "37")
  }

  /// The sets agree wherever they were made of the same declarations.
  @Test func `HealthKit is the same in every set`() throws {
    let newest = try Self.open("iPhoneOS26.5").allFacts()
    let values = Dictionary(
      newest.enumerations.flatMap { enumeration in
        enumeration.members.map { ($0.name, [enumeration.name, $0.value.description]) }
      }, uniquingKeysWith: { first, _ in first })
    for name in ["iPhoneOS16.5", "MacOSX26.5"] {
      let other = try Self.open(name).facts(of: ["HealthKit"])
      var compared = 0
      for enumeration in other.enumerations {
        for member in enumeration.members {
          let value = try #require(values[member.name], "\(member.name)")
          #expect(value == [enumeration.name, member.value.description])
          compared += 1
        }
      }
      #expect(compared > 300, "\(name)")
    }
  }

  @Test func `the index finds each name, and reads no more than it must`() throws {
    let library = FactLibrary([try Self.open("iPhoneOS16.5"), try Self.open("MacOSX26.5")])
    #expect(library.folders.map(\.origin.name) == ["iPhoneOS16.5", "MacOSX26.5"])
    for name in [
      "HKWorkoutActivityTypeRunning", "HKWorkoutActivityType", "HKHealthStore",
      "saveObject:withCompletion:",
    ] {
      let found = library.frameworks(declaring: [name])
      #expect(found.contains("HealthKit"))
      #expect(found.count < 6, "\(found)")
    }
    for name in ["UIUserInterfaceIdiomPhone", "UIViewContentMode", "viewDidLoad"] {
      #expect(library.frameworks(declaring: [name]).contains("UIKit"), "\(name)")
    }
  }

  /// What is passed over is passed rightly: the declarations behind it are read as they are.
  @Test(arguments: [
    ("iPhoneOS26.5", "HealthKit"), ("MacOSX14.2", "AppKit"), ("MacOSX14.2", "CoreAudioTypes"),
    ("MacOSX26.5", "CoreLocation"),
  ])
  func `a part that is read is that part of the whole`(_ set: String, _ framework: String) throws {
    let folder = try Self.open(set)
    let whole = try folder.facts(of: [framework])
    let containers = whole.containers.filter { $0.methods.count > 2 }
    let methods = [3, 5, 7].compactMap { part -> Method? in
      containers.isEmpty ? nil : containers[containers.count * part / 8].methods[1]
    }
    let names = [containers.last?.owner].compactMap { $0 }
    let enumerations = whole.enumerations.suffix(2)
    let members = enumerations.compactMap { $0.members.last?.name }
    let constants =
      [whole.integerConstants.last?.name, whole.externConstants.last?.name].compactMap { $0 }
    let asked = names + members + constants + methods.map(\.selector)
    let library = FactLibrary([folder])
    let part = try #require(library.sets(declaring: asked, of: [framework]).first)
    #expect(Set(part.enumerations).isSuperset(of: enumerations))
    #expect(part.integerConstants.last == whole.integerConstants.last)
    #expect(part.externConstants.last == whole.externConstants.last)
    #expect(Set(part.enumerations).isSubset(of: whole.enumerations))
    #expect(Set(part.integerConstants).isSubset(of: whole.integerConstants))
    #expect(Set(part.externConstants).isSubset(of: whole.externConstants))
    let (before, after) = (FactIndex([whole]), FactIndex([part]))
    for method in methods {
      let found = after.methods(selector: method.selector)
      #expect(found.map(\.method) == before.methods(selector: method.selector).map(\.method))
      #expect(!found.isEmpty)
    }
    for name in names { #expect(after.containers(named: name) == before.containers(named: name)) }
    #expect(part.containers.count <= whole.containers.count)
  }

  @Test func `values that differ between architectures stand side by side`() throws {
    let sets = [try Self.open("MacOSX14.2"), try Self.open("MacOSX14.2-x86_64")]
    let index = FactIndex(try FactLibrary(sets).sets(declaring: ["NSTextAlignmentCenter"]))
    let found = index.members(named: "NSTextAlignmentCenter")
    #expect(found.map(\.origin.architecture) == ["arm64", "x86_64"])
    #expect(found.map(\.member.value.description) == ["1", "2"])
    #expect(try sets[1].allFacts().frameworks.isEmpty)
  }

  @Test func `a file that is not the index's is refused`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "enum-counter-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let facts = try Self.open("iPhoneOS16.5").facts(of: ["HealthKit", "AdSupport"])
    #expect(try FactFolder.write(facts, to: folder).count == 3)
    #expect(try FactFolder(folder).allFacts() == facts)
    #expect(try FactFolder.write(facts, to: folder).isEmpty)
    var other = facts
    other.externConstants = []
    let file = folder.appending(path: "HealthKit.facts")
    try Data(FactFileWriter.bytes(of: other, framework: "HealthKit")).write(to: file)
    #expect(throws: FactFileError.self) { try FactFolder(folder).allFacts() }
    try FileManager.default.removeItem(at: file)
    #expect(throws: FactFileError.self) { try FactFolder(folder).allFacts() }
  }

  @Test func `facts that cannot all be written change nothing`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "enum-counter-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let facts = try Self.open("iPhoneOS16.5").facts(of: ["HealthKit", "AdSupport"])
    try FactFolder.write(facts, to: folder)
    let old = folder.appending(path: "Gone.facts")
    try Data("old".utf8).write(to: old)
    var other = facts
    other.externConstants = []
    // A folder is where the new text would be prepared.
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".index.new"), withIntermediateDirectories: true)
    #expect(throws: FactFileError.self) { try FactFolder.write(other, to: folder) }
    #expect(FileManager.default.fileExists(atPath: old.path))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .contains(".HealthKit.facts.new") == false)
  }
}
