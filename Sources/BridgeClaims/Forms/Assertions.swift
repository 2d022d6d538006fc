extension ClaimForm {
  /// `#expect(NSFoo.bar.rawValue == 3)`, `assertEqual(NSFooBar, 3)`, `expect(NSFooBar).toBe(3)`
  public static let assertion = ClaimForm(rawValue: "assertion")
}

/// Tests and assertions that a constant has a value.
enum Assertions: ClaimFormReader {
  /// Functions and macros whose first argument is a comparison.
  private static let comparing = names([
    "expect", "require", "assert", "_Static_assert", "static_assert", "NSAssert", "NSCAssert",
    "precondition", "XCTAssert", "XCTAssertTrue",
  ])
  /// Those that compare their first two arguments.
  private static let equating = names([
    "XCTAssertEqual", "assertEqual", "assertEquals", "expectEqual", "expectEqualValues",
    "strictEqual", "deepStrictEqual", "assert_eq", "ASSERT_EQ", "EXPECT_EQ",
  ])
  /// Methods of what `expect(x)` gives.
  private static let matchers: Set<String> = ["toBe", "toEqual", "toStrictEqual", "equal", "eq"]

  /// Members that say how much there is of something.
  private static let sizes: Set<String> = ["sizeof", "alignof", "length", "count", "size"]

  private static func names(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.word(index + 1) == "(" {
      let isComparing = comparing.contains { file.spells(index, $0) }
      guard isComparing || equating.contains(where: { file.spells(index, $0) }),
        let sides = isComparing ? compared(file, index + 1) : equated(file, index + 1),
        let claim = claim(sides.0, sides.1, reading) ?? claim(sides.1, sides.0, reading)
      else { continue }
      reading.add(
        .assertion, owner: file.owner(around: index), hints: file.scopeHints(around: index), [claim]
      )
    }
  }

  private typealias Sides = (Range<Int>, Range<Int>)

  private static func arguments(_ file: CodeFile, _ open: Int) -> [Range<Int>] {
    let close = file.close(of: open)
    return close < file.tokens.count && close - open < 200 ? file.split((open + 1)..<close) : []
  }

  private static func equated(_ file: CodeFile, _ open: Int) -> Sides? {
    let arguments = arguments(file, open)
    return arguments.count >= 2 ? (arguments[0], arguments[1]) : nil
  }

  private static func compared(_ file: CodeFile, _ open: Int) -> Sides? {
    guard let argument = arguments(file, open).first else { return nil }
    for sign: Word in ["==", "==="] {
      guard let equals = file.index(of: sign, in: argument) else { continue }
      return (argument.lowerBound..<equals, (equals + 1)..<argument.upperBound)
    }
    // `expect(x).toBe(3)`, `expect(x).to.equal(3)`.
    var at = file.close(of: open) + 1
    while file.word(at) == ".", file.kind(at + 1) == .identifier, file.word(at + 2) == "." {
      if file.word(at + 1) == "not" { return nil }
      at += 2
    }
    guard file.word(at) == ".", matchers.contains(file.text(at + 1)), file.word(at + 2) == "(",
      let value = arguments(file, at + 2).first
    else { return nil }
    return (argument, value)
  }

  static func claim(
    _ name: Range<Int>, _ value: Range<Int>, _ reading: Reading
  ) -> ValueClaim? {
    let file = reading.file
    if let claim = entry(name, value, reading) { return claim }
    guard !name.isEmpty, !value.isEmpty, let number = reading.evaluator.number(value),
      let label = file.label(bare(name, file)), label.kind == .identifier,
      !sizes.contains(label.text),
      APIName.isConstantLike(label.text)
        || label.qualifier?.split(separator: ".").last?.utf8.first?.isUpper == true
    else { return nil }
    return ValueClaim(label, value: number, literal: file.literalBytes(of: value), in: file)
  }

  /// `names[37] == "running"`
  private static func entry(
    _ place: Range<Int>, _ value: Range<Int>, _ reading: Reading
  ) -> ValueClaim? {
    let file = reading.file
    guard value.count == 1, let label = file.label(value), label.kind == .string,
      let close = place.last, file.word(close) == "]",
      file.brackets.partner(close) > place.lowerBound
    else { return nil }
    let key = (file.brackets.partner(close) + 1)..<close
    guard let number = reading.evaluator.number(key) else { return nil }
    return ValueClaim(label, value: number, literal: file.literalBytes(of: key), in: file)
  }

  /// The name in `UInt(NAME)`, `@intFromEnum(NAME)`.
  private static func bare(_ name: Range<Int>, _ file: CodeFile) -> Range<Int> {
    guard file.syntax.expressions.casts.contains(file.text(name.lowerBound)),
      file.word(name.lowerBound + 1) == "(",
      file.close(of: name.lowerBound + 1) == name.upperBound - 1,
      let argument = arguments(file, name.lowerBound + 1).last
    else { return name }
    return argument
  }
}
