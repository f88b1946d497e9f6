internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// What relations between the lengths of items make of these, where all else can be told without relations.
///
/// `longer >= factor * shorter + constant` makes an item ask for more than was said of it: the longest path through all such
/// relations tells how much. It also makes one shorter than its cell, where a longer one ends at that of its own: shortest paths tell
/// that. Both are answers of a linear program with two variables in each row, whose solutions have a least and a greatest one
/// (Cormen, Leiserson, Rivest and Stein, *Introduction to Algorithms*, section on difference constraints).
///
/// Where everything that is asked for fits, and what comes of it meets all relations, it is the answer with them: what they make
/// items ask for is asked for anyway, so nothing was left out, and what is best of more is best of less, if it is there.
///
/// A class, since it is handed on as a whole, and a copy would count references to all of its parts.
final class RelatedLengths {
  let structure: Structure
  private let cells: CellTable
  private let horizontal: RelationGraph
  private let vertical: RelationGraph
  /// What all is as long as without relations; `nil` where that has no say in what they make of lengths.
  let unrelated: EvaluatedLengths?

  /// - Parameters:
  ///   - structure: A layout in which each relation speaks of one axis, and nothing is drawn elsewhere than it is laid out.
  ///   - ids: What its items are called.
  /// - Returns: `nil` where no relation speaks of the lengths of items alone.
  init?(_ structure: Structure, ids: IdentifierSet) {
    let speaksOfLengths = structure.tree.relations.contains { $0.relation.anchors.contains { $0.attribute.isLength } }
    // Listed tracks share by the least lengths of what stands in them, and what can grow no more has no factor to grow by: neither
    // is to change with what relations ask for.
    guard speaksOfLengths, !structure.listsTracks, structure.stretches.isEmpty else { return nil }
    let reader = LengthRelationReader(structure: structure, cells: CellTable(structure), ids: ids)
    // Apart from what is read by: graphs that are part of it would be copied with each relation.
    let graph = RelationGraph(nodeCount: structure.tree.count, relationCount: structure.tree.relations.count)
    var (horizontal, vertical) = (graph, graph)
    for carried in structure.tree.relations {
      let axis = carried.relation.anchors.first?.attribute.axis ?? .horizontal
      if axis == .horizontal {
        reader.read(carried, axis, into: &horizontal)
      } else {
        reader.read(carried, axis, into: &vertical)
      }
    }
    guard !horizontal.arcs.isEmpty || !vertical.arcs.isEmpty else { return nil }
    (self.structure, cells, unrelated) = (structure, reader.cells, nil)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The same relations, where what all is as long as without them is known.
  init(_ other: RelatedLengths, beside unrelated: EvaluatedLengths) {
    (structure, cells, self.unrelated) = (other.structure, other.cells, unrelated)
    (horizontal, vertical) = (other.horizontal, other.vertical)
  }

  subscript(axis: Axis) -> RelationGraph { axis == .horizontal ? horizontal : vertical }

  /// Whether they make anything of lengths along an axis.
  func concern(_ axis: Axis) -> Bool { axis == .horizontal ? !horizontal.arcs.isEmpty : !vertical.arcs.isEmpty }

  /// Whether they tell the answer by themselves, if it has room for what they ask for.
  ///
  /// Relations say nothing else then, and what all is as long as without them has no say: it has where no length is offered, and they
  /// tie what stands in different containers.
  func tellAll(in proposal: ProposedSize) -> Bool {
    horizontal.isComplete && vertical.isComplete && (proposal.width != nil || !horizontal.tiesContainers)
      && (proposal.height != nil || !vertical.tiesContainers)
  }

  /// Whether the items that relations speak of have nothing to do with what only few layouts have: none stands in something that takes
  /// its ideal length in any case, keeps a ratio, is made of hexagons, describes its tracks itself, lines up by text or is decided by
  /// the space that is there.
  ///
  /// To all that, they are items that were said to be as long as relations make them.
  var standApart: Bool {
    let containers = Axis.allCases.flatMap { self[$0].leaves.dropFirst().map(\.container) }.sorted()
    let standInTracksAlone = containers.allSatisfy {
      structure.containers[$0].unproposedAxes.isEmpty && !structure.containers[$0].linesUp
    }
    return standInTracksAlone && !structure.coupledContainersHold(anyOf: containers)
      && !structure.ownTracksHold(anyOf: containers) && !structure.decisionsHold(anyOf: containers)
  }

  /// Whether all relations hold with some lengths, which leave nothing open; `false` too where relations say anything else.
  func areMet(by lengths: EvaluatedLengths) -> Bool {
    // Each axis where it stands: to choose one of them first would be to copy it.
    horizontal.isComplete && vertical.isComplete && lengths.open(.horizontal).isEmpty && lengths.open(.vertical).isEmpty
      && areMet(by: lengths.horizontal) && areMet(by: lengths.vertical)
  }

  /// Whether those between lengths along one axis hold.
  private func areMet(by lengths: AxisLengths) -> Bool {
    guard concern(lengths.axis) else { return true }
    let graph = self[lengths.axis]
    return graph.arcs.allSatisfy { holds($0, graph, lengths) }
  }

  /// Whether all items that relations speak of have room for what they ask for, where something has not: what lacks room alone
  /// elsewhere does not matter to them.
  func haveRoom(in lengths: AxisLengths) -> Bool {
    self[lengths.axis].leaves.dropFirst().allSatisfy { length(of: $0, lengths) >= asked(of: $0, lengths).ideal }
  }

  /// Makes items share as equations between them say, and be as short as others make them, where relations do not hold anyway.
  func settle(_ lengths: inout AxisLengths) {
    guard !areMet(by: lengths) else { return }
    share(in: &lengths)
    shorten(in: &lengths)
  }

  private func holds(_ arc: RelationGraph.Arc, _ graph: RelationGraph, _ lengths: AxisLengths) -> Bool {
    let longer = length(of: graph.leaves[arc.longer], lengths)
    let least = arc.factor * length(of: graph.leaves[arc.shorter], lengths)
    let magnitude = 1 + abs(arc.constant) + abs(longer) + abs(least)
    return longer - least - arc.constant >= -RelationCheck.rounding * magnitude
  }

  /// How long an item is in its cell; 0 for what stands for none.
  private func length(of item: RelationGraph.Leaf, _ lengths: AxisLengths) -> Double {
    guard item.node >= 0 else { return 0 }
    let space = lengths.length(of: structure.cells[item.cell].tracks(lengths.axis), of: item.container, in: structure)
    return asked(of: item, lengths).fitted(to: space)
  }

  /// What an item asks for, with what relations make of that.
  private func asked(of item: RelationGraph.Leaf, _ lengths: AxisLengths) -> Length {
    lengths.demands.leaves?[item.node] ?? structure.leafLength(of: item.node, lengths.axis)
  }

  // MARK: Asking for more

  /// Makes leaves ask for what relations make of what they ask for.
  ///
  /// - Parameter leaves: `nil` where they ask for what was said of them.
  /// - Returns: `false` where an item cannot be that long, or relations go round in a circle.
  func raise(_ leaves: inout LeafDemands?, _ axis: Axis) -> Bool {
    let graph = self[axis]
    let ideals = graph.leaves.map { $0.node < 0 ? 0 : length(of: $0, leaves, axis).ideal }
    // Where all hold without, there is nothing to look for.
    guard graph.arcs.contains(where: { ideals[$0.longer] < ideals[$0.shorter] * $0.factor + $0.constant }) else {
      return true
    }
    var paths = LongestPaths(from: ideals, arcCount: graph.arcs.count)
    for arc in graph.arcs { paths.addArc(from: arc.shorter, to: arc.longer, times: arc.factor, arc.constant) }
    guard paths.raise() == nil, paths.values[0] == 0 else { return false }
    let canBeAsLong = graph.leaves.indices.dropFirst().allSatisfy { number in
      let own = length(of: graph.leaves[number], leaves, axis)
      return paths.values[number] <= max(own.ideal, own.maximum)
    }
    guard canBeAsLong else { return false }
    leaves = LeafDemands(leaves, in: structure) { lengths in
      for (item, value) in zip(graph.leaves, paths.values).dropFirst() {
        let own = length(of: item, leaves, axis)
        guard value > own.ideal else { continue }
        lengths[item.node] = Length(minimum: own.minimum, ideal: value, maximum: own.maximum)
      }
    }
    return true
  }

  /// What an item asks for where no relation has a say.
  private func length(of item: RelationGraph.Leaf, _ leaves: LeafDemands?, _ axis: Axis) -> Length {
    leaves?[item.node] ?? structure.leafLength(of: item.node, axis)
  }

  // MARK: Being shorter than a cell

  /// Makes items as long as their cells and relations let them be.
  ///
  /// Only where their cells do not follow from that: their container has one track, and so have those around it.
  private func shorten(in lengths: inout AxisLengths) {
    let (graph, axis) = (self[lengths.axis], lengths.axis)
    guard graph.isComplete, !graph.arcs.isEmpty else { return }
    let leaves = lengths.demands.leaves
    // What is greatest is least with all signs turned.
    let turned = graph.leaves.map { -length(of: $0, lengths) }
    var paths = LongestPaths(from: turned, arcCount: graph.arcs.count)
    for arc in graph.arcs {
      paths.addArc(from: arc.longer, to: arc.shorter, times: 1 / arc.factor, arc.constant / arc.factor)
    }
    guard paths.raise() == nil, paths.values[0] == 0 else { return }
    var isShorter = false
    for (number, item) in graph.leaves.enumerated().dropFirst() where paths.values[number] > turned[number] {
      guard -paths.values[number] >= length(of: item, leaves, axis).minimum else { return }
      isShorter = true
    }
    // Items would rather fill their cells than that tracks share equally, also the one that makes another one short.
    let othersKeepTheirs = graph.leaves.dropFirst().allSatisfy {
      !length(of: $0, leaves, axis).isFlexible || keepsCell($0, lengths)
    }
    guard isShorter, othersKeepTheirs else { return }
    lengths.demands.leaves = LeafDemands(leaves, in: structure) { demands in
      for (number, item) in graph.leaves.enumerated().dropFirst() where paths.values[number] > turned[number] {
        demands[item.node] = .fixed(-paths.values[number])
      }
    }
  }

  /// Whether the cell of an item is as long as it is whatever the item takes of it: nothing around shares with it.
  ///
  /// O(containers around it, and tracks in them).
  private func keepsCell(_ leaf: RelationGraph.Leaf, _ lengths: AxisLengths) -> Bool {
    var (container, cell) = (leaf.container, leaf.cell)
    while true {
      guard isAllThatGrows(structure.cells[cell].tracks(lengths.axis), in: container, lengths) else { return false }
      guard container > 0 else { return true }
      guard lengths.demands.proposed != nil || !lengths.isGivenMoreThanTaken(container),
        let node = structure.containers[container].node, let place = cells.place(of: node)
      else { return false }
      (container, cell) = place
    }
  }

  /// Whether no other track of a container than those of one cell can be longer than its content.
  private func isAllThatGrows(_ covered: Range<Int>, in container: Int, _ lengths: AxisLengths) -> Bool {
    let tracks = lengths.tracks(of: container, in: structure)
    guard tracks.count > 1 else { return true }
    // Each cell alone in a track, as along a stack: what has no cell of its own takes whatever others leave.
    let own = structure.cells(of: container)
    guard covered.count == 1, own.count == tracks.count, !structure.containers[container].hasGroups(lengths.axis),
      own.allSatisfy({ $0.tracks(lengths.axis).count == 1 && $0.isSized(lengths.axis) })
    else { return false }
    return tracks.allSatisfy { track in
      let part = lengths.demands.parts[track]
      return track == tracks.lowerBound + covered.lowerBound || (part.ideal >= 0 && part.greatest <= part.ideal)
    }
  }
}

/// Reads what relations say of the lengths of items.
private struct LengthRelationReader {
  let structure: Structure
  let cells: CellTable
  let ids: IdentifierSet

  /// Takes in what a relation says of one axis.
  func read(_ carried: LayoutTree.CarriedRelation, _ axis: Axis, into graph: inout RelationGraph) {
    // What is weaker than filling gives way to it, so items do not ask for it.
    guard carried.relation.constraint.priority > .fill, carried.relation.axes != .all,
      let (first, second) = terms(of: carried, axis)
    else {
      graph.isComplete = false
      return
    }
    graph.add(first, second, carried.relation.constraint)
  }

  /// The items of a relation, one or two, and how often it counts each; `nil` where it speaks of something else too.
  private func terms(
    of carried: LayoutTree.CarriedRelation, _ axis: Axis
  ) -> (first: RelationGraph.Term, second: RelationGraph.Term?)? {
    let count = carried.relation.constraint.expression.terms.count
    guard count == 1 || count == 2, let first = term(0, of: carried, axis) else { return nil }
    guard count == 2 else { return (first, nil) }
    // What an item in an unsized cell would like has no say outside of that.
    guard let second = term(1, of: carried, axis),
      cells.root(of: first.leaf.node, axis, in: structure) == cells.root(of: second.leaf.node, axis, in: structure)
    else { return nil }
    return (first, second)
  }

  private func term(_ number: Int, of carried: LayoutTree.CarriedRelation, _ axis: Axis) -> RelationGraph.Term? {
    let term = carried.relation.constraint.expression.terms[number]
    let anchor = carried.relation.anchors[term.variable.index]
    guard anchor.attribute.isLength,
      let node = structure.tree.onlyTarget(of: anchor, carriedBy: carried.node, ids: ids),
      let (container, cell) = cells.place(of: node), tellsItsCell(node, in: container, cell, axis)
    else { return nil }
    return RelationGraph.Term(
      leaf: RelationGraph.Leaf(node: node, container: container, cell: cell), factor: term.coefficient)
  }

  /// Whether a node is a leaf that has a say in the length of its cell, and no other length than what was said of it.
  private func tellsItsCell(_ node: Int, in container: Int, _ cell: Int, _ axis: Axis) -> Bool {
    let (leaf, place) = (structure.tree.nodes[node], structure.cells[cell])
    return leaf.isLeaf && leaf.measured == nil && place.isSized(axis) && !place.isAttached
      && !structure.fills(place, of: container)
  }
}
