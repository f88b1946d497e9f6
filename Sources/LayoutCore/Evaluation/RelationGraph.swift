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

  /// The items that are spoken of, behind one that is none and 0 long.
  private(set) var leaves = [Leaf(node: -1, container: -1, cell: -1)]
  private(set) var arcs: [Arc] = []
  /// Whether all that relations say along the axis is in here.
  var isComplete = true
  /// By node, its number among the items that are spoken of, or -1.
  private var numbers: [Int32]

  init(nodeCount: Int) { numbers = Array(of: -1, count: nodeCount) }

  /// Takes in what a relation says of one item or two.
  mutating func add(_ terms: [(leaf: Leaf, factor: Double)], _ constraint: Constraint) {
    let numbered = terms.map { (leaf: number(of: $0.leaf), factor: $0.factor) }
    let constant = constraint.expression.constant
    let isEquation = constraint.relation == .equal && terms.count > 1
    if constraint.relation != .lessOrEqual { add(numbered, constant, sign: 1, isEquation: isEquation) }
    if constraint.relation != .greaterOrEqual { add(numbered, constant, sign: -1, isEquation: false) }
  }

  private mutating func number(of leaf: Leaf) -> Int {
    if numbers[leaf.node] < 0 {
      numbers[leaf.node] = Int32(leaves.count)
      leaves.append(leaf)
    }
    return Int(numbers[leaf.node])
  }

  /// Takes in that a sum is no less than 0, or no more.
  ///
  /// - Parameters:
  ///   - sign: 1 where the sum is no less than 0, -1 where it is no more.
  ///   - isEquation: Whether it is 0.
  private mutating func add(
    _ terms: [(leaf: Int, factor: Double)], _ constant: Double, sign: Double, isEquation: Bool
  ) {
    guard let first = terms.first else { return isComplete = false }
    // Alone it is beside one of length 0.
    let second = terms.count > 1 ? terms[1] : (leaf: 0, factor: -first.factor)
    // What adds lengths up sets them off against each other.
    guard first.factor * second.factor < 0, first.leaf != second.leaf else { return isComplete = false }
    let (longer, shorter) = first.factor * sign > 0 ? (first, second) : (second, first)
    arcs.append(
      Arc(
        shorter: shorter.leaf, longer: longer.leaf, factor: abs(shorter.factor / longer.factor),
        constant: -constant * sign / abs(longer.factor), isEquation: isEquation))
  }
}
