import Audit
import BridgeClaims
import HeaderFacts
import Reports

enum LookupCommand: Command {
  static let name = "lookup"
  static let positionals = "NAME | VALUE | SELECTOR"
  static let summary = "what the header says of a name, a value or a selector"
  static let discussion = """
    A question is one of
      HKWorkoutActivityTypeRunning        a C name, or a part of one
      HKWorkoutActivityType.running       a Swift name; .running looks in every enum
      HKWorkoutActivityType 34            a value: which member has it
      HKWorkoutActivityTypeRunning=34     a claim: is it right, and what is 34
      saveObject:withCompletion:          a selector; -[HKHealthStore saveObject:withCompletion:]
      'finishRoute(with:metadata:completion:)'   a Swift call
    """
  static let format = Option(
    "format", value: "FORMAT", choices: ["text", "json"], help: "how to print the answer")
  static let options = [format] + FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let query = try query(arguments.positionals)
    let answer = try FactsSelection.select(arguments, leavesOut: true).answer(query)
    if arguments.value(format) == "json" {
      Terminal.print(LookupJSON.text(for: answer), terminator: "")
    } else {
      let report = LookupText(style: Terminal.style)
      let question = arguments.positionals.joined(separator: " ")
      let text = report.text(for: answer, query: question, explain: explain)
      Terminal.print(text, terminator: "")
    }
    return status(of: answer)
  }

  private static func query(_ words: [String]) throws -> LookupQuery {
    do {
      return try LookupQuery(words: words)
    } catch {
      throw UsageError("\(error)", command: name)
    }
  }

  /// Why somebody may say that the member has the value: the sentence on how it is really counted is left
  /// out, since the details below it say so.
  private static func explain(_ match: MemberMatch, claimed: SignedMagnitude) -> [String] {
    let sentences = ClaimedValue.explain(
      member: match.index, in: match.enumeration, origin: match.origin, claimed: claimed.asClaim)
    return Array(sentences.dropFirst())
  }

  /// 1 when nothing matches, or when the claim is wrong of everything that bears the name.
  private static func status(of answer: LookupAnswer) -> ExitStatus {
    guard !answer.matches.isEmpty else {
      let isCombination = answer.enumerations.contains { found in
        answer.claimed.map { ClaimedValue.isCombination($0.asClaim, of: found.fact) } ?? false
      }
      return isCombination ? .clean : .findings
    }
    guard let claimed = answer.claimed else { return .clean }
    let isRight = answer.matches.contains { $0.value?.isDenoted(by: claimed) == true }
    return isRight ? .clean : .findings
  }
}

extension SignedMagnitude {
  fileprivate var asClaim: ClaimedInteger {
    ClaimedInteger(isNegative: isNegative, magnitude: magnitude)
  }
}
