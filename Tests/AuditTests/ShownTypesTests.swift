import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// What each language's code shows of the types that a message is handed and read with, and of what
/// receives it.
@Suite struct ShownTypesTests {
  private static let facts: FactSet = {
    var facts = MessageRuleTests.facts
    let place = facts.containers.firstIndex { $0.name == "XYView" }!
    facts.containers[place].methods += [
      MessageRuleTests.method("valueForUnit:", "d24@0:8@16")
    ]
    return facts
  }()

  private func findings(_ code: String, _ name: String) throws -> [String] {
    let file = try #require(BridgeReader.read(path: name, bytes: Array(code.utf8)))
    return Auditor(facts: [Self.facts]).audit([file]).findings.map {
      "\($0.start.line) \($0.confidence) \($0.rule)"
    }
  }

  /// A double is read as 32 bits in the first line of each, and rightly in the second.
  @Test(arguments: [
    (
      "a.rs",
      "let n: f32 = msg_send![v, valueForUnit: u];\nlet n: f64 = msg_send![v, valueForUnit: u];"
    ),
    (
      "a.rs",
      """
      let n: f32 = unsafe { msg_send![v, valueForUnit: u] };
      let n: f64 = unsafe { msg_send![v, valueForUnit: u] };
      """
    ),
    (
      "a.zig",
      """
      const n = v.msgSend(f32, "valueForUnit:", .{u});
      const m = v.msgSend(f64, "valueForUnit:", .{u});
      """
    ),
    (
      "a.go",
      """
      n := objc.Send[float32](v, objc.RegisterName("valueForUnit:"), u)
      m := objc.Send[float64](v, objc.RegisterName("valueForUnit:"), u)
      """
    ),
    (
      "a.cs",
      """
      float n = float_objc_msgSend_IntPtr (v, Selector.GetHandle ("valueForUnit:"), u);
      double m = Double_objc_msgSend_IntPtr (v, Selector.GetHandle ("valueForUnit:"), u);
      """
    ),
    (
      "a.m",
      """
      float n = ((float (*)(id, SEL, id))objc_msgSend)(v, @selector(valueForUnit:), u);
      double m = ((double (*)(id, SEL, id))objc_msgSend)(v, @selector(valueForUnit:), u);
      """
    ),
    (
      "a.py",
      """
      n = send_message(v, "valueForUnit:", u, restype=c_float, argtypes=[c_void_p])
      m = send_message(v, "valueForUnit:", u, restype=c_double, argtypes=[c_void_p])
      """
    ),
  ])
  func results(name: String, code: String) throws {
    let found = try findings(code, name)
    #expect(found.map { $0.hasPrefix("1 ") && $0.hasSuffix("wrong-type") } == [true], "\(found)")
  }

  /// An integer where a double is wanted, in the first line of each.
  @Test(arguments: [
    (
      "a.cs",
      """
      void_objc_msgSend_int (v, Selector.GetHandle ("setAlpha:"), 1);
      void_objc_msgSend_nfloat (v, Selector.GetHandle ("setAlpha:"), 1);
      void_objc_msgSend_IntPtr (v, Selector.GetHandle ("setTag:"), n);
      """
    ),
    (
      "a.py",
      """
      send_message(v, SEL("setAlpha:"), a, restype=None, argtypes=[c_int])
      send_message(v, SEL("setAlpha:"), a, restype=None, argtypes=[c_double])
      send_message(v, SEL("setAlpha:"), a, restype=None)
      """
    ),
    (
      "a.m",
      """
      ((void (*)(id, SEL, int))objc_msgSend)(v, @selector(setAlpha:), 1);
      ((void (*)(id, SEL, CGFloat))objc_msgSend)(v, @selector(setAlpha:), 1);
      """
    ),
  ])
  func arguments(name: String, code: String) throws {
    let found = try findings(code, name)
    #expect(found == ["1 certain wrong-type"])
  }

  /// A class method is sent to an instance in the last line of each.
  @Test(arguments: [
    (
      "a.rs",
      """
      let a: id = msg_send![class!(XYWindow), alloc];
      let b: id = msg_send![a, init];
      let c: id = msg_send![b, sharedWindow];
      """
    ),
    (
      "a.rs",
      """
      let a: id = msg_send![class!(XYWindow), alloc];
      let a: id = msg_send![a, init];
      let c: id = msg_send![a, sharedWindow];
      """
    ),
    (
      "a.rs",
      "\n\nlet c: id = unsafe { msg_send![msg_send![class!(XYWindow), new], sharedWindow] };"
    ),
    (
      "a.zig",
      """
      const XYWindow = objc.getClass("XYWindow").?;
      const w = XYWindow.msgSend(objc.Object, "alloc", .{}).msgSend(objc.Object, "init", .{});
      const c = w.msgSend(objc.Object, "sharedWindow", .{});
      """
    ),
    (
      "a.go",
      """
      c := objc.GetClass("XYWindow")
      w := objc.ID(c).Send(objc.RegisterName("alloc")).Send(objc.RegisterName("init"))
      s := w.Send(objc.RegisterName("sharedWindow"))
      """
    ),
    (
      "a.m",
      """
      id a = ((id (*)(Class, SEL))objc_msgSend)(objc_getClass("XYWindow"), @selector(alloc));
      id b = ((id (*)(id, SEL))objc_msgSend)(a, @selector(init));
      id c = ((id (*)(id, SEL))objc_msgSend)(b, @selector(sharedWindow));
      """
    ),
  ])
  func receivers(name: String, code: String) throws {
    let found = try findings(code, name)
    #expect(found == ["3 certain wrong-receiver"])
  }

  /// An instance method is sent to a class.
  @Test(arguments: [
    ("a.zig", "objc.getClass(\"XYWindow\").?.msgSend(void, \"close:\", .{q});"),
    ("a.zig", "objc.getClass(\"XYWindow\").?.msgSend(void, objc.sel(\"close:\"), .{q});"),
    ("a.go", "objc.ID(objc.GetClass(\"XYWindow\")).Send(objc.RegisterName(\"close:\"), q)"),
    ("a.rs", "let _: () = msg_send![class!(XYWindow), close: q];"),
  ])
  func classes(name: String, code: String) throws {
    let found = try findings(code, name)
    #expect(found == ["1 certain wrong-receiver"])
  }

  @Test func encodingsBesideSelectorExpressions() throws {
    let code = """
      class_addMethod(c, @selector(view:didMoveBy:), (IMP)f, "v@:@");
      class_addMethod(c, @selector(view:didMoveBy:), (IMP)f, "v@:@d");
      """
    let found = try findings(code, "a.m")
    #expect(found == ["1 certain wrong-encoding"])
  }

  /// Rust's `_` behind the last colon stands for the pointer that an error is written to.
  @Test func errorParameters() throws {
    let right = "#[unsafe(method(performA:b:_))]\nfn perform(&self, a: &T) -> Result<(), E>;"
    #expect(try findings(right, "a.rs") == [])
  }

  /// What is thrown away is read as nothing.
  @Test(arguments: [
    "fn f(n: f32) { unsafe { let () = msg_send![v, valueForUnit: u]; } }",
    "let _: f32 = msg_send![v, valueForUnit: u];",
    "let _: id = msg_send![v, setAlpha: 1.0];",
  ])
  func resultsThatNobodyReads(code: String) throws {
    #expect(try findings(code, "a.rs") == [])
  }

  /// A bridge's own functions on its classes, with underscores.
  @Test func ownNamesOfAClass() throws {
    let code = """
      XYWindow = ObjCClass("XYWindow")
      XYWindow.declare_class_property("shared")
      w = XYWindow.alloc().init()
      w.tns_closeLater(1)
      """
    #expect(try findings(code, "a.py") == [])
  }

  @Test func callsThatOnlyBeginAsSendersDo() throws {
    #expect(try findings("channel?.invokeMethod(\"layout\", arrayOf(x))", "a.kt") == [])
    #expect(
      try findings("view.invokeVoid(\"setAlpha:\")", "a.kt") == ["1 likely wrong-argument-count"])
  }

  /// Another class, which was not read, may have a property of that name and type.
  @Test(arguments: [
    ("a.go", "n := objc.Send[float32](v, objc.RegisterName(\"tag\"))"),
    ("a.rs", "let n: f32 = msg_send![v, tag];"),
    ("a.cs", "float n = float_objc_msgSend (v, Selector.GetHandle (\"tag\"));"),
  ])
  func propertiesOfWhoKnowsWhat(name: String, code: String) throws {
    #expect(try findings(code, name) == [])
  }
}
