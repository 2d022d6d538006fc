import Foundation

/// A header file given by its path, checked as far as one can without a compiler.
struct LooseHeader {
  /// Absolute.
  var path: String
  /// What it is called in facts: the path within the folder given, or as its framework names it.
  var name: String
  var framework: String
  var text: [UInt8]
  /// Found in a folder: it may be there for the others' sake only.
  var isOneOfMany: Bool
  /// The folder that was given.
  var folder: String?

  /// All headers that `paths` name, sorted by path within each folder.
  static func all(in paths: [String]) throws(HeaderReadError) -> [LooseHeader] {
    var headers: [LooseHeader] = []
    for path in paths {
      let path = URL(filePath: path).standardizedFileURL.path
      if FileManager.default.isFolder(path), !path.hasSuffix(".h") {
        headers += try all(inFolder: path)
      } else {
        headers.append(try LooseHeader(path: path, folder: nil))
      }
    }
    guard !headers.isEmpty else {
      throw HeaderReadError(message: "no header was named", remedy: "name a header or a folder")
    }
    return headers
  }

  private static func all(inFolder folder: String) throws(HeaderReadError) -> [LooseHeader] {
    let headers = HeaderFolder.headers(in: folder)
    guard !headers.isEmpty else {
      throw HeaderReadError(
        file: folder, message: "the folder has no header (.h) in it",
        remedy: "give the folder that the headers are in")
    }
    var read: [LooseHeader] = []
    for name in headers { read.append(try LooseHeader(path: folder + "/" + name, folder: folder)) }
    return read
  }

  private init(path: String, folder: String?) throws(HeaderReadError) {
    func refusal(_ message: String, _ remedy: String) -> HeaderReadError {
      HeaderReadError(file: path, message: message, remedy: remedy)
    }
    let files = FileManager.default
    guard files.fileExists(atPath: path) else {
      throw refusal("there is no such file", "check the path")
    }
    guard !files.isFolder(path) else {
      throw refusal("this is a folder, not a header", "name the header, or move the folder away")
    }
    guard let data = files.contents(atPath: path) else {
      throw refusal("the file cannot be read", "check its permissions")
    }
    text = Array(data)
    guard !text.contains(0) else {
      throw refusal(
        "this is a binary file, not a header", "name a header, encoded as UTF-8 if it is one")
    }
    guard text.contains(where: { $0 > 0x20 }) else {
      throw refusal("the file is empty", "name the header that has the declarations")
    }
    // The reader imports a header once, so that one which includes itself would be read short.
    if let line = Self.lineIncludingItself(text, path: path) {
      throw HeaderReadError(
        file: path, line: line, column: 1, message: "the header includes itself",
        remedy: Remedy.includesItself)
    }
    let place = HeaderPath(path)
    self.path = path
    self.folder = folder
    framework = place.framework
    isOneOfMany = folder != nil
    let within = folder.map { String(path.dropFirst($0.count + 1)) }
    name = place.framework.isEmpty ? within ?? place.header : place.header
  }

  /// The header's framework, if the folder given has all its headers in it.
  var wholeFramework: String? {
    guard let folder, !framework.isEmpty, let end = path.range(of: "/Headers/", options: .backwards)
    else { return nil }
    return (path[..<end.lowerBound] + "/Headers/").hasPrefix(folder + "/") ? framework : nil
  }

  private static func lineIncludingItself(_ text: [UInt8], path: String) -> Int? {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "#") else { return false }
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\"")
      let directive = parts[0].filter { !$0.isWhitespace }
      guard parts.count > 1, directive == "#include" || directive == "#import" else { return false }
      return folder.appending(path: String(parts[1])).standardizedFileURL.path == path
    }.map { $0 + 1 }
  }

  /// Where to look for what the header includes: its own framework's neighbours, and the folder given.
  var searchArguments: [String] {
    var arguments = folder.map { ["-I" + $0] } ?? []
    if let range = path.range(of: "/\(framework).framework/"), !framework.isEmpty {
      arguments.append("-F" + path[..<range.lowerBound])
    }
    return arguments
  }
}
