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
    /// The key without its quotes; nil in a list and at the top.
    var key: ByteRange?
    /// A scalar without its quotes.
    var content: ByteRange = 0..<0
    /// The node that holds it; -1 at the top.
    var parent: Int
    /// The first node behind it and all that it holds.
    var end: Int
  }

  private(set) var nodes: [Node] = []
  private var open: [Int] = []

  /// Begins a map or list and makes it the one that nodes are added to.
  mutating func begin(_ kind: Kind, key: ByteRange?) {
    nodes.append(Node(kind: kind, key: key, parent: open.last ?? -1, end: nodes.count + 1))
    open.append(nodes.count - 1)
  }

  /// Ends the innermost map or list.
  mutating func endInnermost() {
    guard let last = open.popLast() else { return }
    nodes[last].end = nodes.count
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
