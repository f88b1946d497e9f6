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
  /// By node: the first of the arcs that begin there, which stand in a linked list; empty until values are raised one by one.
  private var firstArcs: [Int32] = []
  /// How many arcs stand in these lists: those that were added first.
  private var linkedCount = 0

  private struct Arc {
    let tail: Int32
    let head: Int32
    let length: Double
    let factor: Double
    /// The next one that begins where it does.
    var next: Int32 = -1
    /// Whether it asks for anything.
    var isOn = true
    /// Whether it raised its head, as long as values are raised in one pass.
    var hasRaised = false
    /// What the value of its head was before that.
    var raisedValue = 0.0
  }

  private var forest = PathForest()
  /// By node, whether it was raised since its arcs were looked at.
  private var isWaiting: [Bool] = []

  /// - Parameters:
  ///   - values: By node, from where it is raised.
  ///   - arcCount: How many arcs there are going to be, as far as that is known.
  package init(from values: [Double], arcCount: Int = 0) {
    self.values = values
    arcs.reserveCapacity(arcCount)
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
    arcs.append(Arc(tail: Int32(tail), head: Int32(head), length: length, factor: factor))
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
  package mutating func raise() -> [Int]? { settleInOnePass() ? nil : raise(from: values.indices) }

  /// Raises values by one arc after the other, where that is all there is to do: where arcs are few, or stand in the order in which
  /// values follow from each other.
  ///
  /// That takes no note of which value follows from which.
  ///
  /// - Returns: `false` where some arc lacks what it asks for after that; then all is as it was.
  mutating func settleInOnePass() -> Bool {
    for number in arcs.indices where arcs[number].isOn && lack(of: arcs[number]) > rounding(of: arcs[number]) {
      arcs[number].raisedValue = values[Int(arcs[number].head)]
      arcs[number].hasRaised = true
      values[Int(arcs[number].head)] = value(behind: arcs[number])
    }
    var isSettled = true
    for number in arcs.indices where arcs[number].isOn {
      let lack = lack(of: arcs[number])
      // What followed from a value that was raised later is raised with it, by however little.
      if lack > 0, arcs[number].hasRaised || lack > rounding(of: arcs[number]) { isSettled = false }
    }
    // From the last one back, since several may have raised a value, one after the other.
    for number in arcs.indices.reversed() where arcs[number].hasRaised {
      if !isSettled { values[Int(arcs[number].head)] = arcs[number].raisedValue }
      arcs[number].hasRaised = false
    }
    return isSettled
  }

  /// The least value that an arc lets its head have.
  private func value(behind arc: Arc) -> Double { values[Int(arc.tail)] * arc.factor + arc.length }

  /// By how much the head of an arc is less than it asks for.
  private func lack(of arc: Arc) -> Double { value(behind: arc) - values[Int(arc.head)] }

  /// What an arc asks for may be off by so much.
  private func rounding(of arc: Arc) -> Double {
    Self.tolerance * (1 + max(abs(values[Int(arc.tail)] * arc.factor), abs(arc.length)))
  }

  /// Takes in the arcs that were added since values were raised one by one.
  private mutating func link() {
    if firstArcs.isEmpty {
      // The initializer that repeats a value looks up how to allocate an array, which takes longer than to fill one for few nodes.
      firstArcs = values.map { _ in -1 }
      isWaiting = values.map { _ in false }
      forest = PathForest(nodeCount: values.count)
    }
    for number in linkedCount..<arcs.count {
      let tail = Int(arcs[number].tail)
      arcs[number].next = firstArcs[tail]
      firstArcs[tail] = Int32(number)
    }
    linkedCount = arcs.count
  }

  /// Raises values until all arcs have what they ask for, where only those that begin at some nodes may lack it.
  mutating func raise(from nodes: some Sequence<Int>) -> [Int]? {
    link()
    var (waiting, raised): ([Int], [Int]) = ([], [])
    waiting.reserveCapacity(nodes.underestimatedCount)
    for node in nodes where !isWaiting[node] {
      forest.addRoot(node)
      isWaiting[node] = true
      waiting.append(node)
    }
    while !waiting.isEmpty {
      raised.removeAll(keepingCapacity: true)
      for node in waiting where isWaiting[node] {
        isWaiting[node] = false
        guard let circle = raiseHeads(ofArcsFrom: node, &raised) else { continue }
        forest = PathForest(nodeCount: values.count)
        isWaiting = Array(repeating: false, count: values.count)
        return circle
      }
      swap(&waiting, &raised)
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
      let (head, value) = (Int(arc.head), value(behind: arc))
      // What followed from a value that was raised is raised with it, by however little.
      guard forest.isCutOff(head) ? value >= values[head] : value > values[head] + rounding(of: arc) else { continue }
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
