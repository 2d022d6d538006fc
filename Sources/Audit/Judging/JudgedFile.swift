import BridgeClaims
import HeaderFacts

/// A file's claims with the declarations they are about and what is known of the wrong ones.
struct JudgedFile: Sendable {
  let claims: FileClaims
  let catalog: Catalog
  let project: ProjectNames
  /// In the order of the file's groups.
  let bound: [BoundClaim]
  let outcome: BindingOutcome
  let options: AuditOptions
  /// For each bound claim why its number was probably written; nil for right ones.
  let reasons: [String?]
  /// For each bound claim that is one of a swapped pair, its partner's place in `bound`.
  let swapPartners: [Int: Int]
  /// For each bound claim that a right claim with the same label in its group contradicts, that claim's
  /// place in `bound`.
  let duplicates: [Int: Int]
  /// For each bound claim of a comment that code on its line contradicts rightly, that code's claim's place
  /// in `bound`.
  let contradictions: [Int: Int]
  /// For each selector claim what is to be said of it.
  let verdicts: [SelectorJudge.Verdict]
  /// The messages of the selector claims, in the order of the claims.
  let messages: [SentMessage]

  init(
    _ claims: FileClaims, catalog: Catalog, project: ProjectNames,
    options: AuditOptions = AuditOptions()
  ) {
    self.claims = claims
    self.catalog = catalog
    self.project = project
    self.options = options
    outcome = Binder(
      catalog: catalog, ownNames: options.bindings, explains: options.explainsBindings
    ).bind(claims)
    let bound = outcome.bound
    self.bound = bound
    var reasons: [String?] = Array(repeating: nil, count: bound.count)
    var partners: [Int: Int] = [:]
    for var pool in Pools.pools(of: bound)
    where pool.places.contains(where: { bound[$0].isWrong }) {
      pool.run.similar = SimilarEnumeration.find(for: pool.run, catalog: catalog)
      pool.run.others = catalog.other.enumerations(named: pool.run.enumeration.name)
      for (place, reason) in zip(pool.places, Explainer.reasons(for: pool.run)) {
        reasons[place] = reason
      }
      for pair in SwappedPairs.find(in: pool.run) {
        partners[pool.places[pair.first]] = pool.places[pair.second]
        partners[pool.places[pair.second]] = pool.places[pair.first]
      }
    }
    for place in bound.indices where bound[place].isWrong && bound[place].binding.members.isEmpty {
      reasons[place] = ConstantReasons.reason(for: bound[place], catalog: catalog)
    }
    self.reasons = reasons
    swapPartners = partners
    duplicates = Self.duplicates(in: bound)
    contradictions = CommentContradiction.contradicted(bound, in: claims.source)
    let judge = SelectorJudge(index: catalog.index, project: project)
    verdicts = claims.selectors.map(judge.judge)
    messages = SentMessage.all(in: claims, project: project)
  }

  /// Places in `bound` of the claims that no set agrees with.
  var wrong: [Int] { bound.indices.filter { bound[$0].isWrong } }

  private static func duplicates(in bound: [BoundClaim]) -> [Int: Int] {
    struct Key: Hashable {
      var group: Int
      var label: String
      var name: String
    }
    func key(_ claim: BoundClaim) -> Key {
      Key(group: claim.group, label: claim.claim.label, name: claim.binding.name)
    }
    var right: [Key: Int] = [:]
    for place in bound.indices where bound[place].isRight == true {
      right[key(bound[place])] = right[key(bound[place])] ?? place
    }
    var duplicates: [Int: Int] = [:]
    for place in bound.indices where bound[place].isWrong {
      duplicates[place] = right[key(bound[place])]
    }
    return duplicates
  }
}
