/// Enums whose members are numbered for the program's own use, with the interface's numbers in
/// comments: `Rowing # 35`.
enum OrdinalComments {
  /// Puts the comments' numbers in the place of counted ones when at least two members have one and
  /// they are not the counted ones anyway.
  static func apply(to claims: inout [ValueClaim], _ reading: inout Reading) {
    let file = reading.file
    guard claims.allSatisfy(\.isImplicit) else { return }
    let numbers = claims.map { number(beside: $0, file) }
    let stated = zip(claims, numbers).filter { $1 != nil }
    guard stated.count >= 2, stated.contains(where: { $0.value != $1?.value }) else { return }
    claims = stated.compactMap { claim, found in
      found.map { found in
        var claim = claim
        claim.value = found.value
        claim.literal = file.source.text(found.range)
        claim.literalRange = found.range
        claim.isImplicit = false
        return claim
      }
    }
    for found in numbers.compactMap({ $0 }) { reading.restated.insert(found.range.lowerBound) }
  }

  /// The number that the comment behind a member starts with, or states after an equals sign.
  private static func number(beside claim: ValueClaim, _ file: CodeFile) -> CommentNumber.Found? {
    let index = file.commentIndex(before: claim.labelRange.upperBound)
    guard file.comments.indices.contains(index) else { return nil }
    let comment = file.comments[index]
    let between = claim.labelRange.upperBound..<comment.range.lowerBound
    guard comment.content.count < 200, between.count < 200,
      !file.source.bytes[between].contains(.newline)
    else { return nil }
    let words = CommentText.words(comment.content, of: file.source.bytes)
    let first = CommentNumber.mark(0, words, file) == "=" ? 1 : 0
    return CommentNumber.at(first, words, file)
  }
}
