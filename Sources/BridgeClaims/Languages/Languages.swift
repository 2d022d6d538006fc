/// The languages that claims can be read in.
public enum Languages {
  /// One line per profile; where two claim an extension, the first has it.
  static let profiles: [LanguageProfile] = [
    .zig,
    .swift,
    .typescript,
    .javascript,
    .objectiveC,
    .c,
    .cpp,
    // Languages with braces.
    .csharp, .rust, .java, .kotlin, .go, .dart, .odin, .groovy, .scala, .d, .php, .vala, .v,
  ]

  /// The identifiers that `BridgeReader` takes, in the registry's order.
  public static var identifiers: [String] { profiles.map(\.id) }

  private static let byID: [String: LanguageProfile] = index { [$0.id] }
  private static let byExtension: [String: LanguageProfile] = index(\.extensions)
  private static let byFileName: [String: LanguageProfile] = index(\.fileNames)
  private static let byInterpreter: [String: LanguageProfile] = index(\.interpreters)

  private static func index(_ keys: (LanguageProfile) -> [String]) -> [String: LanguageProfile] {
    var found: [String: LanguageProfile] = [:]
    for profile in profiles {
      for key in keys(profile) where found[key] == nil { found[key] = profile }
    }
    return found
  }

  /// The identifier of a file's language: by its name, its extension or, when `bytes` are given, the
  /// `#!` line; nil when none is known.
  public static func identifier(forPath path: String, bytes: [UInt8] = []) -> String? {
    profile(forPath: path, bytes: bytes)?.id
  }

  static func profile(id: String) -> LanguageProfile? { byID[id] }

  static func profile(forPath path: String, bytes: [UInt8]) -> LanguageProfile? {
    let name = String(path.split(separator: "/").last ?? "")
    if let profile = byFileName[name] { return profile }
    if let dot = name.lastIndex(of: "."), dot != name.startIndex,
      let profile = byExtension[name[name.index(after: dot)...].lowercased()]
    {
      return profile
    }
    return interpreter(bytes).flatMap { byInterpreter[$0] }
  }

  /// The program that a `#!` line names, without its folder, version or `env`.
  private static func interpreter(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("#!".utf8)) else { return nil }
    let line = bytes.prefix(200).prefix { $0 != .newline }.dropFirst(2)
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let programs = words.lazy
      .map { $0.split(separator: "/").last.map(String.init) ?? "" }
      .filter { $0 != "env" && !$0.hasPrefix("-") }
    guard let program = programs.first else { return nil }
    let name = program.prefix { !$0.isNumber }
    return name.isEmpty ? nil : String(name)
  }
}
