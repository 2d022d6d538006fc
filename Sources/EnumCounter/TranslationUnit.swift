import CClang
import Foundation

/// Parsed source.
final class TranslationUnit {
  let clang: Libclang
  let unit: CXTranslationUnit
  private let index: CXIndex
  private let headers: [Inclusion]
  let mainName: String
  /// Diagnostics in this file don't count: there the compiler is asked questions to which an error is an
  /// answer.
  private let toleratedName: String

  /// Parses headers, and after them `last`. What is wrong with them is left to be asked for.
  /// - Parameters:
  ///   - keepsGoing: Whether to go on after a header that is missing, which else hides what comes after it.
  ///   - keepsIncludes: Whether to remember every `#include`, for `IncludeGraph`, which takes memory.
  /// - Throws: when libclang gives up without a word.
  init(
    clang: Libclang, headers: [Inclusion], last: MemoryFile, arguments: [String],
    keepsGoing: Bool = false, keepsIncludes: Bool = false
  ) throws(HeaderReadError) {
    self.clang = clang
    self.headers = headers
    let index = clang.functions.clang_createIndex(0, 0)!
    self.index = index
    let main = Inclusion.mainFile(headers, last: last.name)
    (mainName, toleratedName) = (main.name, last.name)
    var options = CXTranslationUnit_None.rawValue
    if keepsGoing { options |= CXTranslationUnit_KeepGoing.rawValue }
    if keepsIncludes { options |= CXTranslationUnit_DetailedPreprocessingRecord.rawValue }
    var parsed: CXTranslationUnit?
    let code = MemoryFile.withUnsaved([main, last]) { unsaved in
      MemoryFile.withCStrings(arguments) { arguments in
        clang.functions.clang_parseTranslationUnit2(
          index, main.name, arguments.baseAddress, Int32(arguments.count), unsaved.baseAddress,
          UInt32(unsaved.count), options, &parsed)
      }
    }
    guard code == CXError_Success, let parsed else {
      clang.functions.clang_disposeIndex(index)
      throw HeaderReadError(
        message: "libclang gave up without a diagnostic (error \(code.rawValue))",
        remedy: "check the arguments for clang: \(arguments.joined(separator: " "))")
    }
    unit = parsed
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

  private func endOfFile(_ path: String) -> (file: String, line: Int, column: Int)? {
    guard let file = clang.functions.clang_getFile(unit, path) else { return nil }
    var size = 0
    guard let bytes = clang.functions.clang_getFileContents(unit, file, &size) else { return nil }
    let text = UnsafeRawBufferPointer(start: bytes, count: size)
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

  /// - Throws: the first error or fatal error anywhere in the unit. libclang recovers from errors and goes
  ///   on counting, so that what it counts after one is not what a compiler would.
  func check() throws(HeaderReadError) {
    if let first = faults(limit: 1).first { throw first }
  }

  /// The errors, the first of each file that has any, in the order of their appearance.
  func faults(limit: Int = .max) -> [HeaderReadError] {
    var found: [HeaderReadError] = []
    var seen: Set<String> = []
    forEachDiagnostic { diagnostic in
      let severity = clang.functions.clang_getDiagnosticSeverity(diagnostic)
      guard severity.rawValue >= CXDiagnostic_Error.rawValue else { return true }
      let place = clang.place(clang.functions.clang_getDiagnosticLocation(diagnostic))
      let file = place.file.map(clang.fileName) ?? ""
      guard file.isEmpty || file != toleratedName else { return true }
      if file != mainName, seen.contains(file) { return true }
      let fault = fault(diagnostic, at: (file, place.line, place.column))
      if seen.insert(fault.file).inserted { found.append(fault) }
      // An error in the main file is another header's each time.
      if file != mainName { seen.insert(file) }
      return found.count < limit
    }
    return found
  }

  private func fault(
    _ diagnostic: CXDiagnostic, at place: (file: String, line: Int, column: Int)
  ) -> HeaderReadError {
    let message = clang.string(clang.functions.clang_getDiagnosticSpelling(diagnostic))
    var at = place
    if at.file.isEmpty { at = placeInNotes(diagnostic, notIn: mainName) ?? at }
    if at.file == mainName, !headers.isEmpty {
      // Past them all something was left open until the very end.
      let blamed = headers[min(Inclusion.number(atLine: at.line), headers.count - 1)].path
      at = placeInNotes(diagnostic, notIn: mainName) ?? endOfFile(blamed) ?? (blamed, 0, 0)
    }
    let excerpt = line(at.line, of: at.file)
    return HeaderReadError(
      file: at.file, line: at.line, column: at.column, message: message, excerpt: excerpt,
      remedy: Remedy.forDiagnostic(message, at: excerpt.utf8.dropFirst(max(at.column - 1, 0))))
  }

  /// A line of a file that was read, counted from 1, without its end; empty where there is none.
  private func line(_ number: Int, of path: String) -> String {
    guard number > 0, let bytes = FileManager.default.contents(atPath: path) else { return "" }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number <= lines.count else { return "" }
    let line = lines[number - 1]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Calls `body` with each diagnostic as long as it returns true.
  private func forEachDiagnostic(_ body: (CXDiagnostic) -> Bool) {
    for number in 0..<clang.functions.clang_getNumDiagnostics(unit) {
      guard let diagnostic = clang.functions.clang_getDiagnostic(unit, number) else { continue }
      defer { clang.functions.clang_disposeDiagnostic(diagnostic) }
      guard body(diagnostic) else { return }
    }
  }
}
