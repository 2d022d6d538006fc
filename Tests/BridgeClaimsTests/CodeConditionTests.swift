import Testing

@testable import BridgeClaims

/// Conditions that are code, not directives.
@Suite struct CodeConditionTests {
  @Test func rust() {
    expect(
      "rust",
      """
      #[cfg(target_arch = "aarch64")]
      pub const NSBarA: u64 = «1»;
      #[cfg(not(target_arch = "aarch64"))]
      pub const NSBarA: u64 = «2»;
      pub const NSBarB: u64 = «3»;
      #[cfg(target_os = "ios")]
      mod ios {
          #[cfg(any(target_arch = "x86_64", feature = "x"))]
          #[doc(hidden)]
          pub const NSBarC: u64 = if true { 4 } else { 5 };
          pub const NSBarD: u64 = «6»;
      }
      #[cfg(test)] mod tests { const NSBarE: u64 = «7»; }
      #[repr(u8)] enum Kind { #[cfg(target_os = "macos")] A = «1», B = «2» }
      const NSBarF: u64 = if cfg!(target_arch = "aarch64") { «1» } else { «2» };
      cfg_if! { if #[cfg(target_os = "macos")] { const NSBarG: u64 = «1»; } else { const NSBarG: u64 = «2»; } }
      """,
      [
        "NSBarA = 1 if target_arch = \"aarch64\"",
        "NSBarA = 2 if not(target_arch = \"aarch64\")", "NSBarB = 3",
        "NSBarD = 6 if target_os = \"ios\"", "NSBarE = 7", "A = 1 if target_os = \"macos\"",
        "B = 2", "NSBarF = 1 if target_arch = \"aarch64\"",
        "NSBarF = 2 if !(target_arch = \"aarch64\")", "NSBarG = 1 if target_os = \"macos\"",
        "NSBarG = 2 if !(target_os = \"macos\")",
      ])
  }

  @Test func odin() {
    expect(
      "odin",
      """
      when ODIN_ARCH == .arm64 {
      	BarA :: «1»
      } else when ODIN_OS == .Darwin {
      	BarA :: «2»
      } else {
      	BarA :: «3»
      }
      BarB :: «4»
      """,
      [
        "BarA = 1 if ODIN_ARCH == .arm64",
        "BarA = 2 if !(ODIN_ARCH == .arm64) && ODIN_OS == .Darwin",
        "BarA = 3 if !(ODIN_ARCH == .arm64) && !(ODIN_OS == .Darwin)", "BarB = 4",
      ])
  }

  @Test func values() {
    expect(
      "zig",
      """
      pub const BarA: NSBar = if (builtin.cpu.arch == .aarch64) «1» else «2»;
      pub const BarB: c_long = if (count > 3) 1 else 2;
      """,
      [
        "BarA = 1 if builtin.cpu.arch == .aarch64", "BarA = 2 if !(builtin.cpu.arch == .aarch64)",
      ])
    expect(
      "typescript",
      """
      const barA = process.arch === 'arm64' ? «1» : «2»;
      const table = { barB: isArm64 ? «3» : «4», barC: count ? 1 : 2 };
      const barD = isIOS ? «1» : isMacOS ? «2» : «3»;
      """,
      [
        "barA = 1 if process.arch === 'arm64'", "barA = 2 if !(process.arch === 'arm64')",
        "barB = 3 if isArm64", "barB = 4 if !(isArm64)", "barD = 1 if isIOS",
        "barD = 2 if !(isIOS) && isMacOS", "barD = 3 if !(isIOS) && !(isMacOS)",
      ])
    expect(
      "csharp", "static readonly nint Center = IsArm64 ? «1» : «2»; nint x = ok ? 1 : 2;",
      ["Center = 1 if IsArm64", "Center = 2 if !(IsArm64)"])
    expect(
      "java", "static final long CENTER = Platform.isARM64() ? «1L» : «2L»;",
      ["CENTER = 1 if Platform.isARM64()", "CENTER = 2 if !(Platform.isARM64())"])
    expect(
      "kotlin", "val center = if (Platform.isArm64) «1» else «2»",
      ["center = 1 if Platform.isArm64", "center = 2 if !(Platform.isArm64)"])
  }

  @Test func blocks() {
    expect(
      "typescript",
      """
      if (Platform.OS === 'ios') {
        const NSBarA = «1`;
        if (ready) { const NSBarB = «2»; }
      } else {
        const NSBarA = «3»;
      }
      if (count > 3) { const NSBarC = «4»; }
      """.replacing("`", with: "»"),
      [
        "NSBarA = 1 if Platform.OS === 'ios'", "NSBarB = 2 if Platform.OS === 'ios'",
        "NSBarA = 3 if !(Platform.OS === 'ios')", "NSBarC = 4",
      ])
    expect(
      "swift",
      "if #available(macOS 11, *) { set(«3») // NSBarKindA\n} else { set(«4») // NSBarKindB\n}",
      ["NSBarKindA = 3 if #available(macOS 11, *)", "NSBarKindB = 4 if !(#available(macOS 11, *))"])
  }

  @Test func conditionsOfTheProgramsOwnDataAreNone() {
    for condition in [
      "windows.count == 0", "isAvailable", "available", "arm.isRaised", "position > 3",
    ] {
      expect("swift", "if \(condition) {\n  let NSBarKindA = 3\n}", ["NSBarKindA = 3"])
    }
  }

  @Test func fileNames() {
    func condition(_ path: String, _ source: String, _ language: String) -> String? {
      read(source, language, path: path).groups.first?.condition
    }
    let go = "const NSBarA = 1\n"
    #expect(condition("a/consts_arm64.go", go, "go") == "arm64")
    #expect(condition("a/consts_darwin_amd64.go", go, "go") == "darwin && amd64")
    #expect(condition("a/consts_darwin_arm64_test.go", go, "go") == "darwin && arm64")
    #expect(condition("a/consts_arm64.gen.go", go, "go") == "arm64")
    #expect(condition("a/darwin.go", go, "go") == nil)
    #expect(condition("a/consts.go", go, "go") == nil)
    #expect(
      condition("a/consts.go", "//go:build darwin && !arm64\n\npackage a\n" + go, "go")
        == "darwin && !arm64")
    #expect(condition("a/consts.go", "package a\n//go:build darwin\n" + go, "go") == nil)
    #expect(condition("a/bars_x86_64.rs", "const NSBarA: u64 = 1;", "rust") == "x86_64")
    #expect(condition("a/bars.ios.ts", "const NSBarA = 1;", "typescript") == "ios")
    #expect(condition("a/ios.ts", "const NSBarA = 1;", "typescript") == nil)
  }
}
