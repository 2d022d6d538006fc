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

  /// Two letters make another word: the property is rather a private one.
  @Test func anotherWordIsNoSlip() {
    #expect(
      findings(Self.view + "msgSend1(v, \"valueForKey:\", \"framed\");") == [
        "likely unknown-key-path: XYView has no property framed; it has frame"
      ])
    #expect(
      findings(Self.view + "msgSend1(v, \"valueForKey:\", \"loser\");") == [
        "possible unknown-key-path: XYView has no property loser"
      ])
  }

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

  @Test(arguments: [
    "let v = XYView()\nv.setValue(x, forKey: \"statu\")",
    "func f(v: XYView) { v.addObserver(self, forKeyPath: \"statu\", options: [], context: nil) }",
    "var v: XYView?\nv?.value(forKeyPath: \"statu.length\")",
    "self.v.removeObserver(self, forKeyPath: \"statu\")\nlet v: XYView = g()",
    "XYView().value(forKey: \"statu\")",
  ]) func swiftsOwnWords(code: String) {
    #expect(
      findings(code, "a.swift") == [
        "likely unknown-key-path: XYView has no property statu; it has status"
      ])
  }

  @Test(arguments: [
    "let v = XYView()\nv.setValue(x, forKey: \"status\")",
    "let v = XYView()\nv.setValue(x, forKey: \"private\")",
    "func f(v: XYView) {}\nlet v = other()\nv.value(forKey: \"statu\")",
    "let v = XYView()\nd.setValue(x, forKey: \"statu\")",
    "extension XYView { @objc dynamic var statu: Int { 1 } }\nXYView().value(forKey: \"statu\")",
    "let v = XYView()\nv.value(forKey: \"sta\\(x)tu\")", "v.foo(forKey: \"statu\")",
  ]) func swiftThatIsRightOrOpen(code: String) {
    #expect(findings(code, "a.swift") == [])
  }

  @Test func keysThatDependOnEachOther() {
    let head =
      "@interface A : NSObject\n@property NSString *fullName;\n@property NSString *family;\n@end\n"
    func method(_ name: String, _ key: String) -> String {
      head + "@implementation A\n+ (NSSet *)keyPathsForValuesAffecting\(name) {\n"
        + "  return [NSSet setWithObjects:@\"\(key)\", nil];\n}\n@end"
    }
    #expect(findings(method("FullName", "family"), "a.m") == [])
    #expect(findings(method("FullName", "document.family"), "a.m") == [])
    #expect(
      findings(method("FulName", "family"), "a.m") == [
        "likely unknown-key-path: A has no property fulName; there is fullName"
      ])
    #expect(
      findings(method("FullName", "familly"), "a.m") == [
        "likely unknown-key-path: A has no property familly; there is family"
      ])
    #expect(
      findings("int familly;\n" + method("FullName", "familly"), "a.m") == [])
  }
}

@Suite struct LayerKeyPathTests {
  private static let facts: FactSet = {
    func method(_ selector: String, _ returns: String) -> Method {
      Method(
        selector: selector, kind: .instance, encoding: "@16@0:8", returnType: returns,
        propertyName: selector)
    }
    var layer = SampleFacts.container("CALayer")
    layer.methods = [
      method("opacity", "float"), method("position", "CGPoint"), method("bounds", "CGRect"),
      method("transform", "CATransform3D"), method("shadowOffset", "CGSize"),
      method("contents", "id"),
    ]
    var shape = SampleFacts.container("CAShapeLayer")
    shape.kind = .class(superclass: "CALayer")
    shape.methods = [method("strokeEnd", "CGFloat")]
    var node = SampleFacts.container("XYNode")
    node.methods = [method("positron", "CGPoint")]
    var animation = SampleFacts.container("CAPropertyAnimation")
    animation.methods = [
      Method(
        selector: "animationWithKeyPath:", kind: .class, encoding: "@24@0:8@16",
        returnType: "instancetype")
    ]
    var basic = SampleFacts.container("CABasicAnimation")
    basic.kind = .class(superclass: "CAPropertyAnimation")
    return SampleFacts.set([], containers: [layer, shape, node, animation, basic])
  }()

  private static let ways: [(path: String, code: String)] = [
    ("a.swift", "let a = CABasicAnimation(keyPath: \"%\")"),
    ("a.m", "id a = [CABasicAnimation animationWithKeyPath:@\"%\"];"),
    ("a.cs", "var a = CABasicAnimation.FromKeyPath (\"%\");"),
    ("a.ts", "const a = CABasicAnimation.animationWithKeyPath('%');"),
    ("a.kt", "val a = CABasicAnimation.animationWithKeyPath(\"%\")"),
    ("a.java", "CABasicAnimation a = new CABasicAnimation(\"%\");"),
    ("a.py", "a = CABasicAnimation.animationWithKeyPath_(\"%\")"),
    ("a.rb", "a = CABasicAnimation.animationWithKeyPath(\"%\")"),
    (
      "a.zig",
      "const a = msgSend1(getClass(\"CABasicAnimation\"), \"animationWithKeyPath:\", ns(\"%\"));"
    ),
  ]

  private func findings(_ key: String, _ way: (path: String, code: String)) -> [String] {
    let code = way.code.replacing("%", with: key)
    return SampleFacts.audit(code, as: way.path, [Self.facts]).findings.map {
      "\($0.confidence.rawValue) \($0.rule): \($0.message)"
    }
  }

  @Test(arguments: 0..<ways.count) func everyLanguage(way: Int) {
    #expect(
      findings("strokeEdn", Self.ways[way]) == [
        "likely unknown-key-path: no layer class has a property strokeEdn; there is strokeEnd"
      ])
    #expect(
      findings("transform.rotaton.z", Self.ways[way]) == [
        "likely unknown-key-path: a CATransform3D has no key rotaton; there is rotation"
      ])
    #expect(findings("strokeEnd", Self.ways[way]) == [])
  }

  @Test(arguments: [
    ("bounds.size.widht", "likely", "a CGSize has no key widht; there is width"),
    ("bounds.width", "possible", "a CGRect has no key width"),
  ]) func fieldsThatAreNone(path: String, confidence: String, message: String) {
    #expect(findings(path, Self.ways[0]) == ["\(confidence) unknown-key-path: \(message)"])
  }

  @Test(arguments: [
    "opacity", "position.x", "bounds.origin.y", "bounds.size.width", "shadowOffset.height",
    "transform.rotation", "transform.rotation.z", "transform.scale.xy", "transform.translation.x",
    "contents.anything", "progress", "sublayers.name.opacity", "filters.blur.inputRadius",
    "positron", "",
  ]) func pathsThatAreOrMayBeThere(path: String) {
    #expect(findings(path, Self.ways[0]) == [])
  }

  @Test func aLayerOfTheProject() {
    let own = "class A: CALayer { @NSManaged var strokeEdn: CGFloat }\n"
    let code = own + Self.ways[0].code.replacing("%", with: "strokeEdn")
    #expect(SampleFacts.audit(code, as: "a.swift", [Self.facts]).findings.isEmpty)
  }
}
