import BridgeClaims
import HeaderFacts

/// A class made at run time lacks a method that a protocol which it adopts requires.
struct MissingMethod: Rule {
  let documentation = RuleDocumentation(
    id: "missing-method",
    summary: "A class that adopts a protocol has not all methods that the protocol requires",
    severity: .warning,
    what: """
      A class that the code puts together at run time and that adopts a protocol, without a method which \
      the protocol requires. No compiler looks at such a class.
      """,
    why: """
      Whoever holds the object as one of the protocol sends the required message without asking, and the \
      program stops.
      """,
    triggering: RuleExample(
      fileName: "delegate.zig",
      code: """
        const cls = objc_allocateClassPair(NSObject, "SessionDelegate", 0);
        _ = class_addProtocol(cls, objc_getProtocol("HKWorkoutSessionDelegate"));
        _ = class_addMethod(cls, sel("workoutSession:didFailWithError:"), imp, "v@:@@");
        """),
    nonTriggering: RuleExample(
      fileName: "delegate.zig",
      code: """
        const cls = objc_allocateClassPair(NSObject, "SessionDelegate", 0);
        _ = class_addProtocol(cls, objc_getProtocol("HKWorkoutSessionDelegate"));
        _ = class_addMethod(cls, sel("workoutSession:didFailWithError:"), imp, "v@:@@");
        _ = class_addMethod(
            cls, sel("workoutSession:didChangeToState:fromState:date:"), other, "v@:@qq@");
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.claims.definedClasses.filter(\.isComplete).flatMap { made in
      made.protocols.compactMap { draft(made, adopting: $0, file) }
    }
  }

  private func draft(_ made: DefinedClass, adopting name: String, _ file: JudgedFile) -> Draft? {
    let graph = file.project.graph
    guard graph.isProtocol(name) else { return nil }
    let own = Set(
      file.claims.selectors.filter { $0.use == .defined && $0.receiverClass == made.name }.map(
        \.selector))
    // A class without any method of its own gets them somewhere else.
    guard !own.isEmpty else { return nil }
    let inherited = made.superclass.map {
      ResolvedReceiver(className: $0, isClass: false, isExact: true)
    }
    let missing = required(by: name, file).filter { match in
      guard !own.contains(match.method.selector), match.method.kind == .instance,
        !RuntimeRoot.answers(match.method.selector)
      else { return false }
      guard let inherited else { return true }
      switch graph.answer(match.method.selector, of: inherited) {
      case .yes, .unknown: return false
      case .otherSide, .no: return true
      }
    }
    guard let first = missing.first else { return nil }
    let names = Set(missing.map(\.method.selector)).sorted()
    return Draft(
      confidence: .likely, range: made.range, subject: .selector(first.method.selector),
      claimed: made.name, expected: first.method.selector,
      message: "\(made.name) adopts \(name) and lacks \(Wording.list(names)), which it requires",
      explanation: [
        "\(Wording.place(first.container.location, line: first.method.line, first.origin)) declares "
          + "-[\(first.container.owner) \(first.method.selector)] as required."
      ])
  }

  /// What every set that has the protocol requires.
  private func required(by name: String, _ file: JudgedFile) -> [MethodMatch] {
    let index = file.catalog.index
    let family = file.project.graph.family(ofProtocol: name).subtracting(RuntimeRoot.names)
    return family.sorted().flatMap { name -> [MethodMatch] in
      let matches = index.containers(named: name).filter { $0.fact.kind == .protocol }
      guard let first = matches.first else { return [] }
      return first.fact.methods.enumerated().compactMap { place, method in
        let isRequired = matches.allSatisfy { match in
          match.fact.methods.contains {
            $0.selector == method.selector && $0.kind == method.kind && !$0.isOptional
          }
        }
        return isRequired
          ? MethodMatch(container: first.fact, index: place, origin: first.origin) : nil
      }
    }
  }
}
