public import LayoutGeometry
internal import LinearModel

// Simple Layout Engine's own way of working: a stack in a parent frame, filled step by step.
extension Stack where Content == StackItems {
  /// Creates an empty stack in a parent frame, to be filled step by step.
  ///
  /// The frame of an item can be the parent frame of another stack. A parent frame with a length that is negative or
  /// not finite makes `add` throw.
  ///
  /// - Parameters:
  ///   - axis: Whether items stand in a row or in a column.
  ///   - alignment: Where items that are narrower than the parent frame sit across the stack.
  ///   - spacing: The gap between neighbours in points, negative for overlap; `nil` leaves it to the items' preferred
  ///     spacing, and to the engine's default, 8, where they have none.
  ///   - isFlipped: Whether each new item goes to the front, so that a row is filled from right to left and a column
  ///     upwards. What no item takes stays at the right or at the bottom all the same.
  ///   - parentFrame: The rectangle to fill, in points.
  ///   - engine: What places the items.
  public init(
    _ axis: StackAxis, alignment: StackAlignment = .center, spacing: Double? = 0, isFlipped: Bool = false,
    in parentFrame: Rect, engine: LayoutEngine
  ) {
    self.init(
      options: StackOptions(axis: axis, alignment: alignment, spacing: spacing),
      content: StackItems(in: parentFrame, isFlipped: isFlipped, engine: engine))
  }

  /// Adds an item without an id: fixed along the axes that a length is given for, flexible along the others.
  ///
  /// Places the whole stack anew: O(number of items). If that fails, the stack stays as it was.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` fills the column, or shares what the row has left.
  ///   - height: The height in points; `nil` fills the row, or shares what the column has left.
  /// - Returns: A handle to ask for the item's frame with.
  /// - Throws: A `LayoutError`: `unsatisfiable` with a minimal conflict if the parent frame has no room, in which
  ///   items without an id are named by their position; `invalidLayout` or `nonFinite` for lengths that are none.
  @discardableResult
  public mutating func add(width: Double? = nil, height: Double? = nil) throws -> StackItems.Handle {
    var node = LayoutTree.Node(kind: .item)
    node.width = LengthLimits(fixed: width)
    node.height = LengthLimits(fixed: height)
    let handle = StackItems.Handle()
    try add([node], handles: [handle])
    return handle
  }

  /// Adds an item with an id, and with the lengths that its modifiers say.
  ///
  /// Places the whole stack anew: O(number of items). If that fails, the stack stays as it was.
  ///
  /// - Returns: A handle to ask for the item's frame with; its id will do as well.
  /// - Throws: As ``add(width:height:)``, and `invalidLayout` if an item of the stack has the same id.
  @discardableResult
  public mutating func add(_ item: Item) throws -> StackItems.Handle {
    let handle = StackItems.Handle()
    try add(LayoutTree(item).nodes, handles: [handle])
    return handle
  }

  /// Adds several items, one after the other, or none of them.
  ///
  /// Places the whole stack anew, once for all of them: O(number of items). If that fails, the stack stays as it was.
  /// In a flipped stack the last of the items ends up at the front.
  ///
  /// - Returns: The handles of the items, in the same order.
  /// - Throws: As ``add(_:)``.
  @discardableResult
  public mutating func add(contentsOf items: some Sequence<Item>) throws -> [StackItems.Handle] {
    let items = Array(items)
    var tree = LayoutTree()
    for item in items { item.append(to: &tree) }
    guard !tree.nodes.isEmpty else { return [] }
    let handles = items.map { _ in StackItems.Handle() }
    try add(tree.nodes, handles: handles)
    return handles
  }

  private mutating func add(_ nodes: [LayoutTree.Node], handles: [StackItems.Handle]) throws {
    guard nodes.count == handles.count else {
      throw LayoutError(
        .invalidLayout,
        "An item of a stack that is filled step by step has no frame around it. Say each of its lengths once.")
    }
    // A copy is filled, so that nothing has to be taken back when it cannot be placed.
    var filled = self
    filled.content.nodes += nodes
    filled.content.handles += handles
    filled.content.placement = try filled.placed()
    self = filled
  }

  private func placed() throws -> Placement {
    let parentFrame = content.parentFrame
    try parentFrame.validateAsParentFrame()
    var tree = LayoutTree(self)
    var proposal = ProposedSize(parentFrame.size)
    // To propose 0 asks for the least size, whatever that is; no room at all has to be said as a greatest length.
    for axis in Axis.allCases where parentFrame.size[axis] == 0 {
      proposal[axis] = nil
      tree.update(0) { $0[axis] = LengthLimits(maximum: 0) }
    }
    try tree.validate(limits: content.engine.options.limits)
    return try content.engine.place(tree, in: proposal)
  }
}

extension Rect {
  fileprivate func validateAsParentFrame() throws {
    for (key, value) in [("x", x), ("y", y), ("width", width), ("height", height)] where !value.isFinite {
      throw LayoutError(
        .nonFinite, "The parent frame's \(key) is \(value). Give a finite number.", place: "parentFrame.\(key)")
    }
    for axis in Axis.allCases where size[axis] < 0 {
      throw LayoutError(
        .invalidLayout,
        "The parent frame's \(axis.lengthName) is \(lengthText(size[axis])). Lengths are 0 or more.",
        place: "parentFrame.\(axis.lengthName)")
    }
  }
}
