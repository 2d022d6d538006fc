import Audit
import BridgeClaims
import HeaderFacts

/// One way to make a right number wrong.
enum Change: String, Sendable, CaseIterable, Hashable {
  case neighbour = "a neighbour's value"
  case plusOne = "+1"
  case minusOne = "-1"
  case swap = "swapped with another"
  case zero = "0"
  case random = "a random value"
}

/// A right file with one number changed, or two exchanged.
struct Mutation: Sendable {
  var change: Change
  /// The claim that is wrong now.
  var claim: GroupBinding.Claim
  var group: GroupBinding
  var bound: GroupBinding.Bound
  /// Literals to replace, in the order of the file.
  var edits: [(range: ByteRange, text: String)]

  /// The file's bytes with the change made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var changed = bytes
    for edit in edits.reversed() { changed.replaceSubrange(edit.range, with: edit.text.utf8) }
    return changed
  }

  /// What the claim's group is in the tables of results.
  var kind: String {
    switch bound.way {
    case .explicit: "annotated"
    case .fullName, .unprefixedName: "full name"
    case .namedOwner: "owner names the enum"
    case .resemblance: bound.claims.count > 3 ? "inferred, 4 or more" : "inferred, fewer"
    }
  }
}

/// All changes that can be made to the numbers of a right file.
struct Mutations {
  private let bindings: [GroupBinding]
  private var random: RandomNumbers

  init(_ bindings: [GroupBinding], seed: UInt64) {
    self.bindings = bindings
    random = RandomNumbers(seed: seed)
  }

  /// Each literal once with each change that makes it wrong.
  mutating func all() -> [Mutation] {
    var mutations: [Mutation] = []
    var taken: Set<ByteRange> = []
    for group in bindings {
      // What is wrong as it is cannot be made wrong.
      for bound in group.bound where !bound.claims.contains(where: { $0.isRight == false }) {
        let claims = bound.claims.filter {
          !$0.isImplicit && $0.isRight == true && !$0.values.isEmpty
            && taken.insert($0.literalRange).inserted
        }
        for (place, claim) in claims.enumerated() {
          for change in Change.allCases {
            let edits = edits(change, claims, place)
            guard !edits.isEmpty else { continue }
            mutations.append(
              Mutation(change: change, claim: claim, group: group, bound: bound, edits: edits))
          }
        }
      }
    }
    return mutations
  }

  private mutating func edits(
    _ change: Change, _ claims: [GroupBinding.Claim], _ place: Int
  ) -> [(range: ByteRange, text: String)] {
    let claim = claims[place]
    guard let right = claim.values.first else { return [] }
    let value: IntegerValue
    switch change {
    case .neighbour:
      guard claims.count > 1 else { return [] }
      let neighbour = claims[place == 0 ? 1 : place - 1]
      value = neighbour.values[0]
    case .plusOne: value = IntegerValue(bits: right.bits &+ 1, type: right.type)
    case .minusOne: value = IntegerValue(bits: right.bits &- 1, type: right.type)
    case .zero: value = IntegerValue(bits: 0, type: right.type)
    case .random:
      value = IntegerValue(bits: UInt64.random(in: 0..<1_000, using: &random), type: right.type)
    case .swap: return swap(claims, place)
    }
    return edit(claim, to: value).map { [$0] } ?? []
  }

  private mutating func swap(
    _ claims: [GroupBinding.Claim], _ place: Int
  ) -> [(range: ByteRange, text: String)] {
    guard claims.count > 1 else { return [] }
    let step = Int.random(in: 1..<claims.count, using: &random)
    let other = claims[(place + step) % claims.count]
    guard let first = edit(claims[place], to: other.values[0]),
      let second = edit(other, to: claims[place].values[0])
    else { return [] }
    return [first, second].sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The literal with another number in the spelling that it has; nil where that is right too.
  private func edit(
    _ claim: GroupBinding.Claim, to value: IntegerValue
  ) -> (range: ByteRange, text: String)? {
    let isRight = claim.values.contains {
      $0.isDenoted(isNegative: value.isNegative, magnitude: value.magnitude)
    }
    guard !isRight, let text = text(of: claim, for: value) else { return nil }
    return (claim.literalRange, text)
  }

  /// What is to stand in the file in place of the claim's literal: of a set's bit its number.
  private func text(of claim: GroupBinding.Claim, for value: IntegerValue) -> String? {
    guard claim.literal.utf8.count != claim.literalRange.count else {
      return LiteralFix.rewritten(claim.literal, to: value)
    }
    let shift = "1 << "
    guard claim.literal.hasPrefix(shift), value.bits.nonzeroBitCount == 1 else { return nil }
    let bit = IntegerValue(bits: UInt64(value.bits.trailingZeroBitCount), type: value.type)
    return LiteralFix.rewritten(String(claim.literal.dropFirst(shift.count)), to: bit)
  }
}
