@testable import BridgeClaims

/// `selector receiver (argument, …)` for each message that is sent, in source order.
func messageLines(_ source: String, _ language: String) -> [String] {
  read(source, language).selectors.filter { $0.use == .sent }.flatMap { claim in
    claim.messages.map { message in
      let arguments = message.arguments?.map(\.text).joined(separator: ", ") ?? "?"
      return "\(claim.selector) \(text(message.receiver)) (\(arguments))"
    }
  }
}

/// `-[Class selector] number of parameters` for each method that is defined, in source order.
func methodLines(_ source: String, _ language: String) -> [String] {
  read(source, language).selectors.filter { $0.use != .sent }.map { claim in
    let sign = claim.isClassMethod ?? false ? "+" : "-"
    let count = claim.messages.first?.arguments.map { " \($0.count)" } ?? ""
    return "\(sign)[\(claim.receiverClass ?? "") \(claim.selector)]\(count)"
  }
}

private func text(_ receiver: Receiver?) -> String {
  switch receiver {
  case nil: "-"
  case .class(let name): "+\(name)"
  case .instance(let name): "-\(name)"
  case .result(let selector, let from): "\(text(from)).\(selector)"
  }
}
