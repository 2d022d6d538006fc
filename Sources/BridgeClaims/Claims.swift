/// The shape in which code states a value or a selector; each form's own file declares its constant.
public struct ClaimForm: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { rawValue }
}

/// A piece of a source file, in UTF-8 bytes from its start.
public typealias ByteRange = Range<Int>

/// One statement of bridge code that a name has a value.
public struct ValueClaim: Sendable, Hashable {
  public enum LabelKind: Sendable, Hashable {
    /// A name of the language: `running`, `HKWorkoutActivityTypeRunning`, `.running`.
    case identifier
    /// The content of a string literal.
    case string
    /// A word of a comment.
    case comment
  }

  /// The name as written, without quotes, sigils or a leading dot.
  public var label: String
  public var labelKind: LabelKind
  public var labelRange: ByteRange
  /// Nil when the expression could not be evaluated; such a claim is counted and never judged.
  public var value: ClaimedInteger?
  /// The value as written, `1 << 14`; empty when the language's own counting gives it.
  public var literal: String
  /// Where `literal` stands; the label's range when the language's own counting gives the value.
  public var literalRange: ByteRange
  /// The language counted (an enum body's member without a value).
  public var isImplicit: Bool
  /// Several names share the number, or several numbers the name: the label is a category that the
  /// program made, not necessarily one member.
  public var isBucket: Bool
  /// The name may be the header's own and the number the program's: a priority, a colour, a row. What
  /// such a claim contradicts the header in is told from a mapping only by its neighbours.
  public var mayMapElsewhere: Bool
  /// The comment that has the name says more than the name: it may be about something else.
  public var isHedged: Bool
  /// Where else the same code repeats the value for the same label, as a comment on the line does;
  /// what corrects the claim has to correct these too.
  public var restatements: [ByteRange]

  public init(
    label: String, labelKind: LabelKind, labelRange: ByteRange, value: ClaimedInteger?,
    literal: String, literalRange: ByteRange, isImplicit: Bool = false, isBucket: Bool = false,
    mayMapElsewhere: Bool = false, isHedged: Bool = false, restatements: [ByteRange] = []
  ) {
    self.label = label
    self.labelKind = labelKind
    self.labelRange = labelRange
    self.value = value
    self.literal = literal
    self.literalRange = literalRange
    self.isImplicit = isImplicit
    self.isBucket = isBucket
    self.mayMapElsewhere = mayMapElsewhere
    self.isHedged = isHedged
    self.restatements = restatements
  }
}

/// What a group of claims is inside of: an enum, a type, a map, a function, ….
public struct ClaimOwner: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case enumeration, type, map, function, heading
  }
  public var kind: Kind
  /// As written: `WorkoutActivityType`, `activityTypeFor`, `ACTIVITY_NAMES`.
  public var name: String

  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// Something beside a group that says what its numbers are about.
public struct ClaimHint: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    /// A type named in the declaration: `const x: NSWindowStyleMask`, `[HKWorkoutActivityType: …]`.
    case annotatedType
    /// The selector string of the call that the value is passed in.
    case selector
    /// A comment on or above the group.
    case comment
    /// The enclosing function, type or file, from the inside outwards.
    case scope
    /// What the switch or the if-chain looks at.
    case subject
  }
  public var kind: Kind
  public var text: String

  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Claims written together: an enum body, a map, the arms of one switch, or a single statement.
public struct ClaimGroup: Sendable, Hashable {
  public var form: ClaimForm
  public var owner: ClaimOwner?
  public var hints: [ClaimHint]
  /// The condition under which the group is compiled, as written: `TARGET_OS_OSX`; nil when always.
  public var condition: String?
  /// The values are numbers of bits, as those of a bit set's enum are: the constant that a claim is
  /// about has the value `1 << value`.
  public var isBitIndex: Bool
  /// In source order, duplicates kept.
  public var claims: [ValueClaim]

  public init(
    form: ClaimForm, owner: ClaimOwner? = nil, hints: [ClaimHint] = [], condition: String? = nil,
    isBitIndex: Bool = false, claims: [ValueClaim]
  ) {
    self.form = form
    self.owner = owner
    self.hints = hints
    self.condition = condition
    self.isBitIndex = isBitIndex
    self.claims = claims
  }
}

/// One selector that bridge code spells out.
public struct SelectorClaim: Sendable, Hashable {
  public enum Use: Sendable, Hashable {
    /// Sent to an object or looked up.
    case sent
    /// The code itself defines a method of that name (`class_addMethod`, `@implementation`, …).
    case defined
    /// An attribute ties a method of the code to it (`[Export ("a:")]`): a header's own, or a new one.
    case exported
  }

  /// As written, without quotes: `finishRouteWithWorkout:metadata:completion:`.
  public var selector: String
  public var range: ByteRange
  public var form: ClaimForm
  public var use: Use
  /// The function, macro or attribute it is handed to: `sel`, `sel_registerName`, `msgSend1`.
  public var helper: String
  /// The class that receives it, or that gets the method, where the code shows it.
  public var receiverClass: String?
  /// The messages that the selector is sent with, as far as the file shows them.
  public var messages: [Message] = []
  /// For a method that the code gives to a class, the types that it says the method has: `v@:@`.
  public var encoding: String?
  public var encodingRange: ByteRange?
  /// Whether class or instances have the method; nil where the code does not say.
  public var isClassMethod: Bool?
  /// The method that an attribute ties to it has a body: the code answers to it itself.
  public var isImplemented = false
  /// The selector is written in one piece, so that another can be put in its place.
  public var isContiguous = true
  /// The names that the type around an attribute goes by: its own, and those that attributes give it.
  public var ownerNames: [String] = []
  /// Only if its receiver is of a class that headers declare is it a selector at all.
  public var dependsOnReceiver = false
  /// The selector is a bridge's name for it, as are those that its receivers come of; nil where they are the
  /// selectors themselves.
  public var naming: CallNaming?

  public init(
    selector: String, range: ByteRange, form: ClaimForm, use: Use = .sent, helper: String,
    receiverClass: String? = nil
  ) {
    self.selector = selector
    self.range = range
    self.form = form
    self.use = use
    self.helper = helper
    self.receiverClass = receiverClass
  }
}

/// A call with a string that is a selector if the function that is called sends it.
public struct SelectorCandidate: Sendable, Hashable {
  public var claim: SelectorClaim
  /// The place of the string among the arguments.
  public var place: Int

  public init(claim: SelectorClaim, place: Int) {
    self.claim = claim
    self.place = place
  }
}

/// A string that has the shape of a framework's constant, `'HKQuantityTypeIdentifierStepCount'`, or such a
/// name that code uses.
public struct IdentifierClaim: Sendable, Hashable {
  public var name: String
  public var range: ByteRange
  public var isString: Bool

  public init(name: String, range: ByteRange, isString: Bool = true) {
    self.name = name
    self.range = range
    self.isString = isString
  }
}

/// All that one source file claims.
///
/// One literal may stand in two groups: an arm `.sheet => 11, // NSFooSheet` claims a value for the
/// arm's own label and for the comment's.
public struct FileClaims: Sendable {
  public var source: SourceText
  /// The profile's identifier: `zig`, `swift`, `typescript`, ….
  public var language: String
  public var groups: [ClaimGroup]
  public var selectors: [SelectorClaim]
  /// Functions that send a selector which they are given.
  public var senders: [SenderDefinition] = []
  /// What is a selector if another file defines a function that sends it.
  public var candidates: [SelectorCandidate] = []
  /// Classes that the file makes at run time or implements.
  public var definedClasses: [DefinedClass] = []
  /// Strings and names with the shape of a framework's constant.
  public var identifiers: [IdentifierClaim] = []
  /// Names of that shape that the file declares itself, calls, or takes for types.
  public var ownNames: Set<String> = []
  /// The getters and setters of properties that the file's own classes declare, and methods that it adds to
  /// classes by their bare names.
  public var accessors: Set<String> = []
  /// Keys and paths of keys that no message hands over.
  public var keyPaths: [KeyPathClaim] = []
  /// The names of the methods that the file declares for the frameworks' classes.
  public var extensionNames: Set<String> = []

  public init(
    source: SourceText, language: String, groups: [ClaimGroup], selectors: [SelectorClaim]
  ) {
    self.source = source
    self.language = language
    self.groups = groups
    self.selectors = selectors
  }
}
