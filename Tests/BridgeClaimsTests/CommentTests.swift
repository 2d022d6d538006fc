import Testing

@testable import BridgeClaims

@Suite struct CommentTests {
  @Test func besideACallsLiteral() {
    expect(
      "zig",
      """
      _ = msgSend1(w, "setBarStyle:", @as(c_long, «3»)); // NSBarStyleCompact = 3
      _ = msgSend3(w, "a:b:c:", 5, 6, @as(c_ulong, «1 << 4»)); // NSBarMaskWide - as in the header
      _ = msgSend2(w, "a:b:", @as(c_long, «2»), 9); // NSBarStyleWide = 2
      _ = msgSend1(w, "setRatio:", @as(f64, 0.5)); // NSBarRatio
      _ = msgSend1(w, "setOn:", @as(c_int, 1)); // YES
      _ = msgSend1(w, "setOn:", if (on) 1 else 0); // NSBarOn
      const options: c_ulong = 0; // NSBarPretty = 1, 0 for compact
      _ = msgSend1(w, "setMask:", 3); // NSBarMaskA | NSBarMaskB
      x = table[4]; // NSBarTable
      """, ["NSBarStyleCompact = 3", "NSBarMaskWide = 16 (hedged)", "NSBarStyleWide = 2"],
      form: .commentBesideLiteral)
  }

  @Test func theSelectorIsAHintAndTheCommentARestatement() {
    let source = "_ = msgSend1(w, \"setBarStyle:\", @as(c_long, 3)); // NSBarStyleCompact = 3"
    let file = read(source, "zig")
    #expect(lines(file) == ["NSBarStyleCompact = 3"])
    #expect(file.groups[0].hints.first == ClaimHint(kind: .selector, text: "setBarStyle:"))
    let claim = file.groups[0].claims[0]
    #expect(claim.labelKind == .comment)
    #expect(claim.restatements.map(file.source.text) == ["3"])
    #expect(claim.restatements[0].upperBound == source.utf8.count)
  }

  @Test func besideOtherLiterals() {
    expect(
      "zig", "x = switch (k) { .a, .b => «1», // NSBarGeneric\n .c => 2 };", ["NSBarGeneric = 1"],
      form: .commentBesideLiteral)
    expect(
      "swift",
      "let a = HKBarKind(rawValue: «37»)! // running\nlet b = f(3) // three\nlet c = 4 // four",
      ["running = 37"], form: .commentBesideLiteral)
    expect("swift", "static let barValue = «3» // .bar", ["bar = 3"], form: .commentBesideLiteral)
    expect(
      "typescript",
      "const KINDS = new Set([«41», // HKBarKindSoccer\n  «6», // HKBarKind.basket\n])",
      ["HKBarKindSoccer = 41", "basket = 6"])
    expect(
      "typescript", "const M = { «41»: 'team', // HKBarKindSoccer\n}", ["HKBarKindSoccer = 41"],
      form: .commentBesideLiteral)
    expect(
      "c", "f(x, «3» /* NSBarStyleA */, /* NSBarStyleB */ «4», 5);",
      ["NSBarStyleA = 3", "NSBarStyleB = 4"])
  }

  @Test func linesOfOneBlockMakeUpAGroup() {
    let file = read(
      """
      const m: c_long = switch (effect) {
          .light => 1, // NSBarMaterialLight
          .dark => 2, // NSBarMaterialDark
      };
      f(3); // NSBarOther
      """, "zig")
    let groups = file.groups.filter { $0.form == .commentBesideLiteral }
    #expect(
      groups.map { $0.claims.map(\.label) } == [
        ["NSBarMaterialLight", "NSBarMaterialDark"], ["NSBarOther"],
      ])
  }

  @Test func aboveALine() {
    expect(
      "zig",
      """
      // Use the source list style (NSBarStyleSourceList)
      // for the side bar.
      _ = msgSend1(view, "setStyle:", @as(c_long, «1»));

      // NSBarView
      const a = f(1);
      // NSBarStyleWide or NSBarStyleNarrow
      const b = f(2);
      // NSBarStyleFar

      const c = f(3);
      // NSBarStyleTwo
      const d = f(4, 5);
      const NSBarRoundView = getClass("NSBarRoundView");
      // Make the NSBarRoundView
      const e = msgSend1(NSBarRoundView, "a:", 6);
      """, ["NSBarStyleSourceList = 1"], form: .commentAboveLine)
  }

  @Test func equations() {
    expect(
      "typescript",
      """
      /** NSBarStyleA = «0», NSBarStyleB = «1 << 14» and NSBarStyleC («-1») */
      // width = 100, height = 200
      // «0»=inBed «1»=asleep «2»=awake
      // Step 1: NSBarView has to exist
      // «4» -> NSBarFour, «5»: NSBarFive
      """,
      [
        "NSBarStyleA = 0", "NSBarStyleB = 16384", "NSBarStyleC = -1", "inBed = 0", "asleep = 1",
        "awake = 2", "NSBarFour = 4", "NSBarFive = 5",
      ])
    expect(
      "swift",
      """
      // «0» = not in bed, «1» = asleep
      let x = f()
      // «running = 37», walking = «52», hiking = «24»
      """.replacing("«running = 37»", with: "running = «37»"),
      ["not in bed = 0", "asleep = 1", "running = 37", "walking = 52", "hiking = 24"])
    expect("c", "// BENCH=1 ./a; BENCH=1 ./b; BENCH=1 ./c\n/* version 10.14: NSBarView */", [])
  }

  @Test func aNameInPassingIsNoClaim() {
    for text in [
      "see NSBarStyleWide", "not NSBarStyleWide", "NSBarStyleWide sessions end after this",
      "must match NSBarStyleWide icon", "TODO: NSBarStyleWide is not handled",
      "unlike NSBarStyleWide",
      "NSBarStyleWide minimum width", "index of NSBarStyleWide in our list", "FIXME NSBarStyleWide",
      "const NSBarStyleWide: T", "3 bars of NSBarStyleWide", "isn't NSBarStyleWide",
    ] {
      expect("zig", "f(3); // \(text)", [])
      expect("c", "/* \(text) */\nf(3);", [])
    }
  }

  @Test func theNameAloneOrInParenthesesIsOne() {
    for text in [
      "NSBarStyleWide", "`NSBarStyleWide`", "NSBarStyle.wide", "NSBarStyleWide (iOS 13+)",
      "(NSBarStyleWide)", "-> NSBarStyleWide", "wide style (NSBarStyleWide)", "3 = NSBarStyleWide",
      "NSBarStyleWide = 3", "NSBarStyleWide (3)", "wide (NSBarStyleWide = 3)", "NSBarStyleWide.",
      "NSBarStyleWide = 3 - makes the bar wide", "NSBarStyleWide = 3, was 4",
    ] {
      let claims = read("f(3); // \(text)", "zig").groups.flatMap(\.claims)
      #expect(claims.count == 1, "\(text)")
      #expect(claims.allSatisfy { !$0.isHedged && $0.value == ClaimedInteger(3) }, "\(text)")
    }
  }

  @Test func theNameWithOtherWordsIsHedged() {
    for text in [
      "use NSBarStyleWide", "set to the NSBarStyleWide", "default: NSBarStyleWide",
      "NSBarStyleWide, for now", "bar style — NSBarStyleWide", "NSBarStyleWide: as on the phone",
    ] {
      expect("zig", "f(3); // \(text)", ["NSBarStyleWide = 3 (hedged)"])
      expect("zig", "// \(text)\nf(3);", ["NSBarStyleWide = 3 (hedged)"])
    }
  }

  @Test func deniedEquationsAndDisabledCodeStateNothing() {
    for text in [
      "NOT NSBarStyleWide = 3", "was NSBarStyleWide = 3", "since NSBarStyleWide == 3 was a bug",
      "NSBarStyleWide = 3 is wrong", "instead of NSBarStyleWide = 3", "NSBarStyleWide = 3 (wrong)",
      "it isn't NSBarStyleWide (3)", "not 3 = NSBarStyleWide",
      "const NSBarStyleWide = 3;", "static int NSBarStyleWide = 3;", "int NSBarStyleWide = 3;",
      "enum Bar { NSBarStyleWide = 3 };", "export let NSBarStyleWide = 3",
    ] {
      expect("typescript", "// \(text)", [])
      expect("typescript", "/* \(text) */", [])
      expect("typescript", "f(3); // \(text)", [])
      expect("typescript", "/*\n * \(text)\n */\nf(3);", [])
    }
    expect("c", "/* now that NSBarStyleWide = «3», use it */", ["NSBarStyleWide = 3"])
  }

  @Test func aCastNamesTheTypeOfAShortName() {
    let file = read("b.kind = (HKBarKind)34; // running\nb.n = (int)3; // three", "objective-c")
    #expect(lines(file) == ["running = 34"])
    #expect(file.groups[0].hints.first == ClaimHint(kind: .annotatedType, text: "HKBarKind"))
  }
}
