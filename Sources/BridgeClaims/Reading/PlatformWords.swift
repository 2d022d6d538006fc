/// Telling conditions about the machine from those about the program's own data.
enum PlatformWords {
  /// Words that are about an architecture, a platform or a version wherever they stand.
  private static let whole: Set<String> = [
    "arch", "arm64", "arm64e", "aarch64", "x86", "x86_64", "x64", "amd64", "i386", "os", "ios",
    "ipados", "macos", "macosx", "osx", "darwin", "tvos", "watchos", "visionos", "catalyst",
    "maccatalyst", "android", "linux", "goarch", "goos", "platform", "osfamily",
    "cpuarchitecture", "targetenvironment",
  ]
  /// Words that are names of something else outside of strings.
  private static let quoted: Set<String> = ["arm", "windows", "simulator"]
  private static let parts = [
    "arm64", "aarch64", "x86_64", "amd64", "catalyst", "applesilicon", "apple_silicon",
    "osversion", "os_version", "systemversion", "system_version", "target_os", "target_arch",
    "targetos", "targetarch", "odin_os", "odin_arch", "foundationversion", "appkitversion",
    "processarchitecture", "isosplatform", "isoperatingsystem", "is_arm", "isarm", "is_macos",
    "ismacos", "is_ios", "isios", "is_mac", "ismac", "is_osx", "isosx", "isdarwin", "is_darwin",
    "__arm", "__x86", "target_endian", "big_endian", "little_endian",
  ]

  /// Whether a condition is about an architecture, a platform or a version.
  static func arePart(of condition: Range<Int>, _ file: CodeFile) -> Bool {
    guard condition.count <= 40 else { return false }
    return condition.contains { index in
      let kind = file.kind(index)
      guard kind == .identifier || kind == .string else { return false }
      let range = file.tokens[index].contentRange
      guard range.count >= 2, range.count <= 40 else { return false }
      let text = file.source.text(range).lowercased()
      if whole.contains(text) || kind == .string && quoted.contains(text) { return true }
      // `#available(…)`, `@available(…)`
      if text == "available" || text == "unavailable" {
        return file.word(index - 1) == "#" || file.word(index - 1) == "@"
      }
      return range.count > 4 && parts.contains(where: text.contains)
    }
  }
}
