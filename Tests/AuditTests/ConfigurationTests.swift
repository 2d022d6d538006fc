import Audit
import HeaderFacts
import Testing

@Suite struct ConfigurationTests {
  private func error(_ text: String) -> String {
    do throws(ConfigurationError) {
      _ = try Configuration(text: text, path: ".enum-counter")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try Configuration(
      text: """
        {
          "bindings": {"Sport": "HKWorkoutActivityType", "State": "none"},
          "exclude": ["vendor/", "**/*.generated.ts"],
          "enable": ["availability"],
          "disable": ["option-bits"],
          "facts": ["iPhoneOS16.5"],
          "platforms": ["iOS"],
          "senders": ["callObjC"],
          "deploymentTarget": "ios15.0"
        }
        """, path: ".enum-counter")
    #expect(configuration.bindings == ["Sport": "HKWorkoutActivityType", "State": "none"])
    #expect(configuration.exclude.map(\.text) == ["vendor/", "**/*.generated.ts"])
    #expect(configuration.enable == ["availability"])
    #expect(configuration.disable == ["option-bits"])
    #expect(configuration.facts == ["iPhoneOS16.5"])
    #expect(configuration.platforms == ["ios"])
    #expect(configuration.senders == ["callObjC"])
    #expect(configuration.deploymentTarget?.version == Version(15))
  }

  @Test func mistakesComeWithTheirLine() {
    #expect(
      error("{\n  \"exclud\": []\n}").hasPrefix(".enum-counter:2: there is no key \"exclud\""))
    #expect(
      error("{\n\n  \"exclude\": \"a\"\n}").hasPrefix(".enum-counter:3: \"exclude\" is a list"))
    #expect(
      error("{\n  \"enable\": [\n    \"wrong-valu\"\n  ]\n}")
        .hasPrefix(".enum-counter:3: there is no rule \"wrong-valu\""))
    #expect(error("[]").hasPrefix(".enum-counter:1: one JSON object is expected"))
    #expect(error("{\"deploymentTarget\": \"15\"}").contains("\"ios15.0\""))
    #expect(error("{\"bindings\": {\"a\": 3}}").contains("\"bindings\" is an object of strings"))
    #expect(error("{\n  \"exclude\": [\n").hasPrefix(".enum-counter:"))
    #expect(error("{}") == "")
  }

  @Test(arguments: [
    ("vendor", "src/vendor/a.zig"), ("vendor/", "vendor/a.zig"), ("*.ts", "a/b/c.ts"),
    ("a/*.ts", "x/a/b.ts"), ("**/gen/*.ts", "a/gen/b.ts"), ("a/**/c.ts", "a/x/y/c.ts"),
    ("a/**/c.ts", "a/c.ts"), ("?.ts", "a.ts"), ("*a*b*", "xaxbx.c"),
  ])
  func patternsMatch(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("vendor", "src/vendors/a.zig"), ("*.ts", "a.tsx"), ("a/*.ts", "a/b/c.ts"), ("?.ts", "ab.ts"),
    ("", "a.ts"), ("*a*b*", "xbxa.c"),
  ])
  func patternsDoNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }
}
