import CClang
import Foundation

/// Where libclang may be. Everything that depends on the operating system stands here.
enum LibclangPlaces {
  #if canImport(Darwin)
    static let package =
      "install Apple's Command Line Tools (xcode-select --install) or Homebrew's llvm"
    private static let usualLibraries =
      [
        "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib",
        "/Library/Developer/CommandLineTools/usr/lib", "/opt/homebrew/opt/llvm/lib",
        "/usr/local/opt/llvm/lib",
      ].map { $0 + "/libclang.dylib" }
    private static let names = ["libclang.dylib"]
  #else
    static let package = "install the package libclang-dev"
    private static let usualLibraries: [String] = {
      let prefixes = (14...40).reversed().map { "/usr/lib/llvm-\($0)" } + ["/usr/local", "/usr"]
      return prefixes.flatMap { libraries(ofPrefix: $0) }
    }()
    private static let names = ["libclang.so", "libclang.so.1"]
  #endif

  /// The libraries to try, in order: the one asked for alone, or else the one built with, then the newest
  /// of the usual places.
  static func candidates(chosenPrefix: String?) -> [String] {
    let environment = ProcessInfo.processInfo.environment["ENUM_COUNTER_LIBCLANG"] ?? ""
    if let chosen = chosenPrefix ?? (environment.isEmpty ? nil : environment) {
      return libraries(ofPrefix: chosen)
    }
    let builtWith = libclang_built_with_prefix().map { libraries(ofPrefix: String(cString: $0)) }
    return (builtWith ?? []) + usualLibraries
  }

  /// clang's resource folder that belongs to a library: `lib/clang/19` beside it. Nil when there is none.
  ///
  /// libclang looks for it beside the file its symbolic link ends at, which on Debian is not where it is.
  static func resourceDirectory(ofLibrary library: String) -> String? {
    let folder = URL(filePath: library).deletingLastPathComponent().path + "/clang"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
      .map { folder + "/" + $0 }
      .first { FileManager.default.fileExists(atPath: $0 + "/include/stdarg.h") }
  }

  private static func libraries(ofPrefix prefix: String) -> [String] {
    ["/lib/", "/lib64/"].flatMap { folder in names.map { prefix + folder + $0 } }
  }
}
