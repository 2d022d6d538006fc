import Testing

@Suite struct LookupTests {
  @Test(arguments: [
    ["HKWorkoutActivityTypeRunning"], ["HKWorkoutActivityType.running"],
    [".running", "-F", "HealthKit"],
    ["HKWorkoutActivityType", "37"], ["HKWorkoutActivityType", "0x25"],
  ])
  func `the same member is found by every kind of name and by its value`(_ words: [String]) throws {
    let tool = try Tool.run(["lookup"] + words)
    #expect(tool.status == 0)
    #expect(tool.output.contains("HKWorkoutActivityTypeRunning = 37"))
    #expect(tool.output.contains("HKWorkoutActivityType.running"))
    #expect(tool.output.contains("36 members after HKWorkoutActivityTypeAmericanFootball = 1"))
    #expect(tool.output.contains("HKWorkoutActivityTypeDanceInspiredTraining"))
  }

  /// The three wrong numbers of the standing example, each what counting gives without the deprecated
  /// members, and what each one really is.
  @Test(arguments: [
    ("HKWorkoutActivityTypeRunning", 34, 37), ("HKWorkoutActivityTypeWalking", 49, 52),
    ("HKWorkoutActivityTypeHiking", 22, 24),
  ])
  func `a wrong claim is explained`(_ name: String, claimed: Int, right: Int) throws {
    let tool = try Tool.run(["lookup", "\(name)=\(claimed)"])
    #expect(tool.status == 1)
    #expect(tool.output.contains("\(name) is \(right), not \(claimed)."))
    #expect(tool.output.contains("deprecated"))
    let real = try Tool.run(["lookup", "HKWorkoutActivityType", "\(claimed)"])
    let realName = try #require(real.output.split(separator: " ").first)
    #expect(tool.output.contains(realName))
  }

  @Test func `a right claim is clean`() throws {
    let tool = try Tool.run(["lookup", "HKWorkoutActivityTypeCycling=13"])
    #expect(tool.status == 0)
    #expect(tool.output.hasPrefix("HKWorkoutActivityTypeCycling is 13."))
  }

  @Test(arguments: [
    "finishRouteWithWorkout:metadata:completion:",
    "-[HKWorkoutRouteBuilder finishRouteWithWorkout:metadata:completion:]",
    "finishRoute(with:metadata:completion:)", "finishRoute(with:metadata:)",
  ])
  func `a method is found by its selector and by its Swift call`(_ query: String) throws {
    let tool = try Tool.run(["lookup", query])
    #expect(tool.status == 0)
    #expect(
      tool.output.contains(
        "-[HKWorkoutRouteBuilder finishRouteWithWorkout:metadata:completion:]"))
    #expect(tool.output.contains("v40@0:8@16@24@?32"))
    #expect(tool.output.contains("v@?@@"))
  }

  @Test func `an unknown selector gets near misses`() throws {
    let tool = try Tool.run(["lookup", "save:withCompletion:"])
    #expect(tool.status == 1)
    #expect(tool.output.contains("-[HKHealthStore saveObject:withCompletion:]"))
  }

  @Test(arguments: ["isKindOfClass:", "performSelector:withObject:"])
  func `what every object has is not called unknown`(_ selector: String) throws {
    let tool = try Tool.run(["lookup", selector])
    #expect(tool.output.contains("-[NSObject \(selector)]"))
    #expect(tool.output.contains("objc/NSObject.h:"))
    #expect(tool.status == 0)
    let phone = try Tool.run(["lookup", selector, "--facts", "iPhoneOS26.5"])
    #expect(phone.output.hasPrefix("\(selector): every object answers to it"))
    #expect(phone.status == 1)
  }

  @Test func `a value of no member is said to be none, or what options it is made of`() throws {
    let gap = try Tool.run(["lookup", "HKWorkoutActivityType 81"])
    #expect(gap.status == 1)
    #expect(gap.output.contains("HKWorkoutActivityType has no member with the value 81"))
    let options = try Tool.run(["lookup", "HKStatisticsOptions", "48"])
    #expect(options.status == 0)
    #expect(options.output.contains("HKStatisticsOptionCumulativeSum | HKStatisticsOption"))
  }

  @Test(arguments: [
    "+[HKHealthStore saveObject:withCompletion:]", "saveObject:withCompletion",
    "-[HKWorkout saveObject:withCompletion:]",
  ])
  func `a selector of another kind, class or spelling is none`(_ query: String)
    throws
  {
    let tool = try Tool.run(["lookup", query])
    #expect(tool.status == 1)
    #expect(tool.output.contains("Near it:"))
    #expect(tool.output.contains("-[HKHealthStore saveObject:withCompletion:]"))
  }

  @Test func `an enum in JSON has its members' values`() throws {
    let tool = try Tool.run(["lookup", "--format", "json", "HKBiologicalSex"])
    let match = try #require((try JSONDocument(tool.output)["matches"] as? [[String: Any]])?.first)
    let members = try #require(match["members"] as? [[String: Any]])
    #expect(members.compactMap { $0["value"] as? Int } == [0, 1, 2, 3])
    #expect(members.last?["swiftName"] as? String == "other")
  }

  @Test(arguments: ["HKQuantityTypeIdentifier.stepCount", ".stepCount"])
  func `a constant of a string enum is found by its Swift name`(_ query: String) throws {
    let tool = try Tool.run(["lookup", query])
    #expect(tool.status == 0)
    #expect(tool.output.hasPrefix("HKQuantityTypeIdentifierStepCount\n"))
    #expect(tool.output.contains("HKQuantityTypeIdentifier.stepCount"))
  }

  @Test func `a part of a name is enough`() throws {
    let tool = try Tool.run(["lookup", "strengthTraining"])
    #expect(tool.status == 0)
    #expect(tool.output.contains("HKWorkoutActivityTypeFunctionalStrengthTraining = 20"))
    #expect(tool.output.contains("HKWorkoutActivityTypeTraditionalStrengthTraining = 50"))
  }

  @Test func `JSON has what a program needs`() throws {
    let tool = try Tool.run(["lookup", "--format", "json", "HKWorkoutActivityTypeRunning"])
    let document = try JSONDocument(tool.output)
    #expect(document["version"] as? Int == 1)
    let match = try #require((document["matches"] as? [[String: Any]])?.first)
    #expect(match["kind"] as? String == "member")
    #expect(match["value"] as? Int == 37)
    #expect(match["enum"] as? String == "HKWorkoutActivityType")
    #expect(match["framework"] as? String == "HealthKit")
    #expect(match["swiftName"] as? String == "running")
    let counting = try #require(match["counting"] as? [String: Any])
    #expect(counting["anchor"] as? String == "HKWorkoutActivityTypeAmericanFootball")
    #expect(counting["anchorValue"] as? Int == 1)
    #expect(counting["steps"] as? Int == 36)
    #expect((counting["deprecatedBetween"] as? [String])?.count == 3)
  }

  @Test func `a value past the signed 64 bits keeps all its digits in JSON`() throws {
    let header = "enum Wide : unsigned long long { WideAll = ~0ULL };"
    try Temporary.folder { folder in
      let file = folder.appending(path: "Wide.h")
      try header.write(to: file, atomically: true, encoding: .utf8)
      let tool = try Tool.run(["lookup", "--format", "json", "--headers", file.path, "WideAll"])
      #expect(tool.output.contains("\"value\": 18446744073709551615"))
      let claim = try Tool.run(["lookup", "--headers", file.path, "WideAll=-1"])
      #expect(claim.status == 0)
    }
  }

  @Test(arguments: [
    [], ["a", "b"], ["a", "1", "2"], ["--no-such-option"], ["--format", "xml", "a"],
  ])
  func `a question that is none is refused`(_ words: [String]) throws {
    let tool = try Tool.run(["lookup"] + words)
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(tool.errors.contains("--help"))
  }
}
