import HeaderFacts
import TestSupport
import Testing

@Suite struct SwiftCallTests {
  @Test func callsAreRead() throws {
    let call = try #require(SwiftCall(parsing: " store.save(_:withCompletion:) "))
    #expect(call.qualifier == "store")
    #expect(call.baseName == "save")
    #expect(call.labels == ["", "withCompletion"])
    #expect(call.mayBelong(to: "HKHealthStore"))
    let construction = try #require(SwiftCall(parsing: "HKQuantity(unit:doubleValue:)"))
    #expect(construction.isInitializer)
    #expect(construction.qualifier == "HKQuantity")
    #expect(construction.mayBelong(to: "HKQuantity") && !construction.mayBelong(to: "HKUnit"))
    #expect(SwiftCall(parsing: "biologicalSex()")?.labels == [])
    #expect(SwiftCall(parsing: "HKHealthStore.init()")?.qualifier == "HKHealthStore")
    #expect(SwiftCall(parsing: "`default`()")?.baseName == "default")
  }

  @Test(arguments: [
    "", "save:withCompletion:", "save(_:", "save(_)", "save(a b:)", "-[A b]", "(a:)",
  ])
  func otherTextIsNoCall(text: String) {
    #expect(SwiftCall(parsing: text) == nil)
  }

  /// As the compiler imports them, each a different way of leaving words out.
  static let imported: [(call: String, selector: String)] = [
    ("finishRoute(with:metadata:completion:)", "finishRouteWithWorkout:metadata:completion:"),
    ("finishRoute(with:metadata:)", "finishRouteWithWorkout:metadata:completion:"),
    ("insertRouteData(_:completion:)", "insertRouteData:completion:"),
    ("save(_:withCompletion:)", "saveObject:withCompletion:"),
    ("save(_:)", "saveObject:withCompletion:"),
    ("save(_:)", "saveObject:error:"),
    ("execute(_:)", "executeQuery:"),
    (
      "requestAuthorization(toShare:read:completion:)",
      "requestAuthorizationToShareTypes:readTypes:completion:"
    ),
    (
      "requestStatusForAuthorization(toShare:read:)",
      "getRequestStatusForAuthorizationToShareTypes:readTypes:completion:"
    ),
    ("attachments(for:)", "getAttachmentsForObject:completion:"),
    ("getAttachmentsFor(_:completion:)", "getAttachmentsForObject:completion:"),
    (
      "deleteObjects(of:predicate:withCompletion:)", "deleteObjectsOfType:predicate:withCompletion:"
    ),
    ("loadTables()", "loadTablesWithError:"),
    ("finishWorkout(completion:)", "finishWorkoutWithCompletion:"),
    ("finishWorkout()", "finishWorkoutWithCompletion:"),
    ("is(compatibleWith:)", "isCompatibleWithUnit:"),
    ("dateComponents(for:)", "dateComponentsForCalendar:"),
    (
      "predicateForSamples(withStart:end:options:)",
      "predicateForSamplesWithStartDate:endDate:options:"
    ),
    (
      "predicate(forActivitySummariesBetweenStart:end:)",
      "predicateForActivitySummariesBetweenStartDateComponents:endDateComponents:"
    ),
    ("predicateForObjects(with:)", "predicateForObjectsWithUUIDs:"),
    ("workoutSession(_:didChangeTo:from:date:)", "workoutSession:didChangeToState:fromState:date:"),
    (
      "addAttachment(to:name:contentType:url:metadata:completion:)",
      "addAttachmentToObject:name:contentType:URL:metadata:completion:"
    ),
    ("HKQuantity(unit:doubleValue:)", "quantityWithUnit:doubleValue:"),
    ("HKUnit(from:)", "unitFromString:"),
    ("HKUnit.gram()", "gramUnit"),
    ("init(unit:doubleValue:)", "quantityWithUnit:doubleValue:"),
    ("init(healthStore:device:start:)", "initWithHealthStore:device:startDate:"),
    ("HKWorkout(activityType:start:end:)", "workoutWithActivityType:startDate:endDate:"),
    ("HKHealthStore()", "init"),
    ("enumerateObjects(_:)", "enumerateObjectsUsingBlock:"),
    ("init(utf8String:)", "initWithUTF8String:"),
    (
      "contentKeySession(_:didProvide:)",
      "contentKeySession:didProvidePersistableContentKeyRequest:"
    ),
  ]

  @Test(arguments: imported)
  func selectorsFitTheirImportedNames(pair: (call: String, selector: String)) throws {
    let call = try #require(SwiftCall(parsing: pair.call))
    #expect(call.matchQuality(selector: pair.selector) != nil)
  }

  @Test(arguments: [
    ("save(_:withCompletion:)", "saveObject:completion:"),
    ("save(_:)", "saveObject:withMetadata:"),
    ("save(_:)", "saveObjectToStore:"),
    ("save()", "saveObject:"),
    ("finishRoute(with:metadata:completion:)", "finishRouteWithWorkout:completion:metadata:"),
    ("finishRoute(with:metadata:completion:)", "insertRouteWithWorkout:metadata:completion:"),
    ("dateComponents(_:)", "dateComponentsForCalendar:"),
    ("HKQuantity(unit:doubleValue:)", "unitWithUnit:doubleValue:"),
    ("init(unit:)", "initWithHealthStore:"),
    ("gram()", "gramUnitWithMetricPrefix:"),
  ])
  func otherSelectorsDoNot(pair: (call: String, selector: String)) throws {
    let call = try #require(SwiftCall(parsing: pair.call))
    #expect(call.matchQuality(selector: pair.selector) == nil)
  }

  /// Of all of HealthKit's selectors the right one comes out on top, alone or with true overloads.
  @Test(arguments: imported)
  func theRightSelectorComesFirst(pair: (call: String, selector: String)) throws {
    let call = try #require(SwiftCall(parsing: pair.call))
    let selectors = Set(try Fixtures.rows("healthkit-methods.tsv").map { $0[3] })
    let own = try #require(call.matchQuality(selector: pair.selector))
    let better = selectors.filter { (call.matchQuality(selector: $0) ?? 0) > own }
    #expect(better.isEmpty)
  }

  private func method(
    _ selector: String, _ kind: Method.Kind = .instance, types: [String], swiftName: String? = nil
  ) -> Method {
    Method(
      selector: selector, kind: kind, encoding: "", returnType: "void",
      parameters: types.map { Parameter(typeName: $0, encoding: "@") },
      swiftNameAttribute: swiftName)
  }

  @Test func wordsGoOnlyWhereTheTypeRepeatsThem() throws {
    let call = try #require(SwiftCall(parsing: "add(_:)"))
    let samples = method("addSamples:", types: ["NSArray<HKSample *> *"])
    #expect(call.matchQuality(method: samples, owner: "HKWorkoutBuilder") != nil)
    let named = method("addName:", types: ["NSString *"])
    #expect(call.matchQuality(method: named, owner: "HKWorkoutBuilder") == nil)
    let categories = method("addCategories:", types: ["NSSet<HKCategory *> * _Nonnull"])
    #expect(call.matchQuality(method: categories, owner: "HKWorkoutBuilder") != nil)
  }

  @Test(arguments: [
    ("image(with:)", "imageWithCGImage:", "CGImageRef"),
    ("remove(_:)", "removeIndexes:", "NSIndexSet *"),
    ("encode(_:)", "encodeInt64:", "int64_t"),
    ("string(for:)", "stringForObjectValue:", "id"),
    ("perform(_:)", "performSelector:", "SEL"),
    ("remove(at:)", "removeAtIndex:", "NSUInteger"),
    ("enumerate(using:)", "enumerateUsingBlock:", "void (^)(id, BOOL *)"),
  ])
  func typesOfAllKindsRepeatWords(call: String, selector: String, type: String) throws {
    let parsed = try #require(SwiftCall(parsing: call))
    let fitting = parsed.matchQuality(method: method(selector, types: [type]), owner: "NSThing")
    #expect(fitting != nil)
    let other = method(selector, types: ["HKUnit *"])
    #expect(parsed.matchQuality(method: other, owner: "NSThing") == nil)
  }

  @Test func classMethodsOfTheirOwnClassAreInitializers() throws {
    let call = try #require(SwiftCall(parsing: "init(unit:doubleValue:)"))
    let types = ["HKUnit *", "double"]
    let selector = "quantityWithUnit:doubleValue:"
    let factory = method(selector, .class, types: types)
    #expect(call.matchQuality(method: factory, owner: "HKQuantity") != nil)
    #expect(call.matchQuality(method: factory, owner: "HKUnit") == nil)
    #expect(
      call.matchQuality(method: method(selector, types: types), owner: "HKQuantity") == nil)
  }

  @Test func anotherClassInFrontOfTheDotIsAWorseFit() throws {
    let save = method("saveObject:", types: ["HKObject *"])
    func quality(_ text: String) throws -> Int {
      let call = try #require(SwiftCall(parsing: text))
      return try #require(call.matchQuality(method: save, owner: "HKHealthStore"))
    }
    #expect(try quality("HKHealthStore.save(_:)") == quality("store.save(_:)"))
    #expect(try quality("HKSample.save(_:)") < quality("save(_:)"))
  }

  @Test func theAttributeDecidesAlone() throws {
    let renamed = method(
      "saveObject:withCompletion:", types: ["HKObject *", "void (^)(BOOL)"],
      swiftName: "store(object:completion:)")
    func fits(_ text: String) throws -> Bool {
      try #require(SwiftCall(parsing: text)).matchQuality(method: renamed, owner: "HKHealthStore")
        != nil
    }
    #expect(try fits("store(object:completion:)"))
    #expect(try fits("store(object:)"))
    #expect(try !fits("save(_:withCompletion:)"))
    #expect(try !fits("store(completion:object:)"))
  }
}
