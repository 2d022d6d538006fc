import HeaderFacts

/// The oldest release that a program runs on.
public struct DeploymentTarget: Sendable, Hashable {
  /// As availability attributes spell it: `ios`, `macos`, ….
  public var platform: String
  public var version: Version

  public init(platform: String, version: Version) {
    self.platform = platform
    self.version = version
  }

  /// Reads `ios15.0`, `macOS 13`; nil for anything else.
  public init?(_ text: String) {
    let name = text.prefix { $0.isLetter }
    let version = text.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, let version = Version(version) else { return nil }
    self.init(platform: name.lowercased(), version: version)
  }
}

/// What an audit looks for.
public struct AuditOptions: Sendable, Hashable {
  /// Identifiers of rules that are not run.
  public var disabledRules: Set<String>
  /// Findings that are less sure are left out.
  public var minimumConfidence: Confidence
  /// Identifiers of the rules that are run although they wait to be asked for.
  public var enabledRules: Set<String>
  /// Names of the code's own enums, types and maps, and the C name of the enum that each stands for;
  /// `none` for those that stand for no enum.
  public var bindings: [String: String]
  /// The code's own functions that send the selector which they are given as a string: the receiver stands
  /// before it, the arguments behind.
  public var senders: Set<String>
  /// What availability is held against; without one, the newest release of each platform.
  public var deploymentTarget: DeploymentTarget?
  /// Whether the result tells what each group of claims was taken for, and why.
  public var explainsBindings: Bool

  public init(
    disabledRules: Set<String> = [], minimumConfidence: Confidence = .possible,
    enabledRules: Set<String> = [], bindings: [String: String] = [:],
    senders: Set<String> = [], deploymentTarget: DeploymentTarget? = nil,
    explainsBindings: Bool = false
  ) {
    self.disabledRules = disabledRules
    self.minimumConfidence = minimumConfidence
    self.enabledRules = enabledRules
    self.bindings = bindings
    self.senders = senders
    self.deploymentTarget = deploymentTarget
    self.explainsBindings = explainsBindings
  }
}
