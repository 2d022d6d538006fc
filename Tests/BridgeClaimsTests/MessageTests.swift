import Testing

@testable import BridgeClaims

/// Messages with their arguments, receivers and types.
@Suite struct MessageTests {
  /// `selector receiver (argument, …) types` for each message, in source order.
  private func messages(_ source: String, _ language: String) -> [String] {
    read(source, language).selectors.flatMap { claim in
      claim.messages.map { message in
        let arguments = message.arguments?.map(\.text).joined(separator: ", ") ?? "?"
        let types = message.signature.map { signature in
          let parameters = signature.parameters.map(Self.text).joined(separator: " ")
          return " \(Self.text(signature.result)) <- [\(parameters)]"
        }
        return "\(claim.selector) \(Self.text(message.receiver)) (\(arguments))\(types ?? "")"
      }
    }
  }

  private static func text(_ receiver: Receiver?) -> String {
    switch receiver {
    case nil: "-"
    case .class(let name): "+\(name)"
    case .instance(let name): "-\(name)"
    case .result(let selector, let from): "\(text(from)).\(selector)"
    }
  }

  private static func text(_ type: MachineType?) -> String {
    switch type {
    case nil: "_"
    case .void: "v"
    case .bool: "B"
    case .integer(let bits): "i\(bits)"
    case .floating(let bits): "f\(bits)"
    case .pointer: "@"
    case .structure(let name): name
    }
  }

  @Test func receiversInZig() {
    #expect(
      messages(
        """
        const NSBar = objc.getClass("NSBar") orelse return null;
        const b = msgSend0(msgSend0(NSBar, "alloc"), "init");
        _ = macos.msgSend2(b, "setA:b:", x, @as(c_long, 3));
        if (getClass("NSFoo")) |cls| { _ = msgSend0(cls, "shared"); }
        fn other(b: id) void { _ = msgSend0(b, "close"); }
        fn third(c: id) void { _ = msgSend0(c, "close"); }
        _ = msgSend0(@as(id, @ptrCast(NSBar)), "make");
        """, "zig")
        == [
          "alloc +NSBar ()", "init +NSBar.alloc ()",
          "setA:b: +NSBar.alloc.init (x, @as(c_long, 3))", "shared +NSFoo ()", "close - ()",
          "close - ()", "make +NSBar ()",
        ])
  }

  @Test func whatMayHaveChangedIsNotKnown() {
    #expect(
      messages(
        """
        void f(void) {
          id a = objc_getClass("NSFoo");
          if (c) { a = objc_getClass("NSBar"); }
          objc_msgSend(a, sel("x"));
          id b = objc_getClass("NSFoo");
          if (c) { id b = objc_getClass("NSBar"); objc_msgSend(b, sel("y")); }
          objc_msgSend(b, sel("z"));
        }
        void g(id b) { objc_msgSend(b, sel("w")); }
        """, "c") == ["x - ()", "y +NSBar ()", "z +NSFoo ()", "w - ()"])
  }

  @Test func functionTypes() {
    #expect(
      messages(
        """
        const msg = @as(*const fn (id, SEL, f64, c_int) callconv(.c) void, @ptrCast(&objc_msgSend));
        msg(view, sel("setA:b:"), x, y);
        const Fn = *const fn (id, SEL) callconv(.c) NSRect;
        const f: Fn = @ptrCast(&objc.objc_msgSend);
        const r = f(view, sel("frame"));
        """, "zig") == ["setA:b: - (x, y) v <- [f64 i32]", "frame - () NSRect <- []"])
    #expect(
      messages(
        """
        ((void (*)(id, SEL, double))objc_msgSend)(w, sel_registerName("setAlpha:"), 1);
        BOOL (*send)(id, SEL, NSInteger) = (BOOL (*)(id, SEL, NSInteger))objc_msgSend;
        x = send(w, @selector(go:), 2);
        """, "objective-c") == ["setAlpha: - (1) v <- [f64]"])
  }

  @Test func selectorsInVariables() {
    #expect(
      messages(
        """
        const s = macos.sel("setA:b:");
        const msg = @as(*const fn (id, SEL, id, id) callconv(.c) id, @ptrCast(&objc_msgSend));
        _ = msg(x, s, a, b);
        """, "zig") == ["setA:b: - (a, b) @ <- [@ @]"])
  }

  @Test func functionsThatSend() throws {
    let file = read(
      """
      pub fn call(target: anytype, name: [*:0]const u8, arg1: f64) bool {
          const msg = @as(*const fn (@TypeOf(target), SEL, f64) callconv(.c) bool, @ptrCast(&objc_msgSend));
          return msg(target, sel(name), arg1);
      }
      fn log(a: anytype, b: []const u8) void { print(a, b); }
      const x = call(view, "setA:", 1);
      """, "zig")
    #expect(
      file.senders == [
        SenderDefinition(
          name: "call", selectorPlace: 1,
          signature: Signature(result: .bool, parameters: [.floating(bits: 64)]))
      ])
    #expect(file.selectors.map(\.selector) == ["setA:"])
    let message = try #require(file.selectors.first?.messages.first)
    #expect(message.isResultUsed)
    #expect(message.helper == "call")
  }

  @Test func functionsOfOtherFilesMaySend() {
    let file = read("call(view, \"setA:\", 1); print(\"a\", \"b\");", "zig")
    #expect(file.selectors.isEmpty)
    #expect(file.candidates.map { "\($0.claim.selector) \($0.place)" } == ["setA: 1", "b 1"])
  }

  @Test func tuples() {
    #expect(
      messages(
        """
        return objc.msgSend(self_, "initWithObjects:count:", *@This(), .{ objects_, cnt_ });
        return objc.msgSend(self_, "count", UInteger, .{});
        """, "zig")
        == ["initWithObjects:count: - (objects_, cnt_) @ <- []", "count - ()"])
  }

  @Test func tuplesBeforeTheTypeOfTheResult() {
    #expect(
      messages(
        """
        pub fn msgSend(obj: anytype, sel_name: [:0]const u8, args: anytype, comptime T: type) T {
            return @call(.auto, f, .{ obj, objc.sel_getUid(sel_name) } ++ args);
        }
        const view = msgSend(window, "contentView", .{}, *anyopaque);
        msgSend(view, "setWantsLayer:", .{true}, void);
        msgSend(view, "setA:b:", .{ x, 2 }, void);
        msgSend(view, "setA:b:", .{ .x = 1, .y = 2 }, 3);
        """, "zig")
        == [
          "contentView - () @ <- []", "setWantsLayer: - (true) v <- []", "setA:b: - (x, 2) v <- []",
          "setA:b: - (.{ .x = 1, .y = 2 }, 3)",
        ])
  }

  /// What a function takes as a list may be made elsewhere.
  @Test func listsOfAnyNameInAnyPlace() {
    let sender = """
      fn call(o: id, name: [:0]const u8, args: anytype, comptime T: type) T {
          const f = @as(*const fn (id, SEL) callconv(.c) T, @ptrCast(&objc_msgSend));
          return f(o, sel(name));
      }

      """
    #expect(
      messages(
        sender
          + """
          call(view, "setA:", .{1}, void);
          call(view, "setB:", list, void);
          """, "zig"
      ).suffix(2) == ["setA: - (1) v <- []", "setB: - (?)"])
  }

  @Test func objectiveCMessages() {
    #expect(
      messages(
        """
        id x = [[NSFoo alloc] initWithA:a ? b : c d:@{ @"k": v }];
        [x go]; [self go]; a[i j]; int b[3]; [NSFoo x:1 :2]; @[a, b]; y = [(NSFoo *)x bar];
        """, "objective-c")
        == [
          "alloc +NSFoo ()", "initWithA:d: +NSFoo.alloc (a ? b : c, @{ @\"k\": v })",
          "go +NSFoo.alloc.initWithA:d: ()", "go - ()", "x:: +NSFoo (1, 2)",
          "bar +NSFoo.alloc.initWithA:d: ()",
        ])
  }

  @Test func methodsOfRuntimeClasses() throws {
    let file = read(
      """
      const cls = objc_allocateClassPair(objc_getClass("NSObject"), "XYDelegate", 0);
      _ = class_addProtocol(cls, objc_getProtocol("NSBarDelegate"));
      _ = class_addMethod(cls, sel("bar:didGo:"), imp, "v@:@@");
      """, "zig")
    #expect(file.definedClasses.map(\.name) == ["XYDelegate"])
    #expect(file.definedClasses.first?.superclass == "NSObject")
    #expect(file.definedClasses.first?.protocols == ["NSBarDelegate"])
    let claim = try #require(file.selectors.first { $0.use == .defined })
    #expect(claim.receiverClass == "XYDelegate")
    #expect(claim.encoding == "v@:@@")
  }

  @Test func namesWithUnderscoresAndSigns() {
    #expect(
      messages(
        """
        store.saveObject_withCompletion_(a, b); x.foo_(a); ObjC.classes.NSBar['- close:'];
        Interceptor.attach(f("-[NSFoo setA:b:]")); y["- not this"];
        """, "javascript")
        == [
          "saveObject:withCompletion: - (a, b)", "close: -NSBar (?)", "setA:b: -NSFoo (?)",
        ])
  }

  @Test func identifiers() {
    let file = read("f('HKQuantityTypeIdentifierStepCount', 'NSFoo', 'hello world')", "typescript")
    #expect(file.identifiers.map(\.name) == ["HKQuantityTypeIdentifierStepCount"])
  }

  @Test func attributesTieMethodsToSelectors() {
    #expect(
      messages(
        """
        #[unsafe(method(isEqual:))]
        fn is_equal(&self, other: &Self) -> bool { true }
        #[method(a:b:)]
        fn a(this: &Self, a: &Block<'static, fn(*mut X, *mut Y)>, b: Map<K, Vec<V>>) {}
        #[unsafe(method(new))]
        fn new(mtm: MainThreadMarker) -> Retained<Self>;
        """, "rust")
        == [
          "isEqual: - (other: &Self)",
          "a:b: - (a: &Block<'static, fn(*mut X, *mut Y)>, b: Map<K, Vec<V>>)", "new - ()",
        ])
    #expect(
      messages(
        """
        [Export ("setA:b:")] void SetA (string a, Dictionary<string, int> b);
        [Export ("title")] string Title { get; set; }
        """, "csharp") == ["setA:b: - (string a, Dictionary<string, int> b)"])
  }

  @Test func messagesInRust() {
    #expect(
      messages(
        """
        let x: f64 = msg_send![class!(NSFoo), a: 1, b: y.z()];
        let _: () = msg_send![obj, go];
        """, "rust") == ["a:b: +NSFoo (1, y.z()) f64 <- []", "go - () v <- []"])
  }

  @Test func aNameBehindAColonHasNoReceiver() {
    let code = "x = {a: fooBar_(b), c: o.setFoo_bar_(1, 2)}\nf = lambda: doThing_with_(b, c)"
    #expect(messageLines(code, "python") == ["setFoo:bar: - (1, 2)"])
  }
}
