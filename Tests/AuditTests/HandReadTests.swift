import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// What real code has that is right, beside what is wrong and like it.
@Suite struct OwnMethodTests {
  private static let facts = SampleFacts.set(
    [],
    containers: [
      SampleFacts.container("NSObject", selectors: ["init"]),
      SampleFacts.container(
        "XYWindow", selectors: ["setTitle:", "center", "hide:", "show:", "top"]),
      SampleFacts.container("XYList", selectors: ["sublistWithRange:", "isHD", "allItems"]),
      SampleFacts.container(
        "XYPanelDelegate", isProtocol: true,
        selectors: [
          "panel:didChangeToDirectoryURL:", "panel:shouldEnableURL:", "panelDidClose:",
          "displayPanel:",
        ]),
    ])

  private func findings(_ files: (name: String, code: String)...) -> [String] {
    let read = files.map { BridgeReader.read(path: $0.name, bytes: Array($0.code.utf8))! }
    return Auditor(facts: [Self.facts]).audit(read).findings.map {
      "\($0.confidence.rawValue) \($0.rule) \($0.claimed)"
    }
  }

  /// A compiler has seen the methods of a class that inherits from something else.
  @Test(arguments: ["setTitel:", "SetTitle:", "Center", "centre", "subListWithRange:", "allStems"])
  func compiledClassesHaveWhatTheyLike(selector: String) {
    let method = selector.hasSuffix(":") ? "\(selector)(id)x" : selector
    for head in [": NSObject", "()", ": OwnBase"] {
      let code = """
        @interface Own \(head)
        @end
        @implementation Own
        - (void)\(method) {}
        @end
        """
      #expect(findings(("a.m", code)).isEmpty, "\(head)")
    }
  }

  @Test func aClassMayInheritInAnotherFile() {
    let header = "@interface Own : XYWindow\n@end\n"
    let code = "@implementation Own\n- (void)setTitel:(id)x {}\n@end\n"
    #expect(findings(("a.h", header), ("a.m", code)) == ["possible misspelt-method setTitel:"])
    #expect(findings(("a.m", code)).isEmpty)
  }

  private static let delegate = """
    @implementation Own
    - (void)panelDidClose:(id)panel {}
    - (BOOL)panel:(id)panel shouldEnable:(id)item { return YES; }
    @end

    """

  @Test func whatIsSentIsAMethodOfItsOwn() {
    #expect(findings(("a.m", Self.delegate)) == ["possible misspelt-method panel:shouldEnable:"])
    let sent = "void f(id own) { [own panel:own shouldEnable:own]; }\n"
    #expect(findings(("a.m", Self.delegate + sent)).isEmpty)
    #expect(findings(("a.m", Self.delegate), ("b.m", sent)).isEmpty)
    let action = "addTarget(self, action: #selector(Own.panel(_:shouldEnable:)))\n"
    #expect(findings(("a.m", Self.delegate), ("b.m", "@selector(panel:shouldEnable:);")).isEmpty)
    #expect(findings(("a.m", Self.delegate), ("b.swift", action)).count == 1)
  }

  @Test(arguments: [": NSObject <XYPanelDelegate, OwnDelegate>", "() <OwnDelegate>", ": B <Own>"])
  func protocolsOfTheProjectHaveMethodsToo(head: String) {
    let code = "@interface Own \(head)\n@end\n" + Self.delegate
    #expect(findings(("a.m", code)).isEmpty)
    let known = "@interface Own : NSObject <XYPanelDelegate>\n@end\n" + Self.delegate
    #expect(findings(("a.m", known)) == ["possible misspelt-method panel:shouldEnable:"])
  }

  /// The compiler gives a method the selector of the requirement that it meets.
  @Test func swiftTakesTheRequirementsSelector() {
    let code = """
      class Own: NSObject, XYPanelDelegate {
        @objc func panelDidClose(_ panel: Any) {}
        @objc func display(_ panel: Any) {}
      }
      """
    #expect(findings(("a.swift", code)).isEmpty)
  }

  /// What has two or three letters is like anything.
  @Test(arguments: ["hd", "to", "tp", "tpo"]) func shortNamesAreNoSlips(name: String) {
    #expect(findings(("a.zig", "_ = sel_registerName(\"\(name)\");")).isEmpty)
    let export = "interface Movie { [Export (\"\(name)\")] bool X { get; } }"
    #expect(findings(("a.cs", export)).isEmpty)
  }

  @Test func javaHasMethodsToExportToo() {
    let code = "class Page {\n  [Export(\"Center\")] public void Center() {}\n}\n"
    #expect(findings(("a.cs", code)) == ["possible misspelt-method Center"])
    #expect(findings(("a.cs", "using Android.App;\nusing Java.Interop;\n" + code)).isEmpty)
  }

  @Test func fieldsOfAListAreNoAttributes() {
    for code in ["x := T{A: 1, MethodName: \"Center\", B: 2}", "x := T{Selector: \"Center\"}"] {
      #expect(findings(("a.go", code)).isEmpty)
    }
    let pragma = "proc centre*(self: XYWindow) {.inline, objc: \"Center\".}"
    #expect(findings(("a.nim", pragma)).count == 1)
  }

  @Test(arguments: [
    ("QWindow", [String]()), ("XYWindow", ["likely wrong-argument-count hide:"]),
    ("Widget", []),
  ]) func underscoresOfOtherClassesSayNothing(base: String, wanted: [String]) {
    let code = "class Own(\(base)):\n    def hide_(self):\n        pass\n"
    let widget = "class Widget(QWidget):\n    pass\n"
    #expect(findings(("a.py", widget + code)) == wanted)
    #expect(findings(("a.py", code), ("b.py", widget)) == wanted)
  }

  @Test func methodsThatAreAddedTakeWhatTheyTake() {
    let call = "const a = cls.msgSend(i32, \"my_sum\", .{ @as(i32, 2), 3 });\n"
    let added = "_ = cls.addMethod(\"my_sum\", imp);\n"
    #expect(findings(("a.zig", call)) == ["certain wrong-argument-count my_sum"])
    #expect(findings(("a.zig", added + call)) == ["possible wrong-argument-count my_sum"])
    let known = "_ = cls.addMethod(\"center\", imp);\n_ = cls.msgSend(i32, \"center\", .{1});\n"
    #expect(findings(("a.zig", known)) == ["certain wrong-argument-count center"])
  }
}

/// Names that are right although no header declares them.
@Suite struct RightIdentifierTests {
  private func findings(_ code: String, _ path: String) -> [String] {
    SampleFacts.audit(code, as: path, [SampleFacts.healthKit]).findings.map(\.claimed)
  }

  @Test(arguments: [
    ("[iOS (17, 0), TV (17, 0)]\n[Field (\"%\")]\n", "a.cs"),
    (
      "/**\n * @since Available in iOS 17.0 and later.\n */\n"
        + "@GlobalValue(symbol=\"%\", optional=true)\n", "A.java"
    ),
    ("let dust = \"%\" // iOS 17\n", "a.swift"),
  ]) func theirReleaseIsLaterThanTheHeaders(code: String, path: String) {
    let dust = code.replacing("%", with: "HKQuantityTypeIdentifierMoonDust")
    #expect(findings(dust, path).isEmpty)
    for other in ["9", "16"] {
      let earlier = dust.replacing("17", with: other)
      #expect(findings(earlier, path) == ["HKQuantityTypeIdentifierMoonDust"])
    }
    let elsewhere = dust.replacing("iOS", with: "macOS").replacing("TV", with: "watchOS")
    #expect(findings(elsewhere, path) == ["HKQuantityTypeIdentifierMoonDust"])
    let slip = "HKQuantityTypeIdentifierStepCuont"
    #expect(findings(code.replacing("%", with: slip), path) == [slip])
  }

  @Test func anotherDeclarationsReleaseSaysNothing() {
    let code = "[iOS (17, 0)]\nint A { get; }\n[Field (\"HKQuantityTypeIdentifierMoonDust\")]\n"
    #expect(findings(code, "a.cs") == ["HKQuantityTypeIdentifierMoonDust"])
    let apart = "[iOS (17, 0)]\n\n[Field (\"HKQuantityTypeIdentifierMoonDust\")]\n"
    #expect(findings(apart, "a.cs") == ["HKQuantityTypeIdentifierMoonDust"])
  }

  @Test(arguments: [
    "const StepCount = \"%\"", "var HKQuantityTypeIdentifierStepCount string = \"%\"",
    "QuantityTypeIdentifierStepCount QuantityTypeIdentifier = \"%\"",
  ]) func aConstantsValueMayBeAnother(code: String) {
    let name = "HKQuantityTypeIdentifierFootfallTotal"
    let isShort = code.contains("const StepCount")
    #expect(findings(code.replacing("%", with: name), "a.go") == (isShort ? [name] : []))
    let slip = "HKQuantityTypeIdentifierStepCuont"
    #expect(findings(code.replacing("%", with: slip), "a.go") == [slip])
  }

  @Test(arguments: [
    ("if strings.HasPrefix(name, \"HKQuantityTypeIdentifierLunar\") {", "a.go"),
    ("if name.startswith('HKQuantityTypeIdentifierLunar'):", "a.py"),
    ("if name.starts_with(\"HKQuantityTypeIdentifierLunar\") {}", "a.rs"),
    ("if (name.includes('HKQuantityTypeIdentifierLunar')) {}", "a.ts"),
    ("pub enum Kind {\n  A,\n  /// b\n  HKQuantityTypeIdentifierLunar,\n  B,\n}", "a.rs"),
    ("enum Kind { HKQuantityTypeIdentifierLunar, B }", "A.java"),
  ]) func piecesAndMembersOfOwnEnums(code: String, path: String) {
    #expect(findings(code, path).isEmpty)
  }

  @Test func whatMembersAreGivenIsUsed() {
    let code = "enum Kind { a = f(HKQuantityTypeIdentifierLunar), b }"
    #expect(findings(code, "a.ts") == ["HKQuantityTypeIdentifierLunar"])
  }
}
