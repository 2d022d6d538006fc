import BridgeClaims

/// The functions of a project that send selectors which they are given.
struct Senders: Sendable {
  private var byName: [String: SenderDefinition?] = [:]
  /// Functions that send, by the configuration's word.
  private let named: Set<String>

  init(_ files: [FileClaims], named: Set<String>) {
    self.named = named
    for sender in files.flatMap(\.senders) {
      if let known = byName[sender.name] {
        if known != sender { byName.updateValue(nil, forKey: sender.name) }
      } else {
        byName[sender.name] = sender
      }
    }
  }

  /// The one that is called by this name in a file: its own, or the one that all files agree on.
  func definition(_ name: String, in file: FileClaims) -> SenderDefinition? {
    file.senders.first { $0.name == name } ?? byName[name] ?? nil
  }

  /// Whether the configuration says that a function of this name sends.
  func isNamed(_ name: String) -> Bool { named.contains(name) }

  /// The file with the calls of functions that others define, or that the configuration names, taken for what
  /// they are.
  func promoting(_ file: FileClaims) -> FileClaims {
    var file = file
    let known = Set(file.selectors.map(\.range))
    let promoted = file.candidates.filter { candidate in
      let helper = candidate.claim.messages.first?.helper ?? ""
      guard !known.contains(candidate.claim.range) else { return false }
      guard let definition = definition(helper, in: file) else { return isNamed(helper) }
      return definition.selectorPlace == candidate.place && !definition.takesList
    }
    guard !promoted.isEmpty else { return file }
    file.selectors = (file.selectors + promoted.map(\.claim)).enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
    return file
  }
}
