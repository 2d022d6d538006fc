import HeaderFacts
import Testing

@Suite struct TypeTextTests {
  @Test(arguments: [
    ("int", "int x"), ("NSString *", "NSString *x"), ("NSString *const", "NSString *const x"),
    ("void (^)(BOOL)", "void (^x)(BOOL)"), ("char[4]", "char x[4]"),
    ("const char *[2][3]", "const char *x[2][3]"), ("int (*)[3]", "int (*x)[3]"),
    ("void (*)(void (*)(int))", "void (*x)(void (*)(int))"),
    ("void (*(*)(int))(char)", "void (*(*x)(int))(char)"),
    ("void (^ _Nullable)(id)", "void (^ _Nullable x)(id)"),
    ("NSArray<void (^)(void)> *", "NSArray<void (^)(void)> *x"),
  ])
  func `a name goes where C wants it`(_ type: String, declaration: String) {
    #expect(TypeText.declaration(of: "x", type: type) == declaration)
  }

  @Test func `identifiers are found, tags apart`() {
    let found = TypeText.identifiers(in: "void (^)(struct P, NSArray<id<Q>> *)")
    #expect(found.map(\.name) == ["void", "P", "NSArray", "id", "Q"])
    #expect(found.filter(\.isTag).map(\.name) == ["P"])
  }

  @Test(arguments: [
    ("NSDictionary<NSString *,id> *", ["NSDictionary 2"]), ("id<NSCopying>", []),
    ("NSArray<NSSet<NSString *> *> *", ["NSSet 1", "NSArray 1"]),
    ("NSArray<void (^)(int, int)> *", ["NSArray 1"]),
  ])
  func `generic classes and their arguments are told from protocols`(
    _ type: String, expected: [String]
  ) {
    #expect(TypeText.typeArguments(in: type).map { "\($0.name) \($0.count)" } == expected)
  }
}
