internal import LayoutGeometry

// Sharing among items that relations tie: `2 * a.width == b.width` in a row of both.
extension RelatedLengths {
  /// A length as that of another item has it: some times as long, and a constant longer.
  private struct Tie {
    let factor: Double
    let constant: Double
  }

  /// The equations between items of one container, from each of both, as linked lists.
  private struct Equations {
    /// By leaf, the first place in the list, or -1.
    private var first: [Int32]
    /// Two places for each arc: from the shorter one and from the longer one.
    private var next: [Int32]
    /// By container, whether a relation is about something in it and something elsewhere.
    private(set) var isTiedToOthers: [Bool]

    init(_ graph: RelationGraph, containerCount: Int) {
      first = Array(of: -1, count: graph.leaves.count)
      next = Array(of: -1, count: 2 * graph.arcs.count)
      isTiedToOthers = Array(of: false, count: containerCount)
      for (number, arc) in graph.arcs.enumerated() {
        let (one, other) = (graph.leaves[arc.shorter].container, graph.leaves[arc.longer].container)
        guard one == other else {
          for container in [one, other] where container >= 0 { isTiedToOthers[container] = true }
          continue
        }
        guard arc.isEquation else { continue }
        for (place, leaf) in [(2 * number, arc.shorter), (2 * number + 1, arc.longer)] {
          next[place] = first[leaf]
          first[leaf] = Int32(truncatingIfNeeded: place)
        }
      }
    }

    /// Whether an equation is about a leaf.
    func concern(_ leaf: Int) -> Bool { first[leaf] >= 0 }

    /// Visits the arcs that are equations about a leaf.
    func visitArcs(of leaf: Int, _ visit: (Int) -> Void) {
      var place = first[leaf]
      while place >= 0 {
        visit(Int(place) / 2)
        place = next[Int(place)]
      }
    }
  }

  /// Makes items that are all that grows in their container share as equations between them say: one number tells all of them.
  ///
  /// O(items and arcs), and of the tracks of a container for each set of items in it that are tied to each other.
  ///
  /// - Parameter lengths: What everything is as long as where it shares equally.
  func share(in lengths: inout AxisLengths) {
    let graph = self[lengths.axis]
    // Those that can have no length but one share nothing, and what they are tied to does not either.
    let isShared = graph.arcs.contains { arc in
      arc.isEquation && canHaveAnyLength(graph.leaves[arc.shorter], lengths)
        && canHaveAnyLength(graph.leaves[arc.longer], lengths)
    }
    guard isShared else { return }
    let equations = Equations(graph, containerCount: structure.containers.count)
    var isSeen = Array(of: false, count: graph.leaves.count)
    for first in graph.leaves.indices.dropFirst() where !isSeen[first] && equations.concern(first) {
      let ties = tied(to: first, equations, graph, &isSeen)
      let container = graph.leaves[first].container
      // What relations with what is elsewhere make just as long as its cell is open before it fills that.
      guard
        lengths.demands.proposed != nil || !equations.isTiedToOthers[container]
          || unrelated.map({ $0[lengths.axis].isGivenMoreThanTaken(container) }) ?? false,
        growAlone(ties, graph, of: container, lengths)
      else { continue }
      share(ties, graph, in: &lengths)
    }
  }

  /// The items that equations tie to one in the same container, and how.
  private func tied(
    to first: Int, _ equations: Equations, _ graph: RelationGraph, _ isSeen: inout [Bool]
  ) -> [(leaf: Int, tie: Tie)] {
    var ties = [(leaf: first, tie: Tie(factor: 1, constant: 0))]
    isSeen[first] = true
    var next = 0
    while next < ties.count {
      let (leaf, tie) = ties[next]
      next += 1
      equations.visitArcs(of: leaf) { number in
        let arc = graph.arcs[number]
        let isShorter = arc.shorter == leaf
        let other = isShorter ? arc.longer : arc.shorter
        guard !isSeen[other] else { return }
        isSeen[other] = true
        let tied =
          isShorter
          ? Tie(factor: tie.factor * arc.factor, constant: tie.constant * arc.factor + arc.constant)
          : Tie(factor: tie.factor / arc.factor, constant: (tie.constant - arc.constant) / arc.factor)
        ties.append((other, tied))
      }
    }
    return ties
  }

  private func share(_ ties: [(leaf: Int, tie: Tie)], _ graph: RelationGraph, in lengths: inout AxisLengths) {
    let tracks = ties.map { track(of: graph.leaves[$0.leaf], lengths) }
    let sum = zip(ties, tracks).reduce(0) { $0 + lengths[$1.1] - $1.0.tie.constant }
    let unit = sum / ties.reduce(0) { $0 + $1.tie.factor }
    let shares = ties.map { unit * $0.tie.factor + $0.tie.constant }
    // Less than they ask for contradicts an equation that stands beside these.
    guard zip(shares, tracks).allSatisfy({ $0 >= lengths.demands.parts[$1].ideal * (1 - RelationCheck.rounding) })
    else {
      return
    }
    for (share, track) in zip(shares, tracks) { lengths.demands.parts[track].length = share }
  }

  /// Whether items have a track each for themselves, can have any length, and nothing else in their container can grow.
  private func growAlone(
    _ ties: [(leaf: Int, tie: Tie)], _ graph: RelationGraph, of container: Int, _ lengths: AxisLengths
  ) -> Bool {
    let tracks = lengths.tracks(of: container, in: structure)
    let isPlain =
      structure.containers[container].cells.count == tracks.count
      && !structure.containers[container].hasGroups(lengths.axis)
    return isPlain
      && ties.allSatisfy { canHaveAnyLength(graph.leaves[$0.leaf], lengths) }
      && tracks.filter { lengths.demands.parts[$0].greatest > lengths.demands.parts[$0].ideal }.count == ties.count
  }

  /// Whether an item has one track, which can have any length.
  private func canHaveAnyLength(_ leaf: RelationGraph.Leaf, _ lengths: AxisLengths) -> Bool {
    structure.cells[leaf.cell].tracks(lengths.axis).count == 1
      && lengths.demands.parts[track(of: leaf, lengths)].greatest == .infinity
  }

  private func track(of leaf: RelationGraph.Leaf, _ lengths: AxisLengths) -> Int {
    lengths.tracks(of: leaf.container, in: structure).lowerBound
      + structure.cells[leaf.cell].tracks(lengths.axis).lowerBound
  }
}
