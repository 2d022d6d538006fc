import HeaderFacts
import Testing

@testable import EnumCounter

/// The small parsers.
struct TextTests {
  @Test func typesOfAnEncoding() {
    #expect(
      TypeEncoding.types(in: "v40@0:8@16^{CGPath=}24@?32") == [
        "v", "@", ":", "@", "^{CGPath=}", "@?",
      ])
    #expect(
      TypeEncoding.types(in: "{CGRect={a=dd}[4i]}16@0:8") == ["{CGRect={a=dd}[4i]}", "@", ":"])
    #expect(TypeEncoding.types(in: "") == [])
    #expect(TypeEncoding.types(in: "v@:@") == ["v@:@"])
    #expect(TypeEncoding.withoutOffsets("v@:@") == "v@:@")
    #expect(TypeEncoding.withoutOffsets("v32@0:8@16@?24") == "v@:@@?")
  }

  @Test func linesOfMacros() {
    let text = "#define A 1\n\n#define B \\\n  2\n#define F(x) x\n  # define C (3)\n#define D\n"
    #expect(
      MacroDefinition.all(in: Array(text.utf8)) == [
        MacroDefinition(name: "A", line: 1), MacroDefinition(name: "B", line: 3),
        MacroDefinition(name: "C", line: 6),
      ])
  }

  @Test func pathsOfHeaders() {
    let inner = HeaderPath("/S/A.framework/Frameworks/B.framework/Headers/x/y.h")
    #expect(inner.framework == "B")
    #expect(inner.enclosing == ["A", "B"])
    #expect(inner.header == "x/y.h")
    #expect(HeaderPath("/S/usr/include/objc/runtime.h").header == "objc/runtime.h")
    #expect(HeaderPath("/somewhere/x.h").header == "x.h")
  }

  @Test func triples() {
    #expect(Target(triple: "x86_64-apple-ios12.1-simulator")?.environment == "-simulator")
    #expect(Target(triple: "arm64-apple-xros1.0")?.platform == "visionos")
    #expect(
      Target(platform: "visionos", version: nil, architecture: "arm64").triple == "arm64-apple-xros"
    )
    #expect(Target(triple: "arm64") == nil)
  }
}
