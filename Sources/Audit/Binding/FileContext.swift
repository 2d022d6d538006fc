import BridgeClaims

/// What the groups of a file that are plain say about those that are not.
struct FileContext: Sendable {
  /// Three groups or more are named after enums, and nearly all of their numbers are right: then groups
  /// that are too small to show it by themselves mirror enums too.
  private(set) var isMirror = false
  /// Enums of which the file states right numbers under their names.
  private(set) var families: Set<Int> = []

  /// Nothing is known.
  init() {}

  init(_ bound: [BoundClaim]) {
    let named = bound.filter { $0.binding.way == .namedOwner && $0.claim.value != nil }
    isMirror =
      Set(named.map(\.group)).count > 2 && named.count { !$0.isWrong } * 10 >= named.count * 9
    let sure = bound.filter {
      $0.binding.way != .resemblance && $0.binding.confidence > .possible && $0.isRight == true
    }
    families = Set(sure.compactMap(\.binding.family))
  }

  /// Whether what is known may bind claims of the file that were not bound without it.
  func mayChange(_ bound: [BoundClaim], in file: FileClaims) -> Bool {
    isMirror
      || !families.isEmpty && bound.count < file.groups.reduce(0) { $0 + $1.claims.count }
  }
}
