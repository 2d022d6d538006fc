import Foundation
import HeaderFacts

/// What the command line says.
struct Settings {
  struct Problem: Error, CustomStringConvertible { let description: String }

  var paths: [String] = []
  var facts: [String] = []
  var mutations = 60
  var seed: UInt64 = 1
  var missed = 0
  var changesValues = true
  var changesSelectors = true
  var listsFindings = false
  var wantsHelp = false

  init(_ words: [String]) throws {
    var words = words[...]
    func number<Number: FixedWidthInteger>(of option: String) throws -> Number {
      guard let text = words.popFirst(), let number = Number(text) else {
        throw Problem(description: "\(option) takes a number")
      }
      return number
    }
    while let word = words.popFirst() {
      switch word {
      case "--facts":
        guard let folder = words.popFirst() else {
          throw Problem(description: "--facts takes a folder")
        }
        facts.append(folder)
      case "--mutations": mutations = try number(of: word)
      case "--seed": seed = try number(of: word)
      case "--missed": missed = try number(of: word)
      case "--only":
        guard let what = words.popFirst(), ["values", "selectors"].contains(what) else {
          throw Problem(description: "--only takes values or selectors")
        }
        changesValues = what == "values"
        changesSelectors = what == "selectors"
      case "--findings": listsFindings = true
      case "-h", "--help": wantsHelp = true
      default:
        guard !word.hasPrefix("-") else {
          throw Problem(description: "\(word): there is no such option; --help lists them")
        }
        paths.append(word)
      }
    }
  }

  /// The fact files to judge by.
  func library() throws -> FactLibrary {
    let roots = facts.isEmpty ? ["facts"] : facts
    let folders = try roots.flatMap { root -> [URL] in
      let url = URL(filePath: root)
      if FactFolder.isFactFolder(url) { return [url] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      let inner = names.sorted().map { url.appending(path: $0) }.filter(FactFolder.isFactFolder)
      guard !inner.isEmpty else {
        throw Problem(
          description: "\(root): neither a folder of fact files nor one of such folders")
      }
      return inner
    }
    return FactLibrary(try folders.map { try FactFolder($0) })
  }
}
