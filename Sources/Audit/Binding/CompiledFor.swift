import HeaderFacts

/// Which platforms and architectures some code is compiled for, as its conditions say.
struct CompiledFor: Sendable {
  /// The condition as written, or what of the file's name says it.
  let text: String
  private let condition: Condition

  /// - Parameters:
  ///   - condition: `TARGET_OS_OSX && !defined(__x86_64__)`, `os(iOS)`, `builtin.cpu.arch == .aarch64`;
  ///     nil for none.
  ///   - path: The file's; `_arm64` and the like at the end of its name count.
  /// - Returns: nil where nothing is said of platforms or architectures.
  init?(condition: String?, path: String) {
    var parts: [Condition] = []
    var texts: [String] = []
    if let condition, let parsed = Condition(parsing: condition), parsed.isTelling {
      parts.append(parsed)
      texts.append(condition)
    }
    for word in Self.endings(of: path) {
      guard let test = TargetWords.test(word) else { break }
      parts.append(.test(test))
      texts.append("_\(word)")
    }
    guard !parts.isEmpty else { return nil }
    self.condition = .all(parts)
    text = texts.joined(separator: " && ")
  }

  /// Whether code under the condition may be compiled for what the facts are of.
  func allows(_ origin: FactOrigin) -> Bool { condition.holds(for: origin) ?? true }

  /// Whether it may be compiled for a machine of Apple's at all.
  var mayBeApple: Bool { condition.mayHoldSomewhere }

  /// The last words of a file's name, from the end: `arm64`, `darwin` of `consts_darwin_arm64.go`.
  private static func endings(of path: String) -> [String] {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    return stem.split(separator: "_").dropFirst().reversed().map { $0.lowercased() }
  }
}

/// The words of different languages for platforms and architectures.
enum TargetWords {
  enum Test: Sendable, Hashable {
    case platform(String)
    case anyMobile
    case anyApple
    case architecture(String)
    /// Another vendor's platform, or another order of bytes.
    case elsewhere

    func holds(for origin: FactOrigin) -> Bool {
      switch self {
      case .platform(let name): origin.platform == name
      case .anyMobile: origin.platform != "macos"
      case .anyApple: true
      case .elsewhere: false
      case .architecture(let name): origin.architecture == name
      }
    }
  }

  private static let tests: [String: Test] = [
    "target_os_osx": .platform("macos"), "macos": .platform("macos"), "osx": .platform("macos"),
    "target_os_macos": .platform("macos"), "target_os_iphone": .anyMobile,
    "target_os_ios": .platform("ios"), "ios": .platform("ios"), "iphoneos": .platform("ios"),
    "target_os_tv": .platform("tvos"), "tvos": .platform("tvos"),
    "target_os_watch": .platform("watchos"), "watchos": .platform("watchos"),
    "target_os_vision": .platform("visionos"), "visionos": .platform("visionos"),
    "target_os_mac": .anyApple, "darwin": .anyApple, "__apple__": .anyApple,
    "x86_64": .architecture("x86_64"), "__x86_64__": .architecture("x86_64"),
    "__x86_64": .architecture("x86_64"), "amd64": .architecture("x86_64"),
    "x64": .architecture("x86_64"), "target_cpu_x86_64": .architecture("x86_64"),
    "arm64": .architecture("arm64"), "aarch64": .architecture("arm64"),
    "__arm64__": .architecture("arm64"), "__arm64": .architecture("arm64"),
    "__aarch64__": .architecture("arm64"), "target_cpu_arm64": .architecture("arm64"),
    "little": .anyApple, "__little_endian__": .anyApple, "big": .elsewhere,
    "__big_endian__": .elsewhere, "windows": .elsewhere, "_win32": .elsewhere,
    "win32": .elsewhere, "_win64": .elsewhere, "linux": .elsewhere, "__linux__": .elsewhere,
    "android": .elsewhere, "__android__": .elsewhere, "freebsd": .elsewhere,
    "wasm": .elsewhere, "wasm32": .elsewhere,
  ]

  /// What a word asks of the target; nil for words that ask nothing of it.
  static func test(_ word: String) -> Test? { tests[word.lowercased()] }
}
