import BridgeClaims
import HeaderFacts

extension JudgedFile {
  /// Whether no rule has anything more special to say of a wrong claim than that it is wrong.
  func isPlainlyWrong(_ place: Int) -> Bool {
    swapPartners[place] == nil && duplicates[place] == nil
      && !OtherPlatform.applies(to: bound[place]) && !PinnedByTest.applies(to: bound[place])
      && contradictions[place] == nil
  }
}
