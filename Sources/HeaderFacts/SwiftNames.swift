/// The names under which Swift imports enums and their members.
///
/// A member loses the words it shares with its siblings and its enum, so `HKWorkoutActivityTypeRunning` of
/// `HKWorkoutActivityType` is `HKWorkoutActivityType.running`. The prefix belongs to the enum, not to the
/// member: members that do not have it keep their names whole.
extension Enumeration {
  /// The Swift names of all members, in header order, without backticks; `platform` (`ios`, `macos`, …)
  /// decides which members are deprecated and so have no say in the common prefix.
  ///
  /// Members of an enum that Swift sees as loose constants (a plain or anonymous C enum) keep their C
  /// names. So do members that Swift does not import at all, those of which the prefix leaves nothing or
  /// something that begins with a digit.
  public func swiftMemberNames(platform: String) -> [String] {
    let prefix = swiftMemberPrefix(platform: platform)
    return members.map { swiftName(of: $0, prefix: prefix) }
  }

  /// The Swift name of `members[index]` alone. Asking for all at once is cheaper.
  public func swiftMemberName(at index: Int, platform: String) -> String {
    swiftName(of: members[index], prefix: swiftMemberPrefix(platform: platform))
  }

  /// The Swift name with its type, as one writes it in full: `HKWorkoutActivityType.running`; a loose
  /// constant's own name.
  public func swiftQualifiedMemberName(at index: Int, platform: String) -> String {
    let name = swiftMemberName(at: index, platform: platform)
    return hasSwiftType ? swiftTypeName + "." + name : name
  }

  /// The type's Swift name: what `swift_name` says, or else the C name. The codes of an error domain are
  /// nested in the error's structure: `HKErrorCode` is `HKError.Code`. Empty for an anonymous enum.
  public var swiftTypeName: String {
    guard case .errorCode = kind else { return swiftNameAttribute ?? name }
    let code = "Code"
    var error = swiftNameAttribute ?? name
    if error.hasSuffix("." + code) { return error }
    if error.hasSuffix(code), error.utf8.count > code.utf8.count { error.removeLast(code.count) }
    return error + "." + code
  }

  /// Whether Swift sees a type with members rather than loose constants.
  public var hasSwiftType: Bool { !name.isEmpty && kind != .plain }

  private func swiftName(of member: Member, prefix: String) -> String {
    if let attribute = member.swiftNameAttribute {
      return attribute.split(separator: ".").last.map(String.init) ?? attribute
    }
    guard !prefix.isEmpty, member.name.utf8.starts(with: prefix.utf8) else { return member.name }
    let rest = String(member.name.dropFirst(prefix.count))
    return SwiftWords.isName(rest[...]) ? SwiftWords.lowercasingFirst(rest) : member.name
  }

  /// What every member that has a say begins with and the enum's name confirms; empty when there is none.
  func swiftMemberPrefix(platform: String) -> String {
    guard hasSwiftType else { return "" }
    let unnamed = members.filter { $0.swiftNameAttribute == nil }
    let current = unnamed.filter { !isRetired($0, platform: platform) }
    let voters = current.isEmpty ? unnamed : current
    guard let first = voters.first else { return "" }
    var common = SwiftWords.Prefix(text: first.name)
    for member in voters.dropFirst() where !common.text.isEmpty {
      common = common.shared(with: member.name)
    }
    return SwiftWords.confirm(common, byEnumNamed: name)
  }

  /// Deprecated or unavailable by its own statement: what it inherits from its enum holds for all members
  /// alike and singles nobody out.
  private func isRetired(_ member: Member, platform: String) -> Bool {
    member.availability != availability
      && (member.availability.isDeprecated(on: platform)
        || member.availability.isUnavailable(on: platform))
  }
}

extension ExternConstant {
  /// The name with its type under which Swift imports a constant of a string enum,
  /// `HKQuantityTypeIdentifier.stepCount`; nil for other constants, and where the header's name does not
  /// begin with the type's, so that the rule alone does not tell.
  public var swiftName: String? {
    if let swiftNameAttribute { return swiftNameAttribute }
    guard let typedEnum, name.hasPrefix(typedEnum) else { return nil }
    let rest = name.dropFirst(typedEnum.count)
    guard SwiftWords.isName(rest), rest.utf8.first.map(SwiftWords.isUpper) == true else {
      return nil
    }
    return typedEnum + "." + SwiftWords.lowercasingFirst(String(rest))
  }
}

/// Swift's own words.
public enum SwiftKeywords {
  /// Words that need backticks where a member is declared.
  public static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name as a declaration has to spell it.
  public static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }
}
