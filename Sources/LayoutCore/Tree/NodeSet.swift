/// Some nodes of a tree.
///
/// A table of all, made with the first that is put in: nothing is hashed, and what is asked for most is none.
struct NodeSet {
  /// By node, whether it is in; empty where none is.
  private var isIn: [Bool] = []
  /// How many nodes the tree has.
  private let count: Int

  /// None of so many nodes.
  init(ofNone count: Int) { self.count = count }

  /// Whether a node is in.
  func contains(_ node: Int) -> Bool { !isIn.isEmpty && isIn[node] }

  mutating func insert(_ node: Int) {
    if isIn.isEmpty { isIn = Array(of: false, count: count) }
    isIn[node] = true
  }

  mutating func insert(_ nodes: some Sequence<Int>) {
    for node in nodes { insert(node) }
  }

  mutating func remove(_ nodes: some Sequence<Int>) {
    for node in nodes where contains(node) { isIn[node] = false }
  }
}
