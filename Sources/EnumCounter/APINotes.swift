import Foundation
import HeaderFacts

/// What a framework's API notes, the file `X.apinotes` beside its headers, say of names in Swift: the
/// compiler reads them together with the headers, libclang does not.
///
/// Only the notes that hold for every version of Swift are read, and of those the ones on enums, their
/// members and constants. They are YAML in one fixed shape, a section, a dash and its entries a line each.
struct APINotes {
  struct Note: Equatable {
    var swiftName: String?
    var errorDomain: String?
  }

  private(set) var enumerations: [String: Note] = [:]
  private(set) var members: [String: Note] = [:]
  private(set) var constants: [String: Note] = [:]

  init(text: String) {
    var section = ""
    var name = ""
    for line in text.split(whereSeparator: \.isNewline) {
      guard line.first(where: { $0 != " " }) != "#" else { continue }
      guard line.first == " " || line.first == "-", !line.hasPrefix("---") else {
        section = String(line.prefix { $0 != ":" })
        if section == "SwiftVersions" { return }
        continue
      }
      let entry = line.drop { $0 == " " || $0 == "-" }
      let parts = entry.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
      switch parts[0] {
      case "Name": name = value
      case "SwiftName": note(section, name) { $0.swiftName = value.isEmpty ? nil : value }
      case "NSErrorDomain": note(section, name) { $0.errorDomain = value }
      default: break
      }
    }
  }

  private mutating func note(_ section: String, _ name: String, _ change: (inout Note) -> Void) {
    switch section {
    case "Tags": change(&enumerations[name, default: Note()])
    case "Enumerators": change(&members[name, default: Note()])
    case "Globals": change(&constants[name, default: Note()])
    default: break
    }
  }

  /// The notes in a framework's folder of headers; nil when it has none.
  init?(framework: String, headersFolder: String) {
    let path = "\(headersFolder)/\(framework).apinotes"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(text: String(decoding: data, as: UTF8.self))
  }
}

extension FactSet {
  /// Adds what API notes say, each framework's to its own declarations.
  mutating func apply(_ notes: [String: APINotes]) {
    guard !notes.isEmpty else { return }
    for index in enumerations.indices {
      if let notes = notes[enumerations[index].framework] { enumerations[index].apply(notes) }
    }
    for index in externConstants.indices {
      let constant = externConstants[index]
      let note = notes[constant.framework]?.constants[constant.name]
      externConstants[index].swiftNameAttribute = note?.swiftName ?? constant.swiftNameAttribute
    }
  }
}

extension Enumeration {
  fileprivate mutating func apply(_ notes: APINotes) {
    if let note = notes.enumerations[name] {
      swiftNameAttribute = note.swiftName ?? swiftNameAttribute
      if let domain = note.errorDomain { kind = .errorCode(domain: domain) }
    }
    for index in members.indices {
      let note = notes.members[members[index].name]
      members[index].swiftNameAttribute = note?.swiftName ?? members[index].swiftNameAttribute
    }
  }
}
