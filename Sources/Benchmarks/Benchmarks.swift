import EnumCounter
import Foundation
import HeaderFacts

/// What `scripts/benchmark-claims` times (`ClaimReading`), and the pieces of `scripts/benchmark-sdk`, each in a
/// process of its own:
///
///     Benchmarks read SDK          reads all of an SDK, as the tool does
///     Benchmarks parse SDK         only has libclang parse the same headers
///     Benchmarks unit SDK          prints the main file and the arguments for clang, as JSON
///     Benchmarks assertions SDK    prints the same main file with a _Static_assert for every enum member read
@main
enum Benchmarks {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 3 else { throw Usage() }
    switch words[1] {
    case "read":
      let facts = try HeaderReader().readFrameworks(ofSDKAt: words[2]).facts
      print(facts.enumerations.reduce(0) { $0 + $1.members.count }, "members")
    case "parse": try BareParsing(sdk: words[2]).run()
    case "claims": try ClaimReading.claims(in: words[2])
    case "sizes": try ClaimReading.sizes(of: words[2])
    case "unit": try print(unit(words[2], text: BareParsing(sdk: words[2]).mainFile))
    case "assertions": try print(unit(words[2], text: assertions(words[2])))
    default: throw Usage()
    }
  }

  private static func unit(_ sdk: String, text: String) throws -> String {
    let arguments = try BareParsing(sdk: sdk).arguments
    let data = try JSONEncoder().encode(Unit(text: text, arguments: arguments))
    return String(decoding: data, as: UTF8.self)
  }

  /// An assertion a line, of the frameworks that were read; in a function that is not available itself, so
  /// that members which are not may be named.
  private static func assertions(_ sdk: String) throws -> String {
    let facts = try HeaderReader().readFrameworks(ofSDKAt: sdk).facts
    var text = try BareParsing(sdk: sdk, frameworks: facts.frameworks).mainFile
    text += "__attribute__((unavailable)) static void assertions(void) {\n"
    for member in facts.enumerations.flatMap(\.members) {
      text += "_Static_assert((__int128)\(member.name) == \(literal(member.value)), "
      text += "\"\(member.name)\");\n"
    }
    return text + "}\n"
  }

  /// The least of all has no literal of its own.
  private static func literal(_ value: IntegerValue) -> String {
    value.description == "\(Int64.min)"
      ? "(-\(Int64.max) - 1)" : value.type.isSigned ? "\(value)" : "\(value)u"
  }
}

private struct Unit: Encodable {
  var text: String
  var arguments: [String]
}

private struct Usage: Error, CustomStringConvertible {
  let description = "Benchmarks read|parse|unit|assertions SDK, claims DIR, sizes FILE"
}
