import Foundation
import HeaderFacts

extension HeaderReader {
  /// Reads frameworks of an SDK with everything that their declarations need to be written again.
  public func readDeclarations(
    at path: String, frameworks names: [String]
  ) throws(HeaderReadError) -> SDKDeclarations {
    let reading = try readFrameworks(at: path, named: names)
    let types = TypeCollector(facts: reading.collector)
    let facts = reading.facts
    let declarations = types.declarations(
      for: facts.typeTexts,
      classes: facts.containers.flatMap { [$0.owner] + $0.protocols }
        + facts.containers.compactMap(\.superclass))
    var folders: [String: String] = [:]
    for framework in reading.frameworks {
      framework.addFolders(to: &folders, below: reading.root.path)
    }
    return SDKDeclarations(
      facts: facts, types: declarations, typeParameters: types.typeParameters, folders: folders)
  }
}

extension FrameworkHeaders {
  fileprivate func addFolders(to folders: inout [String: String], below root: String) {
    folders[name] = String(headersFolder.dropFirst(root.count + 1))
    for inner in innerFrameworks { inner.addFolders(to: &folders, below: root) }
  }
}

extension Container {
  fileprivate var superclass: String? {
    if case .class(let superclass) = kind { return superclass }
    return nil
  }
}

extension FactSet {
  /// The types that declarations name.
  fileprivate var typeTexts: Set<String> {
    var types: Set<String> = []
    for enumeration in enumerations {
      types.insert(enumeration.typeName)
      if case .errorCode = enumeration.kind { types.insert("NSString") }
    }
    types.formUnion(integerConstants.map(\.typeName))
    types.formUnion(externConstants.map(\.typeName))
    for container in containers {
      types.formUnion(container.properties.map(\.typeName))
      for method in container.methods {
        types.insert(method.returnType)
        types.formUnion(method.parameters.map(\.typeName))
      }
    }
    return types
  }
}
