import BridgeClaims
import HeaderFacts

/// Claims about members of one enum that were probably written in one go, in source order.
struct ClaimRun: Sendable {
  struct Entry: Sendable {
    /// The member's place in the enum.
    var member: Int
    var claimed: ClaimedInteger
  }

  var enumeration: Enumeration
  /// The platform whose headers these are: `ios`, `macos`, ….
  var platform: String
  var entries: [Entry]
  /// The entries are lines of one list; otherwise statements from all over a file.
  var isList = true
  /// Whether `enumeration` has its members in the header's order; otherwise nothing is said of counting.
  var isOrderKnown = true
  /// Enums with members of the same short names, which may have been taken for this one.
  var similar: [SimilarEnumeration] = []
  /// The same enum in sets that do not apply here.
  var others: [FactMatch<Enumeration>] = []

  func right(_ entry: Entry) -> IntegerValue { enumeration.members[entry.member].value }

  func isRight(_ entry: Entry) -> Bool { right(entry).isDenoted(entry.claimed) }

  var wrong: [Entry] { entries.filter { !isRight($0) } }

  /// A value of the enum's type.
  func value(_ bits: UInt64) -> IntegerValue { IntegerValue(bits: bits, type: enumeration.type) }

  /// The same prediction for each entry about a member.
  func predictions(byMember values: [IntegerValue?]) -> [IntegerValue?] {
    entries.map { values[$0.member] }
  }
}

extension IntegerValue {
  func isDenoted(_ claimed: ClaimedInteger) -> Bool {
    isDenoted(isNegative: claimed.isNegative, magnitude: claimed.magnitude)
  }
}

/// One way in which the numbers of a run may have come about.
struct Miscount: Sendable {
  /// A sentence.
  var reason: String
  /// For each entry of the run the number that this way of counting gives; nil when it gives none.
  var predictions: [IntegerValue?]
}

/// A mistake that people and generators make when they restate an enum.
protocol Hypothesis: Sendable {
  var id: String { get }
  /// Whether it speaks of the order of the header's members, or of which values it writes out.
  var countsMembers: Bool { get }
  /// The ways of making this mistake that could have led to the run's numbers.
  func miscounts(of run: ClaimRun) -> [Miscount]
}

extension Hypothesis {
  var countsMembers: Bool { false }
}

/// All hypotheses; where two explain the same numbers, the earlier is told.
enum Hypotheses {
  static let all: [any Hypothesis] = [
    SkippedDeprecated(), SkippedUnavailable(), SkippedNewer(), SwappedLabels(), OtherSet(),
    OldNumber(), LimitNotEvaluated(), DeprecatedAppended(), CountedThroughGaps(), StartShifted(),
    NoneIsZero(), SimilarEnum(), AllZero(), NotIncremented(), NarrowLimit(), LostShift(),
    BitPosition(), DecimalForHexadecimal(), HexadecimalForDecimal(), Alphabetical(), CopiedLine(),
    ConstantOffset(), OwnNumbering(), MistypedDigits(),
  ]

  /// Those that one number alone can speak for: all that say what the number is, and nothing of how the
  /// lines around it were counted.
  static let ofOne: [any Hypothesis] = [
    SkippedDeprecated(), SkippedUnavailable(), SkippedNewer(), OtherSet(), OldNumber(),
    LimitNotEvaluated(), SimilarEnum(), DeprecatedAppended(), OffByOne(), NarrowLimit(),
    LostShift(), BitPosition(), DecimalForHexadecimal(), HexadecimalForDecimal(),
    MistypedDigits(),
  ]

  /// Those by which a whole list may have been counted.
  static let ofRuns: [any Hypothesis] = [
    SkippedDeprecated(), SkippedUnavailable(), SwappedLabels(), CountedThroughGaps(),
    StartShifted(),
    BitPosition(), DecimalForHexadecimal(), ConstantOffset(),
  ]

  /// Those that can be put to a run.
  static func applicable(to run: ClaimRun) -> [any Hypothesis] {
    let fitting = run.entries.count > 1 ? all : ofOne
    return run.isOrderKnown ? fitting : fitting.filter { !$0.countsMembers }
  }

  /// Those that say so much about an enum that numbers which follow them speak for it as right ones do.
  static let systematic: [any Hypothesis] = [SkippedDeprecated(), SkippedUnavailable()]
}
