import BridgeClaims
import Foundation

/// How fast claims are read on one core, and how many are found.
///
///     Benchmarks claims DIR    by language: files, megabytes, seconds, MB/s; then claims by form
///     Benchmarks sizes FILE    the file repeated to sizes from 1 KB to 50 MB: seconds and MB/s
enum ClaimReading {
  static func claims(in folder: String) throws {
    var totals: [String: (files: Int, bytes: Int, seconds: Double)] = [:]
    var forms: [String: (claims: Int, files: Int)] = [:]
    for file in try SourceTree(paths: [folder]).files {
      guard let bytes = try SourceTree.bytes(of: file.path) else { continue }
      let start = ContinuousClock.now
      let claims = BridgeReader.read(path: file.path, bytes: bytes, language: file.language)
      let seconds = (ContinuousClock.now - start).seconds
      let total = totals[file.language] ?? (0, 0, 0)
      totals[file.language] = (total.files + 1, total.bytes + bytes.count, total.seconds + seconds)
      let found = Dictionary(grouping: claims?.groups ?? [], by: \.form.rawValue)
      for (form, groups) in found {
        let sum = forms[form] ?? (0, 0)
        forms[form] = (sum.claims + groups.reduce(0) { $0 + $1.claims.count }, sum.files + 1)
      }
    }
    print("language          files        MB   seconds    MB/s")
    var all = (files: 0, bytes: 0, seconds: 0.0)
    for (language, total) in totals.sorted(by: { $0.key < $1.key }) {
      print(row(language, total.files, total.bytes, total.seconds))
      all = (all.files + total.files, all.bytes + total.bytes, all.seconds + total.seconds)
    }
    print(row("all", all.files, all.bytes, all.seconds))
    print("\nform                      claims   files")
    for (form, sum) in forms.sorted(by: { $0.key < $1.key }) {
      print(padded(form, 24), padded(sum.claims, 7), padded(sum.files, 7))
    }
  }

  static func sizes(of path: String) throws {
    let text = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let name = URL(filePath: path).lastPathComponent
    print("bytes        seconds    MB/s    claims")
    for size in [1 << 10, 16 << 10, 256 << 10, 1 << 20, 4 << 20, 16 << 20, 50 << 20] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(size + text.count)
      while bytes.count < size { bytes += text }
      let start = ContinuousClock.now
      let claims = BridgeReader.read(path: name, bytes: bytes)
      let seconds = (ContinuousClock.now - start).seconds
      let count = claims?.groups.reduce(0) { $0 + $1.claims.count } ?? 0
      print(
        padded(bytes.count, 10), padded(number(seconds, 4), 9),
        padded(number(Double(bytes.count) / 1e6 / seconds, 2), 7), padded(count, 9))
    }
  }

  private static func row(_ name: String, _ files: Int, _ bytes: Int, _ seconds: Double) -> String {
    let megabytes = Double(bytes) / 1e6
    return [
      padded(name, 16), padded(files, 6), padded(number(megabytes, 2), 9),
      padded(number(seconds, 3), 9), padded(number(megabytes / max(seconds, 1e-9), 2), 7),
    ].joined(separator: " ")
  }

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return text.first?.isNumber == true ? padding + text : text + padding
  }

  private static func padded(_ number: Int, _ width: Int) -> String { padded("\(number)", width) }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
