import CClang

/// Which file includes which, in a translation unit that keeps its includes.
struct IncludeGraph {
  /// The files that include a file, by its name.
  private var includers: [String: Set<String>] = [:]
  /// What the lines of the main file include, by line.
  private(set) var mainIncludes: [Int: String] = [:]

  init(_ unit: TranslationUnit) {
    let clang = unit.clang
    var edges: [CXFile: Set<CXFile>] = [:]
    var names: [CXFile: String] = [:]
    func name(_ file: CXFile) -> String {
      if let known = names[file] { return known }
      names[file] = clang.fileName(file)
      return names[file]!
    }
    clang.forEachChild(of: unit.cursor) { cursor in
      guard cursor.kind == CXCursor_InclusionDirective,
        let included = clang.functions.clang_getIncludedFile(cursor)
      else { return }
      let place = clang.place(cursor)
      guard let file = place.file else { return }
      if name(file) == unit.mainName {
        mainIncludes[place.line] = name(included)
      } else {
        edges[included, default: []].insert(file)
      }
    }
    for (included, files) in edges {
      includers[name(included), default: []].formUnion(files.map(name))
    }
  }

  /// The files named and all that include one of them, at whatever remove.
  func dependents(of files: [String]) -> Set<String> {
    var found = Set(files)
    var queue = files
    while let next = queue.popLast() {
      for includer in includers[next, default: []] where found.insert(includer).inserted {
        queue.append(includer)
      }
    }
    return found
  }
}
