/// One way to write claims down: reads every place in a file where it is used.
protocol ClaimFormReader {
  static func read(_ reading: inout Reading)
}

/// The registry: a line per form. Declarations come first, since later expressions refer to them.
enum ClaimForms {
  static var readers: [any ClaimFormReader.Type] {
    [
      MacroDefinitions.self,
      ConstantDeclarations.self,
      GoConstants.self,
      OdinConstants.self,
      EnumBodies.self,

      ConstantLines.self,
      Definitions.self,
      WordArms.self,
      FunctionClauses.self,
      AtomTables.self,
      TerminatedPairs.self,
      AssemblerStrings.self,

      MapLiterals.self,
      PairLists.self,
      PairCalls.self,
      IndexAssignments.self,
      TypedInstances.self,
      RecordLists.self,
      ConditionalValues.self,
      MacroLists.self,
      MemberAssignments.self,
      ComputedConstants.self,
      PackedStructs.self,
      PositionalArrays.self,
      SwitchArms.self,
      IfChains.self,
      Assertions.self,
      CommentBesideLiteral.self,
      CommentAboveLine.self,
      CommentEquations.self,
      WrittenMessages.self,
      WrittenMethods.self,
      SelectorCalls.self,
      SelectorLiterals.self,
      SelectorMessages.self,
      SelectorAttributes.self,
      SelectorStrings.self,
      SelectorNames.self,
      ObjectCalls.self,
      IdentifierStrings.self,
      MethodDefinitions.self,
      KeyPathStrings.self,

      AssignmentLines.self,
      IndentedMatches.self,
      PackedStrings.self,
      BareAssertions.self,
      CommentedLists.self,
      CommentTables.self,
      SQLCases.self,
      SQLRows.self,
      EmbeddedCode.self,
      FormulaArms.self,
    ]
  }

  /// The forms to look for in a text of some kind.
  static func readers(for content: LanguageProfile.Content) -> [any ClaimFormReader.Type] {
    switch content {
    case .code: readers
    case .data:
      [
        DataTables.self, CommentBesideLiteral.self, CommentedLists.self, CommentEquations.self,
        TextQueries.self,
      ]
    case .rows: [RowTables.self]
    case .prose: [Prose.self]
    case .text: [FlatLines.self, CommentEquations.self, TextQueries.self]
    }
  }
}

/// A file on its way to claims.
struct Reading {
  let file: CodeFile
  var evaluator: Evaluator
  let classes: ClassNames
  /// What `file.conditions` does not know of, since it is code and no directive.
  let codeConditions: CodeConditions
  /// Where numbers of comments start that a claim on their line restates.
  var restated: Set<Int> = []
  /// The tokens of the enums' bodies that were read, whose members are no further declarations.
  var enumBodies: [Range<Int>] = []
  private(set) var groups: [ClaimGroup] = []
  private(set) var selectors: [SelectorClaim] = []
  private var selectorPlaces: Set<Int> = []
  private var senders: [SenderDefinition] = []
  private var candidates: [SelectorCandidate] = []
  private var definedClasses: [DefinedClass] = []
  private var accessors: Set<String> = []
  private var identifiers: [IdentifierClaim] = []
  private var ownNames: Set<String> = []
  private var keyPaths: [KeyPathClaim] = []

  init(file: CodeFile) {
    self.file = file
    evaluator = Evaluator(file: file)
    classes = ClassNames(file)
    codeConditions = CodeConditions(file)
  }

  /// Adds claims that were written together: one group per condition they stand under.
  ///
  /// - Parameter condition: one that the claims hold under beside those of the code around them.
  mutating func add(
    _ form: ClaimForm, owner: ClaimOwner?, hints: [ClaimHint], _ claims: [ValueClaim],
    condition extra: String? = nil, isBitIndex: Bool = false
  ) {
    var runs: [ClaimGroup] = []
    for claim in claims {
      let offset = claim.literalRange.lowerBound
      let (directive, isDisabled) = file.conditions.at(offset)
      if isDisabled { continue }
      let around = Conditions.both(directive, codeConditions.at(offset))
      let condition = Conditions.both(around, extra)
      if let index = runs.lastIndex(where: { $0.condition == condition }) {
        runs[index].claims.append(claim)
      } else {
        runs.append(
          ClaimGroup(
            form: form, owner: owner, hints: hints, condition: condition, isBitIndex: isBitIndex,
            claims: [claim]))
      }
    }
    groups += runs
  }

  /// Adds a selector, unless another form has read the same one.
  mutating func add(_ selector: SelectorClaim) {
    if file.conditions.at(selector.range.lowerBound).isDisabled { return }
    guard selectorPlaces.insert(selector.range.lowerBound).inserted else { return }
    selectors.append(selector)
  }

  /// Takes over what was read in a piece of another language, with more hints about it.
  mutating func adopt(_ file: FileClaims, hints: [ClaimHint]) {
    for var group in file.groups {
      group.hints += hints
      groups.append(group)
    }
    selectors += file.selectors
  }

  private var messages: MessageReader?

  /// What the forms of selectors share, made when the first of them asks.
  mutating func messageReader() -> MessageReader {
    if let messages { return messages }
    let made = MessageReader(self)
    messages = made
    return made
  }

  mutating func addSender(_ sender: SenderDefinition) { senders.append(sender) }

  mutating func addCandidate(_ candidate: SelectorCandidate) {
    if file.conditions.at(candidate.claim.range.lowerBound).isDisabled { return }
    candidates.append(candidate)
  }

  mutating func addIdentifier(_ claim: IdentifierClaim) {
    if file.conditions.at(claim.range.lowerBound).isDisabled { return }
    identifiers.append(claim)
  }

  mutating func addKeyPath(_ claim: KeyPathClaim) {
    if file.conditions.at(claim.path.range.lowerBound).isDisabled { return }
    keyPaths.append(claim)
  }

  mutating func addOwnName(_ name: String) { ownNames.insert(name) }

  mutating func addClass(_ defined: DefinedClass) { definedClasses.append(defined) }

  mutating func addAccessors(_ selectors: some Sequence<String>) { accessors.formUnion(selectors) }

  /// The groups by the position of their first claim, forms in the registry's order.
  func result() -> FileClaims {
    let ordered = groups.enumerated().sorted { first, second in
      let a = first.element.claims[0].literalRange.lowerBound
      let b = second.element.claims[0].literalRange.lowerBound
      return (a, first.offset) < (b, second.offset)
    }
    let selectors = selectors.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var claims = FileClaims(
      source: file.source, language: file.profile.id, groups: ordered.map(\.element),
      selectors: selectors.map(\.element))
    claims.senders = senders
    claims.candidates = candidates
    claims.definedClasses = definedClasses
    claims.accessors = accessors
    claims.identifiers = identifiers
    claims.ownNames = ownNames
    claims.keyPaths = keyPaths
    return claims
  }
}
