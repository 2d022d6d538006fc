import Audit
import BridgeClaims
import Foundation
import HeaderFacts
import TestSupport
import Testing

/// An audit reads only the facts that the claims can have to do with, and finds the same.
@Suite struct NarrowedFactsTests {
  private static let frameworks: Set = [
    "HealthKit", "CoreAudioTypes", "CoreLocation", "CoreBluetooth", "IOKit",
  ]

  private static func library(_ names: String...) throws -> FactLibrary {
    let facts = Fixtures.repository.appending(path: "facts")
    return FactLibrary(try names.map { try FactFolder(facts.appending(path: $0)) })
  }

  private func expectSame(_ files: [FileClaims], _ note: String = "") throws -> AuditResult {
    let library = try Self.library("iPhoneOS26.5", "MacOSX14.2", "MacOSX26.5")
    let whole = Auditor(facts: try library.sets(of: Self.frameworks)).audit(files)
    let narrowed = try Auditor(
      of: files, facts: [], library: library, frameworks: Self.frameworks
    ).audit(files)
    #expect(String(describing: narrowed) == String(describing: whole), "\(note)")
    // The same beside a set that was read whole, in whatever order.
    let set = try Self.library("MacOSX14.2").sets(of: Self.frameworks)
    let rest = try Self.library("iPhoneOS26.5", "MacOSX26.5")
    let beside = try Auditor(
      of: files, facts: set, library: rest, frameworks: Self.frameworks
    ).audit(files)
    let reordered = Auditor(facts: set + (try rest.sets(of: Self.frameworks))).audit(files)
    #expect(String(describing: beside) == String(describing: reordered), "\(note)")
    return narrowed
  }

  @Test(arguments: ["wrong", "right"])
  func `the examples`(_ name: String) throws {
    let path = Fixtures.repository.appending(path: "examples/\(name)/workout_bridge.zig")
    let bytes = [UInt8](try Data(contentsOf: path))
    let claims = try #require(BridgeReader.read(path: "bridge.zig", bytes: bytes))
    let result = try expectSame([claims], name)
    #expect(result.findings.isEmpty == (name == "right"))
  }

  @Test func `slips of the pen, in what is sent and in what is defined`() throws {
    var sketch = Sketch()
    for selector in [
      "laloc", "Retain", "saveObjcet:withCompletion:", "withCompletion:saveObject:", "startDtae",
    ] {
      sketch.selector(selector)
    }
    for selector in ["workoutSession:didFailWithErorr:", "workoutSession:didFailWithError"] {
      sketch.selector(selector, use: .defined)
    }
    let result = try expectSame([sketch.file])
    #expect(result.findings.count == 7)
  }

  @Test func `constants beside an enum`() throws {
    let code = "b = NSButton.alloc().init()\nb.setBezelStyle_(4)\nb.setBezelStyle_(99)\n"
    let file = try #require(BridgeReader.read(path: "a.py", bytes: Array(code.utf8)))
    let library = try Self.library("MacOSX14.2")
    let narrowed = try Auditor(of: [file], facts: [], library: library).audit([file])
    #expect(narrowed.findings.map(\.claimed) == ["99"])
  }

  @Test func `groups of short names, under whatever name`() throws {
    var sketch = Sketch()
    sketch.group(
      owner: .named("ActivityKinds", .map),
      ["running": 34, "walking": 49, "hiking": 22, "yoga": 57, "rowing": 35, "cycling": 13])
    sketch.group(
      owner: .named("BiologicalSex"), ["notSet": 0, "female": 1, "male": 2, "other": 4])
    sketch.group(["WORKOUT_RUNNING_ID": 37, "WORKOUT_SAILING_ID": 38, "WORKOUT_YOGA_ID": 58])
    sketch.group(
      hints: [ClaimHint(kind: .annotatedType, text: "CLAuthorizationStatus")],
      ["denied": 3, "restricted": 2, "authorizedAlways": 3])
    let result = try expectSame([sketch.file])
    #expect(result.findings.count > 2)
  }

  @Test func `whole names, names without their prefix, and names that no header has`() throws {
    var sketch = Sketch()
    sketch.statements([
      "HKWorkoutActivityTypeRunning": 34, "kHKWorkoutActivityTypeYoga": 2,
      "HK_WORKOUT_ACTIVITY_TYPE_ROWING": 1, "WorkoutActivityTypeCurling": 77,
      "HKWorkoutActivityTypeStrengthTraining": 50, "CLErrorDenied": 9, "kCLErrorDenied": 9,
      "kAudioFormatLinearPCM": 5, "NSSomethingElseEntirely": 4, "AVNowhereToBeFound": 8,
    ])
    let result = try expectSame([sketch.file])
    #expect(result.findings.contains { $0.rule == "unknown-constant" })
    #expect(result.findings.contains { $0.rule == "wrong-value" })
    #expect(result.summary.notChecked > 0)
  }

  @Test func `selectors that are right, misspelt, defined, and foreign`() throws {
    var sketch = Sketch()
    for selector in [
      "saveObject:withCompletion:", "save:withCompletion:", "excuteQuery:", "init",
      "startUpdatingLocation", "startUpdatingLocations", "peripheral:didDiscoverService:",
      "setDelegate:", "HKHealthStore", "somethingOfOurOwn:", "_private",
    ] {
      sketch.selector(selector)
    }
    sketch.selector("stopQuery:", receiver: "HKHealthStore")
    sketch.selector("stopQueries:", receiver: "HKHealthStore")
    sketch.selector("somethingElse:", use: .defined)
    let result = try expectSame([sketch.file])
    #expect(result.findings.contains { $0.rule == "unknown-selector" })
    sketch.selector("finishRoute(with:metadata:completion:)")
    _ = try expectSame([sketch.file])
  }

  @Test(arguments: [
    ("a.py", "x = 'HKWorkoutActivityTypeStrengthTraining'\ny = CLErrorDenyed"),
    ("a.py", "x = 'HKQuantityTypeIdentifierStepCuont'\ny = 'HKWorkoutActivityTypeRunning'"),
    (
      "a.zig",
      "const c = msgSend0(msgSend0(getClass(\"HKHealthStore\"), \"alloc\"), \"init\");\n"
        + "msgSend2(c, \"setValue:forKeyPath:\", x, \"authorizationViewControllerPresenter.foo\");\n"
        + "msgSend2(c, \"setValue:forKey:\", x, \"authorizationViewControllerPresentr\");\n"
        + "msgSend2(c, \"setValue:forKey:\", x, \"colour\");\n"
    ),
    (
      "a.rs",
      "let b = RcBlock::new(|a: bool| {});\n"
        + "msg_send![store, saveObject: x, withCompletion: &*b];"
    ),
    (
      "a.cs",
      "interface HKHealthStore {\n[Export (\"saveObject:withCompletion:\")]\n"
        + "void Save (HKObject x, Action<HKWorkout, NSError> done);\n}"
    ),
    (
      "a.swift",
      "let c = HKSampleQuery()\n"
        + "c.setValue(x, forKey: \"sortDescriptrs\")\n"
        + "let a = CABasicAnimation(keyPath: \"postion.x\")\n"
    ),
    (
      "a.ts",
      "const s = HKHealthStore.alloc().init();\ns.saveObjectWithCompletion(a);\n"
        + "s.saveObjectWithCompletoin(a, b); HKHealthStore.stopQuery(q); s.saveObject(a, b);\n"
        + "HKQuantity.quantityWithUnitDoubleValue(a, 3).doubleValueForUnits(b);\n"
        + "HKObjectType.workoutType().isEqual(s).foo(); s.excuteQuery(a); s.somethingElse(b);\n"
    ),
    (
      "a.kt",
      "import platform.HealthKit.*\nval s = HKHealthStore()\n"
        + "fun f(q: HKQuery) { s.saveObject(a, withCompletoin = b); s.excuteQuery(q)\n"
        + "s.saveObject(a) { ok, error -> }; HKHealthStore.stopQuery(q)\n"
        + "q.predicat.foo(); s.somethingElse(a, b = c) }\n"
    ),
  ]) func `names alone, keys and blocks`(path: String, code: String) throws {
    let claims = try #require(BridgeReader.read(path: path, bytes: Array(code.utf8)))
    let result = try expectSame([claims], code)
    #expect(!result.findings.isEmpty)
  }

  @Test(arguments: [
    ("a.swift", "let a = CABasicAnimation(keyPath: \"strokeEdn\")\n"),
    ("a.swift", "let a = CABasicAnimation(keyPath: \"transform.rotaton\")\n"),
    ("a.m", "id a = [CABasicAnimation animationWithKeyPath:@\"emiterPosition\"];"),
  ]) func `paths of layers`(path: String, code: String) throws {
    let claims = try #require(BridgeReader.read(path: path, bytes: Array(code.utf8)))
    let library = try Self.library("MacOSX14.2")
    let whole = Auditor(facts: try library.sets(of: ["QuartzCore"])).audit([claims])
    let narrowed = try Auditor(
      of: [claims], facts: [], library: library, frameworks: ["QuartzCore"]
    )
    .audit([claims])
    #expect(String(describing: narrowed) == String(describing: whole))
    #expect(!narrowed.findings.isEmpty)
  }

  @Test func `a damaged file is refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let built = try FactFolder(Fixtures.repository.appending(path: "facts/iPhoneOS26.5"))
    try FactFolder.write(try built.allFacts(), to: folder)
    let file = folder.appending(path: "HealthKit.facts")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: "\ncounts\t73", with: "\ncounts\t7x")
      .write(to: file, atomically: true, encoding: .utf8)
    var sketch = Sketch()
    sketch.statements(["HKWorkoutActivityTypeRunning": 34])
    let library = FactLibrary([try FactFolder(folder)])
    let error = #expect(throws: FactFileError.self) {
      try Auditor(of: [sketch.file], facts: [], library: library)
    }
    #expect(error?.line == 6)
  }
}
