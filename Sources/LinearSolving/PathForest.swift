/// Trees of nodes that follow from each other, of which whole branches are cut off.
///
/// The nodes stand in one list, each in front of those that follow from it, so that a branch is a piece of the list.
struct PathForest {
  private static let outside: Int32 = -2
  private static let cutOff: Int32 = -3

  private struct Node {
    var next: Int32
    var previous: Int32
    /// How far below a root it is; -1 at the end of the list, and less for what is in no tree.
    var depth = PathForest.outside
    /// The arc that it follows by.
    var arc: Int32 = -1
  }

  /// All nodes, and behind them the end of the list.
  private var nodes: [Node]

  /// One without nodes.
  init() { nodes = [] }

  init(nodeCount: Int) {
    nodes = (0...nodeCount).map { _ in Node(next: Int32(nodeCount), previous: Int32(nodeCount)) }
    nodes[nodeCount].depth = -1
  }

  /// Whether a node was in a tree until what it follows from was cut off.
  func isCutOff(_ node: Int) -> Bool { nodes[node].depth == Self.cutOff }

  /// The arc that a node follows by, also after it was cut off.
  func arc(to node: Int) -> Int { Int(nodes[node].arc) }

  private var end: Int { nodes.count - 1 }

  /// Adds a node that follows from nothing.
  mutating func addRoot(_ node: Int) { insert(node, behind: end) }

  /// Adds a node that is in no tree, below one that is.
  mutating func add(_ node: Int, below parent: Int, arc: Int) {
    nodes[node].arc = Int32(arc)
    insert(node, behind: parent)
  }

  private mutating func insert(_ node: Int, behind parent: Int) {
    nodes[node].depth = nodes[parent].depth + 1
    link(node, Int(nodes[parent].next))
    link(parent, node)
  }

  private mutating func link(_ left: Int, _ right: Int) {
    nodes[left].next = Int32(right)
    nodes[right].previous = Int32(left)
  }

  /// Takes a node out of its tree, if it is in one, and cuts off what follows from it.
  ///
  /// - Parameters:
  ///   - node: What is taken out.
  ///   - last: Where to stop.
  ///   - isWaiting: By node; becomes `false` for what is cut off.
  /// - Returns: Whether the last one follows from the node, or is it.
  mutating func cutOff(below node: Int, until last: Int, noLonger isWaiting: inout [Bool]) -> Bool {
    if node == last { return true }
    let depth = nodes[node].depth
    guard depth >= 0 else { return false }
    var follower = Int(nodes[node].next)
    while nodes[follower].depth > depth {
      if follower == last { return true }
      nodes[follower].depth = Self.cutOff
      isWaiting[follower] = false
      follower = Int(nodes[follower].next)
    }
    link(Int(nodes[node].previous), follower)
    return false
  }

  /// Takes all nodes out of their trees; none is cut off.
  mutating func removeAll() {
    var node = Int(nodes[end].next)
    while node != end {
      nodes[node].depth = Self.outside
      node = Int(nodes[node].next)
    }
    link(end, end)
  }
}
