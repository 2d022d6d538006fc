import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct PrivateSelectorTests {
  private func findings(_ code: String, _ name: String) throws -> [String] {
    let file = try #require(BridgeReader.read(path: name, bytes: Array(code.utf8)))
    let auditor = Auditor(
      facts: [SampleFacts.healthKit], options: AuditOptions(enabledRules: ["private-selector"]))
    return auditor.audit([file]).findings.filter { $0.rule == "private-selector" }
      .map { "\($0.confidence) \($0.subject.name)" }
  }

  @Test func whereNothingShowsTheReceiver() throws {
    #expect(
      try findings("msgSend1(store, \"_setLocalDevice:\", device);", "a.zig")
        == ["possible _setLocalDevice:"])
    #expect(
      try findings("var s = Selector.GetHandle (\"_setLocalDevice:\");", "a.cs")
        == ["possible _setLocalDevice:"])
  }

  @Test func whatTheProjectHasIsItsOwn() throws {
    #expect(
      try findings(
        """
        _ = class_addMethod(c, sel("_own:"), imp, "v@:@");
        msgSend1(x, "_own:", y);
        """, "a.zig") == [])
    #expect(
      try findings(
        """
        const Own = objc.getClass("OwnThing");
        msgSend1(Own, "_reset:", y);
        """, "a.zig") == [])
    #expect(try findings("[store _setLocalDevice:device];", "a.m") == [])
  }

  @Test func isSilentUnlessAskedFor() throws {
    let file = try #require(
      BridgeReader.read(path: "a.zig", bytes: Array("msgSend0(x, \"_flush\");".utf8)))
    #expect(Auditor(facts: [SampleFacts.healthKit]).audit([file]).findings.isEmpty)
  }
}
