import Foundation
import HeaderFacts

/// Facts in, a plan of what to write out.
public struct TableGenerator: Sendable {
  public var language: any TableLanguage

  public init(language: any TableLanguage) {
    self.language = language
  }

  /// Compares the tables of `facts` with what is in `directory`. Reads, and writes nothing.
  ///
  /// Generated files that no longer belong are obsolete, unless only some enums are selected.
  /// - Throws: `TableError` when an enum is asked for that there is not, when a file is in the way that was
  ///   not generated, or when a file cannot be read.
  public func plan(
    facts: FactSet, selection: TableSelection = .everything, directory: URL
  ) throws -> GenerationPlan {
    if let name = selection.unknown(in: facts).first { throw TableError.unknownEnumeration(name) }
    let files = language.files(for: facts, selection: selection).sorted { $0.name < $1.name }
    for (file, next) in zip(files, files.dropFirst()) where file.name == next.name {
      throw TableError.sameFileName(file.name)
    }
    let header = TableHeader(language: language, facts: facts, selection: selection)
    var plan = GenerationPlan(directory: directory, command: header.command)
    for file in files {
      let old = try contents(of: directory.appending(path: file.name))
      if let old, !TableHeader.isGenerated(old) {
        throw TableError.notGenerated(path: directory.appending(path: file.name).path)
      }
      if old == file.text {
        plan.unchanged.append(file.name)
      } else {
        plan.changes.append(GenerationPlan.Change(name: file.name, old: old, new: file.text))
      }
    }
    if selection.enumerations == nil {
      plan.changes += try obsolete(in: directory, except: Set(files.map(\.name)))
    }
    return plan
  }

  private func obsolete(in directory: URL, except current: Set<String>) throws
    -> [GenerationPlan.Change]
  {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return try names.sorted().compactMap { name in
      guard name.hasSuffix("." + language.fileExtension), !current.contains(name),
        let old = try contents(of: directory.appending(path: name)), TableHeader.isGenerated(old)
      else { return nil }
      return GenerationPlan.Change(name: name, old: old, new: nil)
    }
  }

  /// Nil when there is no such file.
  private func contents(of file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw TableError.file(path: file.path, reason: "cannot be read")
    }
  }
}
