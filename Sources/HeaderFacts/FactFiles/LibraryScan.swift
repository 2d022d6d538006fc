/// Goes through the files of a library for what a filter wants, and knows by name what else there is.
///
/// What it gives is a part of what reading everything gives, in the same order: whoever asks the right
/// questions sees no difference.
public struct LibraryScan {
  private struct Folder {
    var origin: FactOrigin
    var files: [FactFileScan]
  }

  private var folders: [Folder] = []
  /// The enums wanted, by what stands for them in all sets.
  private var families = NameSet()

  /// - Parameters:
  ///   - frameworks: Only these, if any are named.
  ///   - names: Only frameworks that may declare one of them; nil for all.
  /// - Throws: `FactFileError` for a file that is damaged; so do the methods.
  public init(
    _ library: FactLibrary, of frameworks: Set<String>? = nil,
    declaring names: (some Collection<String>)? = [String]?.none
  ) throws(FactFileError) {
    for folder in library.folders {
      let declaring = names.map { Set(folder.index.frameworks(declaring: $0)) }
      let entries = folder.index.entries.filter {
        (frameworks?.contains($0.framework) ?? true)
          && (declaring?.contains($0.framework) ?? true)
      }
      guard !entries.isEmpty else { continue }
      var files: [FactFileScan] = []
      for entry in entries { files.append(try folder.scan(entry)) }
      folders.append(Folder(origin: folder.origin, files: files))
    }
  }

  /// What was read, a set for each folder that has something at all.
  public var sets: [FactSet] {
    folders.map { FactSet(merging: $0.files.map(\.facts), origin: $0.origin) }
  }

  /// Reads constants that the filter wants, and enums: where one set's is wanted, those of the same name in
  /// all sets, and those that `others` have.
  public mutating func readValues(
    for filter: FactFilter, beside others: [FactSet]
  ) throws(FactFileError) {
    for set in others {
      for enumeration in set.enumerations {
        guard let key = enumeration.familyName else { continue }
        families.insert(NameHash(key))
      }
    }
    for folder in folders.indices {
      for file in folders[folder].files.indices {
        try folders[folder].files[file].skimValues(for: filter)
        for head in folders[folder].files[file].heads where head.isWanted {
          families.insert(head.family)
        }
      }
    }
    for folder in folders.indices {
      for file in folders[folder].files.indices {
        try folders[folder].files[file].readEnumerations(of: families)
      }
    }
  }

  /// The names of the enums that have members and were not read, each once; anonymous ones without a name.
  public var unreadEnumerations: [String] {
    var seen = families
    var names: [String] = []
    for folder in folders {
      for file in folder.files {
        for head in file.heads where !head.isEmpty && seen.insert(head.family) {
          names.append(head.name)
        }
      }
    }
    return names
  }

  /// Reads all enums and constants.
  mutating func readValues() throws(FactFileError) {
    for folder in folders.indices {
      for file in folders[folder].files.indices { try folders[folder].files[file].readValues() }
    }
  }

  /// Reads the methods that the filter wants, and the classes and protocols wanted by name.
  ///
  /// - Parameter wholes: Whether these are read with all their methods, and not just the wanted ones.
  public mutating func readContainers(
    for filter: FactFilter, wholes: Bool = false
  ) throws(FactFileError) {
    for folder in folders.indices {
      for file in folders[folder].files.indices {
        try folders[folder].files[file].readContainers(for: filter, wholes: wholes)
      }
    }
  }

  /// The names in all files.
  public mutating func containerNames() throws(FactFileError) -> ContainerNames {
    var names = ContainerNames()
    for folder in folders.indices {
      for file in folders[folder].files.indices {
        try folders[folder].files[file].forEachContainerName { names.add($0) }
      }
    }
    return names
  }

  /// The words of the names of all enums, members and constants.
  public mutating func valueWords() throws(FactFileError) -> NameVocabulary {
    var words = NameVocabulary()
    for folder in folders.indices {
      for file in folders[folder].files.indices {
        try folders[folder].files[file].forEachValueName { words.insert($0) }
      }
    }
    return words
  }
}

/// The names of classes and methods, whether or not these were read.
public struct ContainerNames: Sendable {
  /// All selectors, each once.
  public private(set) var selectors: [String] = []
  /// The words of the names of everything that has methods.
  public private(set) var words = NameVocabulary()
  private var seen = NameSet()

  public init() {}

  mutating func add(_ name: FactFileReader.ContainerName) {
    switch name {
    case .owner(let name): words.insert(name)
    case .selector(let selector):
      if seen.insert(NameHash(selector)) {
        selectors.append(String(decoding: selector, as: UTF8.self))
      }
    }
  }

  /// The same of facts that were read.
  public mutating func add(_ set: FactSet) {
    for container in set.containers {
      words.insert(container.owner.utf8)
      for method in container.methods where seen.insert(NameHash(method.selector)) {
        selectors.append(method.selector)
      }
    }
  }

  public func hasSelector(_ selector: String) -> Bool { seen.contains(NameHash(selector)) }
}

/// The words of many names.
public struct NameVocabulary: Sendable {
  private var words = WordTable()

  public init() {}

  public init(_ names: some Sequence<String>) {
    for name in names { insert(name.utf8) }
  }

  mutating func insert(_ name: some Collection<UInt8>) {
    func insertWords(of bytes: UnsafeBufferPointer<UInt8>) {
      NameWords.forEach(in: bytes) { _ = words.insert(bytes[$0]) }
    }
    if name.withContiguousStorageIfAvailable(insertWords) == nil {
      Array(name).withUnsafeBufferPointer(insertWords)
    }
  }

  /// The words of both.
  public func merging(_ other: NameVocabulary) -> NameVocabulary {
    var merged = self
    for number in 0..<other.words.count { _ = merged.words.insert(other.words.word(number)) }
    return merged
  }

  /// Whether some name has the word, which is in small letters.
  public func contains(_ word: String) -> Bool { words.number(of: word.utf8) != nil }
}

extension Enumeration {
  /// What stands for the enum in all sets of facts: its name, or that of its first member; nil for one
  /// without members.
  public var familyName: String? {
    members.first.map { name.isEmpty ? "(\($0.name))" : name }
  }
}
