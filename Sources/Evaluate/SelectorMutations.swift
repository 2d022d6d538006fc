import Audit
import BridgeClaims
import HeaderFacts

/// All changes that can be made to the messages of a right file.
struct SelectorMutations {
  let file: FileClaims
  let project: AuditedProject
  private var random: RandomNumbers
  /// Changes that give a selector which some header has, or the project itself.
  private(set) var stillSelectors = 0

  init(_ file: FileClaims, of project: AuditedProject, seed: UInt64) {
    self.file = file
    self.project = project
    random = RandomNumbers(seed: seed &+ UInt64(file.source.bytes.count))
  }

  /// Each selector that a header declares once with each change.
  mutating func all() -> [SelectorMutation] {
    var mutations: [SelectorMutation] = []
    var taken: Set<ByteRange> = []
    for claim in file.selectors
    where project.isDeclared(claim.selector) && !isCompiled(claim)
      && taken.insert(claim.range).inserted
    {
      if let spelling = SelectorSpelling(claim, in: file.source.bytes) {
        for change in SelectorChange.allCases {
          if let mutation = misspelt(claim, spelling, change) { mutations.append(mutation) }
        }
        if let mutation = otherSide(claim, spelling) { mutations.append(mutation) }
      }
      mutations += shortCalls(claim)
    }
    return mutations
  }

  /// What the language's own compiler sees needs nobody else.
  private func isCompiled(_ claim: SelectorClaim) -> Bool {
    !claim.messages.isEmpty && claim.messages.allSatisfy(\.isCompiled)
  }

  // MARK: Selectors

  private mutating func misspelt(
    _ claim: SelectorClaim, _ spelling: SelectorSpelling, _ change: SelectorChange
  ) -> SelectorMutation? {
    let parts = spelling.keywords.map { Array(file.source.bytes[$0]) }
    let colons = claim.selector.utf8.count { $0 == SelectorSpelling.colon }
    var misspelling = Misspelling(parts: parts, colons: colons, random: random)
    let changed = misspelling.changed(change)
    random = misspelling.random
    guard let changed, spelling.colon != nil || changed.parts.count == parts.count else {
      return nil
    }
    // Where the arguments stand between the keywords, the language's own grammar counts the colons.
    if spelling.colon == nil || claim.form == .selectorMessage, changed.colons != colons {
      return nil
    }
    let selector = Self.text(changed.parts, colons: changed.colons, colon: SelectorSpelling.colon)
    let text = String(decoding: selector, as: UTF8.self)
    guard text != claim.selector else { return nil }
    guard !project.isKnown(text) else {
      stillSelectors += 1
      return nil
    }
    var mutation = SelectorMutation(change: change, claim: claim, selector: text, edits: [])
    if let colon = spelling.colon {
      mutation.edits = [
        (claim.range, Self.text(changed.parts, colons: changed.colons, colon: colon))
      ]
    } else {
      mutation.edits = zip(spelling.keywords, changed.parts).map { ($0, $1) }
      mutation.isScattered = true
    }
    return mutation
  }

  private static func text(_ parts: [[UInt8]], colons: Int, colon: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    for (place, part) in parts.enumerated() { text += part + (place < colons ? [colon] : []) }
    return text
  }

  // MARK: Sides

  /// The sign in front of the selector exchanged, or a method of the same class that only the other side has.
  private mutating func otherSide(
    _ claim: SelectorClaim, _ spelling: SelectorSpelling
  ) -> SelectorMutation? {
    guard claim.use == .sent, claim.messages.count == 1, spelling.colon != nil,
      let receiver = claim.messages[0].receiver
    else { return nil }
    let wanted: Method.Kind
    switch receiver {
    case .class: wanted = .instance
    case .instance: wanted = .class
    case .result(let selector, .class) where selector == "new": wanted = .class
    case .result(let selector, .result("alloc", .class)) where selector.hasPrefix("init"):
      wanted = .class
    case .result: return nil
    }
    if let sign = sign(of: claim) {
      guard !project.isAnswered(claim.selector, by: wanted) else { return nil }
      let other: UInt8 = wanted == .class ? UInt8(ascii: "+") : UInt8(ascii: "-")
      return SelectorMutation(
        change: .side, claim: claim, selector: claim.selector, edits: [(sign..<(sign + 1), [other])]
      )
    }
    let colons = claim.selector.utf8.count { $0 == SelectorSpelling.colon }
    let others = project.methods(of: receiver.namedClass, wanted, colons: colons)
    guard spelling.colon == SelectorSpelling.colon, let other = others.randomElement(using: &random)
    else { return nil }
    return SelectorMutation(
      change: .side, claim: claim, selector: other, edits: [(claim.range, Array(other.utf8))])
  }

  /// The place of the sign in `- a:` and `-[NSFoo a:]`.
  private func sign(of claim: SelectorClaim) -> Int? {
    guard claim.helper == "-" || claim.helper == "+" else { return nil }
    let start = claim.range.lowerBound
    let quote = file.source.bytes[..<start].suffix(80).lastIndex {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "`")
    }
    return quote.map { $0 + 1 }
  }

  // MARK: Arguments

  /// Each call with one argument less.
  private mutating func shortCalls(_ claim: SelectorClaim) -> [SelectorMutation] {
    guard claim.use == .sent, claim.form != .selectorMessage else { return [] }
    let colons = claim.selector.utf8.count { $0 == SelectorSpelling.colon }
    return claim.messages.compactMap { message in
      guard !message.isCompiled, let arguments = message.arguments, arguments.count == colons,
        let place = arguments.indices.randomElement(using: &random),
        let range = range(
          of: place, in: arguments,
          isAlone: claim.form == .writtenMessage && !claim.isContiguous)
      else { return nil }
      // Lines keep their numbers.
      let lines = file.source.bytes[range].filter { $0 == UInt8(ascii: "\n") }
      return SelectorMutation(
        change: .argumentDropped, claim: claim, selector: claim.selector, edits: [(range, lines)])
    }
  }

  /// An argument with the comma that divides it from another.
  ///
  /// - Parameter isAlone: Keywords stand between the arguments, and stay.
  private func range(
    of place: Int, in arguments: [Message.Argument], isAlone: Bool
  ) -> ByteRange? {
    let own = arguments[place].range
    if isAlone { return own }
    if place > 0 { return arguments[place - 1].range.upperBound..<own.upperBound }
    if arguments.count > 1 { return own.lowerBound..<arguments[1].range.lowerBound }
    let blanks = " \t\r\n".utf8
    guard
      let before = file.source.bytes[..<own.lowerBound].lastIndex(where: { !blanks.contains($0) })
    else { return nil }
    switch file.source.bytes[before] {
    case UInt8(ascii: ","): return before..<own.upperBound
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): return own
    default: return nil
    }
  }
}
