/// Gives the members of an enum their values as the language does: one more than the member before.
enum EnumCounting {
  struct Member {
    /// The name's token.
    var name: Int
    /// The tokens after the equals sign, with what macros may follow the value.
    var value: Range<Int>?
  }

  /// What the language gives a member without a value.
  enum Step: Sendable {
    /// One more than the member before.
    case oneMore
    /// This much more than the member before.
    case adding(ClaimedInteger)
    /// Flags: 1, 2, 4; behind 0 stands 1.
    case doubling
    /// One more than the highest so far; where that is not the member before, versions differ.
    case oneMoreThanHighest
    /// The lowest bit above all that were used.
    case nextBit
  }

  /// The next number, when it is known. Branches of an `#if` count on from where it starts.
  private struct Counter {
    var next: ClaimedInteger?
    var highest = ClaimedInteger(0)
    private var starts: [ClaimedInteger?] = []
    private var ends: [[ClaimedInteger?]] = []
    private var hasElse: [Bool] = []

    init(first: ClaimedInteger) { next = first }

    /// Goes on from a member that has `value`.
    mutating func pass(_ value: ClaimedInteger?, _ step: Step) {
      guard let value else {
        next = nil
        return
      }
      let isHighest = !value.isNegative && value.magnitude >= highest.magnitude
      if isHighest { highest = value }
      switch step {
      case .oneMore: next = Arithmetic.add(value, ClaimedInteger(1))
      case .adding(let step): next = Arithmetic.add(value, step)
      case .doubling where value.magnitude == 0: next = ClaimedInteger(1)
      case .doubling: next = Arithmetic.multiply(value, ClaimedInteger(2))
      case .oneMoreThanHighest: next = isHighest ? Arithmetic.add(value, ClaimedInteger(1)) : nil
      case .nextBit:
        let bit = 64 - highest.magnitude.leadingZeroBitCount
        next = bit < 64 ? ClaimedInteger(magnitude: 1 << UInt64(bit)) : nil
      }
    }

    mutating func meet(_ directive: String) {
      switch directive {
      case "if", "ifdef", "ifndef":
        starts.append(next)
        ends.append([])
        hasElse.append(false)
      case "elif", "elseif", "else":
        guard let start = starts.last else { return }
        ends[ends.count - 1].append(next)
        hasElse[hasElse.count - 1] = directive == "else"
        next = start
      case "endif":
        guard let start = starts.popLast() else { return }
        var all = ends.removeLast() + [next]
        if !hasElse.removeLast() { all.append(start) }
        if Set(all).count > 1 { next = nil }
      default: break
      }
    }
  }

  static func claims(
    of members: [Member], head: EnumBodies.Head, _ reading: inout Reading
  ) -> [ValueClaim] {
    let names = members.map { reading.file.text($0.name) }
      .flatMap { head.name.isEmpty ? [$0] : [$0, "\(head.name).\($0)"] }
      .filter { !reading.evaluator.symbols.knows($0) }
    let claims = claims(of: members, head: head, known: Symbols(), &reading)
    guard claims.contains(where: { $0.value == nil && !$0.isImplicit }) else { return claims }
    // A value may be that of a member further down.
    var known = Symbols()
    for claim in claims {
      if let value = claim.value { known.declare(claim.label, .init(integer: value)) }
    }
    for name in names { reading.evaluator.symbols.forget(name) }
    return self.claims(of: members, head: head, known: known, &reading)
  }

  private static func claims(
    of members: [Member], head: EnumBodies.Head, known: Symbols, _ reading: inout Reading
  ) -> [ValueClaim] {
    let file = reading.file
    var counter = Counter(first: head.first)
    var directive = firstDirective(file, after: head.body.lowerBound)
    var claims: [ValueClaim] = []
    reading.evaluator.siblings = known
    for member in members {
      let start = Int(file.tokens[member.name].start)
      while directive < file.directives.count, file.directives[directive].range.lowerBound < start {
        let range = file.directives[directive].range
        if !file.conditions.at(range.lowerBound).isDisabled || range.count < 8 {
          counter.meet(Conditions.parts(file.source.bytes[range]).name)
        }
        directive += 1
      }
      if file.conditions.at(start).isDisabled { continue }
      if let claim = claim(member, head, &counter, &reading) { claims.append(claim) }
    }
    reading.evaluator.siblings = Symbols()
    return claims
  }

  private static func claim(
    _ member: Member, _ head: EnumBodies.Head, _ counter: inout Counter, _ reading: inout Reading
  ) -> ValueClaim? {
    let file = reading.file
    let name = file.text(member.name)
    let isString = file.kind(member.name) == .string
    let label = Label(
      text: name, kind: isString ? .string : .identifier,
      range: file.tokens[member.name].contentRange)
    guard let range = member.value else {
      let claim = ValueClaim(
        label: name, labelKind: label.kind, labelRange: label.range, value: counter.next,
        literal: "", literalRange: label.range, isImplicit: true)
      finish(name, counter.next.map { .init(integer: $0) }, head, &counter, &reading)
      return claim
    }
    let (result, end) = reading.evaluator.evaluatePrefix(range)
    let isWhole = end == range.upperBound || file.kind(end) == .identifier
    guard isWhole, file.kind(range.lowerBound) != .string, result != .notInteger else {
      counter.next = nil
      return nil
    }
    finish(name, result.value, head, &counter, &reading)
    return ValueClaim(
      label, value: result.value?.integer, literal: file.literalBytes(of: range.lowerBound..<end),
      in: file
    )
  }

  private static func finish(
    _ name: String, _ value: IntegerLiteral.Value?, _ head: EnumBodies.Head,
    _ counter: inout Counter, _ reading: inout Reading
  ) {
    reading.evaluator.siblings.declare(name, value)
    if head.isOpenScope { reading.evaluator.symbols.declare(name, value) }
    if !head.name.isEmpty { reading.evaluator.symbols.declare("\(head.name).\(name)", value) }
    counter.pass(value?.integer, head.counting)
  }

  private static func firstDirective(_ file: CodeFile, after token: Int) -> Int {
    guard file.tokens.indices.contains(token - 1) else { return 0 }
    let offset = Int(file.tokens[token - 1].start)
    var low = 0
    var high = file.directives.count
    while low < high {
      let middle = (low + high) / 2
      if file.directives[middle].range.lowerBound < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
