import Testing

@testable import BridgeClaims

@Suite struct SelectorTests {
  /// `selector use helper class` for each claim.
  private func selectors(_ source: String, _ language: String) -> [String] {
    read(source, language).selectors.map { claim in
      "\(claim.selector) \(claim.use) \(claim.helper) \(claim.receiverClass ?? "-")"
    }
  }

  @Test func zig() {
    #expect(
      selectors(
        """
        const NSBar = objc.getClass("NSBar");
        const b = msgSend0(msgSend0(NSBar, "alloc"), "init");
        _ = macos.msgSend2(b, "setA:b:", x, y);
        _ = objc_msgSend(objc_getClass("NSFoo"), sel("shared"));
        _ = class_addMethod(cls, sel_registerName("clicked:"), imp, "v@:@");
        addMethod(cls, "keyDown:", imp, "v@:@");
        _ = log(b, "not a selector");
        _ = msgSend1(b, key, "value:");
        """, "zig")
        == [
          "alloc sent msgSend0 NSBar", "init sent msgSend0 NSBar", "setA:b: sent msgSend2 NSBar",
          "shared sent sel NSFoo", "clicked: defined sel_registerName -",
          "keyDown: defined addMethod -",
        ])
  }

  @Test func rangesAreThoseOfTheStringsContent() {
    let file = read("_ = sel(\"setA:\");", "zig")
    #expect(file.selectors.map { file.source.text($0.range) } == ["setA:"])
  }

  @Test func objectiveC() {
    #expect(
      selectors(
        """
        @interface Bar : NSObject
        - (void)plain;
        @end
        @implementation Bar
        - (NSInteger)typeFor:(NSString *)name in:(NSArray<NSString *> *)list { return 1; }
        + (instancetype)unnamed:(int)a :(int)b { return [self respondsToSelector:@selector(a:b:)]; }
        @end
        void f(void) { SEL s = NSSelectorFromString(@"x:"); g(- (a)); }
        """, "objective-c") == [
          "plain defined - Bar", "typeFor:in: defined - Bar", "unnamed:: defined + Bar",
          "respondsToSelector: sent [ -", "a:b: sent @selector -", "x: sent NSSelectorFromString -",
        ])
  }

  @Test func swift() {
    #expect(
      selectors(
        """
        class Target {
          @objc func plain() {}
          @objc func clicked(_ sender: Any) {}
          @objc private func move(to point: P, by d: D) throws {}
          @objc(a:b:) func other(x: Int, y: Int) {}
          @IBAction func tapped(sender: Any) {}
          @objc var name = ""
        }
        let s = Selector(("setX:")), t = NSSelectorFromString("y"), u = #selector(Target.plain)
        """, "swift")
        == [
          "plain defined @objc Target", "clicked: defined @objc Target",
          "moveTo:by:error: defined @objc Target", "a:b: defined @objc Target",
          "tappedWithSender: defined @objc Target", "setX: sent Selector -",
          "y sent NSSelectorFromString -",
        ])
  }

  @Test func javascript() {
    #expect(
      selectors(
        "objc.sel('a:b:'); objc_msgSend(x, 'go:'); $.selector('.a'); sel(`x${1}`)", "javascript")
        == ["a:b: sent sel -", "go: sent objc_msgSend -"])
  }

  @Test func malformedSelectorsComeOutAsWritten() {
    #expect(
      selectors(
        """
        _ = sel("addA:completion"); _ = msgSend2(b, "addB:completion", x, y);
        _ = sel("statusFor(_:)"); _ = sel("finish(with:metadata:)"); _ = sel("a::b");
        _ = sel("not one"); _ = sel("%d:"); _ = sel("a/b:"); _ = sel("");
        """, "zig"
      ).map { $0.prefix { $0 != " " } }
        == [
          "addA:completion", "addB:completion", "statusFor(_:)", "finish(with:metadata:)", "a::b",
        ])
    #expect(selectors("SEL s = @selector(a:b);", "objective-c") == ["a:b sent @selector -"])
  }

  @Test func disabledCodeClaimsNothing() {
    #expect(selectors("#if 0\nid x = sel(\"a:\");\n#endif", "c").isEmpty)
  }
}
