internal import LinearModel

/// Values of nodes that lie at least given lengths behind each other, or a circle of arcs that leaves them none.
///
/// An arc asks its head to be at least its length behind its tail, or behind a multiple of that, so the least values are lengths of
/// longest paths. Around a circle that gains length, a node would have to lie behind itself; with multiples, each circle that raises a
/// value again counts as one, though it may come to rest. Values are raised first in, first out. What followed from a value that is
/// raised waits until it is reached again; and where what is raised is what the raise follows from, a circle closes.
///
/// O(nm) for n nodes and m arcs, in practice few times m. Source: Tarjan's subtree disassembly, as in Cherkassky and Goldberg,
/// *Negative-cycle detection algorithms*, Mathematical Programming 85 (1999).
package struct LongestPaths {
  /// What is raised by less, for numbers of the size of 1, is raised by rounding.
  private static let tolerance = 1e-9

  package private(set) var values: [Double]
  private var tails: [Int32] = []
  private var heads: [Int32] = []
  private var lengths: [Double] = []
  private var factors: [Double] = []
  /// Whether each arc asks for anything.
  private var isOn: [Bool] = []
  /// The arcs that begin at each node as a linked list.
  private var firstArcs: [Int32]
  private var nextArcs: [Int32] = []

  private var forest: PathForest
  /// Whether a node was raised since its arcs were looked at.
  private var isWaiting: [Bool]

  /// - Parameter values: By node, from where it is raised.
  package init(from values: [Double]) {
    self.values = values
    firstArcs = Array(repeating: -1, count: values.count)
    isWaiting = Array(repeating: false, count: values.count)
    forest = PathForest(nodeCount: values.count)
  }

  /// Asks the distance of a node from another one to be within bounds, by an arc there, and one back, where they are finite.
  mutating func add(_ bounds: Bounds, from origin: Int, to node: Int) {
    if bounds.lower.isFinite { addArc(from: origin, to: node, bounds.lower) }
    if bounds.upper.isFinite { addArc(from: node, to: origin, -bounds.upper) }
  }

  /// Asks a node to lie at least a length behind a multiple of another one.
  ///
  /// - Parameter factor: How many times, above 0: so nothing falls as something rises.
  package mutating func addArc(from tail: Int, to head: Int, times factor: Double = 1, _ length: Double) {
    nextArcs.append(firstArcs[tail])
    firstArcs[tail] = Int32(tails.count)
    tails.append(Int32(tail))
    heads.append(Int32(head))
    lengths.append(length)
    factors.append(factor)
    isOn.append(true)
  }

  /// How many arcs there are; they are counted in the order in which they were added.
  var arcCount: Int { tails.count }

  /// Lets an arc ask for what it does, or for nothing.
  mutating func setArc(_ arc: Int, isOn: Bool) { self.isOn[arc] = isOn }

  func tail(ofArc arc: Int) -> Int { Int(tails[arc]) }

  // MARK: Raising

  /// Raises values until all arcs have what they ask for.
  ///
  /// - Returns: The arcs of a circle that gains length, one behind the other; `nil` where all have what they ask for.
  package mutating func raise() -> [Int]? { raise(from: values.indices) }

  /// Raises values until all arcs have what they ask for, where only those that begin at some nodes may lack it.
  mutating func raise(from nodes: some Sequence<Int>) -> [Int]? {
    var waiting: [Int] = []
    for node in nodes where !isWaiting[node] {
      forest.addRoot(node)
      isWaiting[node] = true
      waiting.append(node)
    }
    while !waiting.isEmpty {
      var raised: [Int] = []
      for node in waiting where isWaiting[node] {
        isWaiting[node] = false
        guard let circle = raiseHeads(ofArcsFrom: node, &raised) else { continue }
        forest = PathForest(nodeCount: values.count)
        isWaiting = Array(repeating: false, count: values.count)
        return circle
      }
      waiting = raised
    }
    forest.removeAll()
    return nil
  }

  /// - Returns: The arcs of a circle that gains length, if one closes.
  private mutating func raiseHeads(ofArcsFrom tail: Int, _ raised: inout [Int]) -> [Int]? {
    var next = firstArcs[tail]
    while next >= 0 {
      let arc = Int(next)
      next = nextArcs[arc]
      guard isOn[arc] else { continue }
      let head = Int(heads[arc])
      let start = values[tail] * factors[arc]
      let value = start + lengths[arc]
      // What followed from a value that was raised is raised with it, by however little.
      let rounding = Self.tolerance * (1 + max(abs(start), abs(lengths[arc])))
      guard forest.isCutOff(head) ? value >= values[head] : value > values[head] + rounding else { continue }
      if forest.cutOff(below: head, until: tail, noLonger: &isWaiting) { return path(from: head, to: tail) + [arc] }
      forest.add(head, below: tail, arc: arc)
      values[head] = value
      isWaiting[head] = true
      raised.append(head)
    }
    return nil
  }

  /// The arcs of the path between two nodes of a tree.
  private func path(from head: Int, to tail: Int) -> [Int] {
    var arcs: [Int] = []
    var node = tail
    while node != head {
      let arc = forest.arc(to: node)
      arcs.append(arc)
      node = self.tail(ofArc: arc)
    }
    return arcs.reversed()
  }
}
