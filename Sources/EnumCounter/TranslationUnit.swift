import CClang

/// A file that exists in memory only.
struct MemoryFile {
  var name: String
  var text: String
}

/// Parsed source without an error in it.
final class TranslationUnit {
  let clang: Libclang
  let unit: CXTranslationUnit
  private let index: CXIndex

  /// Parses `main`.
  ///
  /// Diagnostics in a file called `tolerated` don't count: there the compiler is asked questions to which an
  /// error is an answer.
  /// - Throws: the first error or fatal error anywhere in the unit. libclang recovers from errors and goes
  ///   on counting, so that what it counts after one is not what a compiler would.
  init(
    clang: Libclang, main: MemoryFile, others: [MemoryFile], arguments: [String],
    tolerated: String? = nil
  ) throws(HeaderReadError) {
    self.clang = clang
    let index = clang.functions.clang_createIndex(0, 0)!
    self.index = index
    var parsed: CXTranslationUnit?
    let code = Self.withUnsaved([main] + others) { unsaved in
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
    if let error = firstError(mainName: main.name, tolerated: tolerated) { throw error }
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
    let functions = clang.functions
    let notes = functions.clang_getChildDiagnostics(diagnostic)
    defer { functions.clang_disposeDiagnosticSet(notes) }
    for number in 0..<functions.clang_getNumDiagnosticsInSet(notes) {
      guard let note = functions.clang_getDiagnosticInSet(notes, number) else { continue }
      defer { functions.clang_disposeDiagnostic(note) }
      // Others say from where the file was included.
      let message = clang.string(functions.clang_getDiagnosticSpelling(note))
      guard message.hasPrefix("previous definition") else { continue }
      let place = clang.place(functions.clang_getDiagnosticLocation(note))
      return place.file.map { (clang.fileName($0), place.line) }
    }
    return nil
  }

  /// The first error in another file than `tolerated`.
  private func firstError(mainName: String, tolerated: String?) -> HeaderReadError? {
    var error: HeaderReadError?
    forEachDiagnostic { diagnostic in
      let severity = clang.functions.clang_getDiagnosticSeverity(diagnostic)
      guard severity.rawValue >= CXDiagnostic_Error.rawValue else { return true }
      let place = clang.place(clang.functions.clang_getDiagnosticLocation(diagnostic))
      let file = place.file.map(clang.fileName) ?? ""
      guard file.isEmpty || file != tolerated else { return true }
      let message = clang.string(clang.functions.clang_getDiagnosticSpelling(diagnostic))
      // What the user never wrote is of no use as a place.
      let isOurs = file == mainName
      error = HeaderReadError(
        file: isOurs ? "" : file, line: isOurs ? 0 : place.line, column: isOurs ? 0 : place.column,
        message: message, remedy: Remedy.forDiagnostic(message))
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
