import HeaderFacts

/// Facts with everything in them that a file may have trouble with.
enum SyntheticFacts {
  static let awkward = [
    "", "plain", "tab\there", "line\nbreak", "return\r", "back\\slash", "\\e", "\\0", "quote\"",
    "naïve", "名前", "🏃🏽", "=", "12|bar", "0|", "end", " leading", "trailing ", "a,b", "-", "\u{0}",
  ]

  static let origin = FactOrigin(
    name: "Synthetic 1\t2", platform: "ios", version: Version(26, 5, 1), architecture: "arm64",
    triple: "arm64-apple-ios26.5.1", source: "somewhere\nelse")

  static let availabilities: [Availability] =
    [
      .unstated, Availability(isAlwaysDeprecated: true), Availability(isAlwaysUnavailable: true),
      Availability(
        platforms: [PlatformAvailability(platform: "ios", introduced: Version(8))],
        isAlwaysDeprecated: true, isAlwaysUnavailable: true),
      Availability(platforms: [
        PlatformAvailability(
          platform: "ios", introduced: Version(8, 1), deprecated: Version(100_000),
          obsoleted: Version(10, 15, 4), isUnavailable: true, message: "use\tthat\n\"other\""),
        PlatformAvailability(platform: "macos", isUnavailable: true),
        PlatformAvailability(platform: "watchos"),
      ]),
    ]
    + awkward.map { text in
      Availability(platforms: [PlatformAvailability(platform: text, message: text)])
    }

  static let types = [8, 16, 32, 64].flatMap { bits in
    [true, false].map { IntegerType(bits: bits, isSigned: $0) }
  }

  static func set(framework: String = "Odd Kit", origin: FactOrigin = origin) -> FactSet {
    FactSet(
      origin: origin, frameworks: [framework], enumerations: enumerations(framework),
      integerConstants: integerConstants(framework), externConstants: externConstants(framework),
      containers: containers(framework), frameworkGaps: [framework: [.values]])
  }

  private static func enumerations(_ framework: String) -> [Enumeration] {
    let kinds: [EnumerationKind] = [
      .plain, .open, .closed, .options, .errorCode(domain: "D:\t"), .errorCode(domain: ""),
    ]
    let ofTypes = types.enumerated().map { place, type in
      let values: [UInt64] = [0, 1, 1, type.mask, type.mask >> 1, (type.mask >> 1) + 1, 0, 7]
      return Enumeration(
        name: "Enum\(type.bits)", framework: framework,
        location: HeaderLocation(header: place < 4 ? "A.h" : "dir/B.h", line: 900 - place * 100),
        kind: kinds[place % kinds.count], typeName: "T\(place)\t", canonicalTypeName: "long",
        type: type, availability: availabilities[place % availabilities.count],
        members: values.enumerated().map { number, bits in
          Member(
            name: "Enum\(type.bits)Member\(number)", value: IntegerValue(bits: bits, type: type),
            isExplicit: number % 3 == 0, availability: availabilities[number],
            line: [5, 6, 0, 1_000_000, 6][number % 5],
            swiftNameAttribute: number % 2 == 0 ? awkward[number] : nil,
            isRefinedForSwift: number % 2 == 1)
        })
    }
    let long = IntegerType(bits: 64, isSigned: true)
    let named = awkward.map { name in
      Enumeration(
        name: name, framework: framework, location: HeaderLocation(header: name, line: 0),
        kind: .plain, typeName: name, canonicalTypeName: name, type: long,
        swiftNameAttribute: name,
        members: awkward.map { Member(name: name + $0, value: IntegerValue(bits: 1, type: long)) })
    }
    return ofTypes + named
      + [
        Enumeration(
          name: "Empty", framework: framework, location: HeaderLocation(header: "A.h", line: 1),
          kind: .open, typeName: "int", canonicalTypeName: "int", type: long, members: [])
      ]
  }

  private static func integerConstants(_ framework: String) -> [IntegerConstant] {
    types.flatMap { type in
      awkward.enumerated().map { place, name in
        IntegerConstant(
          name: name, framework: framework,
          location: HeaderLocation(header: place % 2 == 0 ? "A.h" : "é.h", line: place * place),
          kind: place % 3 == 0 ? .macro : .constant,
          value: IntegerValue(bits: type.mask - UInt64(place % 2), type: type), typeName: name,
          availability: availabilities[place % 7])
      }
    }
  }

  private static func externConstants(_ framework: String) -> [ExternConstant] {
    (awkward + ["const T", "const T2", "const T2é", "const T2è"]).enumerated().map { place, name in
      ExternConstant(
        name: name, framework: framework, location: HeaderLocation(header: "A.h", line: 50 - place),
        typeName: name, typedEnum: [nil, "T", "", "T2é"][place % 4],
        availability: availabilities[place % 7],
        swiftNameAttribute: place % 3 == 0 ? name : nil)
    }
  }

  private static func containers(_ framework: String) -> [Container] {
    let kinds: [Container.Kind] = [
      .class(superclass: nil), .class(superclass: "NSObject"), .class(superclass: "NSObject"),
      .class(superclass: nil), .class(superclass: ""), .protocol, .category(of: "X"),
      .category(of: ""), .class(superclass: "NSObject"),
    ]
    return kinds.enumerated().map { place, kind in
      Container(
        kind: kind, name: awkward[place], framework: framework,
        location: HeaderLocation(header: "C.h", line: place), protocols: Array(awkward[..<place]),
        methods: methods(place), properties: properties(place),
        availability: availabilities[place], swiftNameAttribute: place == 2 ? "" : nil)
    }
  }

  private static func methods(_ container: Int) -> [Method] {
    let parameters = [
      Parameter(typeName: "NSInteger", encoding: "q"), Parameter(typeName: "BOOL", encoding: "B"),
      Parameter(
        typeName: "void (^)(BOOL)", encoding: "@?", blockSignature: "v@?B"),
      Parameter(typeName: "CGRect", encoding: "{CGRect={CGPoint=dd}{CGSize=dd}}"),
      Parameter(typeName: "simd", encoding: ""), Parameter(typeName: "é\t", encoding: "^{?=ib3}"),
    ]
    let encodings = [
      "v16@0:8", "q28@0:8q16B24", "", "made up", "v88@0:8{CGRect={CGPoint=dd}{CGSize=dd}}16", "@",
      "\\e",
    ]
    let plain = awkward.enumerated().map { place, selector in
      Method(
        selector: selector, kind: place % 2 == 0 ? .instance : .class,
        encoding: encodings[place % encodings.count], returnType: awkward[place],
        parameters: Array(parameters.prefix(place % 7)), isOptional: place % 5 == 1,
        propertyName: [nil, "", "count", "nobody"][place % 4],
        availability: availabilities[(place + container) % 7],
        swiftNameAttribute: place % 4 == 2 ? selector : nil, line: place * 3,
        isRefinedForSwift: place % 5 == 2)
    }
    return accessors + plain
  }

  /// Accessors as they should be, in the wrong order, and not as they should be.
  private static let accessors = [
    accessor("count", "q16@0:8"), accessor("count", "q16@0:8", isOptional: true),
    accessor("size", "q16@0:8"), setter("setSize:", of: "size", "v24@0:8q16"),
    setter("setOther:", of: "other", "v24@0:8q16"), accessor("other", "q16@0:8"),
    accessor("isOn", of: "on", "B16@0:8", returning: "BOOL"),
    setter("turnOn:", of: "on", "v20@0:8B16", type: "BOOL"),
  ]

  private static func accessor(
    _ selector: String, of property: String? = nil, _ encoding: String,
    returning type: String = "NSInteger", isOptional: Bool = false
  ) -> Method {
    Method(
      selector: selector, kind: .instance, encoding: encoding, returnType: type,
      isOptional: isOptional, propertyName: property ?? selector, line: 7)
  }

  private static func setter(
    _ selector: String, of property: String, _ encoding: String, type: String = "NSInteger"
  ) -> Method {
    Method(
      selector: selector, kind: .instance, encoding: encoding, returnType: "void",
      parameters: [Parameter(typeName: type, encoding: type == "BOOL" ? "B" : "q")],
      propertyName: property, line: 7)
  }

  private static func properties(_ container: Int) -> [Property] {
    let usual = ["count", "size", "other"].map {
      Property(
        name: $0, typeName: "NSInteger", getter: $0, setter: $0 == "count" ? nil : usualSetter($0),
        availability: availabilities[container], line: 7)
    }
    let odd = awkward.enumerated().map { place, name in
      Property(
        name: name, typeName: name, getter: place % 3 == 0 ? name : "",
        setter: [nil, "", "set\(name):"][place % 3], isClassProperty: place % 2 == 0,
        availability: availabilities[place % 7], line: place,
        swiftNameAttribute: place % 4 == 0 ? name : nil, isRefinedForSwift: place % 5 == 0)
    }
    return usual + [Property(name: "on", typeName: "BOOL", getter: "isOn", setter: "turnOn:")] + odd
  }

  private static func usualSetter(_ name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }
}
