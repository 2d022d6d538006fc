import Audit
import Foundation

/// What the command line and the configuration file say about an audit; the command line wins.
struct AuditSettings {
  static let configuration = Option(
    "config", value: "FILE",
    help: "the configuration; \(Configuration.fileName) in the working folder if it is there")
  static let enable = Option(
    "enable", value: "RULE", repeats: true, choices: Rules.documentation.map(\.id),
    help: "run a rule that waits to be asked for")
  static let disable = Option(
    "disable", value: "RULE", repeats: true, choices: Rules.documentation.map(\.id),
    help: "do not run a rule")
  static let target = Option(
    "deployment-target", value: "TARGET", help: "what availability is held against, ios15.0")
  static let options = [configuration, enable, disable, target]

  var options = AuditOptions()
  var exclude: [PathPattern] = []
  /// As `--facts` takes them.
  var facts: [String] = []
  /// Facts of these platforms only; all where there are none.
  var platforms: Set<String> = []

  /// - Throws: `ConfigurationError`, or `InputError` for a file that cannot be read.
  init(_ arguments: Arguments, command: String) throws {
    let file = try Self.file(arguments)
    options.bindings = file.bindings
    options.senders = file.senders
    options.enabledRules = file.enable.union(arguments.values(Self.enable))
    options.disabledRules = file.disable.union(arguments.values(Self.disable))
    options.deploymentTarget = file.deploymentTarget
    if let text = arguments.value(Self.target) {
      guard let target = DeploymentTarget(text) else {
        throw UsageError(
          "--deployment-target \(text): a platform and a version, ios15.0", command: command)
      }
      options.deploymentTarget = target
    }
    (exclude, facts, platforms) = (file.exclude, file.facts, file.platforms)
  }

  private static func file(_ arguments: Arguments) throws -> Configuration {
    let named = arguments.value(configuration)
    let path = named ?? Configuration.fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      guard let named else { return Configuration() }
      throw InputError("--config \(named): there is no such file, or it cannot be read")
    }
    return try Configuration(text: String(decoding: data, as: UTF8.self), path: path)
  }
}
