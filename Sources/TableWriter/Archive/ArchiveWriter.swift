import HeaderFacts

/// Writes declarations down as an SDK: a sysroot that can be read in the place of the one they are from.
public struct ArchiveWriter {
  /// What the first line of every header written says.
  public static let marker = "Written from facts by enum-counter archive."

  private let declarations: SDKDeclarations
  private let support: [OutputFile]

  /// - Parameter support: Headers of the project's own that the declarations rest on, by their paths in the
  ///   sysroot: `usr/include/Availability.h`.
  public init(_ declarations: SDKDeclarations, support: [OutputFile]) {
    self.declarations = declarations
    self.support = support
  }

  /// The files of the archive, by their paths in it, sorted.
  ///
  /// - Parameter sourceDigest: The SHA-256 of a header of the SDK, by its path in there; nil when it has none.
  public func files(sourceDigest: (String) -> String?) -> [OutputFile] {
    let headers = ArchiveHeaders(declarations)
    let types = ArchiveTypes(declarations: declarations, ownClasses: headers.classNames)
    var files: [OutputFile] = support
    files.append(OutputFile(name: ArchiveTypes.path, text: types.text))
    var digests: [String: String] = [:]
    for (key, text) in headers.texts() {
      let source =
        declarations.folders[key.framework]
        ?? "System/Library/Frameworks/\(key.framework).framework/Headers"
      // An archive is a sysroot, whatever the folder was that it is from.
      let folder = source.hasPrefix("Frameworks/") ? "System/Library/" + source : source
      let name = "\(folder)/\(key.header)"
      digests[name] = sourceDigest("\(source)/\(key.header)")
      files.append(OutputFile(name: name, text: text))
    }
    files.append(OutputFile(name: "SDKSettings.json", text: ArchiveSettings.text(origin)))
    files.sort { $0.name < $1.name }
    let manifest = ArchiveManifest(
      origin: origin, files: files.map(\.name), digests: digests)
    return files + [OutputFile(name: ArchiveManifest.path, text: manifest.text)]
  }

  private var origin: FactOrigin { declarations.facts.origin }
}
