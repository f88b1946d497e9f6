/// Trees of nodes that follow from each other, of which whole branches are cut off.
///
/// The nodes stand in one list, each in front of those that follow from it, so that a branch is a piece of the list.
struct PathForest {
  private static let outside: Int32 = -2
  private static let cutOff: Int32 = -3

  /// By node, and for the end of the list behind all nodes: the node that comes next.
  private var next: [Int32]
  private var previous: [Int32]
  /// By node: how far below a root it is; -1 at the end of the list, and less for what is in no tree.
  private var depths: [Int32]
  /// By node: the arc that it follows by.
  private var arcs: [Int32]

  init(nodeCount: Int) {
    next = Array(repeating: Int32(nodeCount), count: nodeCount + 1)
    previous = next
    depths = Array(repeating: Self.outside, count: nodeCount) + [-1]
    arcs = Array(repeating: -1, count: nodeCount)
  }

  /// Whether a node was in a tree until what it follows from was cut off.
  func isCutOff(_ node: Int) -> Bool { depths[node] == Self.cutOff }

  /// The arc that a node follows by, also after it was cut off.
  func arc(to node: Int) -> Int { Int(arcs[node]) }

  private var end: Int { depths.count - 1 }

  /// Adds a node that follows from nothing.
  mutating func addRoot(_ node: Int) { insert(node, behind: end) }

  /// Adds a node that is in no tree, below one that is.
  mutating func add(_ node: Int, below parent: Int, arc: Int) {
    arcs[node] = Int32(arc)
    insert(node, behind: parent)
  }

  private mutating func insert(_ node: Int, behind parent: Int) {
    depths[node] = depths[parent] + 1
    link(node, Int(next[parent]))
    link(parent, node)
  }

  private mutating func link(_ left: Int, _ right: Int) {
    next[left] = Int32(right)
    previous[right] = Int32(left)
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
    let depth = depths[node]
    guard depth >= 0 else { return false }
    var follower = Int(next[node])
    while depths[follower] > depth {
      if follower == last { return true }
      depths[follower] = Self.cutOff
      isWaiting[follower] = false
      follower = Int(next[follower])
    }
    link(Int(previous[node]), follower)
    return false
  }

  /// Takes all nodes out of their trees; none is cut off.
  mutating func removeAll() {
    var node = Int(next[end])
    while node != end {
      depths[node] = Self.outside
      node = Int(next[node])
    }
    link(end, end)
  }
}
