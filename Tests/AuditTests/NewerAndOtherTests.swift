import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// What resembles the headers at hand and is of others.
@Suite struct NewerAndOtherTests {
  private func findings(_ code: String, as path: String, _ facts: FactSet) throws -> [String] {
    let file = try #require(BridgeReader.read(path: path, bytes: Array(code.utf8)))
    return Auditor(facts: [facts]).audit([file]).findings
      .map { "\($0.confidence.rawValue) \($0.rule)" }
  }

  private static let options = SampleFacts.set([
    SampleFacts.enumeration("XYMenuOptions", kind: .options, ["Inline": 1, "Destructive": 2])
  ])

  /// A bit above all others may have been added since; one of several that there are not, hardly.
  @Test(arguments: [
    ("64", "possible option-bits"), ("65", "likely option-bits"), ("12", "likely option-bits"),
  ])
  func aBitAboveAllOthersMayBeNewer(literal: String, finding: String) throws {
    let code = "public static final XYMenuOptions Palette = new XYMenuOptions(\(literal)L);\n"
    #expect(try findings("class A { \(code) }", as: "A.java", Self.options) == [finding])
  }

  private static let quality = SampleFacts.set([
    SampleFacts.enumeration(
      "XYQualityOfService",
      ["Interactive": 0x21, "Initiated": 0x19, "Utility": 0x11, "Background": 9, "Default": -1])
  ])

  @Test func aCommentThatNamesAnotherTypeSpeaksAgainstAnEnum() throws {
    let code = """
      public enum DispatchQuality : uint {
        Interactive = 0x21, Initiated = 0x19, Utility = 0x11, Background = 9, Default = 0x15,
      }

      """
    #expect(try findings(code, as: "a.cs", Self.quality).count == 1)
    let comment = "// xy_class_t of xy/class.h\n"
    #expect(try findings(comment + code, as: "a.cs", Self.quality) == [])
  }

  private static let letters = SampleFacts.set([
    SampleFacts.enumeration("", ["pID": 1_229_201_440, "kXYFormText": 7, "nameNotFoundErr": -5])
  ])

  @Test(arguments: [
    ("const int pID = 3;", 0), ("const int kXYFormText = 8;", 1),
    ("const int nameNotFoundErr = -6;", 1), ("const int nameNotFoundErr = -5;", 0),
  ])
  func shortNamesOfNoEnumAreAnybodys(code: String, count: Int) throws {
    #expect(try findings(code + "\n", as: "a.c", Self.letters).count == count)
  }

  @Test(arguments: [
    ("objc_msgSend_5_vargs(h, Selector.GetHandle (\"executeQuery:\"), a, b, c);", 0),
    ("void_objc_msgSend_a_b_c(h, Selector.GetHandle (\"executeQuery:\"), a, b, c);", 1),
  ])
  func functionsForAnyNumberOfArgumentsHandOverMore(call: String, count: Int) throws {
    let code = "class A { void F () { Messaging.\(call) } }\n"
    #expect(try findings(code, as: "a.cs", SampleFacts.queryTypes).count == count)
  }

  @Test func theReceiverOfTheRuntimesOwnFunctionIsNoSelector() throws {
    let code = """
      class A {
        static readonly IntPtr class_ptr = Class.GetHandle ("__XY_Disposer");
        void F () { Messaging.void_objc_msgSend_a_b (class_ptr, Selector.GetHandle (Selector.Perform), a, 0); }
      }
      """
    #expect(try findings(code, as: "a.cs", SampleFacts.queryTypes) == [])
  }

  @Test func whatTheProjectTiesToAMethodIsAnsweredByIt() throws {
    let code = """
      class A {
        private static final Selector run = Selector.register("excuteQuery:");
        @Method(selector = "excuteQuery:")
        private void run(Query query) { }
      }
      """
    #expect(
      try !findings(code, as: "A.java", SampleFacts.queryTypes).contains {
        $0.hasSuffix("unknown-selector")
      })
  }
}

/// Objective-C that compiles.
@Suite struct CompiledCodeTests {
  private func findings(_ code: String, as path: String = "a.m") throws -> [String] {
    let file = try #require(BridgeReader.read(path: path, bytes: Array(code.utf8)))
    return Auditor(facts: [SampleFacts.healthKit, SampleFacts.queryTypes]).audit([file]).findings
      .map { "\($0.confidence.rawValue) \($0.rule)" }
  }

  @Test(arguments: [
    ("[store saveObject:self.count++ withCompletion:nil];", "saveObject:withCompletion:"),
    ("[store saveObject:n-- withCompletion:nil];", "saveObject:withCompletion:"),
    ("[store executeQuery:a + b];", "executeQuery:"),
  ])
  func aPostfixOperatorEndsAnArgument(code: String, selector: String) throws {
    let source = "void f(HKHealthStore *store) { \(code) }\n"
    let file = try #require(BridgeReader.read(path: "a.m", bytes: Array(source.utf8)))
    #expect(file.selectors.map(\.selector) == [selector])
  }

  /// Other files may give the class what no header has, and the compiler knows.
  @Test func aMethodThatACategoryElsewhereAddsIsNotUnknown() throws {
    let code = "void f(HKHealthStore *store) { [store xy_entirelyOwnThing]; }\n"
    #expect(try findings(code) == [])
  }

  @Test func anOwnMethodWithoutTheArgumentIsAnother() throws {
    let code = """
      @implementation Thing
      - (void)stopQuery:(id)query { }
      - (void)executeQuery { }
      @end
      """
    #expect(try findings(code) == [])
  }

  @Test func twoNamesWithOneNumberAreACodeOfTheirOwn() throws {
    let code = """
      switch error {
      case .HKErrorAuthorizationDenied: code = 4
      case .HKErrorHealthDataUnavailable: code = 1
      case .HKErrorHealthDataRestricted: code = 1
      }

      """
    #expect(try findings(code, as: "a.swift").allSatisfy { $0.hasPrefix("possible") })
  }
}
