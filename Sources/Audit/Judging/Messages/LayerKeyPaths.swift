import BridgeClaims
import HeaderFacts

/// Judges the paths that an animation changes, of whatever layer it is added to.
///
/// A path is right where some layer class has the property. What follows the name of a property that is a
/// structure is told by no header: Core Animation documents the fields that its key value coding knows.
struct LayerKeyPaths {
  let graph: ClassGraph

  static let root = "CALayer"

  struct Unknown {
    var key: String
    /// Where it starts in the path, in bytes.
    var offset: Int
    /// What has no such key: `no layer class`, `a CATransform3D`.
    var owner: String
    /// What may be meant.
    var near: [String]
  }

  /// The fields by the structure's name; what each of them is in turn, where it has fields itself.
  private static let fields: [String: [String: String]] = [
    "CGPoint": ["x": "", "y": ""], "CGSize": ["width": "", "height": ""],
    "CGRect": ["origin": "CGPoint", "size": "CGSize"],
    "CATransform3D": ["rotation": "axis", "scale": "axis", "translation": "axis"],
  ]

  /// The classes whose properties are looked at.
  static func classes(_ graph: ClassGraph) -> Set<String> { graph.classes(inheritingFrom: root) }

  /// The first key that nothing has; nil where all are there, or what was read does not say.
  ///
  /// - Parameters:
  ///   - properties: The names of all properties of layers.
  ///   - isOther: Whether something else than a layer of the frameworks has a key.
  func unknown(
    in path: String, properties: Set<String>, isOther: (String) -> Bool
  ) -> Unknown? {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = keys.first, !first.isEmpty, !properties.isEmpty else { return nil }
    guard properties.contains(first) || KeyMessages.accessors(of: first).contains(where: isKnown)
    else {
      let near = UnknownMember.slips(first, among: properties.sorted())
      guard !near.isEmpty, !isOther(first) else { return nil }
      return Unknown(key: first, offset: 0, owner: "no layer class", near: near)
    }
    return unknown(in: keys.dropFirst(), offset: first.utf8.count + 1, type: type(of: first))
  }

  private func isKnown(_ selector: String) -> Bool {
    graph.methods(selector: selector).contains {
      graph.ancestry(of: $0.container.owner).names.contains(Self.root)
    }
  }

  /// The structure that a property is in every class that has it.
  private func type(of key: String) -> String? {
    let types = Set(
      graph.methods(selector: key).filter {
        graph.ancestry(of: $0.container.owner).names.contains(Self.root)
      }.map(\.method.returnType))
    return types.count == 1 ? types.first : nil
  }

  private func unknown(in keys: ArraySlice<String>, offset: Int, type: String?) -> Unknown? {
    guard let key = keys.first, let type, let fields = Self.fields[type] else { return nil }
    if let next = fields[key] {
      return unknown(in: keys.dropFirst(), offset: offset + key.utf8.count + 1, type: next)
    }
    // One or two letters may be an axis that is known, though not told of.
    guard key.utf8.count > 2 else { return nil }
    return Unknown(
      key: key, offset: offset, owner: "a \(type)",
      near: UnknownMember.slips(key, among: fields.keys.sorted()))
  }
}
