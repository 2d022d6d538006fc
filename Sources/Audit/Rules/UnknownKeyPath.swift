import BridgeClaims
import HeaderFacts

/// A key names a property that an object does not have.
struct UnknownKeyPath: Rule {
  let documentation = RuleDocumentation(
    id: "unknown-key-path",
    summary: "A key or key path names no property of the object it is used on",
    severity: .error,
    what: """
      A string in `valueForKey:`, `setValue:forKeyPath:`, `addObserver:forKeyPath:options:context:` and the like, \
      where the code shows the class of the object and neither it nor anything it inherits from has such a \
      property or accessor. The keys of a path are followed as far as the types of the properties are classes. \
      Objects that keep values for any key, as dictionaries and layers do, are left alone. The path of an \
      animation is held against all classes of layers and the fields that Core Animation documents for \
      points, sizes, rectangles and transforms; a key in `keyPathsForValuesAffecting…` against the properties \
      of the file's own classes.
      """,
    why: """
      The program stops with an exception: the class is not key value coding-compliant for the key. An \
      observer for a key that nobody changes is never called.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const settings = msgSend0(msgSend0(getClass("HKWorkoutConfiguration"), "alloc"), "init");
        msgSend2(settings, "setValue:forKey:", kind, nsString("activityTyp"));
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const settings = msgSend0(msgSend0(getClass("HKWorkoutConfiguration"), "alloc"), "init");
        msgSend2(settings, "setValue:forKey:", kind, nsString("activityType"));
        """),
    fix: .mechanical)

  func check(_ file: JudgedFile) -> [Draft] {
    sent(file) + layers(file) + own(file)
  }

  /// Paths of an object whose class the code shows.
  private func sent(_ file: JudgedFile) -> [Draft] {
    let judge = KeyPathJudge(graph: file.project.graph)
    var paths = file.messages.compactMap { sent -> (StringLiteral, ResolvedReceiver)? in
      guard sent.claim.use == .sent, let receiver = sent.receiver else { return nil }
      return KeyMessages.path(sent.claim.selector, sent.message).map { ($0, receiver) }
    }
    for claim in file.claims.keyPaths {
      guard case .receiver(let receiver) = claim.object,
        let resolved = file.project.graph.resolve(receiver)
      else { continue }
      paths.append((claim.path, resolved))
    }
    return paths.compactMap { path, receiver in
      judge.follow(path.text, from: receiver).unknown.flatMap { unknown in
        isOwn(unknown.key, file) ? nil : draft(unknown, path: path, judge: judge)
      }
    }
  }

  /// Whether a class of the project has a property of a name, and with it perhaps the object.
  private func isOwn(_ key: String, _ file: JudgedFile) -> Bool {
    KeyMessages.accessors(of: key).contains(where: file.project.definedSelectors.contains)
  }

  private func draft(
    _ unknown: KeyPathJudge.Unknown, path: StringLiteral, judge: KeyPathJudge
  ) -> Draft? {
    let owner = unknown.receiver.className
    let near = UnknownMember.slips(
      unknown.key, among: judge.properties(of: owner).sorted())
    // An object that is only known to be of some kind may be of a class that has it.
    guard !near.isEmpty || unknown.receiver.isExact else { return nil }
    return draft(
      unknown.key, at: unknown.offset, path, near: near,
      confidence: near.isEmpty ? .possible : .likely,
      message: "\(owner) has no property \(unknown.key)"
        + (near.isEmpty ? "" : "; it has \(Wording.list(near))"),
      explanation: "\(owner) and all that it inherits from were read."
        + (near.isEmpty ? " If there is such a property, it is private." : ""))
  }

  private func draft(
    _ key: String, at offset: Int, _ path: StringLiteral, near: [String], confidence: Confidence,
    message: String, explanation: String
  ) -> Draft {
    let start = path.range.lowerBound + offset
    let isWritten = path.text.utf8.count == path.range.count
    let range = isWritten ? start..<(start + key.utf8.count) : path.range
    return Draft(
      confidence: confidence, range: range, subject: .constant(key), claimed: key,
      expected: near.first, message: message, explanation: [explanation],
      fix: near.count == 1 && isWritten ? Fix(range: range, replacement: near[0]) : nil)
  }

  // MARK: Animations

  /// Paths of whatever layer an animation is added to.
  private func layers(_ file: JudgedFile) -> [Draft] {
    var paths: [(path: StringLiteral, isWord: Bool)] = []
    for sent in file.messages where sent.claim.use == .sent {
      if let path = KeyMessages.layerPath(sent.claim.selector, sent.message) {
        paths.append((path, false))
      }
    }
    for claim in file.claims.keyPaths where claim.object == .layer {
      if !paths.contains(where: { $0.path.range == claim.path.range }) {
        paths.append((claim.path, claim.isWordOfCode))
      }
    }
    guard !paths.isEmpty else { return [] }
    let graph = file.project.graph
    let properties = LayerKeyPaths.classes(graph).reduce(into: Set<String>()) {
      $0.formUnion(KeyPathJudge(graph: graph).ownProperties(of: $1))
    }
    return paths.compactMap { path, isWord in
      LayerKeyPaths(graph: graph).unknown(in: path.text, properties: properties) { key in
        isWord || isOwn(key, file) || !graph.methods(selector: key).isEmpty
      }.map { draft($0, path) }
    }
  }

  private func draft(_ unknown: LayerKeyPaths.Unknown, _ path: StringLiteral) -> Draft {
    draft(
      unknown.key, at: unknown.offset, path, near: unknown.near,
      confidence: unknown.near.isEmpty ? .possible : .likely,
      message: "\(unknown.owner) has \(unknown.owner.hasPrefix("no ") ? "a property" : "no key") "
        + unknown.key + (unknown.near.isEmpty ? "" : "; there is \(Wording.list(unknown.near))"),
      explanation: "An animation of a path that the layer does not have changes nothing.")
  }

  // MARK: Dependent keys

  /// Keys of classes of the file's own, that its methods say depend on each other.
  private func own(_ file: JudgedFile) -> [Draft] {
    let graph = file.project.graph
    return file.claims.keyPaths.compactMap { claim in
      guard case .own(let owner) = claim.object, !claim.isWordOfCode,
        let key = claim.path.text.split(separator: ".").first.map(String.init), !isOwn(key, file),
        KeyMessages.accessors(of: key).allSatisfy({ graph.methods(selector: $0).isEmpty })
      else { return nil }
      let accessors = file.claims.accessors.filter { !$0.contains(":") }
      let near = UnknownMember.slips(key, among: accessors.sorted())
      guard !near.isEmpty else { return nil }
      return draft(
        key, at: 0, claim.path, near: near, confidence: .likely,
        message: "\(owner ?? "no class of the project") has no property \(key); "
          + "there is \(Wording.list(near))",
        explanation: "Who observes a key learns of nothing where it is said to depend on another.")
    }
  }
}
