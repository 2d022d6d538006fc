/// What a data file holds: maps, lists and scalars, in the order of the file.
struct DataTree: Sendable {
  enum Kind: Sendable, Hashable {
    case map, list
    /// A number or a word without quotes.
    case plain
    case string
  }

  struct Node: Sendable {
    var kind: Kind
    private var parentIndex: Int32
    fileprivate var endIndex: Int32
    private var keyStart: Int32
    private var keyEnd: Int32
    private var contentStart: Int32
    private var contentEnd: Int32

    fileprivate init(kind: Kind, key: ByteRange?, content: ByteRange, parent: Int, end: Int) {
      self.kind = kind
      (parentIndex, endIndex) = (Int32(parent), Int32(end))
      (keyStart, keyEnd) = (Int32(key?.lowerBound ?? -1), Int32(key?.upperBound ?? -1))
      (contentStart, contentEnd) = (Int32(content.lowerBound), Int32(content.upperBound))
    }

    /// The node that holds it; -1 at the top.
    var parent: Int { Int(parentIndex) }
    /// The first node behind it and all that it holds.
    var end: Int { Int(endIndex) }
    /// The key without its quotes; nil in a list and at the top.
    var key: ByteRange? { keyStart < 0 ? nil : Int(keyStart)..<Int(keyEnd) }
    /// A scalar without its quotes.
    var content: ByteRange { Int(contentStart)..<Int(contentEnd) }
  }

  private(set) var nodes: [Node] = []
  private var open: [Int] = []

  /// Begins a map or list and makes it the one that nodes are added to.
  mutating func begin(_ kind: Kind, key: ByteRange?) {
    nodes.append(
      Node(kind: kind, key: key, content: 0..<0, parent: open.last ?? -1, end: nodes.count + 1))
    open.append(nodes.count - 1)
  }

  /// Ends the innermost map or list.
  mutating func endInnermost() {
    guard let last = open.popLast() else { return }
    nodes[last].endIndex = Int32(nodes.count)
  }

  mutating func endAll() { while !open.isEmpty { endInnermost() } }

  mutating func add(_ kind: Kind, _ content: ByteRange, key: ByteRange?) {
    nodes.append(
      Node(
        kind: kind, key: key, content: content, parent: open.last ?? -1, end: nodes.count + 1))
  }

  var depth: Int { open.count }
  var innermost: Kind? { open.last.map { nodes[$0].kind } }

  /// The nodes directly inside of one, in order.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var at = index + 1
    while at < nodes[index].end {
      found.append(at)
      at = nodes[at].end
    }
    return found
  }
}
