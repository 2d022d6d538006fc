import CClang
import HeaderFacts

/// Has the compiler evaluate `#define`d integers.
///
/// A macro's value is what its expansion comes to where it is used. So, after the headers, the translation
/// unit gets one constant a macro, initialized with it; those that are no integers give an error or a
/// constant of another type, and are left out. Which macros there are is told from the headers' text,
/// and an `#ifdef` around each leaves it to the preprocessor which of them are defined.
struct MacroProbes {
  /// Absolute: clang finds a file that exists in memory only by its exact path.
  static let fileName = "/enum-counter-macros.h"
  private static let prefix = "enum_counter_macro_"
  private var macros: [Macro] = []

  private struct Macro {
    var name: String
    /// The header as clang names it.
    var path: String
    var site: Site
  }

  /// Adds the object-like macros that a header's text defines and that may be integers.
  mutating func add(text: [UInt8], path: String, framework: String, header: String) {
    for definition in MacroDefinition.all(in: text) {
      let location = HeaderLocation(header: header, line: definition.line)
      macros.append(
        Macro(
          name: definition.name, path: path,
          site: Site(framework: framework, location: location)))
    }
  }

  /// The text to include after the headers.
  var file: MemoryFile {
    var text = ""
    var redefinitions = ""
    for (name, indices) in indicesByName.sorted(by: { $0.value[0] < $1.value[0] }) {
      text += """
        #ifdef \(name)
        static const __typeof__((\(name))) \(Self.prefix)\(indices[0]) = (\(name));
        #endif

        """
      // Of several definitions the compiler tells which was in force by complaining of another.
      guard indices.count > 1 else { continue }
      redefinitions += "#ifdef \(name)\n#define \(name) \(Self.prefix)\n#endif\n"
    }
    return MemoryFile(name: Self.fileName, text: text + redefinitions)
  }

  private var indicesByName: [String: [Int]] {
    Dictionary(grouping: macros.indices) { macros[$0].name }
  }

  /// The constants that the probes found: no macro that is no integer, and none of a header that was not
  /// included.
  func constants(_ cursors: [CXCursor], collector: FactCollector) -> [IntegerConstant] {
    guard !cursors.isEmpty else { return [] }
    let included = collector.unit.includedFiles()
    let inForce = collector.unit.redefinedMacros(in: Self.fileName)
    let byName = indicesByName
    return cursors.compactMap { cursor in
      guard let first = Int(collector.clang.spelling(cursor).dropFirst(Self.prefix.count)),
        macros.indices.contains(first)
      else { return nil }
      let name = macros[first].name
      let index = (byName[name] ?? [first]).first { index in
        let macro = macros[index]
        guard let place = inForce[name] else { return included.contains(macro.path) }
        return macro.path == place.path && macro.site.location.line == place.line
      }
      return index.flatMap { constant(macros[$0], probe: cursor, collector: collector) }
    }
  }

  private func constant(
    _ macro: Macro, probe: CXCursor, collector: FactCollector
  ) -> IntegerConstant? {
    let clang = collector.clang
    let type = clang.functions.clang_getCursorType(probe)
    guard let value = collector.evaluatedInteger(probe, type: type) else { return nil }
    let expression = clang.functions.clang_Cursor_getVarDeclInitializer(probe)
    return IntegerConstant(
      name: macro.name, framework: macro.site.framework, location: macro.site.location,
      kind: .macro, value: value,
      typeName: clang.spelling(clang.functions.clang_getCursorType(expression)))
  }
}
