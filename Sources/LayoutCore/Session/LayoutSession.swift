public import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// A layout that is placed, changed, and placed again, at the price of what changed.
///
/// The frames after an edit are those that a fresh placement of the changed layout has. An edit that cannot be placed throws,
/// and leaves the session as it was.
///
/// Along an axis whose lengths are evaluated directly, an edit is followed to what depends on it and no further, to the same
/// last digit as in a fresh placement. Along one that takes a linear program, an edit that asks nothing new of the program
/// leaves its answer as it is; otherwise everything is placed again, and the program starts from the bases with which it ended
/// the last time. Digits beyond the ninth may differ from those of a fresh placement then.
///
/// Measured content is asked once for each width that it comes to while nothing is put into the layout or taken out of it.
///
/// A session is a value: a copy goes its own way.
public struct LayoutSession: Sendable {
  /// The engine that places the layout.
  package let engine: LayoutEngine
  /// The size that is offered to the root now.
  public private(set) var proposal: ProposedSize
  /// The size of the root.
  public private(set) var size = Size.zero

  // What is known of the layout as it is now, besides its frames: one of these, or neither when an edit was begun that could
  // not be placed. They are apart so that edits change what is evaluated in place.
  private var evaluated: IncrementalLayout?
  private var solved: Placement?
  /// The description as it is now.
  private var tree: LayoutTree
  private var frames = FrameTable([])
  /// Whether each node has a place.
  private var isPlaced = PlacedNodes()
  private var identifiers: IdentifierSet
  /// What placing the layout anew starts from.
  private var memory = PlacementMemory()

  init(engine: LayoutEngine, _ tree: LayoutTree, _ proposal: ProposedSize) throws {
    self.engine = engine
    self.proposal = proposal
    try tree.validate(limits: engine.options.limits)
    identifiers = IdentifierSet(of: tree)
    self.tree = tree
    try place(tree, in: proposal) { _ in nil }
  }

  // MARK: Reading

  /// Where the item with this id stands, or `nil` if there is none.
  ///
  /// O(1).
  ///
  /// - Parameter id: A string, or what its text was written from, such as 7.
  @inlinable public subscript(id: some LosslessStringConvertible) -> Rect? { rect(called: String(id)) }

  @usableFromInline func rect(called id: String) -> Rect? {
    identifiers.node(called: id, in: tree.nodes) { isPlaced[$0] }.map { frames.rects[$0] }
  }

  /// The items, and containers with an id, that the last edits moved, resized or brought, in document order.
  ///
  /// O(number of nodes), at about a nanosecond for each that stands where it stood. At first it is all of them.
  public var changedFrames: [Placement.Frame] {
    var places = NodePlaces(of: tree)
    return frames.rects.indices.compactMap { node in
      guard frames.isMoved(node), isPlaced[node], tree.hasFrame(node) else { return nil }
      return Placement.Frame(of: node, in: tree, frames.rects[node], &places)
    }
  }

  /// Where everything stands now, with the diagnosis.
  ///
  /// O(tracks and containers), and what trying fixes takes where something is open. While a placement is kept, the next edit
  /// copies what both share: O(number of nodes).
  ///
  /// - Throws: Where fixes are tried, `limitExceeded`, or `CancellationError` in a task that was cancelled.
  public func placement() throws -> Placement {
    let budget = SolveBudget(engine.options.limits)
    let placement = try evaluated?.placement(of: tree, frames) ?? solved ?? placedAnew(within: budget)
    return try engine.withFixes(placement, in: proposal, nil, within: budget)
  }

  /// The placement where an edit failed after which nothing is evaluated any more.
  ///
  /// A program that starts elsewhere ends at other last digits, and what an edit left as it was must not move by one.
  private func placedAnew(within budget: SolveBudget) throws -> Placement {
    try engine.place(tree, in: proposal, within: budget).with(size: size, rects: frames.rects)
  }

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
    guard let changes = try lengthChanges(edits) else { return try rebuild(edits) }
    try changes.proposal.validate(limits: engine.options.limits)
    try evaluate(changes.resizings, changes.proposal)
  }

  /// What edits come to that change nothing but the proposal and lengths of leaves; `nil` for others.
  private func lengthChanges(
    _ edits: [LayoutEdit]
  ) throws -> (resizings: [IncrementalLayout.Resizing], proposal: ProposedSize)? {
    var proposal = proposal
    var resizings: [IncrementalLayout.Resizing] = []
    for (number, edit) in edits.enumerated() {
      switch edit.kind {
      case .propose(let size): proposal = size
      case .resize(let id, let width, let height):
        guard let node = identifiers.onlyNode(called: id, in: tree.nodes) else {
          _ = try nodes(called: id, in: tree, identifiers, edit: number)
          return nil
        }
        guard tree.nodes[node].isLeaf else { return nil }
        // One after the other: a list of both would take longer than what is done with it.
        if let resizing = try resizing(of: node, .horizontal, width) { resizings.append(resizing) }
        if let resizing = try resizing(of: node, .vertical, height) { resizings.append(resizing) }
      case .insert, .remove, .change: return nil
      }
    }
    return (resizings, proposal)
  }

  /// What comes of a length that is said of a leaf along an axis; `nil` where none is.
  private func resizing(of leaf: Int, _ axis: Axis, _ said: LengthLimits) throws -> IncrementalLayout.Resizing? {
    guard said.isGiven else { return nil }
    let old = tree.limits(of: leaf, axis)
    let limits = old.updated(by: said)
    try tree.check(limits, asLengthOf: leaf, axis, limits: engine.options.limits)
    return .init(leaf: leaf, axis: axis, limits: limits, old: old)
  }

  /// Takes over edits that leave the tree as it is, but for lengths of leaves.
  private mutating func evaluate(_ resizings: [IncrementalLayout.Resizing], _ proposal: ProposedSize) throws {
    tree.apply(resizings)
    if applyInPlace(resizings, proposal) { return }
    do {
      try place(tree, in: proposal) { $0 }
    } catch {
      tree.apply(resizings.reversed().map(\.reversed))
      throw error
    }
  }

  /// Takes over edits in what is evaluated already, if it is.
  ///
  /// - Returns: Whether everything has its place; if not, nothing but the description is known.
  private mutating func applyInPlace(
    _ resizings: [IncrementalLayout.Resizing], _ proposal: ProposedSize
  ) -> Bool {
    guard let isDirect = evaluated?.apply(resizings, in: tree, proposal, &frames) else { return false }
    guard isDirect else {
      evaluated = nil
      return false
    }
    self.proposal = proposal
    size = evaluated?.size ?? size
    return true
  }

  /// Takes over edits on a copy of the tree.
  private mutating func rebuild(_ edits: [LayoutEdit]) throws {
    var (tree, proposal, identifiers) = (tree, proposal, identifiers)
    var shifts: [NodeShift] = []
    var changed: [Int] = []
    for (number, edit) in edits.enumerated() {
      switch edit.kind {
      case .propose(let size): proposal = size
      case .resize(let id, let width, let height):
        for node in try nodes(called: id, in: tree, identifiers, edit: number) {
          tree.setLimits(of: node, .horizontal, tree.limits(of: node, .horizontal).updated(by: width))
          tree.setLimits(of: node, .vertical, tree.limits(of: node, .vertical).updated(by: height))
        }
      case .insert(let other, let place):
        let known = identifiers
        shifts.append(
          try tree.insert(other, place) { [tree] in
            try node(called: $0, in: tree, known, edit: number)
          })
        identifiers = IdentifierSet(of: tree)
      case .change(let id, let change):
        for node in try nodes(called: id, in: tree, identifiers, edit: number) {
          try tree.change(node, by: change)
          changed.append(node)
        }
      case .remove(let id):
        shifts.append(try tree.removeWithEmptyRow(try node(called: id, in: tree, identifiers, edit: number)))
        identifiers = IdentifierSet(of: tree)
      }
    }
    try tree.validate(limits: engine.options.limits)
    if shifts.isEmpty { memory.forgetMeasurements(of: changed) } else { memory.forgetMeasurements() }
    try place(tree, in: proposal) { node in
      shifts.reversed().reduce(node) { node, shift in node.flatMap(shift.oldNode) }
    }
    self.identifiers = identifiers
  }

  /// The nodes that an edit is about: several where alternatives share an id.
  private func nodes(
    called id: String, in tree: LayoutTree, _ identifiers: IdentifierSet, edit: Int
  ) throws -> [Int] {
    let nodes = identifiers.nodes(called: id, in: tree.nodes)
    guard nodes.isEmpty else { return nodes }
    throw LayoutError(.invalidLayout, tree.unknownItem(id, in: 0), place: "edits[\(edit)]")
  }

  private func node(
    called id: String, in tree: LayoutTree, _ identifiers: IdentifierSet, edit: Int
  ) throws -> Int {
    let nodes = try nodes(called: id, in: tree, identifiers, edit: edit)
    guard nodes.count == 1 else {
      throw LayoutError(
        .invalidLayout,
        "Several alternatives share the id \(id.quoted), so it says no place. Give those that are edited ids of their own.",
        place: "edits[\(edit)]")
    }
    return nodes[0]
  }

  // MARK: Placing

  /// Places a tree that is known to be valid from the start.
  ///
  /// - Parameter oldNode: The number that each of its nodes had until now, if it was there.
  private mutating func place(
    _ tree: LayoutTree, in proposal: ProposedSize, oldNode: (Int) -> Int?
  ) throws {
    let lengths = try engine.lengths(of: tree, in: proposal, from: memory)
    let placement = try engine.placement(lengths)
    memory = lengths.solution?.memory ?? memory
    let wasPlaced = isPlaced
    // What had no place has come, also where it stands at the origin without a length.
    frames.replace(by: placement.rects) { oldNode($0).flatMap { wasPlaced[$0] ? $0 : nil } }
    isPlaced = placement.isPlaced
    self.tree = tree
    size = placement.size
    self.proposal = proposal
    evaluated = nil
    if case .plain(let lengths) = lengths {
      evaluated = IncrementalLayout(lengths, placement)
      if let measurements = lengths.measurements { memory.keep(measurements) }
    }
    solved = evaluated == nil ? placement : nil
  }
}

extension LayoutTree {
  /// Says lengths of leaves anew.
  fileprivate mutating func apply(_ resizings: [IncrementalLayout.Resizing]) {
    for resizing in resizings { setLimits(of: resizing.leaf, resizing.axis, resizing.limits) }
  }
}
