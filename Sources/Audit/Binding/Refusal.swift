import HeaderFacts

/// Why the enum that a group resembles most is not taken to be meant.
struct Refusal: Sendable {
  enum Reason: String, Sendable {
    case noNumbers = "none of the names that it has stands beside a number"
    case fewNames = "too few of the names are its members'"
    case otherOwner = "the code calls its own enum something else"
    case ownNumbering = "the numbers count the code's own lines"
    case otherNumbers = "too few of the numbers agree"
    case commonNames = "such names and numbers are in many programs"
  }

  let family: Int
  let weight: Double
  let reason: Reason
  private let matched: Int
  private let labels: Int
  private let agreeing: Int
  private let numbered: Int

  init(_ r: Resemblance, _ reason: Reason) {
    family = r.family
    weight = r.weight
    self.reason = reason
    (matched, labels, agreeing, numbered) = (r.matched, r.labels, r.agreeing, r.numbered)
  }

  /// The first thing that a group which resembles an enum lacks.
  init(_ r: Resemblance, isOwnNumbering: Bool) {
    let reason: Reason =
      if r.coverage < 0.6 || r.matched < 2 {
        .fewNames
      } else if isOwnNumbering {
        .ownNumbering
      } else if r.supportedShare < 0.5 {
        .otherNumbers
      } else {
        .commonNames
      }
    self.init(r, reason)
  }

  func text(_ catalog: Catalog) -> String {
    "most like \(catalog.families[family].displayName), but \(reason.rawValue) "
      + "(\(matched) of \(labels) names are its members', \(agreeing) of \(numbered) numbers agree)"
  }
}
