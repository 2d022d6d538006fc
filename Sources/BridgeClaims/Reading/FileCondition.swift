/// What a file's name or its first lines say of the machine that it is for.
enum FileCondition {
  private static let architectures: Set<String> = [
    "arm64", "arm64e", "aarch64", "amd64", "x86_64", "386", "i386",
  ]
  private static let platforms: Set<String> = [
    "darwin", "ios", "macos", "osx", "tvos", "watchos", "visionos", "maccatalyst", "android",
    "linux", "windows",
  ]

  /// `darwin && arm64` of `consts_darwin_arm64.go`, and of a line `//go:build darwin && arm64`.
  static func condition(_ file: CodeFile) -> String? {
    Conditions.both(named(file), buildLine(file))
  }

  /// In Go the last words of a file's name count; elsewhere they say as much when another word stands
  /// before them.
  private static func named(_ file: CodeFile) -> String? {
    let name = (file.source.path.split(separator: "/").last ?? "").lowercased()
    // Go looks no further than the first dot: `consts_arm64.gen.go`.
    let isGo = file.profile.id == "go"
    let dot = isGo ? name.firstIndex(of: ".") : name.lastIndex(of: ".")
    let stem = name.prefix(upTo: dot ?? name.endIndex)
    // `x86_64` has the separator in it.
    let marked = stem.replacing("x86_64", with: "x86-64")
    var words = marked.split { "_.+".contains($0) }
      .map { $0 == "x86-64" ? "x86_64" : String($0) }[...]
    if words.last == "test", isGo { words.removeLast() }
    var found: [String] = []
    if words.count > 1, let last = words.last, architectures.contains(last) {
      found.append(words.removeLast())
    }
    if words.count > 1, let last = words.last, platforms.contains(last) { found.append(last) }
    return found.isEmpty ? nil : found.reversed().joined(separator: " && ")
  }

  private static func buildLine(_ file: CodeFile) -> String? {
    guard file.profile.id == "go" else { return nil }
    let mark = Array("go:build ".utf8)
    for comment in file.comments.prefix(20) {
      if comment.nextToken > 0 { break }
      let content = file.source.bytes[comment.content]
      guard content.starts(with: mark) else { continue }
      let text = String(decoding: content.dropFirst(mark.count), as: UTF8.self)
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return nil
  }
}
