import Testing

@testable import BridgeClaims

@Suite struct AtomLanguageTests {
  @Test func definitions() {
    expect(
      "racket",
      """
      (define NSBarA «3»)
      (define NSBarB «#x1F»)
      (define NSBarC «(1 . << . 4)»)
      (define NSBarD «(bitwise-ior NSBarA (arithmetic-shift 1 6))»)
      (define NSBarE «-1») ; a comment
      (define (NSBarF x) 3)
      (define NSBarG (f 3))
      (define pair '(1 2))
      (define NSBarH (if mac? 1 2))
      (define NSBarI : Integer «5»)
      """,
      [
        "NSBarA = 3", "NSBarB = 31", "NSBarC = 16", "NSBarD = 67", "NSBarE = -1", "NSBarI = 5",
      ])
    expect(
      "common-lisp",
      """
      (defconstant +ns-bar-a+ «(ash 1 3)»)
      (defconstant +ns-bar-b+ «#b11» "Text.")
      (defparameter *ns-bar-c* «(logior +ns-bar-a+ 1)»)
      (defconstant +name+ "text")
      """, ["ns-bar-a = 8", "ns-bar-b = 3", "ns-bar-c = 9"])
    expect("clojure", "(def ^:const NSBarA «(bit-shift-left 1 4)»)\n(def x y)", ["NSBarA = 16"])
    expect(
      "factor",
      "CONSTANT: NSBarA «0x10»\nCONSTANT: NSBarB \"x\" ! CONSTANT: NSBarC 3\n: f ( a -- b ) 4 ;",
      ["NSBarA = 16"])
  }

  @Test func whatOnlyLooksLikeANumber() {
    expect("racket", "(define NSBarA 1/2)\n(define NSBarB 1.5)\n(define NSBarC 1+)\n", [])
    expect("racket", "(define NSBarA #\\3)\n(define NSBarB «2»)", ["NSBarB = 2"])
  }

  @Test func tables() {
    expect(
      "racket",
      "(define names (hash «7» \"bowling\" «8» \"boxing\"))\n(define codes '((golf . «21») (yoga . «57»)))",
      ["bowling = 7", "boxing = 8", "golf = 21", "yoga = 57"])
    expect(
      "clojure",
      "(def names {«7» \"bowling\", «8» \"boxing\"})\n(def codes {:golf «21» :yoga «57»})",
      ["bowling = 7", "boxing = 8", "golf = 21", "yoga = 57"])
    expect(
      "factor", "CONSTANT: names H{ { «7» \"bowling\" } { «8» \"boxing\" } }",
      ["bowling = 7", "boxing = 8"])
    let file = read("(def names {7 \"bowling\" 8 \"boxing\"})", "clojure")
    #expect(file.groups.first?.owner == ClaimOwner(kind: .map, name: "names"))
  }

  @Test func bindingsAreNoTables() {
    expect("racket", "(let ([a 3] [b 4]) (f a b))\n(do ((i 0) (j 1)) (#t))", [])
  }

  @Test func arms() {
    expect(
      "racket",
      """
      (define (name x)
        (case x [(«7») "bowling"] [(«8» «9») "ball"] [else ""]))
      (define (code x)
        (cond [(equal? x "golf") «21»] [(eq? 'yoga x) «57»] [else 0]))
      """.replacing("(eq? 'yoga x)", with: "(eq? x 'yoga)"),
      ["bowling = 7", "ball = 8 (bucket)", "ball = 9 (bucket)", "golf = 21", "yoga = 57"])
    expect(
      "clojure", "(case x «7» \"bowling\" «8» \"boxing\" \"other\")", ["bowling = 7", "boxing = 8"])
    expect(
      "common-lisp", "(ecase x (:golf «21») (:yoga «57»))", ["golf = 21", "yoga = 57"])
  }

  @Test func enums() {
    expect(
      "common-lisp", "(cffi:defcenum kind \"Text.\" :a (:b «5») :c)",
      ["a = 0 (implicit)", "b = 5", "c = 6 (implicit)"])
    expect(
      "racket", "(define _kind (_enum '(a = «1» b c = «5» d)))",
      ["a = 1", "b = 2 (implicit)", "c = 5", "d = 6 (implicit)"])
    expect(
      "factor", "ENUM: kind A { B «5» } C ;\nENUM: other < uint X ;",
      ["A = 0 (implicit)", "B = 5", "C = 6 (implicit)", "X = 0 (implicit)"])
  }
}
