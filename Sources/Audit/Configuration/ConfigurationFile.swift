import Foundation

/// What a project's file `.enum-counter` says about auditing it.
public struct Configuration: Sendable, Hashable {
  /// Names of the code's own enums, types and maps, and the enums that they stand for, or `none`.
  public var bindings: [String: String] = [:]
  /// Paths that are not read.
  public var exclude: [PathPattern] = []
  /// Rules to run that wait to be asked for, and rules not to run.
  public var enable: Set<String> = []
  public var disable: Set<String> = []
  /// The code's own functions that send the selector which they are given as a string.
  public var senders: Set<String> = []
  /// Which facts to use, as `--facts` names them; all where there are none.
  public var facts: [String] = []
  /// Facts of these platforms only; all where there are none.
  public var platforms: Set<String> = []
  public var deploymentTarget: DeploymentTarget?

  /// The name of the file.
  public static let fileName = ".enum-counter"

  public init() {}

  /// Reads a configuration: one JSON object.
  ///
  /// - Parameter path: The file, for messages.
  /// - Throws: `ConfigurationError` for text that is no JSON, a key that there is not, and a value of another
  ///   kind than the key has.
  public init(text: String, path: String) throws(ConfigurationError) {
    let reader = ConfigurationReader(text: text, path: path)
    for (key, value) in try reader.object() {
      switch key {
      case "bindings": bindings = try reader.names(value, key)
      case "exclude": exclude = try reader.list(value, key).map { PathPattern($0) }
      case "enable": enable = try reader.rules(value, key)
      case "disable": disable = try reader.rules(value, key)
      case "facts": facts = try reader.list(value, key)
      case "senders": senders = Set(try reader.list(value, key))
      case "platforms": platforms = Set(try reader.list(value, key).map { $0.lowercased() })
      case "deploymentTarget": deploymentTarget = try reader.target(value, key)
      default: throw reader.unknown(key)
      }
    }
  }
}

/// A configuration that cannot be used.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// What is wrong and what would not be.
  public var problem: String

  public var description: String { "\(path):\(line): \(problem)" }
}

/// Takes a configuration's values apart, and knows where in the text they stand.
private struct ConfigurationReader {
  let text: String
  let path: String

  private static let keys = [
    "bindings", "deploymentTarget", "disable", "enable", "exclude", "facts", "platforms",
    "senders",
  ]

  /// Keys in alphabetical order, so that of several mistakes always the same is told.
  func object() throws(ConfigurationError) -> [(String, Any)] {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "no JSON"
      throw ConfigurationError(path: path, line: Self.line(in: reason), problem: reason)
    }
    guard let object = value as? [String: Any] else {
      throw ConfigurationError(path: path, line: 1, problem: "one JSON object is expected: { … }")
    }
    return object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// `around line 3, column 5.`
  private static func line(in reason: String) -> Int {
    guard let range = reason.firstRange(of: "line ") else { return 1 }
    return Int(reason[range.upperBound...].prefix { $0.isNumber }) ?? 1
  }

  func unknown(_ key: String) -> ConfigurationError {
    error(key, "there is no key \"\(key)\"; there are \(Self.keys.joined(separator: ", "))")
  }

  func list(_ value: Any, _ key: String) throws(ConfigurationError) -> [String] {
    guard let list = value as? [String] else {
      throw error(key, "\"\(key)\" is a list of strings")
    }
    return list
  }

  func names(_ value: Any, _ key: String) throws(ConfigurationError) -> [String: String] {
    guard let names = value as? [String: String] else {
      throw error(
        key, "\"\(key)\" is an object of strings: the code's name, and the enum or \"none\"")
    }
    return names
  }

  func rules(_ value: Any, _ key: String) throws(ConfigurationError) -> Set<String> {
    let ids = Rules.documentation.map(\.id)
    let names = try list(value, key)
    for name in names where !ids.contains(name) {
      throw error(name, "there is no rule \"\(name)\"; there are \(ids.joined(separator: ", "))")
    }
    return Set(names)
  }

  func target(_ value: Any, _ key: String) throws(ConfigurationError) -> DeploymentTarget {
    guard let text = value as? String, let target = DeploymentTarget(text) else {
      throw error(key, "\"\(key)\" is a platform and a version: \"ios15.0\"")
    }
    return target
  }

  /// An error on the line where a string first stands.
  private func error(_ string: String, _ problem: String) -> ConfigurationError {
    let before = text.firstRange(of: "\"\(string)\"").map { text[..<$0.lowerBound] } ?? ""
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    return ConfigurationError(path: path, line: line, problem: problem)
  }
}
