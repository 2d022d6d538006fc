import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct UnknownKeyPathTests {
  private static let facts: FactSet = {
    func method(_ selector: String, _ returns: String = "", property: String? = nil) -> Method {
      let colons = selector.count { $0 == ":" }
      return Method(
        selector: selector, kind: .instance,
        encoding: colons == 0 ? "@16@0:8" : "v24@0:8" + String(repeating: "@", count: colons),
        returnType: returns, propertyName: property)
    }
    var view = SampleFacts.container("XYView")
    view.methods = [
      method("frame", "CGRect"), method("setFrame:"), method("isHidden", property: "hidden"),
      method("layer", "XYLayer *"), method("window", "XYWindow *"), method("setStatus:"),
      method("mayMove", property: "movable"), method("status", "NSString *"),
    ]
    var window = SampleFacts.container("XYWindow")
    window.methods = [method("title", "NSString *")]
    var panel = SampleFacts.container("XYPanel", selectors: ["floating"])
    panel.kind = .class(superclass: "XYWindow")
    var layer = SampleFacts.container("XYLayer")
    layer.methods = [method("position"), method("defaultValueForKey:")]
    var root = SampleFacts.container("NSObject")
    root.kind = .category(of: "NSObject")
    root.name = "NSKeyValueCoding"
    root.methods = [
      "valueForKey:", "setValue:forKey:", "setValue:forKeyPath:", "valueForKeyPath:",
      "addObserver:forKeyPath:options:context:", "removeObserver:forKeyPath:",
    ].map { method($0) }
    return SampleFacts.set([], containers: [root, view, window, panel, layer])
  }()

  private func findings(_ code: String, _ path: String = "a.zig") -> [String] {
    SampleFacts.audit(code, as: path, [Self.facts]).findings.map {
      "\($0.confidence.rawValue) \($0.rule): \($0.message)"
    }
  }

  private static let view =
    "const v = msgSend0(msgSend0(getClass(\"XYView\"), \"alloc\"), \"init\");\n"

  @Test(arguments: [
    "msgSend1(v, \"valueForKey:\", \"statu\");",
    "msgSend1(v, \"valueForKey:\", createNSString(\"statu\"));",
    "msgSend1(v, \"valueForKey:\", msgSend1(NSString, \"stringWithUTF8String:\", \"statu\"));",
    "const key = nsString(\"statu\");\nmsgSend2(v, \"setValue:forKey:\", x, key);",
    "msgSend4(v, \"addObserver:forKeyPath:options:context:\", o, ns(\"statu.length\"), 1, null);",
  ]) func aKeyThatIsNearlyAProperty(code: String) {
    #expect(
      findings(Self.view + code) == [
        "likely unknown-key-path: XYView has no property statu; it has status"
      ])
  }

  @Test(arguments: [
    ("a.m", "[[[XYView alloc] init] valueForKey:@\"statu\"];"),
    (
      "a.c",
      "id v = objc_msgSend(objc_msgSend(objc_getClass(\"XYView\"), sel_registerName(\"alloc\")), "
        + "sel_registerName(\"init\"));\n"
        + "objc_msgSend(v, sel_registerName(\"valueForKey:\"), CFSTR(\"statu\"));"
    ),
  ]) func otherLanguages(path: String, code: String) {
    #expect(
      findings(code, path) == [
        "likely unknown-key-path: XYView has no property statu; it has status"
      ])
  }

  @Test func keysAreFollowedFromClassToClass() {
    let code = Self.view + "msgSend1(v, \"valueForKeyPath:\", ns(\"window.titel\"));"
    let found = SampleFacts.audit(code, as: "a.zig", [Self.facts]).findings
    #expect(found.map(\.message) == ["XYWindow has no property titel; it has title"])
    #expect(found.first?.fix?.replacement == "title")
    #expect(found.first?.start.column == 44)
  }

  @Test func whatIsLikeNothingMayBePrivate() {
    #expect(
      findings(Self.view + "msgSend2(v, \"setValue:forKey:\", x, ns(\"drawsBackground\"));") == [
        "possible unknown-key-path: XYView has no property drawsBackground"
      ])
  }

  @Test(arguments: [
    "status", "hidden", "isHidden", "frame.origin.x", "movable", "description", "@count",
    "window.title", "window.title.length", "_private", "layer.anything", "layer.transform.rotatin",
    "window.floating", "window.colour", "no key at all", "",
  ]) func keysThatAreOrMayBeThere(key: String) {
    #expect(findings(Self.view + "msgSend1(v, \"valueForKeyPath:\", ns(\"\(key)\"));") == [])
  }

  @Test(arguments: [
    "msgSend1(other, \"valueForKey:\", ns(\"statu\"));",
    "msgSend1(v, \"valueForKey:\", ns(\"statu\" ++ \"s\"));",
    "msgSend1(v, \"valueForKey:\", ns(key));", "msgSend1(v, \"setStatus:\", ns(\"statu\"));",
    "msgSend1(getClass(\"XYView\"), \"valueForKey:\", ns(\"statu\"));",
  ]) func otherMessages(code: String) {
    #expect(findings(Self.view + code).filter { $0.contains("key-path") } == [])
  }
}
