import HeaderFacts

/// The facts that a command line chooses: those already read from headers and single files, and folders
/// of fact files of which only what is asked for is read.
struct SelectedFacts {
  var read: [FactSet] = []
  var library = FactLibrary([])
  /// Only these, if any are named.
  var frameworks: Set<String>?

  var isEmpty: Bool { read.isEmpty && library.folders.isEmpty }

  /// Only the facts of some platforms; of all when none is named.
  func limited(to platforms: Set<String>) -> SelectedFacts {
    guard !platforms.isEmpty else { return self }
    var limited = self
    limited.read.removeAll { !platforms.contains($0.origin.platform) }
    limited.library = FactLibrary(
      library.folders.filter { platforms.contains($0.origin.platform) })
    return limited
  }

  /// Everything.
  func all() throws -> [FactSet] { try read + library.sets(of: frameworks) }

  /// The answer to a question, read from as few files as it takes.
  func answer(_ query: LookupQuery) throws -> LookupAnswer {
    let names = query.exactNames
    if !names.isEmpty, !library.folders.isEmpty {
      let sets = try library.sets(
        declaring: names, selectors: query.possibleSelectors, of: frameworks)
      let index = FactIndex(read + sets)
      if names.contains(where: index.knows) {
        let answer = Lookup(index).answer(query)
        if !answer.matches.isEmpty { return answer }
      }
    }
    return Lookup(FactIndex(try all())).answer(query)
  }
}
