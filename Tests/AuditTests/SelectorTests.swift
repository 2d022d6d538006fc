import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct SelectorTests {
  private func findings(
    _ selector: String, receiver: String? = nil, facts: FactSet = SampleFacts.healthKit
  ) -> [Finding] {
    var sketch = Sketch()
    sketch.selector(selector, receiver: receiver)
    return sketch.audit(facts).findings
  }

  @Test func swiftsSpellingIsToldApart() throws {
    let finding = try #require(findings("save:withCompletion:").first)
    #expect(finding.rule == "unknown-selector")
    #expect(finding.confidence == .likely)
    #expect(finding.expected == "saveObject:withCompletion:")
    #expect(
      finding.message == "no header declares save:withCompletion:; the header spells it "
        + "saveObject:withCompletion:, of HKHealthStore")
    #expect(finding.explanation.contains { $0.contains("is how Swift calls the method") })
  }

  @Test func everyStageOfASaveIsFound() {
    let finish = findings("finishRoute:metadata:completion:")
    #expect(finish.map(\.expected) == ["finishRouteWithWorkout:metadata:completion:"])
    #expect(finish.first?.fix?.replacement == "finishRouteWithWorkout:metadata:completion:")
    let insert = findings("insertRoutedata:completion:")
    #expect(insert.map(\.expected) == ["insertRouteData:completion:"])
  }

  @Test func declaredSelectorsAndGettersAreRight() {
    #expect(findings("saveObject:withCompletion:").isEmpty)
    #expect(findings("workoutActivityType").isEmpty)
  }

  @Test func otherFrameworksAreNotChecked() {
    var sketch = Sketch()
    for selector in ["setTitle:forState:", "play", "drawRect:", "contextWithCGContext:flipped:"] {
      sketch.selector(selector)
    }
    let result = sketch.audit(SampleFacts.healthKit)
    #expect(result.findings.isEmpty)
    #expect(result.summary.selectors == 4)
    #expect(result.summary.notChecked == 4)
  }

  @Test func whatTheProjectDefinesIsRight() {
    var definer = Sketch("a.m")
    definer.selector("save:withCompletion:", use: .defined)
    var sender = Sketch("b.zig")
    sender.selector("save:withCompletion:")
    let result = Auditor(facts: [SampleFacts.healthKit]).audit([sender.file, definer.file])
    #expect(result.findings.isEmpty)
    #expect(result.summary.notChecked == 0)
  }

  @Test func classNamesAreNoSelectors() {
    var sketch = Sketch()
    sketch.selector("HKHealthStore")
    let result = sketch.audit(SampleFacts.healthKit)
    #expect(result.findings.isEmpty)
    #expect(result.summary.notChecked == 0)
  }

  @Test func aClassThatWasReadWhollyVouchesForItsSelectors() {
    let facts = SampleFacts.set(
      [],
      containers: [
        SampleFacts.container("NSObject", selectors: ["init"]),
        SampleFacts.container("XYPlayer", selectors: ["play", "pause"]),
      ])
    let found = findings("rewind", receiver: "XYPlayer", facts: facts)
    #expect(found.map(\.confidence) == [.possible])
    #expect(found.first?.explanation == ["XYPlayer and all that it inherits from were read."])
    #expect(findings("rewind", receiver: "XYOther", facts: facts).isEmpty)
    #expect(findings("rewind", receiver: "HKHealthStore").map(\.confidence) == [.possible])
  }
}

@Suite struct OneKeywordTests {
  static let facts = SampleFacts.set(
    [],
    containers: [
      SampleFacts.container("XYDevice", selectors: ["localIdentifier", "openURL:"]),
      SampleFacts.container("XYClock", selectors: ["locale", "setLocale:"]),
    ])

  private func confidences(_ selector: String, receiver: String? = nil) -> [Confidence] {
    var sketch = Sketch()
    sketch.selector(selector, receiver: receiver)
    return sketch.audit(Self.facts).findings.map(\.confidence)
  }

  @Test func resemblanceAloneSaysNothing() {
    #expect(confidences("localeIdentifier").isEmpty)
    #expect(confidences("open:").isEmpty)
  }

  @Test func theReceiverOrTheCaseOfLettersDoes() {
    #expect(confidences("localeIdentifier", receiver: "XYDevice") == [.certain])
    #expect(confidences("open:", receiver: "XYDevice") == [.certain])
    #expect(confidences("openUrl:") == [.likely])
  }
}

/// Misspelt selectors, each with the one that is meant; nothing but the name says so.
@Suite struct MisspeltSelectorTests {
  private func finding(_ selector: String, facts: FactSet, receiver: String? = nil) -> Finding? {
    var sketch = Sketch()
    sketch.selector(selector, receiver: receiver)
    return sketch.audit(facts).findings.first
  }

  @Test(arguments: [
    ("insertRouteData:withCompletion:", "insertRouteData:completion:"),
    ("saveObject:completion:", "saveObject:withCompletion:"),
    ("saveobject:withCompletion:", "saveObject:withCompletion:"),
    ("quantityTypeForIdentifer:", "quantityTypeForIdentifier:"),
    ("executequery:", "executeQuery:"),
    (
      "predicateForSamplesWithStartDate:endDate:",
      "predicateForSamplesWithStartDate:endDate:options:"
    ),
    (
      "requestAuthorizationToShareTypes:readTypes:",
      "requestAuthorizationToShareTypes:readTypes:completion:"
    ),
    (
      "requestAuthorizationToShareTypes:andReadTypes:completion:",
      "requestAuthorizationToShareTypes:readTypes:completion:"
    ),
    ("initWithHealthStore:config:device:", "initWithHealthStore:configuration:device:"),
    (
      "quantitySampleWithType:quantity:startDate:endDate:meta:",
      "quantitySampleWithType:quantity:startDate:endDate:metadata:"
    ),
    ("doubleValueForUnit", "doubleValueForUnit:"),
    ("isHealthDataAvailible", "isHealthDataAvailable"),
    ("addSamples:completion", "addSamples:completion:"),
    ("finishRoute(with:metadata:completion:)", "finishRouteWithWorkout:metadata:completion:"),
  ])
  func areFoundInHealthKit(claimed: String, meant: String) throws {
    let found = try #require(finding(claimed, facts: SampleFacts.healthKit))
    #expect(found.expected == meant)
    #expect(found.confidence == .likely)
  }

  static let windows = SampleFacts.set(
    [],
    containers: [
      SampleFacts.container(
        "XYWindow",
        selectors: [
          "toggleFullScreen:", "addSubview:", "setContentView:", "stringWithUTF8String:",
          "setTitlebarAppearsTransparent:", "makeKeyAndOrderFront:", "sharedApplication", "setURL:",
          "openURL:completionHandler:",
          "animatorWithDuration:", "minimumSize", "close",
          "openURL:configuration:completionHandler:",
        ])
    ])

  @Test(arguments: [
    ("toggleFullscreen:", "toggleFullScreen:"), ("addSubView:", "addSubview:"),
    ("setContentview:", "setContentView:"), ("stringWithUTF8string:", "stringWithUTF8String:"),
    ("setTitlebarAppearsTransparant:", "setTitlebarAppearsTransparent:"),
    ("makeKeyAndOrderFront", "makeKeyAndOrderFront:"), ("sharedApplicaton", "sharedApplication"),
  ])
  func areFoundElsewhere(claimed: String, meant: String) {
    #expect(finding(claimed, facts: Self.windows)?.expected == meant)
  }

  @Test(arguments: [
    "animatedWithDuration:", "maximumSize", "close:", "addSubviews:", "_addSubview:",
    "sharedDocument",
    "openURL:options:completionHandler:", "setContentViews:", "setUrl:", "open(_:)",
  ])
  func otherMethodsAreNone(selector: String) {
    #expect(finding(selector, facts: Self.windows) == nil)
  }

  @Test func aWordThatTheProjectUsesElsewhereIsNoSlip() {
    var sketch = Sketch()
    sketch.selector("sharedApplicaton")
    sketch.selector("applicatonName")
    #expect(sketch.audit(Self.windows).findings.isEmpty)
    var twice = Sketch()
    twice.selector("sharedApplicaton")
    twice.selector("setTitlebarAppearsTransparant:")
    twice.selector("SharedApplicaton")
    #expect(twice.audit(Self.windows).findings.count == 3)
  }

  @Test func aPropertyThatIsReadAndSetIsAnotherClasss() {
    var sketch = Sketch()
    sketch.selector("contentview")
    sketch.selector("setContentview:")
    #expect(sketch.audit(Self.windows).findings.isEmpty)
  }

  @Test func aClassThatWasReadWhollyMakesThemCertain() throws {
    let facts = SampleFacts.set(
      [],
      containers: [
        SampleFacts.container("NSObject", selectors: ["init"]),
        SampleFacts.container("XYPlayer", selectors: ["playSound:"]),
      ])
    let found = try #require(finding("playsound:", facts: facts, receiver: "XYPlayer"))
    #expect(found.confidence == .certain)
    #expect(found.explanation.contains { $0.contains("capitals") })
  }

  @Test func swiftCallsAreNamedAsSuch() throws {
    let found = try #require(
      finding("finishRoute(with:metadata:completion:)", facts: SampleFacts.healthKit))
    #expect(found.explanation.contains { $0.contains("is the Swift name; the runtime knows") })
  }

  @Test func aLostArgumentHasNoMechanicalFix() {
    let facts = SampleFacts.healthKit
    #expect(finding("predicateForSamplesWithStartDate:endDate:", facts: facts)?.fix == nil)
    #expect(finding("executequery:", facts: facts)?.fix?.replacement == "executeQuery:")
  }
}
