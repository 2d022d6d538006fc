import HeaderFacts

extension HeaderReader {
  /// Reads frameworks of an SDK, all of them if none is named, and leaves out those that do not parse cleanly,
  /// with all that include their headers.
  ///
  /// - Parameters:
  ///   - path: A sysroot, a folder of `Frameworks` and `include`, a folder of frameworks, or one framework.
  ///   - progress: Told how many of how many frameworks are done with, between long stretches of parsing.
  /// - Throws: for what is no single framework's fault: a folder that is no SDK, a framework that it does not
  ///   have, a target that libclang does not know. Where no framework at all can be read the reading says so.
  public func readFrameworks(
    ofSDKAt path: String, frameworks names: [String] = [],
    progress: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(HeaderReadError) -> SDKReading {
    let root = try sdkRoot(path)
    let wanted = try root.wanted(names)
    let target = try root.target(configuration)
    let clang = try Libclang(chosenPrefix: configuration.libclangPrefix)
    progress(0, wanted.count)
    var reader = BatchReader(
      clang: clang, arguments: arguments(root: root, target: target, clang: clang)
    ) { progress(min($0, wanted.count), wanted.count) }
    try reader.read(wanted)

    let asked = wanted.flatMap(\.names).sorted()
    let declaring = reader.collected.reduce(into: Set<String>()) { names, part in
      names.formUnion(part.declaring)
      names.formUnion(part.integerConstants.map(\.framework))
    }
    let leftOut = reader.leftOut.sorted { $0.framework < $1.framework }
    let lost = Set(leftOut.map(\.framework))
    let clean = asked.filter { !lost.contains($0) }
    var facts = FactSet(
      origin: target.origin(name: root.name), read: reader.collected,
      frameworks: clean.filter(declaring.contains))
    facts.apply(notes(of: wanted.map(\.headers)))
    return SDKReading(
      facts: facts, asked: asked, leftOut: leftOut,
      silent: clean.filter { !declaring.contains($0) })
  }
}

extension HeaderRoot {
  /// The frameworks named, each with those inside of it that are named; all there are if none is.
  fileprivate func wanted(_ names: [String]) throws(HeaderReadError) -> [WantedFramework] {
    var found: [WantedFramework] = []
    for headers in try frameworks(named: names) where names.isEmpty {
      found.append(WantedFramework(headers: headers, names: [headers.name]))
    }
    for name in Set(names).sorted() {
      for headers in try frameworks(named: [name]) {
        if let place = found.firstIndex(where: { $0.headers.path == headers.path }) {
          found[place].names.append(name)
        } else {
          found.append(WantedFramework(headers: headers, names: [name]))
        }
      }
    }
    return found
  }
}
