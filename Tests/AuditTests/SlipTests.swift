import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Selectors that are one letter away from a declared one, where nothing else says what is meant.
@Suite struct SlipTests {
  static let facts = SampleFacts.set(
    [],
    containers: [
      SampleFacts.container(
        "XYView",
        selectors: [
          "numberOfRowsInTableView:", "makeViewWithIdentifier:owner:", "contentView", "frame",
          "UTF8String", "isHidden", "center", "zPosition", "nose", "sample", "initWithTag:",
          "addObject:", "addTrackingArea:", "setURL:", "radius1", "tests",
          "dataUsingBase64Encoding:",
        ])
    ])

  private func findings(_ selector: String) -> [Finding] {
    var sketch = Sketch()
    sketch.selector(selector)
    return sketch.audit(Self.facts).findings
  }

  @Test(arguments: [
    ("unmberOfRowsInTableView:", "numberOfRowsInTableView:", Confidence.likely),
    ("makeViewWithdIentifier:owner:", "makeViewWithIdentifier:owner:", .likely),
    ("owner:makeViewWithIdentifier:", "makeViewWithIdentifier:owner:", .likely),
    ("contentiVew", "contentView", .likely), ("sHidden", "isHidden", .possible),
    ("farme", "frame", .possible), ("Frame", "frame", .possible),
    ("UT8FString", "UTF8String", .likely), ("UTFString", "UTF8String", .possible),
    ("dataUsingBae64Encoding:", "dataUsingBase64Encoding:", .likely),
    ("aloc", "alloc", .possible), ("relaese", "release", .possible),
    ("Retain", "retain", .possible),
  ]) func areFound(claimed: String, meant: String, confidence: Confidence) {
    let found = findings(claimed)
    #expect(found.map(\.expected) == [meant])
    #expect(found.allSatisfy { $0.confidence == confidence && $0.rule == "unknown-selector" })
  }

  @Test(arguments: [
    "frames", "frame2", "centerX", "xPosition", "pose", "simple", "initWithTao:", "addObjects:",
    "setUrl:", "radius2", "radius", "test4", "addTrackingAreas:", "_frmae",
  ]) func otherNamesAreLeftAlone(claimed: String) {
    #expect(findings(claimed).isEmpty)
  }

  @Test func whatEveryObjectHasIsNamed() throws {
    let found = try #require(findings("laloc").first)
    #expect(found.message == "no header declares laloc; every object has alloc")
  }

  @Test func anotherOrderIsNotMendedByItself() throws {
    let found = try #require(findings("owner:makeViewWithIdentifier:").first)
    #expect(found.fix == nil)
    #expect(found.explanation.contains { $0.contains("in another order") })
  }

  @Test func aReceiverThatHasItMakesItCertain() {
    let facts = SampleFacts.set(
      [],
      containers: [
        SampleFacts.container("NSObject", selectors: ["init"]),
        SampleFacts.container("XYList", selectors: ["addItem:", "item"]),
      ])
    for (claimed, confidence) in [("addIem:", Confidence.certain), ("itme", .certain)] {
      var sketch = Sketch()
      sketch.selector(claimed, receiver: "XYList")
      #expect(sketch.audit(facts).findings.map(\.confidence) == [confidence], "\(claimed)")
    }
  }
}

/// Methods that code defines or exports, and arguments, as real bridges write them.
@Suite struct DefinedSlipTests {
  private func findings(
    _ code: String, _ name: String, facts: FactSet = SampleFacts.healthKit
  ) -> [String] {
    let file = BridgeReader.read(path: name, bytes: Array(code.utf8))!
    return Auditor(facts: [facts]).audit([file]).findings.map {
      "\($0.confidence.rawValue) \($0.rule)"
    }
  }

  private static let sibling =
    "_ = class_addMethod(c, sel(\"workoutSession:didChangeToState:fromState:date:\"), i, \"v@:@qq@\");\n"

  @Test(arguments: [
    "workoutSession:didFailWithErorr:", "workoutSession:didFailWithError",
    "workoutSessiondidFailWithError:",
    "workoutSession:didFailWith:Error:",
  ]) func methodsOfAClassThatIsNotInSight(selector: String) {
    let code = "_ = class_addMethod(c, sel(\"\(selector)\"), i, null);\n"
    #expect(findings(Self.sibling + code, "a.zig") == ["likely misspelt-method"])
  }

  @Test func aMethodAloneIsPossible() {
    let code = "_ = class_addMethod(c, sel(\"workoutSession:didFailWithErorr:\"), i, null);"
    #expect(findings(code, "a.zig") == ["possible misspelt-method"])
    let own = "_ = class_addMethod(c, sel(\"workoutSession:didFailWithReason:\"), i, null);"
    #expect(findings(own, "a.zig").isEmpty)
  }

  /// The only method of a compiled class, which says that it adopts the protocol.
  @Test func aMethodOfAnAdoptedProtocol() {
    func code(_ adopted: String) -> String {
      "@interface Own : NSObject\(adopted)\n@end\n@implementation Own\n"
        + "- (void)workoutSession:(id)s didFilWithError:(id)e {}\n@end\n"
    }
    #expect(findings(code(" <HKWorkoutSessionDelegate>"), "a.m") == ["possible misspelt-method"])
    #expect(findings(code(""), "a.m").isEmpty)
  }

  @Test func aHeadersOwnClassIsDeclaredAgain() {
    let code = "@interface HKHealthStore : NSObject\n- (void)excuteQuery:(id)q;\n@end\n"
    #expect(findings(code, "a.m") == ["possible misspelt-method"])
    let other = "@interface Own : NSObject\n- (void)excuteQuery:(id)q;\n@end\n"
    #expect(findings(other, "a.m").isEmpty)
  }

  @Test(arguments: [
    ("saveObject:withCompletion", "possible misspelt-method"),
    ("saveObjcet:withCompletion:", "possible misspelt-method"),
    ("withCompletion:saveObject:", "possible misspelt-method"),
    ("aloc", "possible misspelt-method"), ("isEuqal:", "possible misspelt-method"),
  ]) func exportedMethods(selector: String, finding: String) {
    let code = """
      class Store { [Export ("\(selector)")] void Save (NSObject o, Action c); }
      """
    #expect(findings(code, "a.cs") == [finding])
  }

  /// The number of arguments tells which of two numbers of colons is meant, even in a name of one word.
  @Test(arguments: [
    ("msgSend0(msgSend0(HKHealthStore, \"alloc:\"), \"init\")", ["certain unknown-selector"]),
    ("msgSend0(msgSend0(HKHealthStore, \"alloc\"), \"init:\")", ["certain unknown-selector"]),
    ("msgSend0(store, \"init:\")", ["certain wrong-argument-count"]),
    ("msgSend1(store, \"load:\", x)", []), ("sel_registerName(\"new:\")", []),
  ]) func colonsOfOneWord(call: String, wanted: [String]) {
    let code = "const HKHealthStore = objc.getClass(\"HKHealthStore\");\n_ = \(call);\n"
    #expect(findings(code, "a.zig") == wanted)
  }

  @Test func semicolonsDividePascalsParameters() {
    let code = """
      type
        HKHealthStore = interface(NSObject)
          [MethodName('saveObject:withCompletion:')]
          procedure saveObject(obj: HKObject; withCompletion: TBlock); cdecl;
          [MethodName('deleteObject:withCompletion:')]
          procedure deleteObject(a, b: Pointer); cdecl;
          [MethodName('executeQuery:')]
          procedure executeQuery(query: HKQuery; extra: Integer); cdecl;
        end;
      """
    #expect(findings(code, "a.pas") == ["likely wrong-argument-count"])
  }

  @Test func aClassIsHandedTheObjectItself() {
    let code = """
      HKHealthStore.saveObject_withCompletion_(self, a, b)
      Proxy.saveObject_withCompletion_(__class__, self, a, b)
      XYTextFieldProxy.saveObject_withCompletion_(__class__, self, a, b)
      store.saveObject_withCompletion_(self, a)
      Proxy.saveObject_withCompletion_(self, a, b, c)
      """
    #expect(findings(code, "a.py") == ["likely wrong-argument-count"])
  }

  @Test(arguments: [
    ("openglPixelFormat", "@property(retain) XYFormat *openglPixelFormat;"),
    ("openglPixelFormat", "@property (copy, nonatomic) void (^openglPixelFormat)(int);"),
    ("setOpenglPixelFormat:", "@property id openglPixelFormat NS_AVAILABLE(10_7);"),
    ("isOpenglPixelFormat", "@property(getter=isOpenglPixelFormat) BOOL pixel;"),
  ]) func propertiesDefineTheirAccessors(selector: String, declaration: String) {
    let facts = SampleFacts.set(
      [],
      containers: [
        SampleFacts.container(
          "NSOpenGLLayer",
          selectors: ["openGLPixelFormat", "setOpenGLPixelFormat:", "isOpenGLPixelFormat"])
      ])
    let sender = "sel(\"\(selector)\");"
    let header = "@interface Own : NSObject\n\(declaration)\n@end\n"
    let files = [("a.zig", sender), ("b.m", header)].map {
      BridgeReader.read(path: $0.0, bytes: Array($0.1.utf8))!
    }
    let auditor = Auditor(facts: [facts])
    #expect(auditor.audit([files[0]]).findings.map(\.rule) == ["unknown-selector"])
    #expect(auditor.audit(files).findings.isEmpty)
  }
}

/// Calls with an argument less than the project's own function takes.
@Suite struct ShortCallTests {
  private func rules(_ code: String, _ name: String) -> [String] {
    let file = BridgeReader.read(path: name, bytes: Array(code.utf8))!
    return Auditor(facts: [SampleFacts.healthKit]).audit([file]).findings.map(\.rule)
  }

  @Test func areReportedWhereNothingCanBeLeftOut() {
    let sender = """
      fn send2(o: id, name: [*:0]const u8, a: id, b: id) id {
          const f = @as(*const fn (id, SEL, id, id) callconv(.c) id, @ptrCast(&objc_msgSend));
          return f(o, sel(name), a, b);
      }

      """
    let short = "_ = send2(s, \"saveObject:withCompletion:\", a);"
    #expect(rules(sender + short, "a.zig") == ["wrong-argument-count"])
    #expect(rules(sender + "_ = send2(s, \"saveObject:withCompletion:\", a, b);", "a.zig") == [])
  }

  @Test func defaultsAreLeftToTheirFunction() {
    let code = """
      function send2(o, name, a, b) { return objc_msgSend(o, sel(name), a, b); }
      send2(s, "saveObject:withCompletion:", a);
      """
    #expect(rules(code, "a.js") == [])
  }
}
