import Testing

@testable import BridgeClaims

/// Methods of bindings that are tied to selectors, and messages in forms that a library has.
@Suite struct DeclaredMessageTests {
  @Test func nimPragmas() {
    #expect(
      messageLines(
        """
        proc save*(self: HKHealthStore, a: HKObject, b, c: Blk) {.objc: "saveObject:to:then:".}
        proc color(n: typedesc[NSColor]; w: float): ptr NSColor {.objc: "colorWithWhite:", inline.}
        proc plain*(self: X): int {.importc: "plain".}
        proc other(a, b: T) {.objc: "other:".}
        """, "nim")
        == [
          "saveObject:to:then: -HKHealthStore (a: HKObject, b, c: Blk)",
          "colorWithWhite: +NSColor (w: float)", "other: - (b: T)",
        ])
    #expect(
      methodLines("proc go(self: MyView, a: ID) {.objc: \"go:\".} = discard", "nim")
        == ["-[ go:] 1"])
  }

  @Test func dClasses() {
    #expect(
      messageLines(
        """
        extern (Objective-C) extern class NSWindow : NSResponder {
          static NSWindow alloc() @selector("alloc");
          void setTitle(NSString t, int b) nothrow @selector("setTitle:b:");
        }
        (cast(F) objc_msgSend)(w, sel!"setA:b:", x, y); f("go:"_sel); g!"other:"; string s = "a:";
        """, "d")
        == [
          "alloc +NSWindow ()", "setTitle:b: -NSWindow (NSString t, int b)", "setA:b: - (x, y)",
        ])
    #expect(
      read("f(\"go:\"_sel, sel!\"close\", y!\"z:\");", "d").selectors.map(\.selector)
        == ["go:", "close"])
  }

  @Test func pascal() {
    let source = """
      type
        NSWindow = objcclass external (NSResponder)
        public
          procedure setTitle(t: NSString; a, b: cint); message 'setTitle:a:b:';
          class function alloc: id; message 'alloc';
        end;
        TMine = objcclass(NSObject)
          procedure clicked(sender: id); message 'clicked:';
        end;
      WriteLn('message', 'x:');
      """
    #expect(
      messageLines(source, "pascal")
        == ["setTitle:a:b: -NSWindow (t: NSString, a, b: cint)", "alloc +NSWindow ()"])
    #expect(methodLines(source, "pascal") == ["-[ clicked:] 1"])
    #expect(
      methodLines("[MethodName('a:b:')] procedure ab(a: Pointer; b: Integer); cdecl;", "pascal")
        == ["-[ a:b:] 2"])
  }

  @Test func pureBasic() {
    #expect(
      messageLines(
        """
        w = CocoaMessage(0, CocoaMessage(0, 0, "NSWindow alloc"), "init")
        CocoaMessage(@r, w, "setTitle:$", @t, "b:@", @p)
        CocoaMessage(0, 0, "NSColor colorWithRed:@", @r, "green:@", @g)
        MessageRequester("a", "b c:")
        """, "purebasic")
        == [
          "alloc +NSWindow ()", "init +NSWindow.alloc ()",
          "setTitle:b: +NSWindow.alloc.init (@t, @p)", "colorWithRed:green: +NSColor (@r, @g)",
        ])
  }

  @Test func julia() {
    #expect(
      messageLines(
        """
        s = @objc [[NSFoo alloc]::id{NSFoo} initWithA:a::Int b:b::id{NSBar}]::id{NSFoo}
        @objc [s close]::Nothing
        x = [a b; c d]
        ccall(:objc_msgSend, Cvoid, (Ptr{Cvoid}, Ptr{Cvoid}, Cint), o, sel"setA:", 3)
        f(a"go:"sel, r"regex:")
        """, "julia")
        == [
          "alloc +NSFoo ()", "initWithA:b: +NSFoo.alloc (a::Int, b::id{NSBar})",
          "close +NSFoo.alloc.initWithA:b: ()", "setA: - (3)",
        ])
    #expect(read("f(a\"go:\"sel, r\"regex:\")", "julia").selectors.map(\.selector) == ["go:"])
  }

  @Test func appliedFunctions() {
    #expect(
      messageLines(
        """
        let f self a = msg_send ~self ~cmd:(selector "a:b:") ~typ:(id @-> int @-> returning void) a 3
        let g = msg_send ~self:(get_class "NSFoo") ~cmd:(selector "go") ~typ:(returning id)
        let h = run ~cmd:(shell "ls:")
        """, "ocaml") == ["a:b: - (id, int)", "go - ()"])
    #expect(
      messageLines(
        """
        f o x = sendMsg o (mkSelector "a:b:") retVoid [argPtr x, argInt 3]
        g = sendMsg o (mkSelector "go") retVoid []
        h = send o "x:" [y]
        """, "haskell") == ["a:b: - (argPtr x, argInt 3)", "go - ()"])
  }

  @Test func namedStrings() {
    #expect(
      read(
        """
        const sel_setA_b_ = "setA:b:"; const SEL_CLOSE = "close"; const goSelector = "go:";
        const sel_x = "none"; const selected = "a:"; const inputSelector = "input";
        """, "javascript"
      ).selectors.map(\.selector) == ["setA:b:", "close", "go:"])
    #expect(
      read(
        "s1: .asciz \"setA:b:\"\ns2: .asciz \"Error:\"\ns3: .asciz \"note:\"\ns4: .asciz \"goTo:now:\\0\"",
        "assembler"
      ).selectors.map(\.selector) == ["setA:b:", "goTo:now:"])
  }
}
