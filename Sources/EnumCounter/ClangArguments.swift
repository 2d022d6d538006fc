import HeaderFacts

extension HeaderReader {
  /// What clang is told.
  func arguments(root: HeaderRoot?, target: Target, clang: Libclang) -> [String] {
    var arguments = ["-x", "objective-c", "-fblocks", "--target=\(target.triple)"]
    // All of them, so that an error in a header is seen behind any number in the probes for macros; and no
    // guesses at what was meant, which take time.
    arguments += ["-ferror-limit=0", "-fno-spell-checking"]
    arguments += Self.refusedWarnings.map { "-Werror=" + $0 }
    if let resources = configuration.resourceDirectory ?? clang.resourceDirectory {
      arguments += ["-resource-dir", resources]
    }
    arguments += searchArguments(root)
    arguments += configuration.includeFolders.map { "-I" + $0 }
    arguments += configuration.frameworkFolders.map { "-F" + $0 }
    return arguments + configuration.arguments
  }

  /// Warnings behind which a number may be another than the one that was meant, or differ between
  /// compilers.
  private static let refusedWarnings = [
    "division-by-zero", "enum-too-large", "implicit-int", "integer-overflow", "macro-redefined",
    "null-character", "shift-count-negative", "shift-count-overflow",
  ]

  /// The machine's own headers must never be found: they are of another system.
  private func searchArguments(_ root: HeaderRoot?) -> [String] {
    guard let root else { return ["-nostdlibinc", "-isysroot", "/nonexistent"] }
    guard !root.isSysroot else {
      // The usual folders in it clang knows by itself, and looks into them last.
      let usual = [root.path + "/System/Library/Frameworks", root.path + "/usr/include"]
      return ["-isysroot", root.path]
        + root.frameworkFolders.filter { !usual.contains($0) }.flatMap { ["-iframework", $0] }
        + root.includeFolders.filter { !usual.contains($0) }.flatMap { ["-isystem", $0] }
    }
    return ["-nostdlibinc", "-isysroot", root.path]
      + root.frameworkFolders.flatMap { ["-iframework", $0] }
      + root.includeFolders.flatMap { ["-isystem", $0] }
  }
}

extension Target {
  func origin(name: String) -> FactOrigin {
    FactOrigin(
      name: name, platform: platform, version: version, architecture: architecture, triple: triple)
  }
}
