import Foundation
import HeaderFacts

extension FactSet {
  /// Everything that was collected, in the order that sets keep.
  init(origin: FactOrigin, read collected: [CollectedFacts], frameworks: [String]) {
    self.init(
      origin: origin, frameworks: frameworks,
      enumerations: collected.flatMap(\.enumerations)
        .ordered { ($0.framework, $0.location, $0.name) },
      integerConstants: collected.flatMap(\.integerConstants)
        .ordered { ($0.framework, $0.location, $0.name) },
      externConstants: collected.flatMap(\.externConstants)
        .ordered { ($0.framework, $0.location, $0.name) },
      containers: collected.flatMap(\.containers)
        .ordered { ($0.framework, $0.location, $0.name) })
  }
}

extension Array {
  /// Sorts by keys that are made once an element.
  fileprivate func ordered(by key: (Element) -> (String, HeaderLocation, String)) -> [Element] {
    let keys = map(key)
    return indices.sorted { first, second in
      let (a, b) = (keys[first], keys[second])
      if a.0 != b.0 { return a.0 < b.0 }
      if a.1.header != b.1.header { return a.1.header < b.1.header }
      return (a.1.line, a.2, first) < (b.1.line, b.2, second)
    }.map { self[$0] }
  }
}

extension MacroProbes {
  /// Adds all headers of a framework and of the frameworks inside of it.
  mutating func add(_ framework: FrameworkHeaders) {
    for header in framework.headers {
      let path = framework.headersFolder + "/" + header
      guard let text = FileBytes.read(path) else { continue }
      add(text: text, path: path, framework: framework.name, header: header)
    }
    for inner in framework.innerFrameworks { add(inner) }
  }
}
