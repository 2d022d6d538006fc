import Testing

@testable import BridgeClaims

@Suite struct LanguagesTests {
  @Test(arguments: [
    ("a/b.zig", "zig"), ("A.SWIFT", "swift"), ("x.tsx", "typescript"), ("x.mjs", "javascript"),
    ("x.py", "python"), ("x.pyi", "python"), ("q.SQL", "sql"), ("x.json5", "json"),
    ("x.yml", "yaml"), ("x.md", "markdown"), ("x.csv", "csv"), ("x.tsv", "tsv"), ("x.R", "r"),
    ("x.lua", "lua"), ("x.toml", "toml"), ("x.txt", "text"), ("x.m", "objective-c"),
    ("x.h", "objective-c"), ("x.c", "c"), ("x.cpp", "cpp"),
  ])
  func extensions(_ path: String, _ language: String) {
    #expect(Languages.identifier(forPath: path) == language)
  }

  @Test func interpreters() {
    #expect(
      Languages.identifier(forPath: "run", bytes: Array("#!/usr/bin/env -S node20 -x\n".utf8))
        == "javascript")
    #expect(
      Languages.identifier(forPath: "run", bytes: Array("#!/usr/bin/swift\n".utf8)) == "swift")
    #expect(Languages.identifier(forPath: "run", bytes: Array("#!/bin/unheard\n".utf8)) == nil)
  }

  @Test func unknownLanguages() {
    #expect(Languages.identifier(forPath: ".zig") == nil)
    #expect(Languages.identifier(forPath: "") == nil)
    #expect(BridgeReader.read(path: "x.unheard", bytes: []) == nil)
    #expect(BridgeReader.read(path: "x.zig", bytes: [], language: "unheard") == nil)
  }

  @Test func registriesHaveNoDuplicates() {
    #expect(Set(Languages.identifiers).count == Languages.identifiers.count)
    let extensions = Languages.profiles.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
    #expect(Set(ClaimForms.readers.map { ObjectIdentifier($0) }).count == ClaimForms.readers.count)
  }

  @Test func groupsAreInSourceOrder() {
    let file = read("f(9); // NSBarA\nconst NSBarB = 1;\nconst E = enum(u8) { a = 2 };\n", "zig")
    let starts = file.groups.map { $0.claims[0].literalRange.lowerBound }
    #expect(starts.count == 3)
    #expect(starts == starts.sorted())
  }
}
