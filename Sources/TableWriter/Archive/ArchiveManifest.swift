import HeaderFacts

/// What an archive is made from: each header with the digest of the one it stands for.
struct ArchiveManifest {
  static let path = "manifest.json"
  let origin: FactOrigin
  let files: [String]
  /// By path, of the headers that stand for one of the SDK.
  let digests: [String: String]

  var text: String {
    let headers = files.filter { $0.hasSuffix(".h") }.map { path in
      let source = digests[path]
      let words = source == nil ? "the archive's own definitions" : origin.name
      return """
            {
              "path": "\(path)",
              "sourceSHA256": \(source.map { "\"\($0)\"" } ?? "null"),
              "source": "\(words)"
            }
        """
    }
    return """
      {
        "schemaVersion": 1,
        "generator": "enum-counter archive",
        "sdk": "\(origin.name)",
        "platform": "\(origin.platform)",
        "triple": "\(origin.triple)",
        "headers": [
      \(headers.joined(separator: ",\n"))
        ]
      }

      """
  }
}

/// What an SDK says of itself, so that the archive is read for the same target.
enum ArchiveSettings {
  private static let names = [
    "ios": "iphoneos", "macos": "macosx", "tvos": "appletvos", "watchos": "watchos",
    "visionos": "xros",
  ]

  static func text(_ origin: FactOrigin) -> String {
    var name = names[origin.platform] ?? origin.platform
    if origin.triple.hasSuffix("-simulator") {
      name = name == "watchos" ? "watchsimulator" : String(name.dropLast(2)) + "simulator"
    }
    let version = origin.version?.description
    // What clang wants to know of an SDK, or it warns of each header that it compiles.
    let targets = version.map {
      """
      ,
        "DefaultDeploymentTarget": "\($0)",
        "MaximumDeploymentTarget": "\($0).99",
        "Version": "\($0)"
      """
    }
    return """
      {
        "CanonicalName": "\(name)\(version ?? "")",
        "DisplayName": "\(origin.name) (declaration archive)",
        "SupportedTargets": {
          "\(name)": {
            "Archs": ["\(origin.architecture)"]
          }
        }\(targets ?? "")
      }

      """
  }
}
