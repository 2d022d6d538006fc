import Foundation
import HeaderFacts

/// A class, protocol or category as headers write it.
struct ArchiveContainer {
  let container: Container
  let typeParameters: [String]
  /// What a category's class says, and its category need not repeat.
  let ofClass: Availability

  var text: String {
    var text = attributes
    text += "\(opening)\(adopted)\n\n"
    var isOptional = false
    for item in items {
      if item.isOptional != isOptional {
        isOptional = item.isOptional
        text += isOptional ? "@optional\n\n" : "@required\n\n"
      }
      text += item.text + "\n"
    }
    return text + "\n@end\n"
  }

  private var attributes: String {
    var own = container.availability
    if case .category = container.kind, own == ofClass { own = .unstated }
    var words = ArchiveAttributes.text(own, swiftName: container.swiftNameAttribute)
    if container.kind == .class(superclass: nil) {
      words += (words.isEmpty ? "" : " ") + "__attribute__((objc_root_class))"
    }
    return words.isEmpty ? "" : words + "\n"
  }

  private var opening: String {
    let generics = typeParameters.isEmpty ? "" : "<\(typeParameters.joined(separator: ", "))>"
    switch container.kind {
    case .class(let superclass):
      return "@interface \(container.name)\(generics)" + (superclass.map { " : \($0)" } ?? "")
    case .protocol:
      return "@protocol \(container.name)"
    case .category(let owner):
      return "@interface \(owner)\(generics) (\(container.name))"
    }
  }

  private var adopted: String {
    container.protocols.isEmpty ? "" : " <\(container.protocols.joined(separator: ", "))>"
  }

  private struct Item {
    var line: Int
    var isOptional: Bool
    var text: String
  }

  /// Properties and methods in the order of the header; accessors come with their properties.
  private var items: [Item] {
    var accessors: Set<String> = []
    var items: [Item] = []
    for property in container.properties {
      let methods = container.methods.filter {
        $0.propertyName == property.name && $0.line == property.line
          && ($0.kind == .class) == property.isClassProperty
      }
      accessors.formUnion(methods.map { "\($0.kind.sign)\($0.selector) \($0.line)" })
      let getter = container.methods.first {
        $0.selector == property.getter && ($0.kind == .class) == property.isClassProperty
      }
      items.append(
        Item(
          line: property.line, isOptional: getter?.isOptional ?? false,
          text: text(of: property, getter: getter)))
    }
    for method in container.methods
    where !accessors.contains("\(method.kind.sign)\(method.selector) \(method.line)") {
      items.append(
        Item(line: method.line, isOptional: method.isOptional, text: text(of: method)))
    }
    let sorted = items.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return sorted.map(\.element)
  }

  private func own(_ availability: Availability) -> Availability {
    availability == container.availability ? .unstated : availability
  }

  private func text(of property: Property, getter: Method?) -> String {
    var flags: [String] = []
    if property.isClassProperty { flags.append("class") }
    if property.setter == nil {
      flags.append("readonly")
    } else if let encoding = getter?.encoding {
      // What holds the value is no fact, but an object without anything said is warned of.
      if encoding.hasPrefix("@?") {
        flags.append("copy")
      } else if encoding.hasPrefix("@") {
        flags.append("strong")
      }
    }
    if property.getter != property.name { flags.append("getter=\(property.getter)") }
    let usual = "set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):"
    if let setter = property.setter, setter != usual { flags.append("setter=\(setter)") }
    let attributes = ArchiveAttributes.text(
      own(property.availability), swiftName: property.swiftNameAttribute,
      isRefined: property.isRefinedForSwift)
    let list = flags.isEmpty ? "" : "(\(flags.joined(separator: ", "))) "
    let declaration = TypeText.declaration(of: property.name, type: property.typeName)
    return "@property \(list)\(declaration)\(attributes.isEmpty ? "" : " " + attributes);"
  }

  private func text(of method: Method) -> String {
    let result = Self.qualified(method.returnType, encoding: method.encoding)
    var text = "\(method.kind.sign) (\(result))"
    let names = ArchiveNames.parameters(method.parameters)
    if method.parameters.isEmpty {
      text += method.selector
    } else {
      let keywords = method.selector.split(separator: ":", omittingEmptySubsequences: false)
      text += zip(keywords, zip(method.parameters, names)).map { keyword, parameter in
        let type = Self.qualified(parameter.0.typeName, encoding: parameter.0.encoding)
        return "\(keyword):(\(type))\(parameter.1)"
      }.joined(separator: " ")
    }
    let attributes = ArchiveAttributes.text(
      own(method.availability), swiftName: method.swiftNameAttribute,
      isRefined: method.isRefinedForSwift)
    return "\(text)\(attributes.isEmpty ? "" : " " + attributes);"
  }

  private static let qualifiers: [Character: String] = [
    "n": "in", "N": "inout", "o": "out", "O": "bycopy", "R": "byref", "V": "oneway",
  ]

  /// The type with what the encoding says of how it is passed.
  private static func qualified(_ type: String, encoding: String) -> String {
    let words = encoding.prefix { qualifiers[$0] != nil || $0 == "r" }
    let written = array(type, encoding: encoding.dropFirst(words.count)) ?? type
    return (words.compactMap { qualifiers[$0] } + [written]).joined(separator: " ")
  }

  /// `float[_Nonnull 2]` for a parameter that is spelled `float *` and encoded `[2f]`: what is said of
  /// nullability is what makes the compiler spell it so.
  private static func array(_ type: String, encoding: Substring) -> String? {
    guard encoding.first == "[" else { return nil }
    let bounds = "[_Nonnull \(encoding.dropFirst().prefix { $0.isNumber })]"
    if let place = type.range(of: "(*)") {
      return type.replacingCharacters(in: place, with: bounds)
    }
    return type.hasSuffix("*") ? type.dropLast() + bounds : nil
  }
}
