import Foundation
import HeaderFacts

/// A framework's headers on disk.
struct FrameworkHeaders {
  let name: String
  /// The `X.framework` folder.
  let path: String

  var headersFolder: String { path + "/Headers" }

  /// The umbrella header's name: the framework's own, or the one its module map names; nil if none.
  var umbrella: String? {
    let files = FileManager.default
    if files.fileExists(atPath: "\(headersFolder)/\(name).h") { return name + ".h" }
    guard let map = files.contents(atPath: path + "/Modules/module.modulemap") else { return nil }
    let words = String(decoding: map, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "umbrella"), words.dropFirst(index + 2).first != nil,
      words[index + 1] == "header"
    else { return nil }
    let header = words[index + 2].filter { $0 != "\"" }
    return files.fileExists(atPath: "\(headersFolder)/\(header)") ? header : nil
  }

  /// What to include for all of it: the umbrella, or else each header.
  var inclusions: [Inclusion] {
    (umbrella.map { [$0] } ?? headers).map {
      Inclusion(spelling: "<\(name)/\($0)>", path: "\(headersFolder)/\($0)")
    }
  }

  /// The frameworks inside of it, sorted by name.
  var innerFrameworks: [FrameworkHeaders] {
    let folder = path + "/Frameworks"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.sorted().filter { $0.hasSuffix(".framework") }.map {
      FrameworkHeaders(name: String($0.dropLast(10)), path: folder + "/" + $0)
    }
  }

  /// All headers, as paths within the headers' folder, sorted.
  var headers: [String] { HeaderFolder.headers(in: headersFolder) }
}

/// The headers of a folder and of the folders in it.
enum HeaderFolder {
  /// Paths within `folder`, sorted. What is called like a header counts as one, whatever it is; links to
  /// folders are left alone, since a framework's lead to what is in it anyway.
  static func headers(in folder: String) -> [String] {
    headers(in: folder, prefix: "").sorted()
  }

  private static func headers(in folder: String, prefix: String) -> [String] {
    let files = FileManager.default
    let entries = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return entries.flatMap { entry in
      if entry.hasSuffix(".h") { return [prefix + entry] }
      let path = folder + "/" + entry
      guard files.isFolder(path), (try? files.destinationOfSymbolicLink(atPath: path)) == nil else {
        return []
      }
      return headers(in: path, prefix: prefix + entry + "/")
    }
  }
}

extension HeaderRoot {
  /// Every framework that has headers, sorted by name; those inside of others are left out.
  func frameworks() -> [FrameworkHeaders] {
    if let onlyFramework { return framework(including: onlyFramework).map { [$0] } ?? [] }
    let files = FileManager.default
    var byName: [String: FrameworkHeaders] = [:]
    for folder in frameworkFolders {
      for entry in (try? files.contentsOfDirectory(atPath: folder)) ?? []
      where entry.hasSuffix(".framework") {
        let name = String(entry.dropLast(".framework".count))
        guard byName[name] == nil, files.isFolder("\(folder)/\(entry)/Headers") else { continue }
        byName[name] = FrameworkHeaders(name: name, path: "\(folder)/\(entry)")
      }
    }
    return byName.values.sorted { $0.name < $1.name }
  }

  /// The frameworks named, or those that enclose them, each once; all there are if `names` is empty.
  func frameworks(named names: [String]) throws(HeaderReadError) -> [FrameworkHeaders] {
    guard !names.isEmpty else { return frameworks() }
    var found: [FrameworkHeaders] = []
    for name in names {
      guard let framework = framework(including: name) else {
        let near = frameworks().map(\.name).filter {
          EditDistance.between($0.lowercased(), name.lowercased(), limit: 2) != nil
        }
        throw HeaderReadError(
          file: path, message: "there is no framework '\(name)' with headers",
          remedy: near.isEmpty
            ? "name one of its frameworks" : "did you mean \(near.joined(separator: " or "))?")
      }
      if !found.contains(where: { $0.path == framework.path }) { found.append(framework) }
    }
    return found
  }

  /// The framework named, or the one that encloses it.
  func framework(including name: String) -> FrameworkHeaders? {
    let files = FileManager.default
    for folder in frameworkFolders {
      let path = "\(folder)/\(name).framework"
      if files.isFolder(path + "/Headers") { return FrameworkHeaders(name: name, path: path) }
    }
    guard name != onlyFramework else { return nil }
    return frameworks().first {
      files.isFolder("\($0.path)/Frameworks/\(name).framework/Headers")
    }
  }
}
