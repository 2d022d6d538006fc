/// A framework's facts in JSON, as `docs/fact-files.md` describes them. Unknown keys are errors.
struct ImportedFramework: Decodable {
  var sdk: String
  var framework: String
  var source: String?
  var enumerations: [ImportedEnumeration]
  var interfaces: [ImportedContainer]
  var protocols: [ImportedContainer]
  var categories: [ImportedContainer]
  var constants: [ImportedConstant]
  /// Another name for a member or constant.
  var aliases: [String: String]

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder,
      known: [
        "sdk", "framework", "source", "enums", "interfaces", "protocols", "categories", "constants",
        "aliases", "headerSHA256",
      ])
    let name: String = try fields.required("sdk")
    // What may be a later SDK's is at least not an earlier one's.
    sdk = name.hasSuffix(" or newer") ? String(name.dropLast(" or newer".count)) : name
    framework = try fields.required("framework")
    source = try fields.optional("source")
    enumerations = try fields.optional("enums") ?? []
    interfaces = try fields.optional("interfaces") ?? []
    protocols = try fields.optional("protocols") ?? []
    categories = try fields.optional("categories") ?? []
    constants = try fields.optional("constants") ?? []
    aliases = try fields.optional("aliases") ?? [:]
  }
}

struct ImportedEnumeration: Decodable {
  var name: String
  var header: String?
  var type: String?
  var canonicalType: String?
  var typeEncoding: String?
  var isOptions: Bool
  var availability: ImportedAvailability?
  var members: [ImportedMember]

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder,
      known: [
        "name", "header", "type", "canonicalType", "typeEncoding", "options", "availability",
        "members", "source",
      ])
    name = try fields.required("name")
    header = try fields.optional("header")
    type = try fields.optional("type")
    canonicalType = try fields.optional("canonicalType")
    typeEncoding = try fields.optional("typeEncoding")
    isOptions = try fields.optional("options") ?? false
    availability = try fields.optional("availability")
    members = try fields.required("members")
  }
}

struct ImportedMember: Decodable {
  var name: String
  var value: ImportedInteger
  var isExplicit: Bool?
  var availability: ImportedAvailability?

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder, known: ["name", "value", "explicit", "availability", "source"])
    name = try fields.required("name")
    value = try fields.required("value")
    isExplicit = try fields.optional("explicit")
    availability = try fields.optional("availability")
  }
}

struct ImportedConstant: Decodable {
  enum Value {
    case none
    case integer(ImportedInteger)
    /// A number that is no integer, or a text: known, and of no use here.
    case other
  }

  var name: String
  var header: String?
  var type: String?
  var value: Value
  var isMacro: Bool
  var availability: ImportedAvailability?

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder, known: ["name", "header", "type", "value", "macro", "availability", "source"])
    name = try fields.required("name")
    header = try fields.optional("header")
    type = try fields.optional("type")
    isMacro = try fields.optional("macro") ?? false
    availability = try fields.optional("availability")
    if !fields.has("value") {
      value = .none
    } else if let number: ImportedInteger = try? fields.required("value") {
      value = .integer(number)
    } else {
      let _: Double = try fields.required("value")
      value = .other
    }
  }
}

struct ImportedContainer: Decodable {
  var name: String
  var header: String?
  var owner: String?
  var superclass: String?
  var protocols: [String]
  /// Nil where nothing is said of methods.
  var methods: [ImportedMethod]?
  var properties: [ImportedProperty]
  var availability: ImportedAvailability?

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder,
      known: [
        "name", "header", "class", "superclass", "protocols", "methods", "properties",
        "availability", "source",
      ])
    name = try fields.required("name")
    header = try fields.optional("header")
    owner = try fields.optional("class")
    superclass = try fields.optional("superclass")
    protocols = try fields.optional("protocols") ?? []
    methods = try fields.optional("methods")
    properties = try fields.optional("properties") ?? []
    availability = try fields.optional("availability")
  }
}

struct ImportedMethod: Decodable {
  var selector: String
  var kind: Method.Kind
  var encoding: String
  var returns: String
  var parameters: [String]
  var isOptional: Bool
  var availability: ImportedAvailability?

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder,
      known: [
        "selector", "kind", "encoding", "returns", "parameters", "optional", "availability",
        "source",
      ])
    selector = try fields.required("selector")
    encoding = try fields.required("encoding")
    returns = try fields.required("returns")
    parameters = try fields.required("parameters")
    isOptional = try fields.optional("optional") ?? false
    availability = try fields.optional("availability")
    let word: String = try fields.required("kind")
    guard let kind = Method.Kind(rawValue: word) else {
      throw fields.refusal("kind", "'\(word)' is neither instance nor class")
    }
    self.kind = kind
  }
}

struct ImportedProperty: Decodable {
  var name: String
  var type: String
  var getter: String
  var setter: String?
  var isClass: Bool
  var availability: ImportedAvailability?

  init(from decoder: any Decoder) throws {
    let fields = try ImportedFields(
      decoder,
      known: ["name", "type", "getter", "setter", "class", "availability", "source"])
    name = try fields.required("name")
    type = try fields.required("type")
    getter = try fields.optional("getter") ?? name
    setter = try fields.optional("setter")
    isClass = try fields.optional("class") ?? false
    availability = try fields.optional("availability")
  }
}
