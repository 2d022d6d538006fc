/// `#[repr(usize)] enum X { A, B = 5 }`; without a `repr` or a value the numbers are nobody's business.
enum RustEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard var head = EnumBodies.namedHead(file, at: index) else { return nil }
    head.type = underlyingType(file, before: index)
    return head
  }

  /// The type in `#[repr(u8)]`, or what a macro's attribute names: `#[underlying(NSUInteger)]`.
  private static func underlyingType(_ file: CodeFile, before index: Int) -> String? {
    for attribute in file.attributes(before: index) {
      let name = file.word(attribute.lowerBound)
      guard name == "repr" || name == "underlying", file.word(attribute.lowerBound + 1) == "("
      else {
        continue
      }
      let types = file.split((attribute.lowerBound + 2)..<(attribute.upperBound - 1))
      return types.map { file.text(tokens: $0) }.first { $0 != "C" } ?? types.first.map { _ in "C" }
    }
    return nil
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    let members = EnumBodies.plainMembers(file, head)
    let isNumbered = head.type != nil || members.contains { $0.value != nil }
    return isNumbered ? members : []
  }
}
