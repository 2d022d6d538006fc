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
    var text = ""
    for (index, inclusion) in inclusions.enumerated() {
      text += "#import \(inclusion.spelling)\ntypedef int enum_counter_end_of_header_\(index);\n"
    }
    return MemoryFile(name: "/enum-counter-input.m", text: text + "#include \"\(last)\"\n")
  }
}

/// Parsed source without an error in it.
final class TranslationUnit {
  let clang: Libclang
  let unit: CXTranslationUnit
  private let index: CXIndex

  /// Parses headers, and after them `last`.
  ///
  /// Diagnostics in `last` don't count: there the compiler is asked questions to which an error is an answer.
  /// - Throws: the first error or fatal error anywhere in the unit. libclang recovers from errors and goes
  ///   on counting, so that what it counts after one is not what a compiler would.
  init(
    clang: Libclang, headers: [Inclusion], last: MemoryFile, arguments: [String]
  ) throws(HeaderReadError) {
    self.clang = clang
    let index = clang.functions.clang_createIndex(0, 0)!
    self.index = index
    let main = Inclusion.mainFile(headers, last: last.name)
    var parsed: CXTranslationUnit?
    let code = Self.withUnsaved([main, last]) { unsaved in
      Self.withCStrings(arguments) { arguments in
        clang.functions.clang_parseTranslationUnit2(
          index, main.name, arguments.baseAddress, Int32(arguments.count), unsaved.baseAddress,
          UInt32(unsaved.count), CXTranslationUnit_None.rawValue, &parsed)
      }
    }
    guard code == CXError_Success, let parsed else {
      clang.functions.clang_disposeIndex(index)
      throw HeaderReadError(
        message: "libclang gave up without a diagnostic (error \(code.rawValue))",
        remedy: "check the arguments for clang: \(arguments.joined(separator: " "))")
    }
    unit = parsed
    if let error = firstError(headers: headers, mainName: main.name, tolerated: last.name) {
      throw error
    }
  }

  deinit {
    clang.functions.clang_disposeTranslationUnit(unit)
    clang.functions.clang_disposeIndex(index)
  }

  var cursor: CXCursor { clang.functions.clang_getTranslationUnitCursor(unit) }

  /// The names of all files that were read.
  func includedFiles() -> Set<String> {
    var files: [CXFile] = []
    withUnsafeMutablePointer(to: &files) { pointer in
      clang.functions.clang_getInclusions(
        unit,
        { file, _, _, data in
          if let file { data!.assumingMemoryBound(to: [CXFile].self).pointee.append(file) }
        }, pointer)
    }
    return Set(files.map(clang.fileName))
  }

  /// Where the macros were defined that the file called `name` defines anew.
  func redefinedMacros(in name: String) -> [String: (path: String, line: Int)] {
    var found: [String: (path: String, line: Int)] = [:]
    forEachDiagnostic { diagnostic in
      let place = clang.place(clang.functions.clang_getDiagnosticLocation(diagnostic))
      guard place.file.map(clang.fileName) == name else { return true }
      let message = clang.string(clang.functions.clang_getDiagnosticSpelling(diagnostic))
      guard message.hasSuffix("macro redefined") else { return true }
      if let macro = message.split(separator: "'").first {
        found[String(macro)] = placeOfPreviousDefinition(diagnostic)
      }
      return true
    }
    return found
  }

  private func placeOfPreviousDefinition(_ diagnostic: CXDiagnostic) -> (path: String, line: Int)? {
    // Other notes say from where the file was included.
    let note = notes(of: diagnostic).first { $0.message.hasPrefix("previous definition") }
    guard let place = note?.place, let file = place.file else { return nil }
    return (clang.fileName(file), place.line)
  }

  /// The first place that the notes of a diagnostic point at outside of the file called `name`.
  private func placeInNotes(
    _ diagnostic: CXDiagnostic, notIn name: String
  ) -> (file: String, line: Int, column: Int)? {
    for note in notes(of: diagnostic) {
      guard let file = note.place.file else { continue }
      let path = clang.fileName(file)
      if path != name { return (path, note.place.line, note.place.column) }
    }
    return nil
  }

  /// The word at a place, or the next one on its line: what is missing is said to be missing before it.
  private func word(at place: Place) -> String {
    guard let file = place.file, let text = text(of: file), place.offset < text.count else {
      return ""
    }
    let rest = text[place.offset...].drop { $0 == 0x20 || $0 == 0x09 }
    let word = rest.prefix { byte in
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    }
    return String(decoding: word, as: UTF8.self)
  }

  private func text(of file: CXFile) -> UnsafeRawBufferPointer? {
    var size = 0
    guard let bytes = clang.functions.clang_getFileContents(unit, file, &size) else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: size)
  }

  private func endOfFile(_ path: String) -> (file: String, line: Int, column: Int)? {
    guard let file = clang.functions.clang_getFile(unit, path), let text = text(of: file) else {
      return nil
    }
    let newlines = text.count { $0 == UInt8(ascii: "\n") }
    let endsLine = text.last == UInt8(ascii: "\n")
    return (path, max(newlines + (endsLine ? 0 : 1), 1), 1)
  }

  private func notes(of diagnostic: CXDiagnostic) -> [(message: String, place: Place)] {
    let functions = clang.functions
    let notes = functions.clang_getChildDiagnostics(diagnostic)
    defer { functions.clang_disposeDiagnosticSet(notes) }
    return (0..<functions.clang_getNumDiagnosticsInSet(notes)).compactMap { number in
      guard let note = functions.clang_getDiagnosticInSet(notes, number) else { return nil }
      defer { functions.clang_disposeDiagnostic(note) }
      return (
        clang.string(functions.clang_getDiagnosticSpelling(note)),
        clang.place(functions.clang_getDiagnosticLocation(note))
      )
    }
  }

  /// The first error in another file than `tolerated`.
  private func firstError(
    headers: [Inclusion], mainName: String, tolerated: String
  ) -> HeaderReadError? {
    var error: HeaderReadError?
    forEachDiagnostic { diagnostic in
      let severity = clang.functions.clang_getDiagnosticSeverity(diagnostic)
      guard severity.rawValue >= CXDiagnostic_Error.rawValue else { return true }
      let place = clang.place(clang.functions.clang_getDiagnosticLocation(diagnostic))
      let file = place.file.map(clang.fileName) ?? ""
      guard file.isEmpty || file != tolerated else { return true }
      let message = clang.string(clang.functions.clang_getDiagnosticSpelling(diagnostic))
      error = HeaderReadError(
        file: file, line: place.line, column: place.column, message: message,
        remedy: Remedy.forDiagnostic(message, word: word(at: place)))
      if file == mainName {
        // Two lines a header; past them all something was left open until the very end.
        let blamed = headers[min((place.line - 1) / 2, headers.count - 1)].path
        let end = placeInNotes(diagnostic, notIn: mainName) ?? endOfFile(blamed)
        (error!.file, error!.line, error!.column) = end ?? (blamed, 0, 0)
      }
      return false
    }
    return error
  }

  /// Calls `body` with each diagnostic as long as it returns true.
  private func forEachDiagnostic(_ body: (CXDiagnostic) -> Bool) {
    for number in 0..<clang.functions.clang_getNumDiagnostics(unit) {
      guard let diagnostic = clang.functions.clang_getDiagnostic(unit, number) else { continue }
      defer { clang.functions.clang_disposeDiagnostic(diagnostic) }
      guard body(diagnostic) else { return }
    }
  }

  private static func withCStrings<Result>(
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

  private static func withUnsaved<Result>(
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
