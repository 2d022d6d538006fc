import BridgeClaims
import HeaderFacts

/// Calls that are messages only where a framework's class receives them.
enum OwnReceivers {
  /// The file without the selectors whose receiver is of no class that headers declare: they are calls
  /// of the language's own methods.
  static func leavingOut(_ file: FileClaims, index: FactIndex) -> FileClaims {
    guard file.selectors.contains(where: \.dependsOnReceiver) else { return file }
    var file = file
    file.selectors.removeAll { claim in
      claim.dependsOnReceiver && !isDeclared(claim, index)
    }
    return file
  }

  private static func isDeclared(_ claim: SelectorClaim, _ index: FactIndex) -> Bool {
    claim.messages.contains { message in
      message.receiver.map { !index.containers(named: $0.namedClass).isEmpty } ?? false
    }
  }
}
