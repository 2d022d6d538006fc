import EnumCounter
import HeaderFacts
import Testing

struct ConstantReadingTests {
  private func integers(_ text: String) throws -> [String] {
    try read(text).integerConstants.map { "\($0.name)=\($0.value)" }
  }

  @Test func macrosAreEvaluated() throws {
    #expect(
      try integers(
        """
        typedef unsigned char Byte;
        #define PLAIN 3
        #define NEGATIVE (-5)
        #define CAST ((Byte)300)
        #define CODE 'abcd'
        #define OTHERS (PLAIN << 4 | 2) // with a comment
        #define WIDE 0xFFFFFFFFFFFFFFFFull
        #define CONTINUED \\
          (PLAIN + 1)
          #  define   INDENTED	7
        """) == [
          "PLAIN=3", "NEGATIVE=-5", "CAST=44", "CODE=1633837924", "OTHERS=50",
          "WIDE=18446744073709551615", "CONTINUED=4", "INDENTED=7",
        ])
  }

  @Test func macrosThatAreNoIntegersAreLeftOut() throws {
    #expect(
      try integers(
        """
        #define KEPT 1
        #define TEXT "text"
        #define EMPTY
        #define CALL(x) 1
        #define REAL 1.5
        #define UNDEFINED nothing_of_that_name
        #define TYPE unsigned int
        #define STATEMENT do { } while (0)
        #define OPENED (1 + (2
        #define POINTER ((void *)0)
        #define GONE 4
        #undef GONE
        #if 0
        #define EXCLUDED 5
        #endif
        /* #define COMMENTED 6 */
        extern int variable;
        #define VARIABLE variable
        """) == ["KEPT=1"])
  }

  @Test func ofSeveralDefinitionsTheOneInForceCounts() throws {
    let facts = try read(
      """
      #define FIRST 0
      #if FIRST
      #define CHOSEN 1
      #else
      #define CHOSEN 2
      #endif
      """)
    let chosen = try #require(facts.integer("CHOSEN"))
    #expect(chosen.value.description == "2")
    #expect(chosen.location.line == 5)
  }

  @Test func macrosKeepTheTypeThatIsWritten() throws {
    let facts = try read("typedef int Status;\n#define FAILED ((Status)-2)\n#define LONG 1UL\n")
    #expect(facts.integer("FAILED")?.typeName == "Status")
    #expect(facts.integer("FAILED")?.kind == .macro)
    #expect(facts.integer("LONG")?.value.type == IntegerType(bits: 64, isSigned: false))
  }

  @Test func constantsAreEvaluated() throws {
    let facts = try read(
      """
      #define BASE 4
      static const int count = BASE * 2 + 1;
      static const unsigned long long everything = ~0ULL;
      static const signed char low = -3;
      const unsigned short public = 65535;
      static int notConstant = 1;
      static const double real = 0.5;
      """)
    #expect(facts.integer("count")?.value.description == "9")
    #expect(facts.integer("count")?.kind == .constant)
    #expect(facts.integer("everything")?.value.description == "18446744073709551615")
    #expect(facts.integer("low")?.value.description == "-3")
    #expect(facts.integer("public")?.typeName == "const unsigned short")
    #expect(facts.integer("notConstant") == nil)
    #expect(facts.constant("real")?.typeName == "const double")
  }

  @Test func externConstantsAndStringEnums() throws {
    let facts = try readObjectiveC(
      """
      typedef NSString *CRKey NS_TYPED_EXTENSIBLE_ENUM;
      typedef NSString *CRName NS_TYPED_ENUM;
      typedef NSString *CRPlain;
      extern CRKey const CRKeyA API_AVAILABLE(ios(9.0)) NS_SWIFT_NAME(first);
      extern CRName const CRNameA;
      extern CRPlain const CRPlainA;
      extern NSString *const CRStringA;
      extern const double CRVersion;
      """)
    #expect(facts.constant("CRKeyA")?.typedEnum == "CRKey")
    #expect(facts.constant("CRKeyA")?.typeName == "const CRKey")
    #expect(facts.constant("CRKeyA")?.swiftNameAttribute == "first")
    #expect(facts.constant("CRKeyA")?.availability.entry(for: "ios")?.introduced == Version(9))
    #expect(facts.constant("CRNameA")?.typedEnum == "CRName")
    #expect(facts.constant("CRPlainA")?.typedEnum == nil)
    #expect(facts.constant("CRStringA")?.typeName == "NSString *const")
    #expect(facts.constant("CRVersion") != nil)
    #expect(facts.integerConstants.isEmpty)
  }
}
