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
  private var arcs: [Arc] = []
  /// By node: the first of the arcs that begin there, which stand in a linked list.
  private var firstArcs: [Int32]

  private struct Arc {
    let tail: Int32
    let head: Int32
    let length: Double
    let factor: Double
    /// The next one that begins where it does.
    let next: Int32
    /// Whether it asks for anything.
    var isOn = true
  }

  private var forest: PathForest
  /// Whether a node was raised since its arcs were looked at.
  private var isWaiting: [Bool]

  /// - Parameters:
  ///   - values: By node, from where it is raised.
  ///   - arcCount: How many arcs there are going to be, as far as that is known.
  package init(from values: [Double], arcCount: Int = 0) {
    self.values = values
    arcs.reserveCapacity(arcCount)
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
    let first = firstArcs[tail]
    firstArcs[tail] = Int32(arcs.count)
    arcs.append(Arc(tail: Int32(tail), head: Int32(head), length: length, factor: factor, next: first))
  }

  /// How many arcs there are; they are counted in the order in which they were added.
  var arcCount: Int { arcs.count }

  /// Lets an arc ask for what it does, or for nothing.
  mutating func setArc(_ arc: Int, isOn: Bool) { arcs[arc].isOn = isOn }

  func tail(ofArc arc: Int) -> Int { Int(arcs[arc].tail) }

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
      let (arc, number) = (arcs[Int(next)], Int(next))
      next = arc.next
      guard arc.isOn else { continue }
      let head = Int(arc.head)
      let start = values[tail] * arc.factor
      let value = start + arc.length
      // What followed from a value that was raised is raised with it, by however little.
      let rounding = Self.tolerance * (1 + max(abs(start), abs(arc.length)))
      guard forest.isCutOff(head) ? value >= values[head] : value > values[head] + rounding else { continue }
      if forest.cutOff(below: head, until: tail, noLonger: &isWaiting) {
        return path(from: head, to: tail) + [number]
      }
      forest.add(head, below: tail, arc: number)
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
