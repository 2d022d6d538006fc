import Audit
import Foundation
import HeaderFacts
import TestSupport
import Testing

@Suite struct RuntimeRootTests {
  @Test func everyObjectAnswersToWhatTheRuntimesHeaderDeclares() throws {
    let folder = Fixtures.repository.appending(path: "facts/MacOSX14.2")
    let library = FactLibrary([try FactFolder(folder)])
    let sets = try library.sets(of: [""])
    let root = sets.flatMap(\.containers).filter {
      $0.owner == "NSObject" && $0.location.header == "objc/NSObject.h"
    }
    #expect(root.count == 2, "the class and the protocol")
    #expect(Set(root.flatMap(\.methods).map(\.selector)) == RuntimeRoot.selectors)
  }
}
