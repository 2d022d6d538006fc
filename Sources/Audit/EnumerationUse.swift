import BridgeClaims
import HeaderFacts

/// How often, and how rightly, the scanned code restates one enum.
public struct EnumerationUse: Sendable, Hashable {
  /// Its C name, or what an anonymous enum is called.
  public var enumeration: String
  /// Claims with a number, and how many of the numbers are right.
  public var claims: Int
  public var right: Int
  /// The files and how many claims are in each, sorted by path.
  public var files: [File]

  public struct File: Sendable, Hashable {
    public var path: String
    /// Where the first of its claims stands.
    public var line: Int
    public var claims: Int

    public init(path: String, line: Int, claims: Int) {
      self.path = path
      self.line = line
      self.claims = claims
    }
  }

  public init(enumeration: String, claims: Int, right: Int, files: [File]) {
    self.enumeration = enumeration
    self.claims = claims
    self.right = right
    self.files = files
  }
}

/// Gathers the uses of all enums over all files.
struct UseCounts {
  private var uses: [String: EnumerationUse] = [:]

  /// Files are added in the order of their paths.
  mutating func add(_ file: JudgedFile) {
    for claim in file.bound where claim.claim.value != nil {
      let name = file.enumerationName(of: claim.binding)
      guard !name.isEmpty else { continue }
      var use =
        uses[name] ?? EnumerationUse(enumeration: name, claims: 0, right: 0, files: [])
      use.claims += 1
      use.right += claim.isRight == true ? 1 : 0
      let line = file.claims.source.position(at: claim.claim.literalRange.lowerBound).line
      let path = file.claims.source.path
      if let last = use.files.indices.last, use.files[last].path == path {
        use.files[last].claims += 1
        use.files[last].line = min(use.files[last].line, line)
      } else {
        use.files.append(EnumerationUse.File(path: path, line: line, claims: 1))
      }
      uses[name] = use
    }
  }

  /// Sorted by name.
  var sorted: [EnumerationUse] { uses.values.sorted { $0.enumeration < $1.enumeration } }
}
