import Foundation
import HeaderFacts

/// What an SDK says of itself: `SDKSettings.json`, or `SDKSettings.plist` in the older ones.
struct SDKSettings {
  var canonicalName: String
  var version: Version?
  var architectures: [String] = []

  /// Nil when the folder has no settings, or none that can be read.
  init?(folder: String) {
    guard let root = Self.load(folder), let name = root["CanonicalName"] as? String else {
      return nil
    }
    canonicalName = name
    version = (root["Version"] as? String).flatMap { Version($0) }
    let targets = root["SupportedTargets"] as? [String: Any]
    let own = targets?[String(name.prefix { $0.isLetter })] as? [String: Any]
    architectures = own?["Archs"] as? [String] ?? []
  }

  private static func load(_ folder: String) -> [String: Any]? {
    if let data = FileManager.default.contents(atPath: folder + "/SDKSettings.json"),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    {
      return root
    }
    guard let data = FileManager.default.contents(atPath: folder + "/SDKSettings.plist") else {
      return nil
    }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
}
