/// The parsing alone that reading an SDK rests on: what else there is to it can be measured against this.
package struct BareParsing {
  /// A main file that includes all that is read, and what clang is told.
  package let mainFile: String
  package let arguments: [String]
  private let headers: [Inclusion]
  private let clang: Libclang

  /// Of the frameworks named, of all if none is.
  package init(
    sdk path: String, frameworks names: [String] = [], configuration: ReaderConfiguration = .init()
  ) throws {
    let reader = HeaderReader(configuration: configuration)
    let root = try reader.sdkRoot(path)
    clang = try Libclang(chosenPrefix: configuration.libclangPrefix)
    arguments = try reader.arguments(
      root: root, target: root.target(configuration), clang: clang)
    headers = try root.frameworks(named: names).flatMap(\.inclusions)
    mainFile = headers.map { "#import \($0.spelling)\n" }.joined()
  }

  /// Parses, looks at nothing, and goes without what asks for the values of macros.
  package func run() throws {
    let unit = try TranslationUnit(
      clang: clang, headers: headers, last: MacroProbes().file, arguments: arguments)
    withExtendedLifetime(unit) {}
  }
}
