import HeaderFacts

/// The header that declares the types which an archive's declarations name.
struct ArchiveTypes {
  static let path = "usr/include/archive_types.h"
  let declarations: SDKDeclarations
  /// Classes and their categories that an archive's own headers declare.
  let ownClasses: Set<String>

  var text: String {
    """
    // archive_types.h – the types that the archive's declarations name. \(ArchiveWriter.marker)

    #include <Availability.h>
    #include <TargetConditionals.h>

    \(Self.macros)
    \(forwards)
    \(bodies)
    \(errorDomains)
    """
  }

  /// Names that the compiler defines itself.
  private static let builtIn: Set<String> = ["id", "Class", "SEL", "instancetype", "Protocol"]

  private var types: [TypeDeclaration] {
    declarations.types.filter { !Self.builtIn.contains($0.name) }
  }

  /// Declares what pointers may lead to.
  private var forwards: String {
    types.compactMap { type in
      switch type.kind {
      case .class(_, let count, _): "@class \(type.name)\(Self.typeParameters(count));"
      case .protocol: "@protocol \(type.name);"
      case .record(let keyword, true, _): "\(keyword) \(type.name);"
      default: nil
      }
    }.map { $0 + "\n" }.joined()
  }

  static func typeParameters(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return "<" + (1...count).map { "Type\($0)" }.joined(separator: ", ") + ">"
  }

  private var bodies: String {
    let ownEnumerations = Set(declarations.facts.enumerations.map(\.name))
    return types.compactMap { type -> String? in
      switch type.kind {
      case .alias(let text, let wrapper):
        let attribute = wrapper.map {
          $0 == "enum" ? " NS_TYPED_ENUM" : " NS_TYPED_EXTENSIBLE_ENUM"
        }
        return "typedef \(TypeText.declaration(of: type.name, type: text))\(attribute ?? "");"
      case .record(let keyword, let hasTag, let fields?):
        let body = "{ \(fields.map { $0 + "; " }.joined())}"
        return hasTag
          ? "\(keyword) \(type.name) \(body);" : "typedef \(keyword) \(body) \(type.name);"
      case .record(let keyword, false, nil):
        return "typedef \(keyword) \(type.name) \(type.name);"
      case .record, .protocol:
        return nil
      case .enumeration:
        return enumeration(type, isOwn: ownEnumerations.contains(type.name))
      case .class(let superclass, let count, let availability):
        return stub(type.name, superclass, count, availability)
      }
    }.map { $0 + "\n" }.joined()
  }

  private func enumeration(_ type: TypeDeclaration, isOwn: Bool) -> String? {
    guard case .enumeration(let kind, let typeName, let isFixed, let hasAlias) = type.kind else {
      return nil
    }
    let name = type.name
    guard kind == .plain else {
      let domain = errorDomain(kind).map { $0 + "\n" } ?? ""
      return "\(domain)typedef \(ArchiveEnumeration.macro(kind, typeName: typeName, name: name));"
    }
    let alias = hasAlias ? " typedef enum \(name) \(name);" : ""
    guard isFixed else {
      // Of another framework's the members are not known here; the type needs one.
      return isOwn
        ? (hasAlias ? "typedef enum \(name) \(name);" : nil)
        : "enum \(name) { archive_\(name) };\(alias)"
    }
    return "enum \(name) : \(typeName);\(alias)"
  }

  /// A class of another framework, as far as a subclass or a category needs it.
  private func stub(
    _ name: String, _ superclass: String?, _ count: Int, _ availability: Availability
  ) -> String? {
    guard needed.contains(name), !ownClasses.contains(name) else { return nil }
    let attributes = ArchiveAvailability.text(availability)
    let root = superclass == nil ? "__attribute__((objc_root_class)) " : ""
    let parent = superclass.map { " : \($0)" } ?? ""
    let prefix = attributes.isEmpty ? "" : attributes + "\n"
    return "\(prefix)\(root)@interface \(name)\(Self.typeParameters(count))\(parent)\n@end"
  }

  /// Classes that something derives from or extends.
  private var needed: Set<String> {
    var needed: Set<String> = []
    for container in declarations.facts.containers {
      switch container.kind {
      case .class(let superclass): if let superclass { needed.insert(superclass) }
      case .category(let owner): needed.insert(owner)
      case .protocol: break
      }
    }
    for type in declarations.types.reversed() {
      if case .class(let superclass?, _, _) = type.kind, needed.contains(type.name) {
        needed.insert(superclass)
      }
    }
    return needed
  }

  private var errorDomains: String {
    declarations.facts.enumerations.compactMap { errorDomain($0.kind) }.map { $0 + "\n" }.joined()
  }

  private func errorDomain(_ kind: EnumerationKind) -> String? {
    guard case .errorCode(let domain) = kind else { return nil }
    let known = declarations.facts.externConstants.first { $0.name == domain }
    let type = known?.typeName ?? "NSString *const"
    return "extern \(TypeText.declaration(of: domain, type: type));"
  }

  private static let macros = """
    #pragma clang diagnostic ignored "-Wnullability-completeness"

    #define _ARCHIVE_ENUM(attributes, type, name) enum attributes name : type name; enum name : type
    #define _ARCHIVE_OPEN __attribute__((enum_extensibility(open)))
    #define NS_ENUM(type, name) _ARCHIVE_ENUM(_ARCHIVE_OPEN, type, name)
    #define NS_CLOSED_ENUM(type, name) \\
        _ARCHIVE_ENUM(__attribute__((enum_extensibility(closed))), type, name)
    #define NS_OPTIONS(type, name) _ARCHIVE_ENUM(__attribute__((flag_enum)) _ARCHIVE_OPEN, type, name)
    #define NS_ERROR_ENUM(domain, type, name) \\
        _ARCHIVE_ENUM(__attribute__((ns_error_domain(domain))) _ARCHIVE_OPEN, type, name)

    #define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
    #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_UNAVAILABLE __attribute__((unavailable))

    // The compiler spells these two as parts of types.
    #define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
    #define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))

    """
}
