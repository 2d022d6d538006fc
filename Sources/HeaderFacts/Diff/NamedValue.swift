/// A member or a constant: in C all of them share one space of names.
struct NamedValue {
  var subject: FactChange.Subject
  var framework: String
  /// The enum; empty for constants and for members of an enum without a name.
  var owner: String
  var name: String
  /// Nil where no header gives it.
  var value: IntegerValue?
  var availability: Availability
  var location: HeaderLocation
  /// What Swift calls it, without its type; nil where that is not known.
  var swiftName: String?

  func change(_ kind: FactChange.Kind, old: String? = nil, new: String? = nil) -> FactChange {
    FactChange(
      kind: kind, subject: subject, framework: framework, owner: owner, name: name, old: old,
      new: new, location: location)
  }
}

/// The names of a set that have values.
struct ValueNames {
  private(set) var enumerations: [String: Enumeration] = [:]
  private(set) var values: [String: NamedValue] = [:]

  init(_ set: FactSet) {
    for enumeration in set.enumerations {
      if !enumeration.name.isEmpty, enumerations[enumeration.name] == nil {
        enumerations[enumeration.name] = enumeration
      }
      let knowsSwift = !set.lacks(.swiftNames, in: enumeration.framework)
      let names = knowsSwift ? enumeration.swiftMemberNames(platform: set.origin.platform) : []
      for (place, member) in enumeration.members.enumerated() {
        add(member, of: enumeration, swiftName: knowsSwift ? names[place] : nil)
      }
    }
    for constant in set.integerConstants {
      add(
        NamedValue(
          subject: .constant, framework: constant.framework, owner: "", name: constant.name,
          value: constant.value, availability: constant.availability, location: constant.location))
    }
    for constant in set.externConstants {
      add(
        NamedValue(
          subject: .constant, framework: constant.framework, owner: "", name: constant.name,
          availability: constant.availability, location: constant.location,
          swiftName: set.lacks(.swiftNames, in: constant.framework) ? nil : constant.swiftName))
    }
  }

  private mutating func add(
    _ member: Member, of enumeration: Enumeration, swiftName: String?
  ) {
    add(
      NamedValue(
        subject: .member, framework: enumeration.framework, owner: enumeration.name,
        name: member.name, value: member.value, availability: member.availability,
        location: HeaderLocation(header: enumeration.location.header, line: member.line),
        swiftName: swiftName))
  }

  /// Of a name declared more than once the first declaration counts.
  private mutating func add(_ value: NamedValue) {
    if values[value.name] == nil { values[value.name] = value }
  }
}

/// Which of the names that are gone go on under another name.
struct Renamings {
  /// By the old name.
  private(set) var successors: [String: NamedValue] = [:]
  private var taken: Set<String> = []

  init(gone: [NamedValue], fresh: [NamedValue]) {
    // Where several have a value, or several the same words, nothing tells which is which.
    pair(gone, fresh) { value in
      Self.words(value.name).map { [value.owner.isEmpty ? "constant" : "member", $0] }
    }
    pair(gone, fresh) { value in
      guard !value.owner.isEmpty, let number = value.value else { return nil }
      return [value.owner, number.description]
    }
  }

  private mutating func pair(
    _ gone: [NamedValue], _ fresh: [NamedValue], by key: (NamedValue) -> [String]?
  ) {
    func grouped(_ values: [NamedValue]) -> [[String]: [NamedValue]] {
      var groups: [[String]: [NamedValue]] = [:]
      for value in values {
        if let key = key(value) { groups[key, default: []].append(value) }
      }
      return groups
    }
    let before = grouped(gone.filter { successors[$0.name] == nil })
    let after = grouped(fresh.filter { !taken.contains($0.name) })
    for (key, values) in before where values.count == 1 {
      guard let candidates = after[key], candidates.count == 1 else { continue }
      successors[values[0].name] = candidates[0]
      taken.insert(candidates[0].name)
    }
  }

  /// The words of a name whatever their order and casing.
  private static func words(_ name: String) -> String? {
    let words = NameWords.split(name)
    return words.count > 1 ? words.sorted().joined(separator: " ") : nil
  }
}

/// The new members by their enum and value.
struct Replacements {
  private var names: [String: [String]] = [:]

  init(_ fresh: [NamedValue]) {
    for value in fresh {
      if let key = Self.key(value) { names[key, default: []].append(value.name) }
    }
  }

  /// The one new member of the same enum that has the value; nil when there is none, or several.
  func replacement(for value: NamedValue) -> String? {
    guard let key = Self.key(value), let found = names[key], found.count == 1 else { return nil }
    return found[0] == value.name ? nil : found[0]
  }

  private static func key(_ value: NamedValue) -> String? {
    guard !value.owner.isEmpty, let number = value.value else { return nil }
    return "\(value.owner)=\(number)"
  }
}
