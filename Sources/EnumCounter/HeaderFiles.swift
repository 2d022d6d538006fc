import CClang
import Foundation

/// Which declarations are wanted.
enum Scope {
  /// Those in the headers of the frameworks named, and of the frameworks inside of these.
  case frameworks(Set<String>)
  /// Those in one file, to be called `header`.
  case file(path: String, header: String)
}

/// What is known of one file of a translation unit.
struct HeaderFile {
  var framework: String
  /// All frameworks it is inside of.
  var enclosing: [String]
  var header: String
  var isWanted: Bool
  /// The file of `MacroProbes`.
  var isProbes: Bool
}

/// The files of a translation unit, each looked at once: libclang hands out the same pointer for the same
/// file, so that a declaration in an unwanted header costs one look-up.
final class HeaderFiles {
  private let unit: TranslationUnit
  private let scope: Scope
  private var known: [CXFile: HeaderFile] = [:]
  private var last: (file: CXFile, entry: HeaderFile)?

  /// Of the files looked into last, the latest first: a walk comes back to a header after those that it
  /// includes, and all of an SDK's would be more than what is read from them.
  private var texts: [(file: CXFile, text: [UInt8])] = []

  init(unit: TranslationUnit, scope: Scope) {
    self.unit = unit
    self.scope = scope
  }

  subscript(file: CXFile) -> HeaderFile {
    if let last, last.file == file { return last.entry }
    let entry = known[file] ?? makeEntry(file)
    known[file] = entry
    last = (file, entry)
    return entry
  }

  /// The file's bytes.
  ///
  /// Read anew: to hand out those it has, libclang searches all that it knows of source, macro expansions
  /// included, which over an SDK's headers takes longer than parsing them.
  func text(of file: CXFile) -> [UInt8] {
    if let first = texts.first, first.file == file { return first.text }
    let text: [UInt8]
    if let index = texts.firstIndex(where: { $0.file == file }) {
      text = texts.remove(at: index).text
    } else {
      text = FileBytes.read(unit.clang.fileName(file)) ?? []
      if texts.count == 8 { texts.removeLast() }
    }
    texts.insert((file, text), at: 0)
    return text
  }

  private func makeEntry(_ file: CXFile) -> HeaderFile {
    let path = unit.clang.fileName(file)
    let place = HeaderPath(path)
    let isProbes = path == MacroProbes.fileName
    switch scope {
    case .frameworks(let wanted):
      return HeaderFile(
        framework: place.framework, enclosing: place.enclosing, header: place.header,
        isWanted: place.enclosing.contains(where: wanted.contains), isProbes: isProbes)
    case .file(let wanted, let header):
      return HeaderFile(
        framework: place.framework, enclosing: place.enclosing, header: header,
        isWanted: path == wanted, isProbes: isProbes)
    }
  }
}

/// What a header's path tells.
struct HeaderPath {
  /// The innermost framework; empty outside of frameworks.
  var framework: String
  /// All frameworks the header is inside of, the outermost first.
  var enclosing: [String]
  /// The path within the framework's headers or within `usr/include`; else the file's name.
  var header: String

  init(_ path: String) {
    // Over the bytes: an SDK has thousands of headers, and characters are slow to come by.
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    enclosing = parts.filter { $0.hasSuffix(".framework") }.map { String($0.dropLast(10)) }
    framework = enclosing.last ?? ""
    let start =
      framework.isEmpty
      ? parts.lastIndex(of: "include").map { $0 + 1 }
      : parts.lastIndex { $0 == "Headers" || $0 == "PrivateHeaders" }.map { $0 + 1 }
    header = parts[(start ?? max(parts.count - 1, 0))...].joined(separator: "/")
  }
}
