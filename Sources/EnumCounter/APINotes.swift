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

  init(text: String) { self.init(bytes: Array(text.utf8)) }

  /// Over the bytes: characters are slow to come by, and an SDK has megabytes of notes.
  init(bytes: [UInt8]) {
    let (space, dash, colon) = (UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: ":"))
    var section = ""
    var name = ""
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let entry = line.drop { $0 == space || $0 == dash }
      guard let first = entry.first, first != UInt8(ascii: "#") else { continue }
      guard line.first == space || (line.first == dash && !line.starts(with: "---".utf8)) else {
        section = String(decoding: line.prefix { $0 != colon }, as: UTF8.self)
        if section == "SwiftVersions" { return }
        continue
      }
      let key = entry.prefix { $0 != colon }
      guard key.endIndex < entry.endIndex, let entry = Entry(key) else { continue }
      let value = Self.value(line[(key.endIndex + 1)...])
      switch entry {
      case .name: name = value
      case .swiftName: note(section, name) { $0.swiftName = value.isEmpty ? nil : value }
      case .errorDomain: note(section, name) { $0.errorDomain = value }
      }
    }
  }

  private enum Entry: String, CaseIterable {
    case name = "Name"
    case swiftName = "SwiftName"
    case errorDomain = "NSErrorDomain"

    init?(_ key: ArraySlice<UInt8>) {
      guard let entry = Self.allCases.first(where: { key.elementsEqual($0.rawValue.utf8) }) else {
        return nil
      }
      self = entry
    }
  }

  /// Without blanks and quotes around it.
  private static func value(_ bytes: ArraySlice<UInt8>) -> String {
    func isMargin(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
    }
    let rest = bytes.drop(while: isMargin)
    let end = rest.lastIndex { !isMargin($0) }.map { $0 + 1 } ?? rest.startIndex
    return String(decoding: rest[..<end], as: UTF8.self)
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
    guard let bytes = FileBytes.read(path) else { return nil }
    self.init(bytes: bytes)
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
