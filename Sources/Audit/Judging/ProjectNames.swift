import BridgeClaims
import HeaderFacts

/// What all scanned files say together about selectors.
struct ProjectNames: Sendable {
  /// Selectors of methods that some scanned file defines.
  let definedSelectors: Set<String>
  /// For each selector that is sent and neither defined nor declared, the declared ones like it, the
  /// nearest first.
  let nearSelectors: [String: [String]]

  init(_ files: [FileClaims], index: FactIndex) {
    let claims = files.flatMap(\.selectors)
    let defined = Set(claims.filter { $0.use == .defined }.map(\.selector))
    let unknown = Set(claims.map(\.selector)).subtracting(defined)
      .filter { index.methods(selector: $0).isEmpty }
    definedSelectors = defined
    guard !unknown.isEmpty else {
      nearSelectors = [:]
      return
    }
    let search = NameSearch(index.selectorSpellings)
    nearSelectors = Dictionary(
      uniqueKeysWithValues: unknown.map { ($0, search.near($0, limit: 8)) })
  }
}
