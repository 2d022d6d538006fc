import CClang

/// A file that exists in memory only.
struct MemoryFile {
  var name: String
  var text: String
}

/// A header to include.
struct Inclusion {
  /// With its quotes or angle brackets.
  var spelling: String
  var path: String

  /// The main file that includes the headers in order and then `last`.
  ///
  /// The declaration after each fails where the header leaves something open, so that what it began does not
  /// swallow what comes after it.
  static func mainFile(_ inclusions: [Inclusion], last: String) -> MemoryFile {
    var text = minimumVersion
    for (index, inclusion) in inclusions.enumerated() {
      text += "#import \(inclusion.spelling)\ntypedef int enum_counter_end_of_header_\(index);\n"
    }
    return MemoryFile(name: "/enum-counter-input.m", text: text + "#include \"\(last)\"\n")
  }

  /// The line of the main file that includes the header with this number, counted from 1.
  static func line(of number: Int) -> Int { firstLine + 2 * number }

  /// Which header the main file includes in this line or the one before it.
  static func number(atLine line: Int) -> Int { max(line - firstLine, 0) / 2 }

  private static let firstLine = minimumVersion.count { $0 == "\n" } + 1

  /// The availability headers of later SDKs go by a macro that earlier releases of clang do not define: they
  /// have one for each platform. Without it every `#if` on a version would take the wrong side.
  private static let minimumVersion: String = {
    let all = "__ENVIRONMENT_OS_VERSION_MIN_REQUIRED__"
    var text = ""
    for platform in ["MAC_OS_X", "IPHONE_OS", "TV_OS", "WATCH_OS", "DRIVERKIT"] {
      let own = "__ENVIRONMENT_\(platform)_VERSION_MIN_REQUIRED__"
      text += "#if !defined(\(all)) && defined(\(own))\n#define \(all) \(own)\n#endif\n"
    }
    return text
  }()
}

extension MemoryFile {
  static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { text in
      let bytes = Array(text.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      return copy
    }
    defer { copies.forEach { $0.deallocate() } }
    return copies.map { UnsafePointer($0) as UnsafePointer<CChar>? }
      .withUnsafeBufferPointer(body)
  }

  static func withUnsaved<Result>(
    _ files: [MemoryFile], _ body: (UnsafeMutableBufferPointer<CXUnsavedFile>) -> Result
  ) -> Result {
    withCStrings(files.flatMap { [$0.name, $0.text] }) { strings in
      var unsaved = files.indices.map { index in
        CXUnsavedFile(
          Filename: strings[2 * index], Contents: strings[2 * index + 1],
          Length: UInt(files[index].text.utf8.count))
      }
      return unsaved.withUnsafeMutableBufferPointer { body($0) }
    }
  }
}
