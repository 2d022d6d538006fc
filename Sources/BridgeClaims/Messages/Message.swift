/// One message that code sends, as far as the code shows it.
public struct Message: Sendable, Hashable {
  /// One thing that is handed over with a selector.
  public struct Argument: Sendable, Hashable {
    /// As written.
    public var text: String
    public var range: ByteRange
    /// The integer that it comes to; nil for all else.
    public var value: ClaimedInteger?
    /// Where the integer itself stands, without casts and wrappers around it.
    public var valueRange: ByteRange
    /// The type that the code gives it: `f64` of `@as(f64, x)`; nil where it shows none.
    public var type: MachineType?
    /// The string that it comes to; nil for all else.
    public var string: StringLiteral?
    /// The block that it comes to, where the code shows what that takes.
    public var block: BlockLiteral?
    /// The comment right beside a number; nil where it may be about something else.
    public var comment: StringLiteral?

    public init(
      text: String, range: ByteRange, value: ClaimedInteger? = nil, valueRange: ByteRange? = nil,
      type: MachineType? = nil, string: StringLiteral? = nil, block: BlockLiteral? = nil,
      comment: StringLiteral? = nil
    ) {
      self.text = text
      self.range = range
      self.value = value
      self.valueRange = valueRange ?? range
      self.type = type
      self.string = string
      self.block = block
      self.comment = comment
    }
  }

  /// The whole call.
  public var range: ByteRange
  /// The function or macro that sends it: `msgSend1`.
  public var helper: String
  /// Nil where the code at hand does not show what receives it.
  public var receiver: Receiver?
  /// Nil where the code at hand does not show them: a list made elsewhere.
  public var arguments: [Argument]?
  /// The function type that the sending function is cast to; nil where there is none.
  public var signature: Signature?
  /// The language's own compiler checks it, as Objective-C's does.
  public var isCompiled: Bool
  /// Something is done with what comes back.
  public var isResultUsed: Bool

  public init(
    range: ByteRange, helper: String, receiver: Receiver? = nil, arguments: [Argument]? = nil,
    signature: Signature? = nil, isCompiled: Bool = false, isResultUsed: Bool = false
  ) {
    self.range = range
    self.helper = helper
    self.receiver = receiver
    self.arguments = arguments
    self.signature = signature
    self.isCompiled = isCompiled
    self.isResultUsed = isResultUsed
  }
}

/// What receives a message.
public indirect enum Receiver: Sendable, Hashable {
  /// The class object itself: `objc_getClass("NSFoo")`.
  case `class`(String)
  /// Something declared to be an instance of a class, or of one of its subclasses.
  case instance(of: String)
  /// What another message gives back.
  case result(of: String, from: Receiver)

  /// The class that the code names; whatever messages came between.
  public var namedClass: String {
    switch self {
    case .class(let name), .instance(let name): name
    case .result(_, let receiver): receiver.namedClass
    }
  }
}

/// The types of a function that sends messages, without the receiver and the selector.
public struct Signature: Sendable, Hashable {
  /// Nil where the code does not show it.
  public var result: MachineType?
  /// One for each argument; nil where it depends on the call.
  public var parameters: [MachineType?]

  public init(result: MachineType?, parameters: [MachineType?]) {
    self.result = result
    self.parameters = parameters
  }
}

/// A function of the scanned code that sends a selector it is given.
public struct SenderDefinition: Sendable, Hashable {
  public var name: String
  /// The place of the parameter that is the selector; the receiver stands before it, arguments behind.
  public var selectorPlace: Int
  /// What it sends; its parameters are those of the message.
  public var signature: Signature
  /// Its arguments come as a tuple or a list that is its last argument.
  public var takesList: Bool

  public init(
    name: String, selectorPlace: Int, signature: Signature, takesList: Bool = false
  ) {
    self.name = name
    self.selectorPlace = selectorPlace
    self.signature = signature
    self.takesList = takesList
  }
}

/// A class that code puts together at run time or declares itself.
public struct DefinedClass: Sendable, Hashable {
  public var name: String
  public var superclass: String?
  /// Protocols that it says it adopts.
  public var protocols: [String]
  /// Where its name stands.
  public var range: ByteRange
  /// All its methods are seen: there is no other place where it may get some.
  public var isComplete: Bool

  public init(
    name: String, superclass: String? = nil, protocols: [String] = [], range: ByteRange,
    isComplete: Bool = true
  ) {
    self.name = name
    self.superclass = superclass
    self.protocols = protocols
    self.range = range
    self.isComplete = isComplete
  }
}
