import HeaderFacts
import Testing

@Suite struct IntegerValueTests {
  private static let types = [8, 16, 32, 64].flatMap { bits in
    [true, false].map { IntegerType(bits: bits, isSigned: $0) }
  }

  @Test(arguments: types) func `all bits set is -1 or the maximum`(_ type: IntegerType) {
    let value = IntegerValue(isNegative: true, magnitude: 1, type: type)
    #expect(value.description == (type.isSigned ? "-1" : "\(type.mask)"))
    #expect(value.isDenoted(isNegative: true, magnitude: 1))
    #expect(value.isDenoted(isNegative: false, magnitude: type.mask))
  }

  @Test func `a number that the type cannot hold is another number`() {
    let one = IntegerValue(bits: 1, type: IntegerType(bits: 8, isSigned: false))
    #expect(one.isDenoted(isNegative: false, magnitude: 1))
    #expect(!one.isDenoted(isNegative: false, magnitude: 257))
    #expect(!one.isDenoted(isNegative: true, magnitude: 257))
  }

  @Test func `the most negative value prints whole`() {
    let value = IntegerValue(
      isNegative: true, magnitude: 1 << 63, type: IntegerType(bits: 64, isSigned: true))
    #expect(value.description == "-9223372036854775808")
  }
}
