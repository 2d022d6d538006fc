import HeaderFacts

/// What was read from a translation unit, which may be gone by then.
struct CollectedFacts {
  var enumerations: [Enumeration] = []
  var integerConstants: [IntegerConstant] = []
  var externConstants: [ExternConstant] = []
  var containers: [Container] = []
  /// The frameworks that have declarations of any sort, those around them included; the empty text stands for
  /// headers outside of any.
  var declaring: Set<String> = []

  var isEmpty: Bool { declaring.isEmpty && integerConstants.isEmpty }
}
