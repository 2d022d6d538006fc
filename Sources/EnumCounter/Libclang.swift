import CClang
import Foundation

/// One opened libclang, and its calls in Swift's terms.
final class Libclang {
  let functions: LibclangFunctions
  /// clang's own headers for this library, nil when they are not there.
  let resourceDirectory: String?

  /// Opens the first library that is there.
  init(chosenPrefix: String?) throws(HeaderReadError) {
    var reasons: [String] = []
    for path in LibclangPlaces.candidates(chosenPrefix: chosenPrefix)
    where FileManager.default.fileExists(atPath: path) {
      let pointer = UnsafeMutablePointer<LibclangFunctions>.allocate(capacity: 1)
      defer { pointer.deallocate() }
      guard let reason = libclang_open(path, pointer) else {
        functions = pointer.pointee
        resourceDirectory = LibclangPlaces.resourceDirectory(ofLibrary: path)
        return
      }
      reasons.append("\(path): \(String(cString: reason))")
      free(reason)
    }
    throw HeaderReadError(
      message: reasons.isEmpty
        ? "libclang was not found" : "libclang cannot be used: \(reasons.joined(separator: "; "))",
      remedy: LibclangPlaces.package
        + ", or set ENUM_COUNTER_LIBCLANG to an LLVM prefix such as /usr/lib/llvm-19")
  }

  /// Takes over a string of libclang's.
  func string(_ text: CXString) -> String {
    defer { functions.clang_disposeString(text) }
    guard let bytes = functions.clang_getCString(text) else { return "" }
    return String(cString: bytes)
  }

  func spelling(_ cursor: CXCursor) -> String {
    string(functions.clang_getCursorSpelling(cursor))
  }

  func spelling(_ type: CXType) -> String { string(functions.clang_getTypeSpelling(type)) }

  /// Calls `body` with each direct child.
  func forEachChild(of cursor: CXCursor, _ body: (CXCursor) -> Void) {
    withoutActuallyEscaping(body) { escaping in
      var body = escaping
      withUnsafeMutablePointer(to: &body) { pointer in
        _ = functions.clang_visitChildren(
          cursor,
          { child, _, data in
            data!.assumingMemoryBound(to: ((CXCursor) -> Void).self).pointee(child)
            return CXChildVisit_Continue
          }, pointer)
      }
    }
  }

  func children(of cursor: CXCursor) -> [CXCursor] {
    var children: [CXCursor] = []
    forEachChild(of: cursor) { children.append($0) }
    return children
  }

  /// The file, line, column and byte offset at which a location is written; within a macro's expansion,
  /// those of its use. The file is nil for what clang builds in.
  func place(_ location: CXSourceLocation) -> Place {
    var file: CXFile?
    var line: UInt32 = 0
    var column: UInt32 = 0
    var offset: UInt32 = 0
    functions.clang_getFileLocation(location, &file, &line, &column, &offset)
    return Place(file: file, line: Int(line), column: Int(column), offset: Int(offset))
  }

  func place(_ cursor: CXCursor) -> Place { place(functions.clang_getCursorLocation(cursor)) }

  func fileName(_ file: CXFile) -> String { string(functions.clang_getFileName(file)) }
}

/// A place in a source file, as libclang sees it.
struct Place {
  var file: CXFile?
  var line: Int
  var column: Int
  var offset: Int
}

extension CXCursor {
  /// An attribute of any sort: what stands in `__attribute__((…))`.
  var isAttribute: Bool {
    kind.rawValue >= CXCursor_FirstAttr.rawValue && kind.rawValue <= CXCursor_LastAttr.rawValue
  }
}
