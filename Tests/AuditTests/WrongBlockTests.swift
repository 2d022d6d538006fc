import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct WrongBlockTests {
  private static let facts: FactSet = {
    func method(_ selector: String, _ block: String?) -> Method {
      Method(
        selector: selector, kind: .instance, encoding: "v24@0:8@?16", returnType: "void",
        parameters: [
          Parameter(typeName: "void (^)(…)", encoding: "@?", blockSignature: block)
        ])
    }
    var store = SampleFacts.container("XYStore")
    store.methods = [
      method("askWithCompletion:", "v@?B@"), method("runBlock:", "v@?"),
      method("compareWithBlock:", "q@?{CGRect={CGPoint=dd}{CGSize=dd}}@\"NSString\""),
      method("forceBlock:", "@?ffd"), method("makeBlock:", "@?@?f"), method("handBlock:", nil),
      method("shareBlock:", "v@?@"),
    ]
    var other = SampleFacts.container("XYOther")
    other.methods = [method("shareBlock:", "v@?@@")]
    return SampleFacts.set([], containers: [store, other])
  }()

  private func findings(_ code: String, _ path: String) -> [String] {
    SampleFacts.audit(code, as: path, [facts]).findings.filter { $0.rule == "wrong-block" }
      .map { "\($0.confidence.rawValue) \($0.claimed) for \($0.expected ?? "")" }
  }
  private var facts: FactSet { Self.facts }

  /// Encodings leave vectors out, the result among them.
  @Test func blocksOfVectors() {
    #expect(
      findings("[s forceBlock:^(V p, V v, float m, float c, double t) { return p; }];", "a.m") == []
    )
    #expect(
      findings("[s makeBlock:^(float m, float c) { return f; }];", "a.m") == ["likely 2 for 1"])
  }

  @Test(arguments: [
    ("a.m", "[s askWithCompletion:^(BOOL ok, id x, NSError *e) { f(); }];", "likely 3 for 2"),
    ("a.m", "[s askWithCompletion:^{ f(); }];", "likely 0 for 2"),
    ("a.m", "[s compareWithBlock:^NSInteger(id a) { return 1; }];", "likely 1 for 2"),
    (
      "a.m", "[[[XYStore alloc] init] askWithCompletion:^(BOOL ok) { f(); }];", "certain 1 for 2"
    ),
    (
      "a.m", "void (^done)(BOOL) = ^(BOOL ok) { f(); };\n[s askWithCompletion:done];",
      "likely 1 for 2"
    ),
    (
      "a.rs",
      "let b = RcBlock::new(move |ok: Bool, m: NonNull<Map<A, B>>, e: *mut Error| {});\n"
        + "msg_send![s, askWithCompletion: &*b];", "likely 3 for 2"
    ),
    (
      "a.rs",
      "let b = ConcreteBlock::new(|a: Id| {});\nlet b = b.copy();\nmsg_send![s, runBlock: &*b];",
      "likely 1 for 0"
    ),
    (
      "a.rs", "msg_send![s, askWithCompletion: &*block2::StackBlock::new(|| {})];",
      "possible 0 for 2"
    ),
    (
      "a.go",
      "objc.Send[any](s, objc.Sel(\"askWithCompletion:\"), "
        + "objc.NewBlock(func(b objc.Block, ok bool, x, e objc.ID) {}))", "likely 3 for 2"
    ),
    ("a.py", "s.askWithCompletion_(lambda ok: f(ok))", "likely 1 for 2"),
    ("a.ts", "msgSend(s, 'askWithCompletion:', (ok, x, e) => { f(); });", "likely 3 for 2"),
    ("a.js", "msgSend(s, 'runBlock:', function (e) { f(); });", "likely 1 for 0"),
    (
      "a.swift",
      "let b = { x in f() } as @convention(block) (Bool, Int, NSError?) -> Void\n"
        + "msgSend(s, \"askWithCompletion:\", b)", "likely 3 for 2"
    ),
    (
      "a.zig",
      "const Done = objc.Block(struct {}, .{ c.BOOL, c.id, c.id }, void);\n"
        + "var done = Done.init(.{}, &run);\nmsgSend1(s, \"askWithCompletion:\", &done);",
      "likely 3 for 2"
    ),
    (
      "a.zig",
      "fn run(block: *Block, ok: bool, x: id, e: id) callconv(.c) void {}\n"
        + "const done = Block{ .isa = &x, .invoke = @ptrCast(&run) };\n"
        + "msgSend1(s, \"askWithCompletion:\", &done);", "likely 3 for 2"
    ),
    (
      "a.zig",
      "fn ask() void { msgSend1(s, \"askWithCompletion:\", &done_block); }\n"
        + "fn run(_: *const anyopaque, ok: bool, x: id, e: id) callconv(.c) void {}\n"
        + "const done_block = Block{ .isa = &x, .flags = 0, .invoke = run };", "likely 3 for 2"
    ),
  ]) func blocksOfAnotherShape(path: String, code: String, finding: String) {
    #expect(findings(code, path) == [finding])
  }

  @Test(arguments: [
    ("a.m", "[s askWithCompletion:^(BOOL ok, NSError *e) { f(a, b, c); }];"),
    ("a.m", "[s runBlock:^{ f(); }]; [s runBlock:^(void) { f(); }]; [s runBlock:^() { f(); }];"),
    ("a.m", "[s askWithCompletion:done]; [s handBlock:^(id a, id b) { f(); }];"),
    ("a.m", "[s shareBlock:^(id a, id b, id c) { f(); }];"),
    ("a.rs", "let b = RcBlock::new(|ok, e| {});\nmsg_send![s, askWithCompletion: &*b];"),
    ("a.ts", "msgSend(s, 'askWithCompletion:', (ok) => f()); msgSend(s, 'runBlock:', () => f());"),
    ("a.ts", "msgSend(s, 'askWithCompletion:', (...all) => f());"),
    ("a.py", "s.askWithCompletion_(lambda ok, e=None, *rest: f(ok))"),
    ("a.py", "s.askWithCompletion_(lambda ok, e: f(ok))"),
    (
      "a.zig",
      "fn run(block: *Block, ok: bool, e: id) callconv(.c) void {}\n"
        + "const done = Block{ .isa = &x, .invoke = &run };\n"
        + "msgSend1(s, \"askWithCompletion:\", &done);"
    ),
  ]) func blocksThatFitOrAreNotShown(path: String, code: String) {
    #expect(findings(code, path) == [])
  }

  // MARK: Functions by their names, and other makers of blocks

  @Test(arguments: [
    ("a.py", "def done(ok):\n    f(ok)\n\ns.askWithCompletion_(done)", "likely 1 for 2"),
    (
      "a.py",
      "class A:\n    def done(self, ok, x, e):\n        f()\n\n    def ask(self):\n"
        + "        s.askWithCompletion_(self.done)", "likely 3 for 2"
    ),
    (
      "a.py", "send_message(s, 'askWithCompletion:', Block(f, None, c_bool, objc_id, objc_id))",
      "likely 3 for 2"
    ),
    (
      "a.js", "function done(ok, x, e) { f(); }\nmsgSend(s, 'askWithCompletion:', done);",
      "possible 3 for 2"
    ),
    (
      "a.rs",
      "fn done(ok: Bool, e: Id, x: Id) {}\n"
        + "msg_send![s, askWithCompletion: &*RcBlock::new(done)];", "likely 3 for 2"
    ),
    (
      "a.go",
      "func done(b objc.Block, ok bool, x, e objc.ID) {}\n"
        + "var a = objc.Send[any](s, objc.Sel(\"askWithCompletion:\"), objc.NewBlock(done))",
      "likely 3 for 2"
    ),
    ("a.kt", "msgSend(s, \"askWithCompletion:\", { ok, x, e -> f() })", "likely 3 for 2"),
    (
      "a.cs", "msgSend (s, \"askWithCompletion:\", (bool ok, NSString x, NSError e) => f ());",
      "likely 3 for 2"
    ),
    (
      "a.cs", "msgSend (s, \"runBlock:\", delegate (NSError e) { f (); });", "likely 1 for 0"
    ),
    (
      "a.dart", "s.askWithCompletion_(ObjCBlock_ffiVoid_bool.listener((ok, x, e) { f(); }));",
      "likely 3 for 2"
    ),
    (
      "a.rb", "s = XYStore.alloc.init\ns.askWithCompletion(->(ok, x, e) { f })", "certain 3 for 2"
    ),
    (
      "a.swift",
      "let b: @convention(block) (Bool, Int, NSError?) -> Void = { a, b, c in f() }\n"
        + "msgSend(s, \"askWithCompletion:\", b)", "likely 3 for 2"
    ),
  ]) func blocksOfFunctions(path: String, code: String, finding: String) {
    #expect(findings(code, path) == [finding])
  }

  @Test(arguments: [
    ("a.py", "def done(ok, e):\n    f(ok)\n\ns.askWithCompletion_(done)"),
    ("a.py", "def done(ok):\n    f(ok)\n\ndef g(done):\n    s.askWithCompletion_(done)"),
    ("a.py", "@wrapped\ndef done(ok):\n    f(ok)\n\ns.askWithCompletion_(done)"),
    ("a.py", "def done(ok, *rest):\n    f(ok)\n\ns.askWithCompletion_(done)"),
    ("a.js", "function done(ok) { f(); }\nmsgSend(s, 'askWithCompletion:', done);"),
    (
      "a.js",
      "function done(a, b, c) {}\nfunction g(done) { msgSend(s, 'askWithCompletion:', done); }"
    ),
    ("a.kt", "msgSend(s, \"askWithCompletion:\", { when (it) { a -> b } })"),
    ("a.kt", "msgSend(s, \"askWithCompletion:\", { ok: Boolean, e: NSError? -> f() })"),
    ("a.cs", "msgSend (s, \"askWithCompletion:\", (ok, e) => f ());"),
    ("a.dart", "s.askWithCompletion_(ObjCBlock_ffiVoid_bool.listener((ok, e) async { f(); }));"),
  ]) func functionsThatFitOrMayBeOthers(path: String, code: String) {
    #expect(findings(code, path) == [])
  }

  // MARK: Declared by methods

  private static func binding(_ declaration: String, in type: String = "interface XYStore")
    -> String
  {
    "delegate void Done (bool ok, NSError e);\ndelegate void Other (double ok, NSError e);\n\(type) {\n"
      + "[Export (\"askWithCompletion:\")]\nvoid Ask (\(declaration));\n}"
  }

  @Test(arguments: [
    ("Action done", "likely 0 for 2"), ("Action<bool, NSString, NSError> done", "likely 3 for 2"),
    ("[NullAllowed] Action<bool> done", "likely 1 for 2"),
    ("Func<bool, NSError> done", "likely 1 for 2"),
    ("Other done", "likely double for a BOOL"),
    ("Action<XYStore, NSError> done", "likely XYStore for a BOOL"),
  ]) func whatABindingSaysAMethodTakes(declaration: String, finding: String) {
    #expect(findings(Self.binding(declaration), "a.cs") == [finding])
  }

  @Test(arguments: [
    ("Action<bool, NSError> done", "interface XYStore"), ("Done done", "interface XYStore"),
    ("NSObject done", "interface XYStore"), ("Elsewhere done", "interface XYStore"),
    ("Action<bool> done", "interface XYSomethingElse"),
    ("Action<Dictionary<A, B>, NSError> done", "[BaseType (typeof (NSObject))] interface XYStore"),
  ]) func bindingsThatFitOrAreOfAnotherClass(declaration: String, type: String) {
    #expect(findings(Self.binding(declaration, in: type), "a.cs") == [])
  }

  @Test func aBindingMayGoByAnotherName() {
    let code = Self.binding(
      "Action<bool> done", in: "[BaseType (typeof (NSObject), Name = \"XYStore\")] interface Store")
    #expect(findings(code, "a.cs") == ["likely 1 for 2"])
    let java = "class XYStore {\n@Method(selector = \"askWithCompletion:\")\n"
    #expect(
      findings(java + "native void ask(@Block VoidBlock1<Boolean> b);\n}", "a.java")
        == ["likely 1 for 2"])
    #expect(
      findings(java + "native void ask(@Block VoidBlock2<Boolean, NSError> b);\n}", "a.java") == [])
  }

  // MARK: Types

  @Test(arguments: [
    (
      "a.rs",
      "let b = RcBlock::new(|ok: f64, e: *mut NSError| {});\nmsg_send![s, askWithCompletion: &*b];",
      "likely f64 for a BOOL"
    ),
    (
      "a.rs",
      "let b = RcBlock::new(|ok: Bool, e: Bool| {});\nmsg_send![s, askWithCompletion: &*b];",
      "likely Bool for an object or a pointer"
    ),
    ("a.m", "[s askWithCompletion:^(double ok, NSError *e) { f(); }];", "likely double for a BOOL"),
    ("a.m", "[s askWithCompletion:^(id x, NSError *e) { f(); }];", "likely id for a BOOL"),
    (
      "a.go",
      "var a = objc.Send[any](s, objc.Sel(\"askWithCompletion:\"), "
        + "objc.NewBlock(func(b objc.Block, ok bool, e float64) {}))",
      "likely float64 for an object or a pointer"
    ),
    (
      "a.py", "send_message(s, 'askWithCompletion:', Block(f, None, c_bool, c_bool))",
      "likely c_bool for an object or a pointer"
    ),
  ]) func parametersOfAnotherType(path: String, code: String, finding: String) {
    #expect(findings(code, path) == [finding])
  }

  @Test(arguments: [
    ("a.rs", "msg_send![s, askWithCompletion: &*RcBlock::new(|ok: u8, e: usize| {})];"),
    ("a.rs", "msg_send![s, askWithCompletion: &*RcBlock::new(|ok: B, e: Option<f64>| {})];"),
    ("a.m", "[s askWithCompletion:^(BOOL ok, NSError *_Nullable e) { f(); }];"),
    ("a.m", "[s askWithCompletion:^(signed char ok, id<XYError> e) { f(); }];"),
    ("a.m", "[s compareWithBlock:^NSInteger(CGRect r, NSString *s) { return 1; }];"),
    ("a.py", "s.askWithCompletion_(lambda id, double: f(id))"),
    ("a.ts", "msgSend(s, 'askWithCompletion:', (id, double) => f());"),
  ]) func parametersOfTheSameOrAnUnknownType(path: String, code: String) {
    #expect(findings(code, path) == [])
  }
}
