extension ClaimForm {
  /// The members of an enum's body, with values or counted by the language.
  public static let enumBody = ClaimForm(rawValue: "enum-body")
}

/// How a language writes an enum's body; a file each in `Forms/Enums`.
protocol EnumBodyStyle: Sendable {
  /// The parts of the enum whose first telling word stands at `index`; nil when there is none.
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head?
  /// The members in source order; the language counts those without a value.
  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member]
  /// The names of the enums whose members are numbers of bits, as other code of the file shows.
  static func bitNumbered(_ file: CodeFile) -> Set<String>
  /// The language counts places, which a program need not hand to anybody.
  static var countsPlaces: Bool { get }
}

extension EnumBodyStyle {
  static func bitNumbered(_ file: CodeFile) -> Set<String> { [] }
  static var countsPlaces: Bool { false }
}

/// Finds enums and reads their members.
enum EnumBodies: ClaimFormReader {
  /// Where an enum's parts stand.
  struct Head {
    var name: String
    /// What the enum is based on, as written.
    var type: String?
    var body: Range<Int>
    /// The members are names of the enclosing scope too, as C's are.
    var isOpenScope = false
    /// The number of a first member without a value.
    var first = ClaimedInteger(0)
    var counting = EnumCounting.Step.oneMore
    /// The language's own numbers are nobody's business where comments state others.
    var isOrdinal = false
    /// The members are numbers of bits.
    var isBitNumbered = false
  }

  static func read(_ reading: inout Reading) {
    for style in reading.file.syntax.enumStyles { read(style, &reading) }
  }

  private static func read(_ style: any EnumBodyStyle.Type, _ reading: inout Reading) {
    let bitNumbered = style.bitNumbered(reading.file)
    for index in reading.file.tokens.indices where reading.file.kind(index) == .identifier {
      guard let head = style.head(reading.file, at: index) else { continue }
      let members = style.members(reading.file, head)
      var claims = EnumCounting.claims(of: members, head: head, &reading)
      if head.isOrdinal { OrdinalComments.apply(to: &claims, &reading) }
      guard !claims.isEmpty else { continue }
      reading.enumBodies.append(head.body)
      if style.countsPlaces {
        for index in claims.indices where claims[index].isImplicit {
          claims[index].mayMapElsewhere = true
        }
      }
      var hints = head.type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
      hints += reading.file.commentHint(above: index) + reading.file.scopeHints(around: index)
      let owner = head.name.isEmpty ? nil : ClaimOwner(kind: .enumeration, name: head.name)
      reading.add(
        .enumBody, owner: owner, hints: hints, claims,
        isBitIndex: head.isBitNumbered || bitNumbered.contains(head.name))
    }
  }

  /// What stands between the braces that open at `brace`.
  static func body(_ file: CodeFile, brace: Int) -> Range<Int>? {
    guard file.word(brace) == "{" else { return nil }
    return (brace + 1)..<max(brace + 1, file.close(of: brace))
  }

  /// The name, and the value after an equals sign, of a member that stands between commas.
  ///
  /// - Parameters:
  ///   - allowsAttributes: words may stand behind the name: attributes, macros.
  ///   - allowsStrings: the name may be a string.
  static func member(
    _ file: CodeFile, _ piece: Range<Int>, allowsAttributes: Bool = false,
    allowsStrings: Bool = false
  ) -> EnumCounting.Member? {
    let name = piece.lowerBound
    guard let kind = file.kind(name) else { return nil }
    guard kind == .identifier || allowsStrings && kind == .string else { return nil }
    guard let equals = file.index(of: "=", in: (name + 1)..<piece.upperBound) else {
      let isPlain = allowsAttributes || piece.count == 1
      return isPlain ? EnumCounting.Member(name: name, value: nil) : nil
    }
    guard allowsAttributes || equals == name + 1 else { return nil }
    return EnumCounting.Member(name: name, value: (equals + 1)..<piece.upperBound)
  }
}
