internal import LayoutGeometry
internal import LinearModel

extension Structure {
  /// Whether free layouts have nothing to do with what only few layouts have: neither stands in the other.
  ///
  /// What is free is told by itself then, from what relations say of its children, and is to all around it what any other container
  /// is. Where something takes its ideal length in any case, what is free in it is proposed none; a line of text in it, or around it,
  /// counts from where its children are; and parts of it, and heights that follow from widths, are told with the length that it has.
  ///
  /// O(1) where nothing of that is there, else O(containers).
  var freeLayoutsStandApart: Bool {
    guard !fixedContainerAxes.isEmpty || !fractions.isEmpty || couplesAxes || linesUp else { return true }
    let layouts = containers.indices.filter { containers[$0].isFree }
    return !coupledContainersHold(anyOf: layouts) && layouts.allSatisfy(standsApart)
  }

  /// Whether a free layout and all that is in it has nothing of that, nor stands in what takes its ideal length or on a line of text.
  private func standsApart(_ layout: Int) -> Bool {
    guard !holdsCoupledAxes(layout) else { return false }
    return containers(in: layout).allSatisfy { container in
      containers[container].unproposedAxes.isEmpty && !containers[container].linesUp
        && Axis.allCases.allSatisfy { !fractions.isAround(container, $0) }
    }
  }

  /// Whether some of some containers, in document order, stand in one whose lengths follow from each other, or are it.
  func coupledContainersHold(anyOf inner: [Int]) -> Bool {
    infrequent.coupledNodes.contains { node in containerIndex(of: node).map { holds(anyOf: inner, in: $0) } ?? false }
  }

  /// Whether some of some containers, in document order, stand in something that is decided by the space that is there, or are it.
  ///
  /// O(containers).
  func decisionsHold(anyOf inner: [Int]) -> Bool {
    containers.indices.contains { isDecided($0) && holds(anyOf: inner, in: $0) }
  }

  /// Whether something in a container is decided by the space that is there.
  private func isDecided(_ container: Int) -> Bool {
    containers[container].node.map { tree.form(of: $0) == .dependent } ?? false
  }

  /// Whether some of some containers, in document order, stand in one that describes its tracks itself, or are it.
  ///
  /// O(containers) where there are such.
  func ownTracksHold(anyOf inner: [Int]) -> Bool {
    hasOwnTracks && containers.indices.contains { containers[$0].hasOwnTracks && holds(anyOf: inner, in: $0) }
  }

  /// O(log n) for n containers.
  private func holds(anyOf inner: [Int], in outer: Int) -> Bool {
    let inside = containers(in: outer)
    let first = inner.partitionPoint { $0 >= inside.lowerBound }
    return first < inner.count && inner[first] < inside.upperBound
  }

  /// Whether a container is a free layout, or one stands in it.
  ///
  /// O(1) where there are none, else O(containers in it).
  func holdsFreeLayout(_ container: Int) -> Bool {
    placesFreely && containers(in: container).contains { containers[$0].isFree }
  }

  /// Whether a relation has a say in how long a free layout is at least: it is required, along one axis, and carried by that.
  func tellsLeastLength(ofFreeLayout carried: LayoutTree.CarriedRelation) -> Bool {
    let axes = carried.relation.axes
    guard carried.relation.constraint.priority == .required, !axes.isEmpty, axes != .all else { return false }
    return containerIndex(of: carried.node).map { containers[$0].isFree } ?? false
  }

  /// Whether some free layout stands in something that is decided by the space that is there, or such a thing in a free layout, which
  /// offers it nothing.
  ///
  /// O(containers), and O(log n) for each that is free or decided.
  var freeLayoutsMeetDecisions: Bool {
    let layouts = containers.indices.filter { containers[$0].isFree }
    let decided = containers.indices.filter(isDecided)
    return decisionsHold(anyOf: layouts) || layouts.contains { holds(anyOf: decided, in: $0) }
  }
}
