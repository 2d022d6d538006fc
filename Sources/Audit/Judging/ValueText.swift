import BridgeClaims
import HeaderFacts

/// The sentences about one wrong claim that several rules share.
struct ValueText: Sendable {
  let file: JudgedFile
  let place: Int

  var bound: BoundClaim { file.bound[place] }
  var binding: Binding { bound.binding }

  /// `HKWorkoutActivityTypeRunning`, or `` `running` (HKWorkoutActivityTypeRunning)``.
  var subject: String {
    binding.way == .fullName && bound.claim.label == binding.name
      ? binding.name : "`\(bound.claim.label)` (\(binding.name))"
  }

  /// The right values, those of other sets behind the first one's.
  var expected: String {
    var seen: [String] = []
    for value in binding.values.map(\.description) where !seen.contains(value) {
      seen.append(value)
    }
    return seen.joined(separator: " or ")
  }

  /// `, which is HKWorkoutActivityTypeRacquetball`; empty where the number means nothing.
  var meaningClause: String {
    guard let enumeration = binding.members.first?.enumeration, let value = bound.claim.value else {
      return ""
    }
    return Wording.names(of: value, in: enumeration).first.map { ", which is \($0)" } ?? ""
  }

  /// What the header has, what the number means, why it was written, why this enum is meant.
  var explanation: [String] {
    var lines: [String] = []
    if let match = binding.members.first {
      lines.append(Wording.counting(match))
      if let value = bound.claim.value, !bound.isRightInFirst {
        lines.append(Wording.meaning(of: value, in: match.enumeration))
      }
    } else if let match = binding.constants.first {
      lines.append(
        "\(Wording.place(match.fact.location, match.origin)) has \(match.fact.name) as "
          + "\(match.fact.value).")
    }
    lines += differences
    if let reason = file.reasons[place] { lines.append(reason) }
    if binding.way != .fullName, let name = binding.family.map({ file.catalog.families[$0] }) {
      lines.append(
        "Taken for \(name.displayName): \(binding.evidence.joined(separator: "; ")).")
    }
    return lines
  }

  /// Which set has which value, where they differ.
  private var differences: [String] {
    let members = binding.members
    guard Set(members.map(\.member.value)).count > 1 else { return [] }
    let parts = members.map {
      "\($0.member.value) (\($0.origin.platform) \($0.origin.architecture))"
    }
    return ["The value differs: \(parts.joined(separator: ", "))."]
  }

  /// The replacement, where one value is right everywhere and the binding is sure enough.
  var fix: Fix? {
    guard binding.confidence > .possible, Set(binding.values).count == 1,
      let value = binding.values.first
    else { return nil }
    return LiteralFix.fix(bound.claim, right: value)
  }

  /// The draft of a finding on this claim.
  func draft(message: String, confidence: Confidence? = nil, severity: Severity? = nil) -> Draft {
    Draft(
      confidence: confidence ?? binding.confidence, severity: severity,
      range: bound.claim.literalRange, subject: .constant(binding.name),
      claimed: bound.claim.literal.isEmpty
        ? bound.claim.value?.description ?? "" : bound.claim.literal,
      expected: expected, message: message, explanation: explanation, fix: fix)
  }
}

extension BoundClaim {
  /// Whether the first set's value is the claimed one.
  fileprivate var isRightInFirst: Bool {
    guard let value = claim.value, let first = binding.members.first else { return false }
    return first.member.value.isDenoted(value)
  }
}
