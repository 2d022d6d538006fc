import Foundation
import HeaderFacts

/// A folder that headers are found in: a sysroot, a bare folder of `Frameworks` and `include`, or a folder of
/// frameworks.
struct HeaderRoot {
  let path: String
  /// Where frameworks are looked for, in this order.
  let frameworkFolders: [String]
  let includeFolders: [String]
  let isSysroot: Bool
  let settings: SDKSettings?
  /// The only framework of it that is asked for, when it is that which was named.
  var onlyFramework: String?

  /// Nil when `path` is laid out in none of the ways.
  /// - Parameter isCatalyst: Whether the headers of iOS that a macOS SDK has go before its own.
  init?(path: String, isCatalyst: Bool = false) {
    let path = URL(filePath: path).standardizedFileURL.path
    let files = FileManager.default
    func existing(_ names: [String]) -> [String] {
      names.map { path + "/" + $0 }.filter { files.isFolder($0) }
    }
    let support = isCatalyst ? "System/iOSSupport/" : nil
    // Frameworks may be links into a cryptex; the folder there has some that are not linked.
    let system = existing(
      (support.map { [$0 + "System/Library/Frameworks"] } ?? []) + [
        "System/Library/Frameworks", "System/Cryptexes/OS/System/Library/Frameworks",
        "System/DriverKit/System/Library/Frameworks",
      ])
    let library = existing(
      (support.map { [$0 + "usr/include"] } ?? []) + [
        "usr/include", "System/DriverKit/usr/include",
      ])
    let bare = (frameworks: existing(["Frameworks"]), include: existing(["include"]))
    settings = SDKSettings(folder: path)
    self.path = path
    if !system.isEmpty || !library.isEmpty {
      isSysroot = true
      (frameworkFolders, includeFolders) = (system, library)
    } else if !bare.frameworks.isEmpty {
      isSysroot = false
      (frameworkFolders, includeFolders) = bare
    } else if (try? files.contentsOfDirectory(atPath: path))?
      .contains(where: { $0.hasSuffix(".framework") }) == true
    {
      isSysroot = false
      (frameworkFolders, includeFolders) = ([path], [])
    } else {
      return nil
    }
  }

  /// What a person means by `path`: an SDK, a folder of frameworks, or one framework. The latter are read with
  /// the rest of the SDK that they lie in, if they lie in one.
  static func named(_ path: String, isCatalyst: Bool = false) -> HeaderRoot? {
    let path = URL(filePath: path).standardizedFileURL.path
    if path.hasSuffix(".framework"), FileManager.default.isFolder(path) {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      var root = enclosing(path) ?? HeaderRoot(path: folder)
      root?.onlyFramework = String(URL(filePath: path).lastPathComponent.dropLast(10))
      return root
    }
    guard let root = HeaderRoot(path: path, isCatalyst: isCatalyst) else { return nil }
    // `System/Library` and the folder of frameworks in it are no more than parts of an SDK.
    return root.includeFolders.isEmpty && !root.isSysroot ? enclosing(path) ?? root : root
  }

  /// The innermost sysroot that encloses `path`, or else the innermost bare folder.
  static func enclosing(_ path: String) -> HeaderRoot? {
    var roots: [HeaderRoot] = []
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    while folder.path.count > 1 {
      if let root = HeaderRoot(path: folder.path) { roots.append(root) }
      folder.deleteLastPathComponent()
    }
    // Frameworks, and `System/Library`, have a folder called Frameworks as well.
    return roots.first(where: \.isSysroot) ?? roots.first { !$0.includeFolders.isEmpty }
  }

  /// A short name for people.
  var name: String {
    let last = URL(filePath: path).lastPathComponent
    return last.hasSuffix(".sdk") ? String(last.dropLast(4)) : last
  }

  /// What to compile for: what the configuration says, else the settings, else the folder's name, else
  /// what the frameworks tell.
  func target(_ configuration: ReaderConfiguration) throws(HeaderReadError) -> Target {
    if let target = try Target.chosen(by: configuration) { return target }
    let stated = (settings?.canonicalName).flatMap(Target.parseName) ?? Target.parseName(name)
    guard let platform = configuration.platform ?? stated?.platform ?? platformOfFrameworks else {
      throw HeaderReadError(
        file: path, message: "nothing tells which platform these headers are for",
        remedy: "say it with --target, for instance --target arm64-apple-macos14.2")
    }
    return Target(
      platform: platform,
      version: configuration.version ?? settings?.version ?? stated?.version
        ?? newestVersion(platform: platform),
      architecture: configuration.architecture ?? preferredArchitecture,
      environment: stated?.simulator == true ? "-simulator" : "")
  }

  private var preferredArchitecture: String {
    guard let all = settings?.architectures, let first = all.first else { return "arm64" }
    return all.contains("arm64") ? "arm64" : first
  }

  /// AppKit is a framework of macOS alone.
  private var platformOfFrameworks: String? {
    frameworkFolders.contains { FileManager.default.isFolder($0 + "/AppKit.framework") }
      ? "macos" : nil
  }

  /// The newest version that the availability headers name.
  private func newestVersion(platform: String) -> Version? {
    let prefixes = [
      "macos": "__MAC_", "ios": "__IPHONE_", "tvos": "__TVOS_", "watchos": "__WATCHOS_",
      "visionos": "__VISIONOS_",
    ]
    guard let prefix = prefixes[platform] else { return nil }
    let texts = ["AvailabilityVersions.h", "Availability.h"].flatMap { name in
      includeFolders.compactMap { FileManager.default.contents(atPath: "\($0)/\(name)") }
    }
    return texts.flatMap { Self.versions(in: $0, prefix: prefix) }.max()
  }

  private static func versions(in text: Data, prefix: String) -> [Version] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count >= 3, words[0] == "#define", words[1].hasPrefix(prefix) else { return nil }
      return Version(words[1].dropFirst(prefix.count).replacing("_", with: "."))
    }
  }
}

extension Target {
  /// The target that the configuration's triple names, nil when it names none.
  static func chosen(by configuration: ReaderConfiguration) throws(HeaderReadError) -> Target? {
    guard let triple = configuration.triple else { return nil }
    guard let target = Target(triple: triple), target.isKnown else {
      throw HeaderReadError(
        message: "'\(triple)' is no target that is known",
        remedy:
          "give --target an architecture, a vendor and a system, for instance arm64-apple-ios16.5")
    }
    return configuration.architecture.map(target.with) ?? target
  }
}

extension FileManager {
  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
