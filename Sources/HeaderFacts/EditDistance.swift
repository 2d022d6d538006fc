/// How far apart two names are, for "did you mean".
public enum EditDistance {
  /// The number of inserted, dropped, replaced or transposed neighbouring bytes between two names,
  /// or nil when it is more than `limit`.
  public static func between(_ a: some StringProtocol, _ b: some StringProtocol, limit: Int) -> Int?
  {
    between(Array(a.utf8), Array(b.utf8), limit: limit)
  }

  /// The same for names in bytes.
  static func between(
    _ a: some RandomAccessCollection<UInt8>, _ b: some RandomAccessCollection<UInt8>, limit: Int
  ) -> Int? {
    let a = Array(a)
    let b = Array(b)
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 1..<(a.count + 1) {
      var row = [i] + Array(repeating: 0, count: b.count)
      var best = i
      for j in 1..<(b.count + 1) {
        let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var cost = min(replaced, previous[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforePrevious[j - 2] + 1)
        }
        row[j] = cost
        best = min(best, cost)
      }
      guard best <= limit else { return nil }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
