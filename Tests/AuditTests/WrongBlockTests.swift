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
      method("handBlock:", nil), method("shareBlock:", "v@?@"),
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
}
