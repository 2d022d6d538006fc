import BridgeClaims
import HeaderFacts
import Testing

@testable import Audit

/// Messages held against a few invented classes; the code is read as any bridge is.
@Suite struct MessageRuleTests {
  static func method(
    _ selector: String, _ encoding: String, kind: Method.Kind = .instance, returns: String = "",
    parameters: [String] = [], isOptional: Bool = false
  ) -> Method {
    let types = TypeEncoding.types(in: encoding)
    return Method(
      selector: selector, kind: kind, encoding: encoding, returnType: returns,
      parameters: parameters.enumerated().map {
        Parameter(
          typeName: $0.element, encoding: $0.offset + 3 < types.count ? types[$0.offset + 3] : "")
      }, isOptional: isOptional)
  }

  static let facts: FactSet = {
    var view = SampleFacts.container("XYView")
    view.methods = [
      method("setFrame:", "v48@0:8{CGRect={CGPoint=dd}{CGSize=dd}}16"),
      method("frame", "{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8"),
      method("setAlpha:", "v24@0:8d16"), method("setVolume:", "v20@0:8f16"),
      method("setStyle:", "v24@0:8q16", parameters: ["XYStyle"]),
      method("setEdges:", "v24@0:8Q16", parameters: ["XYEdges"]),
      method("isHidden", "B16@0:8"), method("layout", "v16@0:8"),
      method("window", "@16@0:8", returns: "XYWindow *"), method("tag", "q16@0:8"),
      method("setHidden:", "v20@0:8B16"),
    ]
    var window = SampleFacts.container("XYWindow")
    window.methods = [
      method("close:", "v24@0:8@16"),
      method("sharedWindow", "@16@0:8", kind: .class, returns: "instancetype"),
      method("stringWithFormat:", "@24@0:8@16", kind: .class),
      method("performA:b:", "v32@0:8@16@24"),
    ]
    var panel = SampleFacts.container("XYPanel")
    panel.kind = .class(superclass: "XYWindow")
    panel.methods = [method("float:", "v24@0:8@16")]
    var delegate = SampleFacts.container("XYViewDelegate", isProtocol: true)
    delegate.methods = [
      method("viewDidLoad:", "v24@0:8@16"),
      method("view:didMoveBy:", "v32@0:8@16d24", isOptional: true),
      method("view:shouldClose:", "B32@0:8@16@24", isOptional: true),
    ]
    return SampleFacts.set(
      [
        SampleFacts.enumeration("XYStyle", ["Plain": 0, "Bold": 1, "Wide": 4]),
        SampleFacts.enumeration("XYEdges", kind: .options, ["Top": 1, "Left": 2]),
      ], containers: [view, window, panel, delegate])
  }()

  /// `confidence rule: message` for each finding.
  static func findings(_ code: String, _ name: String = "bridge.zig") -> [String] {
    let file = BridgeReader.read(path: name, bytes: Array(code.utf8))!
    return Auditor(facts: [facts]).audit([file]).findings.map {
      "\($0.confidence.rawValue) \($0.rule): \($0.message)"
    }
  }

  private func rules(_ code: String, _ name: String = "bridge.zig") -> [String] {
    Self.findings(code, name).map { String($0.prefix { $0 != ":" }) }
  }

  private static let view =
    "const v = msgSend0(msgSend0(getClass(\"XYView\"), \"alloc\"), \"init\");\n"

  // MARK: Counts

  @Test(arguments: [
    ("msgSend0(w, \"close:\");", "certain wrong-argument-count"),
    ("msgSend2(w, \"performA:b:\", a);", "certain wrong-argument-count"),
    ("msgSend2(w, \"sharedWindow\", a, b);", "certain wrong-argument-count"),
    ("msgSend2(w, \"close:\", a, b);", "likely wrong-argument-count"),
    ("msgSend3(w, \"somethingUnknownToAll:here:\", a, b, c);", "likely wrong-argument-count"),
    ("msgSend4(v, \"setFrame:\", a, b, c, d);", "possible wrong-argument-count"),
  ]) func countsOfArguments(code: String, finding: String) {
    #expect(rules(code) == [finding])
  }

  @Test(arguments: [
    "msgSend1(w, \"close:\", a);", "msgSend3(w, \"stringWithFormat:\", a, b, c);",
    "objc.msgSend(w, \"performA:b:\", void, .{ a, b });", "msgSend1(v, \"setFrame:\", r);",
    "addMethod(cls, \"performA:b:\", imp);", "foo(w, \"close:\", a, b, c);",
  ]) func rightCounts(code: String) {
    #expect(rules(code) == [])
  }

  @Test func functionsOfTheProjectHandOnWhatTheySay() {
    let sender = """
      fn setRect(target: id, name: [*:0]const u8, x: f64, y: f64, w: f64, h: f64) void {
          const msg = @as(*const fn (id, SEL, NSRect) callconv(.c) void, @ptrCast(&objc_msgSend));
          msg(target, sel(name), .{ .x = x });
      }

      """
    #expect(rules(sender + "setRect(v, \"setFrame:\", 1, 2, 3, 4);") == [])
    let other = BridgeReader.read(path: "a.zig", bytes: Array(sender.utf8))!
    let user = BridgeReader.read(
      path: "b.zig", bytes: Array("b.setRect(v, \"close:and:\", 1, 2, 3, 4);".utf8))!
    let result = Auditor(facts: [Self.facts]).audit([other, user])
    #expect(result.findings.map(\.rule) == ["wrong-argument-count"])
    #expect(result.summary.selectors == 1)
  }

  // MARK: Receivers

  @Test(arguments: [
    ("const W = getClass(\"XYWindow\"); msgSend1(W, \"close:\", a);", "certain wrong-receiver"),
    (
      "msgSend0(msgSend0(getClass(\"XYWindow\"), \"alloc\"), \"sharedWindow\");",
      "certain wrong-receiver"
    ),
    ("msgSend1(msgSend0(getClass(\"XYView\"), \"new\"), \"close:\", a);", "likely wrong-receiver"),
    (
      "const v = msgSend0(getClass(\"XYView\"), \"new\"); msgSend0(msgSend0(v, \"window\"), \"layout\");",
      "possible wrong-receiver"
    ),
  ]) func wrongReceivers(code: String, finding: String) {
    #expect(rules(code) == [finding])
  }

  @Test(arguments: [
    "msgSend0(getClass(\"XYPanel\"), \"sharedWindow\");",
    "msgSend1(msgSend0(getClass(\"XYPanel\"), \"sharedWindow\"), \"float:\", a);",
    "msgSend1(msgSend0(getClass(\"XYWindow\"), \"sharedWindow\"), \"float:\", a);",
    "msgSend1(msgSend0(msgSend0(getClass(\"XYView\"), \"new\"), \"window\"), \"viewDidLoad:\", a);",
    "msgSend0(getClass(\"XYView\"), \"alloc\"); msgSend1(unknown, \"close:\", a);",
    "msgSend0(getClass(\"XYOther\"), \"layout\");",
  ]) func rightReceivers(code: String) {
    #expect(rules(code) == [])
  }

  // MARK: Types

  @Test(arguments: [
    ("msgSend1(v, \"setAlpha:\", @as(c_long, 1));", "certain wrong-type"),
    ("msgSend1(v, \"setVolume:\", @as(f64, 1));", "certain wrong-type"),
    ("msgSend1(v, \"setStyle:\", @as(f64, 1));", "certain wrong-type"),
    ("msgSend1(v, \"setFrame:\", @as(f64, 1));", "certain wrong-type"),
    ("msgSend1(v, \"setStyle:\", @as(c_int, 1));", "possible wrong-type"),
    (
      "const f = @as(*const fn (id, SEL) callconv(.c) f64, @ptrCast(&objc_msgSend)); x = f(v, sel(\"tag\"));",
      "certain wrong-type"
    ),
    (
      "const f = @as(*const fn (id, SEL) callconv(.c) c_long, @ptrCast(&objc_msgSend)); x = f(v, sel(\"layout\"));",
      "likely wrong-type"
    ),
    (
      "const f = @as(*const fn (id, SEL, f64) callconv(.c) void, @ptrCast(&objc_msgSend)); f(v, sel(\"setStyle:\"), 1);",
      "certain wrong-type"
    ),
  ]) func wrongTypes(code: String, finding: String) {
    #expect(rules(Self.view + code) == [finding])
  }

  @Test(arguments: [
    "msgSend1(v, \"setAlpha:\", @as(f64, 1));", "msgSend1(v, \"setHidden:\", @as(bool, true));",
    "msgSend1(v, \"setHidden:\", @as(c_int, 1));", "msgSend1(v, \"setStyle:\", @as(usize, 1));",
    "msgSend1(v, \"setFrame:\", @as(NSRect, r));", "msgSend1(w, \"close:\", @as(usize, 0));",
    "const f = @as(*const fn (id, SEL) callconv(.c) c_long, @ptrCast(&objc_msgSend)); _ = f(v, sel(\"layout\"));",
    "const f = @as(*const fn (id, SEL) callconv(.c) NSRect, @ptrCast(&objc_msgSend)); x = f(v, sel(\"frame\"));",
  ]) func rightTypes(code: String) {
    #expect(rules(Self.view + code) == [])
  }

  // MARK: Literals

  @Test(arguments: [
    ("msgSend1(v, \"setStyle:\", @as(c_long, 3));", "likely literal-argument"),
    ("msgSend1(v, \"setEdges:\", 12);", "likely literal-argument"),
  ]) func numbersThatAreNoMembers(code: String, finding: String) {
    #expect(rules(Self.view + code) == [finding])
  }

  @Test(arguments: ["4", "0", "x", "-0"]) func members(literal: String) {
    #expect(rules(Self.view + "msgSend1(v, \"setStyle:\", \(literal));") == [])
  }

  @Test(arguments: ["3", "0", "0xffffffffffffffff"]) func options(literal: String) {
    #expect(rules(Self.view + "msgSend1(v, \"setEdges:\", \(literal));") == [])
  }

  /// A name that is no longer used may be a constant beside the enum.
  @Test(arguments: [
    ("const XYStyle", IntegerConstant.Kind.constant, 0), ("XYStyle", .constant, 0),
    ("XYOtherStyle", .constant, 1), ("XYStyle", .macro, 1),
  ]) func constantsBesideTheEnum(type: String, kind: IntegerConstant.Kind, count: Int) {
    var facts = Self.facts
    facts.integerConstants = [
      IntegerConstant(
        name: "XYOldStyleThick", framework: "Sample",
        location: HeaderLocation(header: "XYStyle.h", line: 20), kind: kind,
        value: IntegerValue(isNegative: false, magnitude: 3, type: SampleFacts.signed),
        typeName: type)
    ]
    let code = Self.view + "msgSend1(v, \"setStyle:\", 3);"
    #expect(SampleFacts.audit(code, as: "a.zig", [facts]).findings.count == count)
  }

  // MARK: Methods of the code's own

  private static func delegate(_ methods: (String, String)..., adopts: Bool = true) -> String {
    var code = "const cls = objc_allocateClassPair(getClass(\"NSObject\"), \"Del\", 0);\n"
    if adopts { code += "_ = class_addProtocol(cls, objc_getProtocol(\"XYViewDelegate\"));\n" }
    for (selector, encoding) in methods {
      code += "_ = class_addMethod(cls, sel(\"\(selector)\"), imp, \"\(encoding)\");\n"
    }
    return code
  }

  @Test func encodings() {
    #expect(rules(Self.delegate(("viewDidLoad:", "v@:"))) == ["certain wrong-encoding"])
    #expect(
      rules(Self.delegate(("viewDidLoad:", "v@:@"), ("view:didMoveBy:", "v@:@@")))
        == ["likely wrong-encoding"])
    #expect(
      rules(
        Self.delegate(
          ("viewDidLoad:", "v24@0:8@16"), ("view:didMoveBy:", "v@:@d"),
          ("view:shouldClose:", "c@:@@"))
      ) == [])
    #expect(rules(Self.delegate(("myOwn:", "v@:"), adopts: false)) == ["certain wrong-encoding"])
  }

  @Test func methodsThatAProtocolRequires() {
    #expect(rules(Self.delegate(("view:didMoveBy:", "v@:@d"))) == ["likely missing-method"])
    #expect(rules(Self.delegate(("view:didMoveBy:", "v@:@d"), adopts: false)) == [])
    #expect(rules(Self.delegate()) == [])
  }

  @Test func misspeltMethods() {
    #expect(
      rules(Self.delegate(("viewDidLoad:", "v@:@"), ("view:shuoldClose:", "c@:@@")))
        == ["likely misspelt-method"])
    #expect(
      rules(Self.delegate(("viewDidLoad:", "v@:@"), ("view:shouldclose:", "c@:@@"), adopts: false))
        == ["likely misspelt-method"])
    #expect(rules(Self.delegate(("viewDidLoad:", "v@:@"), ("buttonPressed:", "v@:@"))) == [])
    #expect(
      rules(
        "@interface Del : NSObject <XYViewDelegate>\n@end\n@implementation Del\n"
          + "- (BOOL)view:(id)v shuoldClose:(id)x { return 1; }\n@end\n", "del.m")
        == ["likely misspelt-method"])
  }

  @Test func objectiveCsOwnMessagesAreTheCompilersWhereItLooks() {
    #expect(rules("void f(XYView *v) { [XYView layout]; [v close:1 :2]; }", "a.m") == [])
    #expect(
      rules("void f(void) { XYView *v = [[XYView alloc] init]; [v setStyle:3]; }", "a.m")
        == ["likely literal-argument"])
  }
}
