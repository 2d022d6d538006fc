import HeaderFacts

/// A framework to read, and which names of it and of those inside of it are wanted.
struct WantedFramework {
  var headers: FrameworkHeaders
  var names: [String]
}

/// Reads frameworks together as far as they parse cleanly, and finds out which do not.
///
/// All are parsed in one translation unit. Where that has errors, the frameworks that reach a file with an
/// error in it are taken out, until the rest is clean. Those taken out are then tried one by one, since an
/// error may be due to what another framework defines; what fails alone is left out.
struct BatchReader {
  let clang: Libclang
  let arguments: [String]
  /// Told how many frameworks are done with.
  let progress: (Int) -> Void
  private(set) var collected: [CollectedFacts] = []
  private(set) var leftOut: [SDKReading.LeftOut] = []
  private var done = 0

  private struct Suspect {
    var framework: WantedFramework
    /// The files with errors in them that it reaches, those of its own first.
    var faultyFiles: [String]
    var isAtFault: Bool
  }

  init(clang: Libclang, arguments: [String], progress: @escaping (Int) -> Void) {
    self.clang = clang
    self.arguments = arguments
    self.progress = progress
  }

  /// - Throws: what is no framework's fault: a target that libclang does not know, for instance.
  mutating func read(_ wanted: [WantedFramework]) throws(HeaderReadError) {
    var batch = wanted
    var suspects: [Suspect] = []
    while !batch.isEmpty {
      let faults = try readOrFail(batch)
      guard !faults.isEmpty else { break }
      if batch.count == 1 {
        leaveOut(batch[0], faults[0])
        break
      }
      let found = try self.suspects(in: batch, faults: faults)
      suspects += found
      let paths = Set(found.map(\.framework.headers.path))
      batch.removeAll { paths.contains($0.headers.path) }
    }
    try retry(suspects)
  }

  /// Reads the frameworks and returns nothing; or else returns what is wrong with them.
  private mutating func readOrFail(
    _ batch: [WantedFramework]
  ) throws(HeaderReadError) -> [HeaderReadError] {
    var probes = MacroProbes()
    for framework in batch { probes.add(framework.headers) }
    let unit = try parse(batch, last: probes.file)
    let faults = unit.faults()
    if faults.contains(where: \.file.isEmpty) { try checkArguments() }
    guard faults.isEmpty else { return faults.map { $0.placed(in: batch) } }
    let scope = Set(batch.flatMap(\.names))
    let collector = FactCollector(unit: unit, scope: .frameworks(scope), probes: probes)
    let before = done
    collector.onFramework = { [progress] in progress(before + $0) }
    collector.collect()
    collected.append(collector.facts)
    done += batch.count
    progress(done)
    return []
  }

  /// - Throws: an error that is there without any header.
  private func checkArguments() throws(HeaderReadError) {
    try TranslationUnit(clang: clang, headers: [], last: MacroProbes().file, arguments: arguments)
      .check()
  }

  private func parse(
    _ batch: [WantedFramework], last: MemoryFile, keepsIncludes: Bool = false
  ) throws(HeaderReadError) -> TranslationUnit {
    try TranslationUnit(
      clang: clang, headers: batch.flatMap(\.headers.inclusions), last: last,
      arguments: arguments, keepsGoing: true, keepsIncludes: keepsIncludes)
  }

  /// The frameworks that reach a file at fault; all where that cannot be told.
  private func suspects(
    in batch: [WantedFramework], faults: [HeaderReadError]
  ) throws(HeaderReadError) -> [Suspect] {
    let unit = try parse(batch, last: MacroProbes().file, keepsIncludes: true)
    let graph = IncludeGraph(unit)
    let reaching = faults.map { (file: $0.file, files: graph.dependents(of: [$0.file])) }
    var number = 0
    var found: [Suspect] = []
    for framework in batch {
      var files: Set<String> = []
      for inclusion in framework.headers.inclusions {
        files.insert(inclusion.path)
        if let file = graph.mainIncludes[Inclusion.line(of: number)] { files.insert(file) }
        number += 1
      }
      let reached = reaching.filter { !$0.files.isDisjoint(with: files) }.map(\.file)
      if !reached.isEmpty { found.append(suspect(framework, faultyFiles: reached)) }
    }
    guard found.isEmpty else { return found }
    return batch.map { suspect($0, faultyFiles: []) }
  }

  private func suspect(_ framework: WantedFramework, faultyFiles: [String]) -> Suspect {
    let name = framework.headers.name
    let isAtFault = faultyFiles.contains { HeaderPath($0).enclosing.contains(name) }
    return Suspect(framework: framework, faultyFiles: faultyFiles, isAtFault: isAtFault)
  }

  /// Tries each alone, those at fault themselves first: what depends on a file that fails by itself need not
  /// be tried.
  private mutating func retry(_ suspects: [Suspect]) throws(HeaderReadError) {
    var confirmed: [String: HeaderReadError] = [:]
    for suspect in suspects.filter(\.isAtFault) + suspects.filter({ !$0.isAtFault }) {
      if let known = suspect.faultyFiles.lazy.compactMap({ confirmed[$0] }).first {
        leaveOut(suspect.framework, known)
      } else if let fault = try readOrFail([suspect.framework]).first {
        confirmed[fault.file] = fault
        leaveOut(suspect.framework, fault)
      }
    }
  }

  private mutating func leaveOut(_ framework: WantedFramework, _ error: HeaderReadError) {
    leftOut += framework.names.map { SDKReading.LeftOut(framework: $0, error: error) }
    done += 1
    progress(done)
  }
}

extension HeaderReadError {
  /// With the first header that was read for its file, where the compiler names none.
  fileprivate func placed(in batch: [WantedFramework]) -> HeaderReadError {
    var error = self
    if file.isEmpty { error.file = batch.first?.headers.inclusions.first?.path ?? "" }
    return error
  }
}
