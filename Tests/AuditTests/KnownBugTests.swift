import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Wrong numbers as real bridges had them, each with the reason that is right for it.
@Suite struct KnownBugTests {
  private func reasons(
    _ code: String, as path: String, _ enumerations: Enumeration..., other: [FactSet] = []
  ) -> [String] {
    let file = BridgeReader.read(path: path, bytes: Array(code.utf8))
    return Auditor(facts: [SampleFacts.set(enumerations)]).explaining(with: other)
      .audit(file.map { [$0] } ?? []).findings
      .map { finding in
        finding.explanation.last { !$0.hasPrefix("Taken for") } ?? ""
      }
  }

  @Test func aGeneratorThatGivesImplicitMembersZero() {
    let policy = SampleFacts.enumeration(
      "NSApplicationActivationPolicy", ["Regular": 0, "Accessory": 1, "Prohibited": 2])
    let found = reasons(
      """
      pub const ApplicationActivationPolicy = NSInteger;
      pub const ApplicationActivationPolicyRegular: ApplicationActivationPolicy = 0;
      pub const ApplicationActivationPolicyAccessory: ApplicationActivationPolicy = 0;
      pub const ApplicationActivationPolicyProhibited: ApplicationActivationPolicy = 0;
      """, as: "a.zig", policy)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.hasPrefix("0 is what a table gets when a member") })
  }

  @Test func aLimitThatIsNotEvaluated() {
    let location = SampleFacts.enumeration(
      "MTLDeviceLocation", type: SampleFacts.unsigned,
      ["BuiltIn": 0, "Slot": 1, "External": 2, "Unspecified": -1])
    let found = reasons(
      """
      pub const DeviceLocationSlot: DeviceLocation = 1;
      pub const DeviceLocationExternal: DeviceLocation = 2;
      pub const DeviceLocationUnspecified: DeviceLocation = 0;
      """, as: "a.zig", location)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("The value is the type's limit"))
  }

  @Test func noneThatIsNotZero() {
    let style = SampleFacts.enumeration(
      "NSTitlebarSeparatorStyle", ["Automatic": 0, "None": 1, "Line": 2, "Shadow": 3])
    #expect(
      reasons(
        "    send(window, \"setTitlebarSeparatorStyle:\", 0); // NSTitlebarSeparatorStyleNone\n",
        as: "a.zig", style
      ).count == 1)
  }

  @Test func offByOne() {
    let style = SampleFacts.enumeration(
      "NSWindowToolbarStyle",
      ["Automatic": 0, "Expanded": 1, "Preference": 2, "Unified": 3, "UnifiedCompact": 4])
    #expect(
      reasons(
        "    send(window, \"setToolbarStyle:\", 3); // NSWindowToolbarStyleUnifiedCompact\n",
        as: "a.zig", style) == ["The number is 1 too low."])
  }

  @Test func countedThroughTheHoles() {
    let material = SampleFacts.enumeration(
      "NSVisualEffectMaterial",
      [
        "Titlebar": 3, "Selection": 4, "Menu": 5, "Popover": 6, "Sidebar": 7, "HeaderView": 10,
        "Sheet": 11, "WindowBackground": 12, "HUDWindow": 13, "FullScreenUI": 15, "ToolTip": 17,
        "ContentBackground": 18, "UnderWindowBackground": 21, "UnderPageBackground": 22,
      ])
    let found = reasons(
      """
      fn material(kind: Kind) c_long {
          return switch (kind) {
              .hud_window => 13, // NSVisualEffectMaterialHUDWindow
              .full_screen_ui => 14, // NSVisualEffectMaterialFullScreenUI
              .tool_tip => 15, // NSVisualEffectMaterialToolTip
              .content_background => 16, // NSVisualEffectMaterialContentBackground
              .under_window => 17, // NSVisualEffectMaterialUnderWindowBackground
              .under_page => 18, // NSVisualEffectMaterialUnderPageBackground
          };
      }
      """, as: "a.zig", material)
    #expect(found.count == 5)
    #expect(
      found.allSatisfy {
        $0.hasPrefix("Counting on from NSVisualEffectMaterialHUDWindow = 13 gives this")
          && $0.hasSuffix("(This explains 5 of the 5 wrong values.)")
      })
  }

  @Test func aStartAtOneForZero() {
    let pattern = SampleFacts.enumeration(
      "NSHapticFeedbackPattern", ["Generic": 0, "Alignment": 1, "LevelChange": 2])
    let found = reasons(
      """
      const NSHapticFeedbackPatternGeneric: i64 = 1;
      const NSHapticFeedbackPatternAlignment: i64 = 2;
      const NSHapticFeedbackPatternLevelChange: i64 = 3;
      """, as: "a.zig", pattern)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("The numbers begin with 1; the header begins with") })
  }

  @Test func deprecatedMembersThatATableDidNotList() {
    var style = SampleFacts.enumeration(
      "UIActivityIndicatorViewStyle",
      ["Medium": 100, "Large": 101, "WhiteLarge": 0, "White": 1, "Gray": 2])
    for place in 2...4 {
      style.members[place].availability = Availability(isAlwaysDeprecated: true)
    }
    let found = reasons(
      """
      enum UIActivityIndicatorViewStyle {
        UIActivityIndicatorViewStyleMedium = 100,
        UIActivityIndicatorViewStyleLarge = 101,
        UIActivityIndicatorViewStyleWhiteLarge = 102,
        UIActivityIndicatorViewStyleWhite = 0,
        UIActivityIndicatorViewStyleGray = 0,
      };
      """, as: "a.c", style)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("A deprecated member that a table's source") })
  }

  @Test func limitsOfOtherEnums() {
    for (name, member, claimed) in [
      ("UICollisionBehaviorMode", "Everything", 3), ("UIDataDetectorType", "All", 1),
      ("UIPopoverArrowDirection", "Unknown", 16),
    ] {
      let limit = SampleFacts.enumeration(
        name, type: SampleFacts.unsigned, [:]
      )
      var facts = limit
      facts.members = [
        Member(
          name: name + "First", value: IntegerValue(bits: 0, type: SampleFacts.unsigned),
          isExplicit: true),
        Member(
          name: name + member, value: IntegerValue(bits: .max, type: SampleFacts.unsigned),
          isExplicit: true),
      ]
      let found = reasons("export const \(name)\(member) = \(claimed);\n", as: "a.ts", facts)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("The value is the type's limit") == true, "\(name)")
    }
  }

  @Test func aTableMadeOnAnotherProcessor() throws {
    let sets = SampleFacts.alignments(arm: ["Left": 0, "Center": 1, "Right": 2])
    let code = "export const NSTextAlignmentCenter = 2;\nexport const NSTextAlignmentRight = 1;\n"
    let file = try #require(BridgeReader.read(path: "a.ts", bytes: Array(code.utf8)))
    let found = Auditor(facts: [sets[0]]).explaining(with: [sets[1]]).audit([file]).findings
    #expect(found.count == 2)
    let options = AuditOptions(enabledRules: ["one-platform"])
    let both = Auditor(facts: sets, options: options).audit([file]).findings
    #expect(both.map(\.rule) == ["one-platform", "one-platform"])
    let notes = Auditor(facts: sets).audit([file]).findings
    #expect(notes.map(\.rule) == ["intel-only", "intel-only"])
    #expect(notes.allSatisfy { $0.confidence == .possible && $0.message.contains("x86_64") })
  }
}

@Suite struct ConcurrentMapTests {
  @Test func resultsKeepTheirOrder() {
    let numbers = Array(0..<1_000)
    #expect(numbers.concurrentMap { $0 * 2 } == numbers.map { $0 * 2 })
    #expect([Int]().concurrentMap { "\($0)" } == [])
    #expect(["a"].concurrentMap { $0 + "b" } == ["ab"])
  }

  @Test func aLargeProjectIsAuditedTheSameInAnyOrder() {
    let files = (0..<60).map { number -> FileClaims in
      var sketch = Sketch("src/\(number).zig")
      sketch.statements(["HKWorkoutActivityTypeRunning": 30 + number % 10])
      sketch.selector("thing\(number % 7):with:")
      return sketch.file
    }
    let auditor = Auditor(
      facts: [SampleFacts.healthKit], options: AuditOptions(explainsBindings: true))
    let first = auditor.audit(files)
    let second = auditor.audit(files.reversed())
    #expect(first.findings == second.findings)
    #expect(first.bindings == second.bindings)
    #expect(first.enumerations == second.enumerations)
  }
}
