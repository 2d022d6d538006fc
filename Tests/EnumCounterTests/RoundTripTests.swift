import EnumCounter
import Foundation
import HeaderFacts
import TableWriter
import TestSupport
import Testing

/// Writing an archive and reading it back.
enum RoundTrip {
  /// The facts of an SDK and those of an archive written from it, without what an archive leaves out.
  static func facts(
    ofSDKAt path: String, frameworks: [String]
  ) throws -> (original: FactSet, archive: FactSet) {
    let declarations = try HeaderReader().readDeclarations(at: path, frameworks: frameworks)
    let writer = ArchiveWriter(declarations, support: try support())
    let headers = try TemporaryHeaders()
    for file in writer.files(sourceDigest: { _ in nil }) {
      try headers.write(file.name, Data(file.text.utf8))
    }
    if let kept = ProcessInfo.processInfo.environment["ENUM_COUNTER_KEEP_ARCHIVE"] {
      try? FileManager.default.removeItem(atPath: kept)
      try FileManager.default.copyItem(atPath: headers.folder.path, toPath: kept)
    }
    let archive = try HeaderReader().readSDK(at: headers.folder.path, frameworks: frameworks)
    return (comparable(declarations.facts), comparable(archive))
  }

  private static func support() throws -> [OutputFile] {
    try [
      "Availability.h", "AvailabilityInternal.h", "AvailabilityMacros.h", "AvailabilityVersions.h",
      "TargetConditionals.h",
    ].map { name in
      let file = Fixtures.headers.appending(path: "usr/include/\(name)")
      return OutputFile(
        name: "usr/include/\(name)", text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Without lines, messages and the SDK's name, which an archive has its own of or none.
  private static func comparable(_ set: FactSet) -> FactSet {
    var set = set
    set.origin.name = ""
    for index in set.enumerations.indices {
      set.enumerations[index].location.line = 0
      set.enumerations[index].availability.dropMessages()
      for inner in set.enumerations[index].members.indices {
        set.enumerations[index].members[inner].line = 0
        set.enumerations[index].members[inner].availability.dropMessages()
      }
    }
    for index in set.integerConstants.indices {
      set.integerConstants[index].location.line = 0
      set.integerConstants[index].availability.dropMessages()
    }
    for index in set.externConstants.indices {
      set.externConstants[index].location.line = 0
      set.externConstants[index].availability.dropMessages()
    }
    for index in set.containers.indices { set.containers[index].makeComparable() }
    return set
  }

  /// The first things in which the sets differ, a line each.
  static func differences(_ original: FactSet, _ archive: FactSet, limit: Int = 5) -> [String] {
    var found: [String] = []
    func compare<Fact: Hashable>(_ old: [Fact], _ new: [Fact]) {
      if old.count != new.count { found.append("\(old.count) \(Fact.self)s, not \(new.count)") }
      for (before, after) in zip(old, new) where before != after && found.count < limit {
        found.append("\(before)\n      archive: \(after)")
      }
    }
    if original.origin != archive.origin { found.append("\(archive.origin)") }
    compare(original.frameworks, archive.frameworks)
    compare(original.enumerations, archive.enumerations)
    compare(original.integerConstants, archive.integerConstants)
    compare(original.externConstants, archive.externConstants)
    for (before, after) in zip(original.containers, archive.containers) {
      compare(before.methods, after.methods)
      compare(before.properties, after.properties)
      var (bare, other) = (before, after)
      (bare.methods, other.methods, bare.properties, other.properties) = ([], [], [], [])
      compare([bare], [other])
    }
    compare(original.containers.map(\.name), archive.containers.map(\.name))
    return Array(found.prefix(limit))
  }
}

extension Availability {
  fileprivate mutating func dropMessages() {
    for index in platforms.indices { platforms[index].message = "" }
  }
}

extension Container {
  fileprivate mutating func makeComparable() {
    location.line = 0
    availability.dropMessages()
    for index in methods.indices {
      methods[index].line = 0
      methods[index].availability.dropMessages()
    }
    for index in properties.indices {
      properties[index].line = 0
      properties[index].availability.dropMessages()
    }
  }
}

@Suite struct RoundTripTests {
  @Test func `an archive of HealthKit has exactly its facts`() throws {
    let (original, archive) = try RoundTrip.facts(
      ofSDKAt: Fixtures.headers.path, frameworks: ["HealthKit"])
    let differences = RoundTrip.differences(original, archive)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    #expect(original == archive)
    #expect(archive.enumerations.count > 50)
  }
}

private let realSDK = ProcessInfo.processInfo.environment["ENUM_COUNTER_SDK"]

/// The same for every framework of a real SDK, where `ENUM_COUNTER_SDK` names one; a line each is printed.
@Suite(.enabled(if: realSDK != nil, "ENUM_COUNTER_SDK names no SDK"))
struct RealRoundTripTests {
  @Test func `every framework of the SDK goes through an archive unchanged`() throws {
    let sdk = realSDK ?? ""
    let chosen = ProcessInfo.processInfo.environment["ENUM_COUNTER_FRAMEWORKS"]
    let names =
      try chosen?.split(separator: ",").map(String.init)
      ?? HeaderReader().frameworks(ofSDKAt: sdk)
    var exact = 0
    for name in names {
      do {
        let (original, archive) = try RoundTrip.facts(ofSDKAt: sdk, frameworks: [name])
        let differences = RoundTrip.differences(original, archive)
        if differences.isEmpty { exact += 1 }
        let result = differences.isEmpty ? "exact" : "differs"
        print("\(name): \(result)\n" + differences.map { "    \($0)\n" }.joined(), terminator: "")
      } catch {
        print("\(name): \(error)")
      }
    }
    print("exact: \(exact) of \(names.count)")
    #expect(exact > 0)
  }
}
