internal import LayoutGeometry

/// Which child of which container stands in which tracks: a description with rows, spans and alignments worked out.
///
/// Stacks and grids come down to the same: cells in columns and rows. All cells of all containers stand in one array.
/// It never changes once it is made, and every step keeps it: a class, so that keeping it is no copy of all its parts.
final class Structure: Sendable {
  /// The tree as it was described, but for the lines of flows, as far as they are known.
  ///
  /// Kept instead of the description itself: that would be a copy of all nodes.
  let linedDescription: LayoutTree
  /// The tree that lengths are found for: what takes its least length has that as a frame, and each line is a container of its own.
  let tree: LayoutTree
  /// Which way columns go where a container says nothing else; lengths do not depend on it.
  let layoutDirection: LayoutDirection
  /// What nodes are called, where checking the tree had to find that.
  private let names: TreeFindings.IdentifierBox?
  /// The containers in document order; the root is the first.
  let containers: [Container]
  let cells: CellList
  /// The container that a node is, or -1; empty where there is but one.
  private let containerOfNode: [Int32]
  /// What few layouts have.
  let infrequent: Infrequent
  /// Sentences about things that are allowed but have no effect.
  let notes: [String]

  /// Whether something in it was decided by the space that is there: alternatives, or the number of tracks.
  let dependsOnSpace: Bool

  /// Whether some nodes may have no place: alternatives that were not chosen, and what is in them.
  let leavesOutAlternatives: Bool

  /// Whether something in it is never evaluated directly: what couples axes in some ways, or chooses.
  let needsProgram: Bool
  /// Whether something distributes what no track of it takes.
  let distributes: Bool

  /// Whether a container leaves the places of its children to relations.
  let placesFreely: Bool

  /// Whether relations say where something is, or how long it is.
  var isRelated: Bool { placesFreely || !tree.relations.isEmpty }

  /// Whether something keeps a ratio, so that its height follows from its width.
  let keepsRatios: Bool

  /// Whether something is drawn as large as it must be to cover its cell.
  let coversCells: Bool

  /// Whether a container describes its tracks along an axis itself.
  let hasOwnTracks: Bool

  /// Whether a grid lists tracks, or has some in which nothing stands.
  let listsTracks: Bool

  /// Whether cells line up by their text.
  let linesUp: Bool

  /// Whether a container stands in an unsized cell.
  let holdsUnsizedContainers: Bool

  /// Whether it matters where lines of text stand: cells line up by them, or relations speak of them.
  let usesBaselines: Bool

  /// Whether the content of a leaf is measured.
  let measuresLeaves: Bool

  /// A leaf that asks for more than what was said of its lengths: measured content, or its ideal length in any case.
  struct LeafWithOwnLengths {
    let node: Int
    let container: Int
    /// Where its cell stands among all.
    let cell: Int
    let isMeasured: Bool
  }

  /// The leaves that ask for more than what was said of their lengths, by container and in the order of cells.
  let leavesWithOwnLengths: [LeafWithOwnLengths]

  /// Whether there are such leaves.
  @inline(__always) var keepsIdealLengths: Bool { !leavesWithOwnLengths.isEmpty }

  /// The axes along which a container takes its ideal length in any case.
  let fixedContainerAxes: Axis.Set

  /// Whether something may be drawn beyond its cell though the whole has room: by offsets, gaps below 0, a ratio by which it
  /// covers the cell, and where it may be longer than tracks that it has no say in.
  let overlaps: Bool

  /// Whether some containers are made of hexagons, which are as high as their width makes them.
  let holdsHexagons: Bool

  /// By container, whether hexagons could take part in how wide it can be; empty where there are none beside others.
  private let containersBesideHexagons: [Bool]

  /// - Parameters:
  ///   - decisions: What was decided by the space that is there; `nil` to measure all alternatives.
  ///   - findings: What checking the tree has found.
  ///   - maybeDependsOnSpace: `false` where it is known that nothing depends on the space that is there, so that there is nothing to
  ///     decide, nor lines to find.
  init(
    _ tree: consuming LayoutTree, defaultSpacing: Double, layoutDirection: LayoutDirection = .leftToRight,
    decisions: SpaceDecisions?, findings: TreeFindings = TreeFindings(), maybeDependsOnSpace: Bool = true
  ) {
    var tree = tree
    if maybeDependsOnSpace {
      tree.breakLines(decisions?.lines ?? tree.unbrokenLines, mayHoldParts: !(decisions?.flowsHoldItems ?? false))
    }
    linedDescription = tree
    self.layoutDirection = layoutDirection
    var builder = StructureBuilder(tree, defaultSpacing: defaultSpacing, decisions: decisions, findings)
    builder.build()
    infrequent =
      builder.infrequent == nil && !builder.listsTracks ? .none : Infrequent(builder, tree, layoutDirection)
    if infrequent.fractions.isEmpty, infrequent.leastAxes.isEmpty {
      self.tree = tree
    } else {
      // What is as long as its content has to be has that as a frame, whatever it is given.
      let framed =
        infrequent.fractions.parents.map { ($0.container, $0.axes) }
        + infrequent.leastAxes.entries.map { ($0.number, $0.value) }
      self.tree = tree.takingAll(
        framed.compactMap { container, axes in builder.containers[container].node.map { ($0, axes) } })
    }
    (holdsHexagons, containersBesideHexagons) = (builder.holdsHexagons, builder.containersBesideHexagons())
    // Taken out of the builder, which would else let go of one reference to each.
    containers = exchange(&builder.containers, with: [])
    cells = exchange(&builder.cells, with: Structure.CellList())
    containerOfNode = exchange(&builder.containerOfNode, with: [])
    notes = exchange(&builder.notes, with: [])
    needsProgram = builder.needsProgram
    placesFreely = builder.placesFreely
    keepsRatios = builder.keepsRatios
    coversCells = builder.coversCells
    hasOwnTracks = builder.hasOwnTracks
    listsTracks = builder.listsTracks
    linesUp = builder.linesUp
    holdsUnsizedContainers = builder.holdsUnsizedContainers
    usesBaselines =
      builder.linesUp || tree.relations.contains { $0.relation.anchors.contains { $0.attribute.baseline != nil } }
    measuresLeaves = builder.measuresLeaves
    leavesWithOwnLengths = builder.leavesWithOwnLengths
    fixedContainerAxes = builder.fixedContainerAxes
    overlaps = builder.overlaps || builder.coversCells
    distributes = builder.distributes
    dependsOnSpace = builder.dependsOnSpace
    leavesOutAlternatives = builder.leavesOutAlternatives
    names = findings.names
  }

  /// What nodes are called.
  ///
  /// O(nodes), or O(1) where checking the tree had to find that.
  var identifiers: IdentifierSet { names?.identifiers ?? IdentifierSet(of: tree) }

  /// What a leaf asks for along an axis; a divider is thin where nothing else was said, a spacer silent across its stack.
  @inline(__always) func leafLength(of node: Int, _ axis: Axis) -> Length { leafLength(of: node, axis, in: tree) }

  /// What a leaf asks for in a tree that is this one but for lengths of leaves.
  @inline(__always) func leafLength(of node: Int, _ axis: Axis, in tree: LayoutTree) -> Length {
    if !infrequent.dependentLeaves.isEmpty,
      let length = infrequent.dependentLeaves[node]?.length(axis, hasLimits: tree.hasLimits(node, axis))
    {
      return length
    }
    return tree.itemLength(of: node, axis)
  }

  /// Whether a leaf is a divider that is thin along an axis as long as nothing else is said.
  func isThin(_ node: Int, _ axis: Axis) -> Bool { infrequent.dependentLeaves[node] == .divider(thin: axis) }

  /// Whether what a leaf asks for is all in what was said of it.
  func isIndependent(_ node: Int) -> Bool {
    infrequent.dependentLeaves.isEmpty || infrequent.dependentLeaves[node] == nil
  }

  /// Whether places along an axis are the mirror images of those that tracks and cells have.
  func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// Whether children and tracks of a container are drawn along an axis in the mirror image of the order that they have.
  func isMirrored(_ axis: Axis, in container: Int) -> Bool { isMirrored(axis) != isTurned(container, axis) }

  /// Whether a container reads along an axis against the direction of the whole.
  @inline(__always) func isTurned(_ container: Int, _ axis: Axis) -> Bool {
    !infrequent.isTurned.isEmpty && axis == .horizontal && infrequent.isTurned[container]
  }

  /// Whether all reads in one direction.
  var hasOneDirection: Bool { infrequent.isTurned.isEmpty }

  /// Whether a container is all of a flow in one line along an axis, which may be broken before each child.
  func breaksAtEachChild(_ container: Int, _ axis: Axis) -> Bool {
    guard containers[container].isUnbrokenLine, containers[container].columnCount > 0,
      let node = containers[container].node
    else { return false }
    return tree.nodes[node].kind.container?.lineAxis == axis
  }

  /// The cells of a container.
  @inline(__always) func cells(of container: Int) -> CellList.Part { cells.part(containers[container].cells) }

  /// How many nodes a container is, with all that is in it.
  func nodeCount(of container: Int) -> Int {
    containers[container].node.map { tree.described(in: $0).count } ?? tree.count
  }

  /// The container that a cell's child is, or `nil` for an item.
  @inline(__always) func childContainer(_ cell: Cell) -> Int? { containerIndex(of: cell.node) }

  /// Whether a container is as long as its content has to be.
  @inline(__always) func takesLeastLength(_ container: Int, _ axis: Axis) -> Bool {
    !infrequent.leastAxes.isEmpty && infrequent.leastAxes[container]?.contains(Axis.Set(axis)) ?? false
  }

  /// Whether some container is as long as its content has to be.
  var takesLeastLengths: Bool { !infrequent.leastAxes.isEmpty }

  /// Whether something is told by the least length of a container: what stands in a cell that asks for no more, rather than for
  /// nothing, or takes no more.
  var needsLeastLengths: Bool { takesLeastLengths || holdsUnsizedContainers }

  /// The container that a node is, or `nil` for an item.
  @inline(__always) func containerIndex(of node: Int) -> Int? {
    guard !containerOfNode.isEmpty else { return containers[0].node == node ? 0 : nil }
    let container = containerOfNode[node]
    return container < 0 ? nil : Int(container)
  }

  /// Whether the lengths along one axis follow from those along the other somewhere.
  var couplesAxes: Bool { !infrequent.coupledNodes.isEmpty }

  /// Whether hexagons could take part in how wide a container can be.
  func isBesideHexagons(_ container: Int) -> Bool {
    !containersBesideHexagons.isEmpty && containersBesideHexagons[container]
  }

  /// Whether something in a container is made of hexagons, or it is itself.
  func holdsHexagons(_ container: Int) -> Bool {
    holdsHexagons && coupledNodes(in: container).contains(where: isOfHexagons)
  }

  /// The containers in a container, or itself, whose lengths follow from each other, as nodes.
  ///
  /// O(log n) for n such containers in all.
  private func coupledNodes(in container: Int) -> ArraySlice<Int> {
    guard let node = containers[container].node else { return infrequent.coupledNodes[...] }
    let described = tree.described(in: node)
    let first = infrequent.coupledNodes.partitionPoint { $0 >= described.lowerBound }
    return infrequent.coupledNodes[
      first..<infrequent.coupledNodes[first...].partitionPoint { $0 >= described.upperBound }]
  }

  private func isOfHexagons(_ node: Int) -> Bool {
    containerIndex(of: node).map { containers[$0].shape != nil } ?? false
  }

  /// Whether a container keeps a ratio, or something in it does.
  func holdsRatio(_ container: Int) -> Bool {
    keepsRatios && coupledNodes(in: container).contains { !isOfHexagons($0) }
  }

  /// Whether the lengths of a container follow from each other, or those of something in it do.
  func holdsCoupledAxes(_ container: Int) -> Bool {
    guard let node = containers[container].node else { return couplesAxes }
    let described = tree.described(in: node)
    let first = infrequent.coupledNodes.partitionPoint { $0 >= described.lowerBound }
    return first < infrequent.coupledNodes.count && infrequent.coupledNodes[first] < described.upperBound
  }

  /// Whether something whose height and width follow from each other has its height from a cell that asks for nothing along that, or
  /// hexagons stand in any cell that asks for nothing: what comes of that, programs tell.
  ///
  /// O(cells), where some container stands in such a cell.
  var holdsCoupledHeightsInUnsizedCells: Bool {
    holdsUnsizedContainers
      && containers.indices.contains { container in
        containers[container].shape == nil
          && cells(of: container).contains { cell in
            guard !cell.unsizedAxes.isEmpty, !cell.isAttached, let child = childContainer(cell), holdsCoupledAxes(child)
            else { return false }
            return cell.unsizedAxes.contains(.vertical) || holdsHexagons(child)
          }
      }
  }

  /// Whether a container is as long along an axis as its ratio lets it be, with padding around it or without.
  ///
  /// Padding with a length of its own is as long as that, or as what is in it.
  func isElastic(_ container: Int, _ axis: Axis) -> Bool {
    if containers[container].keepsRatio { return true }
    guard containers[container].isPadding, !isFramed(container, axis), let cell = cells(of: container).first else {
      return false
    }
    return childContainer(cell).map { isElastic($0, axis) } ?? false
  }

  /// Whether a child takes all of its cell, whatever its own limits say; what keeps a ratio can only in a hexagon, which has one.
  func fills(_ cell: Cell, of container: Int) -> Bool {
    guard containers[container].fillsCells, !cell.isAttached else { return false }
    return containers[container].shape != nil || !(childContainer(cell).map { containers[$0].keepsRatio } ?? false)
  }

  /// A container and those in it, however deep.
  func containers(in outer: Int) -> Range<Int> {
    guard outer > 0, let node = containers[outer].node else { return containers.indices }
    let end = tree.nodes[node].end
    return
      outer..<containers[outer...].partitionPoint { inner in
        inner.node.map { tree.described(in: $0).lowerBound >= end } ?? true
      }
  }

  /// Whether a container stands in another one, however deep.
  func holds(_ inner: Int, in outer: Int) -> Bool {
    guard let node = containers[inner].node else { return false }
    guard let around = containers[outer].node else { return true }
    // A line begins where its first child does, so the order of containers tells which of them is around the other one.
    return outer < inner && tree.described(in: node).lowerBound < tree.nodes[around].end
  }
}
