internal import LinearModel

/// Items as nodes, and relations between their lengths along one axis as arcs.
struct RelationGraph {
  /// An item and where it stands.
  struct Leaf {
    let node: Int
    let container: Int
    let cell: Int
  }

  /// That an item is at least some times as long as another one, and a constant longer.
  struct Arc {
    let shorter: Int
    let longer: Int
    let factor: Double
    let constant: Double
    /// Whether it is just as long; the arc back says no more.
    let isEquation: Bool
  }

  /// An item in a relation, and how often that counts it.
  struct Term {
    let leaf: Leaf
    let factor: Double
  }

  /// The items that are spoken of, behind one that is none and 0 long.
  private(set) var leaves: [Leaf] = []
  private(set) var arcs: [Arc] = []
  /// Whether all that relations say along the axis is in here.
  var isComplete = true
  /// Whether some say of items in one container how long they are beside items in another one.
  private(set) var tiesContainers = false
  /// By node, its number among the items that are spoken of, or -1; empty where these are few.
  private var numbers: [Int32] = []
  private let nodeCount: Int
  private let relationCount: Int

  /// Up to so many items are compared one by one, which takes less than a table of all nodes.
  private static let few = 8

  /// - Parameter relationCount: How many relations there are in all.
  init(nodeCount: Int, relationCount: Int) {
    self.nodeCount = nodeCount
    self.relationCount = relationCount
  }

  /// Takes in what a relation says of one item or two.
  mutating func add(_ first: Term, _ second: Term?, _ constraint: Constraint) {
    if leaves.isEmpty {
      leaves.reserveCapacity(1 + 2 * relationCount)
      arcs.reserveCapacity(2 * relationCount)
      leaves.append(Leaf(node: -1, container: -1, cell: -1))
    }
    // Alone it is beside one of length 0.
    let one = (leaf: number(of: first.leaf), factor: first.factor)
    let other = second.map { (leaf: number(of: $0.leaf), factor: $0.factor) } ?? (leaf: 0, factor: -first.factor)
    // What adds lengths up sets them off against each other.
    guard one.factor * other.factor < 0, one.leaf != other.leaf else { return isComplete = false }
    tiesContainers = tiesContainers || leaves[one.leaf].container != leaves[other.leaf].container
    let (added, subtracted) = one.factor > 0 ? (one, other) : (other, one)
    let constant = constraint.expression.constant
    func addArc(to longer: (leaf: Int, factor: Double), from shorter: (leaf: Int, factor: Double), sign: Double) {
      arcs.append(
        Arc(
          shorter: shorter.leaf, longer: longer.leaf, factor: abs(shorter.factor / longer.factor),
          constant: -constant * sign / abs(longer.factor),
          isEquation: sign > 0 && constraint.relation == .equal && second != nil))
    }
    if constraint.relation != .lessOrEqual { addArc(to: added, from: subtracted, sign: 1) }
    if constraint.relation != .greaterOrEqual { addArc(to: subtracted, from: added, sign: -1) }
  }

  private mutating func number(of leaf: Leaf) -> Int {
    if numbers.isEmpty {
      if let number = leaves.firstIndex(where: { $0.node == leaf.node }) { return number }
    } else if numbers[leaf.node] >= 0 {
      return Int(numbers[leaf.node])
    }
    note(leaf)
    return leaves.count - 1
  }

  private mutating func note(_ leaf: Leaf) {
    leaves.append(leaf)
    if !numbers.isEmpty {
      numbers[leaf.node] = Int32(leaves.count - 1)
    } else if leaves.count > Self.few {
      numbers = Array(of: -1, count: nodeCount)
      for (number, leaf) in leaves.enumerated().dropFirst() { numbers[leaf.node] = Int32(number) }
    }
  }
}
