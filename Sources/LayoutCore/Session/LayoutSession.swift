public import LayoutGeometry
internal import LinearModel

/// A layout that is placed, changed, and placed again, at the price of what changed.
///
/// The frames after an edit are those that a fresh placement of the changed layout has. An edit that cannot be placed throws,
/// and leaves the session as it was.
///
/// Where every ideal length fits and nothing is left to decide, a changed proposal or length is followed to what depends on
/// it and no further, to the same last digit as in a fresh placement. Otherwise the whole is placed again, and its linear
/// programs start where they ended the last time; digits beyond the ninth may differ then.
///
/// A session is a value: a copy goes its own way.
public struct LayoutSession: Sendable {
  /// The engine that places the layout.
  public let engine: LayoutEngine
  /// The size that is offered to the root now.
  public private(set) var proposal: ProposedSize

  /// What placed the layout the last time: one of the two.
  private var evaluated: EvaluatedLayout?
  private var solved: Placement?
  private var frames = FrameTable([])
  private var identifiers: IdentifierSet

  init(engine: LayoutEngine, _ tree: LayoutTree, _ proposal: ProposedSize) throws {
    self.engine = engine
    self.proposal = proposal
    try tree.validate(limits: engine.options.limits)
    identifiers = IdentifierSet(of: tree.nodes)
    try place(tree, in: proposal) { _ in nil }
  }

  // MARK: Reading

  /// The size of the root.
  public var size: Size { evaluated?.size ?? lastPlacement.size }

  /// Where the item with this id stands, or `nil` if there is none.
  ///
  /// O(1).
  public subscript(id: String) -> Rect? {
    identifiers.node(of: id, in: tree.nodes).flatMap { isPlaced($0) ? frames.rects[$0] : nil }
  }

  /// The items, and containers with an id, that the last edits moved, resized or brought, in document order.
  ///
  /// O(number of nodes), at about a nanosecond for each that stands where it stood. At first it is all of them.
  public var changedFrames: [Placement.Frame] {
    let tree = tree
    return frames.rects.indices.compactMap { node in
      guard frames.isMoved(node), isPlaced(node), let id = tree.nodes[node].id else { return nil }
      return Placement.Frame(id: id, rect: frames.rects[node])
    }
  }

  /// Where everything stands now, with the diagnosis.
  ///
  /// O(tracks and containers). While a placement is kept, the next edit copies what both share: O(number of nodes).
  public func placement() -> Placement { evaluated?.placement(frames) ?? lastPlacement }

  private var lastPlacement: Placement {
    guard let solved else { preconditionFailure("A session is told in closed form, or has a placement.") }
    return solved
  }

  private var tree: LayoutTree { evaluated?.structure.tree ?? lastPlacement.tree }

  private func isPlaced(_ node: Int) -> Bool { solved?.isPlaced[node] ?? true }

  // MARK: Editing

  /// Changes the layout and places it again.
  ///
  /// Several edits count as one: only what they make together has to have an answer, and ids are those that the edits before
  /// left. See the type for what an edit costs.
  ///
  /// - Throws: A `LayoutError` with code `invalidLayout`, `nonFinite` or `limitExceeded` where an edit is about nothing or asks
  ///   for what no layout may ask, and whatever ``LayoutEngine/place(_:in:)`` throws. The session is as before then.
  public mutating func apply(_ edits: LayoutEdit...) throws { try apply(edits) }

  /// Changes the layout and places it again; see ``apply(_:)-(LayoutEdit...)``.
  public mutating func apply(_ edits: [LayoutEdit]) throws {
    var proposal = proposal
    var resizings: [EvaluatedLayout.Resizing] = []
    for (number, edit) in edits.enumerated() {
      switch edit.kind {
      case .propose(let size): proposal = size
      case .resize(let id, let width, let height):
        let node = try node(of: id, in: tree, identifiers, edit: number)
        guard evaluated != nil, tree.nodes[node].isLeaf else { return try rebuild(edits) }
        for (axis, said) in [(Axis.horizontal, width), (.vertical, height)] where said.isGiven {
          resizings.append(.init(leaf: node, axis: axis, limits: tree.limits(of: node, axis).updated(by: said)))
        }
      case .insert, .remove: return try rebuild(edits)
      }
    }
    try proposal.validate(limits: engine.options.limits)
    guard evaluated != nil else { return try place(tree, in: proposal) { $0 } }
    try evaluate(resizings, proposal)
  }

  /// Takes over edits that leave the tree as it is, but for lengths of leaves.
  private mutating func evaluate(_ resizings: [EvaluatedLayout.Resizing], _ proposal: ProposedSize) throws {
    for resizing in resizings {
      try tree.check(resizing.limits, asLengthOf: resizing.leaf, resizing.axis, limits: engine.options.limits)
    }
    let undoing = resizings.reversed().map { resizing in
      EvaluatedLayout.Resizing(
        leaf: resizing.leaf, axis: resizing.axis, limits: tree.limits(of: resizing.leaf, resizing.axis))
    }
    if evaluated?.apply(resizings, proposal, &frames) == true { return self.proposal = proposal }
    do {
      try place(tree, in: proposal) { $0 }
    } catch {
      var old = tree
      for resizing in undoing { old.setLimits(of: resizing.leaf, resizing.axis, resizing.limits) }
      restore(old)
      throw error
    }
  }

  /// Takes over edits on a copy of the tree.
  private mutating func rebuild(_ edits: [LayoutEdit]) throws {
    var (tree, proposal, identifiers) = (tree, proposal, identifiers)
    var shifts: [NodeShift] = []
    for (number, edit) in edits.enumerated() {
      switch edit.kind {
      case .propose(let size): proposal = size
      case .resize(let id, let width, let height):
        let node = try node(of: id, in: tree, identifiers, edit: number)
        tree.setLimits(of: node, .horizontal, tree.limits(of: node, .horizontal).updated(by: width))
        tree.setLimits(of: node, .vertical, tree.limits(of: node, .vertical).updated(by: height))
      case .insert(let other, let place):
        let known = identifiers
        shifts.append(
          try tree.insert(other, place) { [tree] in
            try node(of: $0, in: tree, known, edit: number)
          })
        identifiers = IdentifierSet(of: tree.nodes)
      case .remove(let id):
        shifts.append(try tree.removeWithEmptyRow(try node(of: id, in: tree, identifiers, edit: number)))
        identifiers = IdentifierSet(of: tree.nodes)
      }
    }
    try tree.validate(limits: engine.options.limits)
    try place(tree, in: proposal) { node in
      shifts.reversed().reduce(node) { node, shift in node.flatMap(shift.oldNode) }
    }
    self.identifiers = identifiers
  }

  private func node(
    of id: String, in tree: LayoutTree, _ identifiers: IdentifierSet, edit: Int
  ) throws -> Int {
    if let node = identifiers.node(of: id, in: tree.nodes) { return node }
    throw LayoutError(.invalidLayout, tree.unknownItem(id, in: 0), place: "edits[\(edit)]")
  }

  // MARK: Placing

  /// Places a tree that is known to be valid from the start.
  ///
  /// - Parameter oldNode: The number that each of its nodes had until now, if it was there.
  private mutating func place(
    _ tree: LayoutTree, in proposal: ProposedSize, oldNode: (Int) -> Int?
  ) throws {
    try proposal.validate(limits: engine.options.limits)
    let rects: [Rect]
    if let (layout, told) = engine.evaluatedLayout(tree, in: proposal) {
      (evaluated, solved, rects) = (layout, nil, told)
    } else {
      let placement = try engine.placeWithFixes(valid: tree, in: proposal)
      (evaluated, solved, rects) = (nil, placement, placement.rects)
    }
    self.proposal = proposal
    frames.replace(by: rects, oldNode: oldNode)
  }

  /// Takes back lengths that could not be placed; they could be told in closed form before, so they can again.
  private mutating func restore(_ tree: LayoutTree) {
    evaluated = engine.evaluatedLayout(tree, in: proposal)?.layout
  }
}
