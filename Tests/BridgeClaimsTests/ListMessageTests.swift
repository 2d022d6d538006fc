import Testing

@testable import BridgeClaims

/// Messages in languages of lists, and of a stack.
@Suite struct ListMessageTests {
  @Test func racket() {
    #expect(
      messageLines(
        """
        (define w (tell (tell NSWindow alloc) initWithA: #:type _NSRect r b: #:type _int 3))
        (tellv w setTitle: #:type _NSString s)
        (tell #:type _BOOL w isVisible)
        (super-tell #:type _void go: x)
        (let ([v (tell NSView new)]) (tellv v setA: 1 b: 2))
        (define (f w) (tellv w close))
        """, "racket")
        == [
          "alloc +NSWindow ()", "initWithA:b: +NSWindow.alloc (r, 3)",
          "setTitle: +NSWindow.alloc.initWithA:b: (s)",
          "isVisible +NSWindow.alloc.initWithA:b: ()", "go: - (x)", "new +NSView ()",
          "setA:b: +NSView.new (1, 2)", "close - ()",
        ])
  }

  @Test func typesInRacket() throws {
    let file = read(
      "(tellv o setA: #:type _CGFloat x b: #:type _double* y c: #:type _BOOL #t d: z)", "racket")
    let arguments = try #require(file.selectors.first?.messages.first?.arguments)
    #expect(
      arguments.map(\.type) == [.floating(bits: 64), .floating(bits: 64), .bool, nil])
  }

  @Test func racketClasses() {
    let source = """
      (define-objc-class MyView NSView #:protocols (NSFooDelegate) [wx]
        (- _void (drawRect: [_NSRect r]) (void))
        (-a _BOOL (acceptsFirstResponder) #t)
        [+ _id (make: [_id a] with: [_id b]) (tell a make: b)])
      (list (- a (b c)) (selector go:))
      """
    #expect(
      methodLines(source, "racket")
        == ["-[MyView drawRect:] 1", "-[MyView acceptsFirstResponder]", "+[MyView make:with:] 2"])
    #expect(
      read(source, "racket").definedClasses.map {
        "\($0.name) \($0.superclass ?? "") \($0.protocols)"
      }
        == ["MyView NSView [\"NSFooDelegate\"]"])
    #expect(messageLines(source, "racket") == ["make: - (b)", "go: - (?)"])
  }

  @Test func clojure() {
    #expect(
      messageLines(
        """
        (objc [NSString :stringWithA s :b 3])
        (let [o (objc [[NSFoo :alloc] :init])] (objc ^int [o :count]))
        {:a [b :c]} (f [x :key 3])
        """, "clojure")
        == [
          "stringWithA:b: +NSString (s, 3)", "alloc +NSFoo ()", "init +NSFoo.alloc ()",
          "count +NSFoo.alloc.init ()",
        ])
  }

  @Test func commonLisp() {
    #expect(
      messageLines(
        """
        (let ((w (#/initWithA:b: (#/alloc ns:ns-window) x 3))) (#/setTitle: w #@"t" y))
        (objc:invoke (objc:invoke "NSURL" "URLWithString:" s) "open")
        (respond (@selector "go:") (@selector #/a:b:))
        (f #'car ns:ns-rect "setTitle:")
        """, "common-lisp")
        == [
          "initWithA:b: +NSWindow.alloc (x, 3)", "alloc +NSWindow ()",
          "setTitle: +NSWindow.alloc.initWithA:b: (#@\"t\", y)",
          "URLWithString: +NSURL (s)", "open +NSURL.URLWithString: ()", "go: - (?)", "a:b: - (?)",
        ])
    #expect(
      methodLines(
        """
        (objc:defmethod (#/a:didB: :void) ((self my-delegate) (a :id) b) (#/go self))
        (objc:define-objc-method ("close:" :void) ((self my-window) x) nil)
        """, "common-lisp") == ["-[my-delegate a:didB:] 2", "-[my-window close:] 1"])
  }

  @Test func factor() {
    let source = """
      : f ( -- x ) NSWindow -> alloc -> init ; IMPORT: NSView
      : g ( a -- ) 1 -> setA:b: SUPER-> close selector: go: ;
      <CLASS: MyView < NSView
      METHOD: void setA: id a b: int b [ a b ] ;
      METHOD: id title [ f ] ;
      ;CLASS>
      """
    #expect(
      messageLines(source, "factor")
        == [
          "alloc +NSWindow (?)", "init +NSWindow.alloc (?)", "setA:b: - (?)", "close - (?)",
          "go: - (?)",
        ])
    #expect(methodLines(source, "factor") == ["-[MyView setA:b:]", "-[MyView title]"])
  }

  /// A selector's last colon may be missing, or one may be too many, wherever the form says that it is one.
  @Test(arguments: [
    ("(tellv w setTitle:: s)", "racket", "setTitle::"),
    ("(objc:defmethod (#/a:didGo :void) ((self my-view) b c) b)", "common-lisp", "a:didGo"),
    ("l = sel!(a:b);", "rust", "a:b"),
    ("#[method(a:b)] fn f(&self, x: i32, y: i32);", "rust", "a:b"),
    ("trace('-[NSFoo a:b]')", "javascript", "a:b"),
    ("sel_x: .asciz \"saveObject:with\"", "assembler", "saveObject:with"),
    ("x: .asciz \"saveObject:with:done\"", "assembler", "saveObject:with:done"),
  ])
  func colonsThatAreMissingOrTooMany(_ code: String, _ language: String, _ selector: String) {
    #expect(read(code, language).selectors.map(\.selector) == [selector])
  }
}
