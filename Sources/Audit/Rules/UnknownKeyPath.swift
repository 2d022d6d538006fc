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
      Objects that keep values for any key, as dictionaries and layers do, are left alone.
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
    file.messages.compactMap { sent in
      guard sent.claim.use == .sent, let receiver = sent.receiver,
        let path = KeyMessages.path(sent.claim.selector, sent.message)
      else { return nil }
      let judge = KeyPathJudge(graph: file.project.graph)
      return judge.follow(path.text, from: receiver).unknown.flatMap { unknown in
        draft(unknown, path: path, judge: judge)
      }
    }
  }

  private func draft(
    _ unknown: KeyPathJudge.Unknown, path: StringLiteral, judge: KeyPathJudge
  ) -> Draft? {
    let owner = unknown.receiver.className
    let near = UnknownMember.slips(
      unknown.key, among: judge.properties(of: owner).sorted())
    // An object that is only known to be of some kind may be of a class that has it.
    guard !near.isEmpty || unknown.receiver.isExact else { return nil }
    let start = path.range.lowerBound + unknown.offset
    let isWritten = path.text.utf8.count == path.range.count
    let range = isWritten ? start..<(start + unknown.key.utf8.count) : path.range
    return Draft(
      confidence: near.isEmpty ? .possible : .likely, range: range,
      subject: .constant(unknown.key), claimed: unknown.key, expected: near.first,
      message: "\(owner) has no property \(unknown.key)"
        + (near.isEmpty ? "" : "; it has \(Wording.list(near))"),
      explanation: [
        "\(owner) and all that it inherits from were read."
          + (near.isEmpty ? " If there is such a property, it is private." : "")
      ],
      fix: near.count == 1 && isWritten ? Fix(range: range, replacement: near[0]) : nil)
  }
}
