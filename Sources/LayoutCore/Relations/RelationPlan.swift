internal import LayoutGeometry
internal import LinearModel

/// Which relations belong to which model, and what they need there.
struct RelationPlan {
  /// A relation with its anchors resolved.
  struct Entry {
    /// The position in the tree's list.
    let index: Int
    /// The node that carries it, from which places are measured.
    let carrier: Int
    /// The node of each anchor.
    let nodes: [Int]
    /// The axes that the anchors are on.
    let axes: Axis.Set
    /// The innermost container whose model all anchors are in, with those that stand in unsized cells in it.
    let root: Int
    /// The containers whose models it is part of: the root, and those in unsized cells that it reaches into.
    let models: Set<Int>
  }

  private var horizontal = AxisRelations()
  private var vertical = AxisRelations()
  private(set) var entries: [Entry] = []
  /// Sentences about relations that have no effect.
  private(set) var notes: [String] = []
  let cells: CellTable?
  /// Whether it has only what tells how long free layouts are at least.
  private var isOfFreeLayouts = false
  /// The plan that has only that, where this one has more and something asks for it; one or none.
  private var least: [RelationPlan] = []

  /// No relations at all.
  static let none = RelationPlan()

  private init() { cells = nil }

  /// - Parameter isOpen: Whether it is not known yet where a node is to stand; what speaks of one is left out.
  init(_ structure: Structure, leavingOut isOpen: (Int) -> Bool = { _ in false }) throws {
    try self.init(structure, isOfFreeLayouts: false, leavingOut: isOpen)
    guard structure.placesFreely, structure.needsLeastLengths else { return }
    least = [try RelationPlan(structure, isOfFreeLayouts: true, leavingOut: isOpen)]
  }

  private init(_ structure: Structure, isOfFreeLayouts: Bool, leavingOut isOpen: (Int) -> Bool) throws {
    guard !structure.tree.relations.isEmpty || structure.placesFreely else {
      self = .none
      return
    }
    let cells = CellTable(structure)
    self.cells = cells
    self.isOfFreeLayouts = isOfFreeLayouts
    horizontal = AxisRelations(nodeCount: structure.tree.nodes.count, containerCount: structure.containers.count)
    vertical = horizontal
    if structure.placesFreely { noteFreeChildren(cells, structure) }
    if !structure.tree.relations.isEmpty {
      let ids = structure.identifiers
      for (index, carried) in structure.tree.relations.enumerated()
      where !isOfFreeLayouts || structure.tellsLeastLength(ofFreeLayout: carried) {
        try add(index, ids, cells, structure, leavingOut: isOpen)
      }
    }
    horizontal.sortNodes()
    vertical.sortNodes()
  }

  /// What tells how long free layouts are at least: where their children stand in them, and what is required of these.
  ///
  /// Other relations have no say in what an unsized cell asks for.
  var ofFreeLayouts: RelationPlan { isOfFreeLayouts ? self : least.first ?? .none }

  /// Whether nothing is said of the edges of anything.
  var isEmpty: Bool { horizontal.nodes.isEmpty && vertical.nodes.isEmpty && entries.isEmpty }

  private subscript(axis: Axis) -> AxisRelations {
    // Lent, not copied: it is asked for every item.
    _read {
      if axis == .horizontal { yield horizontal } else { yield vertical }
    }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }

  /// The nodes whose edges along an axis are spoken of in a container's model, in document order.
  func nodes(_ axis: Axis, in root: Int, of structure: Structure) -> [Int] {
    guard let cells else { return [] }
    guard self[axis].reachesIntoAny else {
      return self[axis].nodes.filter { cells.root(of: $0, axis, in: structure) == root }
    }
    return self[axis].nodes.filter { node in
      let roots = cells.roots(of: node, axis, in: structure)
      guard let index = roots.firstIndex(of: root) else { return false }
      return roots[..<index].allSatisfy { self[axis].isNoted(.reached, of: $0) }
    }
  }

  /// Whether there are containers in unsized cells that relations reach into from outside.
  func reachesIntoAny(_ axis: Axis) -> Bool { self[axis].reachesIntoAny }

  /// Whether relations reach from outside into a container that stands in an unsized cell.
  func reachesInto(_ container: Int, _ axis: Axis) -> Bool { self[axis].isNoted(.reached, of: container) }

  /// Whether relations speak of something in a container, so that its tracks cannot be told by their cells alone.
  func concerns(_ container: Int, _ axis: Axis) -> Bool { self[axis].isNoted(.concerned, of: container) }

  /// Whether relations tell how long what is in a container is, and none from around it how long the container is.
  func tellContent(of container: Int, _ axis: Axis) -> Bool {
    self[axis].isNoted(.concerned, of: container) && !self[axis].isNoted(.told, of: container)
  }

  /// Whether relations speak of an item's edges along an axis.
  func concernsItem(_ node: Int, _ axis: Axis) -> Bool { self[axis].isSpokenOf(node) }

  /// Whether a relation has a say in lengths or places along an axis: what contradicts itself without any anchor has one in
  /// both.
  func concerns(_ axis: Axis) -> Bool { entries.contains { $0.axes.isEmpty || $0.axes.contains(Axis.Set(axis)) } }

  /// Whether relations may move a node in its cell along an axis.
  func mayMove(_ node: Int, _ axis: Axis) -> Bool { self[axis].mayMove(node) }

  /// Whether relations may move children of a container in their cells along an axis.
  func mayMoveChildren(of container: Int, _ axis: Axis) -> Bool { self[axis].isNoted(.holdsMovable, of: container) }

  /// Whether a relation ties widths to heights.
  private(set) var couplesAxes = false

  // MARK: Adding

  private mutating func add(
    _ index: Int, _ ids: IdentifierSet, _ cells: CellTable, _ structure: Structure, leavingOut isOpen: (Int) -> Bool
  ) throws {
    let carried = structure.tree.relations[index]
    var nodes: [Int] = []
    for anchor in carried.relation.anchors {
      let targets = structure.tree.targets(of: anchor, carriedBy: carried.node, ids: ids)
      // Of alternatives that share an id it is about the one that stands there.
      let placed = targets.first { cells.root(of: $0, anchor.attribute.axis, in: structure) != nil }
      guard let node = placed ?? targets.first else {
        preconditionFailure("A relation is validated before it is compiled.")
      }
      nodes.append(node)
    }
    guard !nodes.contains(where: isOpen) else { return }
    guard let models = try models(of: carried, nodes, cells, structure), let root = models.first else {
      notes.append("\"\(carried.relation.text)\" has no effect: it is about an alternative that was not chosen.")
      return
    }
    entries.append(
      Entry(
        index: index, carrier: carried.node, nodes: nodes, axes: carried.relation.axes, root: root, models: Set(models))
    )
    couplesAxes = couplesAxes || carried.relation.axes == .all
    if models.count > 1 {
      for anchor in carried.relation.anchors {
        for model in models.dropFirst() { self[anchor.attribute.axis].note(model, .reached) }
      }
    }
    for (node, anchor) in zip(nodes, carried.relation.anchors) {
      note(node, carriedBy: carried.node, anchor.attribute.axis, cells, structure)
      // Places are told from where the carrier starts.
      guard !anchor.attribute.isLength else { continue }
      self[anchor.attribute.axis].note(spokenOf: carried.node)
      if let moved = movable(node, in: carried.node, cells, structure), let (container, _) = cells.place(of: moved) {
        self[anchor.attribute.axis].note(movable: moved, in: container)
      }
    }
  }

  /// The children of free layouts may stand anywhere in them, whether relations speak of them or not.
  private mutating func noteFreeChildren(_ cells: CellTable, _ structure: Structure) {
    for container in structure.containers.indices where structure.containers[container].isFree {
      for cell in structure.cells(of: container) {
        for axis in Axis.allCases {
          note(cell.node, carriedBy: cell.node, axis, cells, structure)
          self[axis].note(movable: cell.node, in: container)
        }
      }
    }
  }

  /// The models that a relation is part of: the innermost that all anchors are in, and the start of the carrier where places
  /// are told from there; and then those in unsized cells that it reaches into.
  ///
  /// - Returns: `nil` where one anchor has no place.
  private func models(
    of carried: LayoutTree.CarriedRelation, _ nodes: [Int], _ cells: CellTable, _ structure: Structure
  ) throws -> [Int]? {
    var ways = zip(nodes, carried.relation.anchors).map { cells.roots(of: $0, $1.attribute.axis, in: structure) }
    guard ways.allSatisfy({ !$0.isEmpty }) else { return nil }
    let inside = Self.models(ways)
    for anchor in carried.relation.anchors where !anchor.attribute.isLength {
      ways.append(cells.roots(of: carried.node, anchor.attribute.axis, in: structure))
    }
    guard let models = Self.models(ways) ?? inside else { return nil }
    guard let closed = models.dropFirst().max(), cannotReach(into: models.dropFirst(), carried.relation, structure)
    else { return models }
    // Where nothing outside but the start of the carrier is spoken of, that is told before.
    if let inside, inside.count == 1 || !cannotReach(into: inside.dropFirst(), carried.relation, structure) {
      return inside
    }
    let tree = structure.tree
    let inner = structure.containers[closed].node.map(tree.name) ?? "one of them"
    throw LayoutError(
      .invalidLayout,
      "\"\(carried.relation.text)\" ties what is inside of \(inner) to what is outside, but \(inner) stands in an unsized "
        + "cell, and a width and a height depend on each other. Constrain \(inner) itself, or make its cell sized.",
      place: tree.place(of: carried.node))
  }

  /// The innermost model on all ways outwards, and then those on the way to it.
  private static func models(_ ways: [[Int]]) -> [Int]? {
    guard let root = ways.first?.first(where: { root in ways.allSatisfy { $0.contains(root) } }) else { return nil }
    return [root] + Set(ways.flatMap { $0.prefix { $0 != root } }).sorted()
  }

  /// Along two axes at once, or where one length follows from the other, no axis can be decided before the other.
  private func cannotReach(into models: ArraySlice<Int>, _ relation: LayoutRelation, _ structure: Structure) -> Bool {
    !models.isEmpty && (relation.axes == .all || models.contains(where: structure.holdsCoupledAxes))
  }

  /// What moves when a relation moves a node: itself, or what is around it if it fills that.
  ///
  /// - Returns: `nil` where that is the layout that carries the relation, from which places are counted, or a hexagon.
  private func movable(_ node: Int, in carrier: Int, _ cells: CellTable, _ structure: Structure) -> Int? {
    var node = node
    while node != carrier, let (container, _) = cells.place(of: node) {
      guard structure.containers[container].shape == nil else { return nil }
      guard structure.containers[container].fillsCells, let parent = structure.containers[container].node else {
        return node
      }
      node = parent
    }
    return nil
  }

  private mutating func note(
    _ node: Int, carriedBy carrier: Int, _ axis: Axis, _ cells: CellTable, _ structure: Structure
  ) {
    self[axis].note(spokenOf: node)
    if let own = structure.containerIndex(of: node) {
      self[axis].note(own, .concerned)
      let isInside = (node..<structure.tree.nodes[node].end).contains(carrier)
      if !isInside { self[axis].note(own, .told) }
    }
    var node = node
    while let (container, _) = cells.place(of: node) {
      self[axis].note(container, .concerned)
      guard let parent = structure.containers[container].node else { return }
      node = parent
    }
  }
}

extension LayoutAnchor.Attribute {
  /// The axis that the edge or size is on.
  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is a length, which does not change with where the item stands.
  var isLength: Bool { self == .width || self == .height }
}
