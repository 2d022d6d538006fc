import HeaderFacts

/// How headers are to be read, where the headers themselves don't tell.
public struct ReaderConfiguration: Sendable, Hashable {
  /// What clang is told to compile for, `arm64-apple-ios16.5`; overrides everything else about the target.
  public var triple: String?
  /// `ios`, `macos`, `tvos`, `watchos` or `visionos`.
  public var platform: String?
  public var version: Version?
  /// `arm64`, `x86_64`, ….
  public var architecture: String?
  /// The SDK that loose headers are read against; otherwise the one they lie in, if any.
  public var sdk: String?
  /// The LLVM prefix to take libclang from.
  public var libclangPrefix: String?
  /// clang's own resource folder (the one with `include/stdarg.h`), when not the one beside libclang.
  public var resourceDirectory: String?
  public var includeFolders: [String]
  public var frameworkFolders: [String]
  /// Further arguments for clang, after all others.
  public var arguments: [String]

  public init(
    triple: String? = nil, platform: String? = nil, version: Version? = nil,
    architecture: String? = nil, sdk: String? = nil, libclangPrefix: String? = nil,
    resourceDirectory: String? = nil, includeFolders: [String] = [],
    frameworkFolders: [String] = [], arguments: [String] = []
  ) {
    self.triple = triple
    self.platform = platform
    self.version = version
    self.architecture = architecture
    self.sdk = sdk
    self.libclangPrefix = libclangPrefix
    self.resourceDirectory = resourceDirectory
    self.includeFolders = includeFolders
    self.frameworkFolders = frameworkFolders
    self.arguments = arguments
  }
}
