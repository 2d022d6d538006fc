import BridgeClaims
import HeaderFacts

/// A block takes another number of arguments than it will be called with.
struct WrongBlock: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-block",
    summary: "A block has other parameters than those that the method calls it with",
    severity: .error,
    what: """
      A block that is written into a message, or held by a variable that is handed over, with more or fewer \
      parameters than the header's block type has, or with a parameter of a type that travels in another way: \
      a `double` for an integer, an object for a `BOOL`. Functions that are handed over by their names are \
      read where the same file has them, and so are the blocks that a method behind an attribute says it \
      takes. Where a language drops what a function does not take, as JavaScript does, fewer are no fault.
      """,
    why: """
      What a block reads beyond the arguments that it is called with is whatever is left in the registers, \
      an object that is none among it. With fewer it is mostly another argument than was thought.
      """,
    triggering: RuleExample(
      fileName: "workout.rs",
      code: """
        let done = RcBlock::new(move |ok: Bool, saved: *mut AnyObject, error: *mut NSError| {});
        let _: () = msg_send![store, saveObject: workout, withCompletion: &*done];
        """),
    nonTriggering: RuleExample(
      fileName: "workout.rs",
      code: """
        let done = RcBlock::new(move |ok: Bool, error: *mut NSError| {});
        let _: () = msg_send![store, saveObject: workout, withCompletion: &*done];
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.messages.flatMap { sent -> [Draft] in
      guard let arguments = sent.message.arguments, arguments.count == sent.colons,
        sent.claim.use != .defined,
        // A method of the project's own may be meant.
        sent.isSure || !file.project.definedSelectors.contains(sent.claim.selector)
      else { return [] }
      return arguments.indices.compactMap { place in
        arguments[place].block.flatMap {
          let judge = BlockJudge(sent: sent, block: $0, place: place, graph: file.project.graph)
          return judge.draft()
        }
      }
    }
  }
}
