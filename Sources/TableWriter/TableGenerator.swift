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
    return try GenerationPlan(
      files: language.files(for: facts, selection: selection), directory: directory,
      obsoleteExtension: selection.enumerations == nil ? language.fileExtension : nil,
      isOurs: TableHeader.isGenerated)
  }
}
