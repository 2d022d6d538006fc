import BridgeClaims
import HeaderFacts

/// Tells why wrong numbers were probably written.
struct Explainer: Sendable {
  /// For each entry of a run the probable reason, in a sentence; nil for right ones and where nothing
  /// that is known leads to the number.
  ///
  /// The hypothesis that leads to most of the wrong numbers is taken first; what it leaves open is put
  /// to the others in the same way. A hypothesis loses where it would have made right numbers wrong.
  static func reasons(for run: ClaimRun) -> [String?] {
    let wrongCount = run.wrong.count
    var reasons: [String?] = Array(repeating: nil, count: run.entries.count)
    var open = Set(run.entries.indices.filter { !run.isRight(run.entries[$0]) })
    guard !open.isEmpty else { return reasons }
    let miscounts = Hypotheses.applicable(to: run).flatMap { $0.miscounts(of: run) }
    while !open.isEmpty {
      var best: (score: Int, explained: [Int], reason: String)?
      for miscount in miscounts {
        let explained = open.filter {
          miscount.predictions[$0]?.isDenoted(run.entries[$0].claimed) ?? false
        }
        let score = 2 * explained.count - contradictions(of: miscount, in: run)
        guard !explained.isEmpty, score > best?.score ?? 0 else { continue }
        best = (score, explained.sorted(), miscount.reason)
      }
      guard let best else { break }
      let share =
        wrongCount > 1
        ? " (This explains \(best.explained.count) of the \(wrongCount) wrong values.)" : ""
      for index in best.explained { reasons[index] = best.reason + share }
      open.subtract(best.explained)
    }
    if !run.isList { explainNeighbours(open, of: run, &reasons) }
    return reasons
  }

  /// Of what stands by itself, a number beside the right one is told, whatever was written elsewhere.
  private static func explainNeighbours(
    _ open: Set<Int>, of run: ClaimRun, _ reasons: inout [String?]
  ) {
    for miscount in OffByOne().miscounts(of: run) {
      for entry in open
      where miscount.predictions[entry]?.isDenoted(run.entries[entry].claimed) ?? false {
        reasons[entry] = miscount.reason
      }
    }
  }

  /// How many right numbers the miscount would have made wrong.
  private static func contradictions(of miscount: Miscount, in run: ClaimRun) -> Int {
    zip(run.entries, miscount.predictions).count { entry, predicted in
      guard let predicted, run.isRight(entry) else { return false }
      return !predicted.isDenoted(entry.claimed)
    }
  }

  /// How many of a run's numbers some systematic mistake leads to, the right ones before it included.
  static func systematicAgreement(of run: ClaimRun) -> Int {
    guard run.isOrderKnown else { return 0 }
    return Hypotheses.systematic.flatMap { $0.miscounts(of: run) }
      .map { miscount in
        zip(run.entries, miscount.predictions).count { $1?.isDenoted($0.claimed) ?? false }
      }
      .max() ?? 0
  }

  /// How many of a run's wrong numbers the miscount leads to that leads to most of them; at least two,
  /// or none.
  static func explainedByMiscount(in run: ClaimRun) -> Int {
    // Two numbers in a row of anybody's own are off by the same.
    let hypotheses = Hypotheses.ofRuns.filter {
      run.entries.count > 2 || !($0 is ConstantOffset)
    }
    let most =
      hypotheses.flatMap { $0.miscounts(of: run) }
      .map { miscount in
        zip(run.entries, miscount.predictions).count {
          !run.isRight($0) && $1?.isDenoted($0.claimed) ?? false
        }
      }
      .max() ?? 0
    return most > 1 ? most : 0
  }
}

/// What can be said of one claimed value without any code around it.
public enum ClaimedValue {
  /// A sentence on what a number means in an enum: the members that have it, the options it is made of, or
  /// that there is no such member.
  public static func meaning(of claimed: ClaimedInteger, in enumeration: Enumeration) -> String {
    Wording.meaning(of: claimed, in: enumeration)
  }

  /// Whether a number is made of an option set's bits and of nothing else.
  public static func isCombination(_ claimed: ClaimedInteger, of enumeration: Enumeration) -> Bool {
    enumeration.isOptions && Wording.bits(of: claimed, in: enumeration) != nil
  }

  /// How the header comes to the member's value, what the claimed number means instead, and why it was
  /// probably written; a sentence each. Only the first where the claimed number is right.
  ///
  /// - Parameters:
  ///   - member: The member's place in the enum.
  ///   - platform: The platform whose headers were read: `ios`, `macos`, ….
  public static func explain(
    member: Int, in enumeration: Enumeration, origin: FactOrigin, claimed: ClaimedInteger
  ) -> [String] {
    let match = MemberMatch(enumeration: enumeration, index: member, origin: origin)
    var sentences = [Wording.counting(match)]
    guard !match.member.value.isDenoted(claimed) else { return sentences }
    sentences.append(Wording.meaning(of: claimed, in: enumeration))
    var run = ClaimRun(
      enumeration: enumeration, platform: origin.platform,
      entries: [ClaimRun.Entry(member: member, claimed: claimed)])
    run.isOrderKnown = origin.knowsMemberOrder
    if let reason = Explainer.reasons(for: run)[0] { sentences.append(reason) }
    return sentences
  }
}
