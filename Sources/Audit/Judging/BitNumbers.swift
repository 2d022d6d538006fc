import BridgeClaims

extension FileClaims {
  /// The claims with masks in place of the numbers of bits that a set's members are written as.
  var withMasks: FileClaims {
    guard groups.contains(where: \.isBitIndex) else { return self }
    var file = self
    for group in file.groups.indices where file.groups[group].isBitIndex {
      for place in file.groups[group].claims.indices {
        file.groups[group].claims[place].maskBit()
      }
    }
    return file
  }
}

extension ValueClaim {
  /// Turns `5` into `1 << 5`, which is not what stands in the code: nothing is to be put in its place.
  fileprivate mutating func maskBit() {
    guard let number = value else { return }
    let isBit = !number.isNegative && number.magnitude < 64
    value = isBit ? ClaimedInteger(magnitude: 1 << number.magnitude) : nil
    if !literal.isEmpty { literal = "1 << \(literal)" }
  }
}
