import BridgeClaims
import HeaderFacts

/// A comment and the code beside it do not say the same, and one of the two is right.
struct CommentContradiction: Rule {
  let documentation = RuleDocumentation(
    id: "comment-contradiction",
    summary: "A comment names another member or number than the code beside it",
    severity: .warning,
    what: """
      A line whose code is right while its comment names another member or another number, or whose comment \
      is right while the code has another number.
      """,
    why: """
      One of the two was changed without the other. Whoever reads the line believes the comment; the \
      program does what the code says.
      """,
    triggering: RuleExample(
      fileName: "workout.ts",
      code: """
        export const workoutActivityTypes = {
          hiking: 24, // HKWorkoutActivityTypeHiking
          running: 37, // HKWorkoutActivityTypeWalking
          cycling: 13, // HKWorkoutActivityTypeCycling
          rowing: 35, // HKWorkoutActivityTypeRowing
        };
        """),
    nonTriggering: RuleExample(
      fileName: "workout.ts",
      code: """
        export const workoutActivityTypes = {
          hiking: 24, // HKWorkoutActivityTypeHiking
          running: 37, // HKWorkoutActivityTypeRunning
          cycling: 13, // HKWorkoutActivityTypeCycling
          rowing: 35, // HKWorkoutActivityTypeRowing
        };
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.contradictions.sorted { $0.key < $1.key }.map { comment, code in
      Self.commentIsWrong(file, comment, code)
    }
      + file.bound.indices.compactMap { Self.codeIsWrong(file, $0) }
  }

  // MARK: - The code is right

  /// For the place of each wrong claim of a comment, the place of a right claim that the code on its line
  /// makes: about the same number, or about the same member.
  static func contradicted(_ bound: [BoundClaim], in source: SourceText) -> [Int: Int] {
    let comments = bound.indices.filter {
      bound[$0].isWrong && bound[$0].claim.labelKind == .comment
    }
    guard !comments.isEmpty else { return [:] }
    let code = bound.indices.filter {
      bound[$0].isRight == true && bound[$0].claim.labelKind != .comment
    }
    var byLine: [Int: [Int]] = [:]
    for place in code {
      let line = source.position(at: bound[place].claim.literalRange.lowerBound).line
      byLine[line, default: []].append(place)
    }
    var found: [Int: Int] = [:]
    for comment in comments {
      let claim = bound[comment]
      let line = source.position(at: claim.claim.labelRange.lowerBound).line
      found[comment] = byLine[line, default: []].first { place in
        let isSameEnum = bound[place].binding.family == claim.binding.family
        return isSameEnum && bound[place].binding.family != nil
          && (bound[place].claim.literalRange == claim.claim.literalRange
            || bound[place].binding.name == claim.binding.name)
      }
    }
    return found
  }

  private static func commentIsWrong(_ file: JudgedFile, _ comment: Int, _ code: Int) -> Draft {
    let text = ValueText(file: file, place: comment)
    let right = file.bound[code]
    let isSameNumber = right.claim.literalRange == text.bound.claim.literalRange
    let message =
      isSameNumber
      ? "\(Wording.claimed(right.claim)) is right for `\(right.claim.label)` (\(right.binding.name)); "
        + "the comment names \(text.binding.name), which is \(text.expected)"
      : "the comment says \(Wording.claimed(text.bound.claim)) of \(text.binding.name); the code has "
        + "\(Wording.claimed(right.claim)), which is right"
    var draft = text.draft(message: message)
    draft.range = isSameNumber ? text.bound.claim.labelRange : text.bound.claim.literalRange
    draft.fix = nil
    return draft
  }

  // MARK: - The comment is right

  private static func codeIsWrong(_ file: JudgedFile, _ place: Int) -> Draft? {
    let claim = file.bound[place]
    guard claim.isRight == true, claim.form == .commentEquation,
      claim.binding.way == .fullName, let stated = claim.claim.value,
      let code = CodeNumber.only(besideComment: claim.claim, in: file.claims.source),
      code.value != stated, !claim.binding.isRight(code.value)
    else { return nil }
    let text = ValueText(file: file, place: place)
    let meaning = claim.binding.members.first.map {
      Wording.names(of: code.value, in: $0.enumeration)
    }
    let isMember = !(meaning ?? []).isEmpty
    let literal = file.claims.source.text(code.range)
    return Draft(
      confidence: isMember && !claim.claim.isHedged ? .likely : .possible, range: code.range,
      subject: .constant(claim.binding.name), claimed: literal, expected: text.expected,
      message:
        "the comment says \(claim.binding.name) = \(stated), which is right; the code beside it has "
        + "\(literal)\(meaning?.first.map { ", which is \($0)" } ?? "")",
      explanation: text.explanation)
  }
}

/// Numbers of code that a comment stands beside.
enum CodeNumber {
  /// The only number before the comment on a claim's line; nil where there is none or more than one.
  static func only(
    besideComment claim: ValueClaim, in source: SourceText
  ) -> (value: ClaimedInteger, range: ByteRange)? {
    let bytes = source.bytes
    let label = min(claim.labelRange.lowerBound, claim.literalRange.lowerBound)
    let start = bytes[..<label].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = bytes[label...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let end = commentStart(in: bytes[start..<label]),
      // A comment with a further number speaks of more than one case.
      numbers(in: bytes[end..<lineEnd]).count == 1
    else { return nil }
    var found: (value: ClaimedInteger, range: ByteRange)?
    for word in numbers(in: bytes[start..<end]) {
      guard found == nil else { return nil }
      let text = String(decoding: word, as: UTF8.self)
      let magnitude = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
      let isNegative = word.startIndex > start && bytes[word.startIndex - 1] == UInt8(ascii: "-")
      guard let magnitude, !isNegative else { return nil }
      found = (ClaimedInteger(magnitude: magnitude), word.startIndex..<word.endIndex)
    }
    return found
  }

  private static func numbers(in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split { !isWordPart($0) }.filter { $0.first.map(isDigit) ?? false }
  }

  /// Where `//` or `/*` begins.
  static func commentStart(in bytes: ArraySlice<UInt8>) -> Int? {
    zip(bytes.indices, bytes.indices.dropFirst()).first { first, second in
      bytes[first] == UInt8(ascii: "/")
        && (bytes[second] == UInt8(ascii: "/") || bytes[second] == UInt8(ascii: "*"))
    }?.0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
