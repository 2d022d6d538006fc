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
    var seen: Set<String> = []
    for (index, macro) in macros.enumerated() where seen.insert(macro.name).inserted {
      let name = macro.name
      text += """
        #ifdef \(name)
        static const __typeof__((\(name))) \(Self.prefix)\(index) = (\(name));
        #endif

        """
    }
    return MemoryFile(name: Self.fileName, text: text)
  }

  /// The constant that one of the probes found, nil if it is no integer or its header was not included.
  func constant(
    _ probe: CXCursor, included: Set<String>, collector: FactCollector
  ) -> IntegerConstant? {
    let clang = collector.clang
    guard let index = Int(clang.spelling(probe).dropFirst(Self.prefix.count)),
      macros.indices.contains(index), included.contains(macros[index].path),
      let value = collector.evaluatedInteger(
        probe, type: clang.functions.clang_getCursorType(probe))
    else { return nil }
    let expression = clang.functions.clang_Cursor_getVarDeclInitializer(probe)
    return IntegerConstant(
      name: macros[index].name, framework: macros[index].site.framework,
      location: macros[index].site.location, kind: .macro, value: value,
      typeName: clang.spelling(clang.functions.clang_getCursorType(expression)))
  }
}
