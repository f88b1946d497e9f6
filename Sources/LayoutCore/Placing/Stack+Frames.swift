public import LayoutGeometry
internal import LinearModel

// Frames are those of the last item that was added: they are read without solving anything.
extension Stack where Content == StackItems {
  /// The rectangle that the stack fills.
  package var parentFrame: Rect { content.parentFrame }

  /// Whether each new item goes to the front.
  package var isFlipped: Bool { content.isFlipped }

  /// How many items were added.
  public var count: Int { content.nodes.count }

  /// Where the items stand, first to last: as the engine's layout direction has it, or from top to bottom.
  ///
  /// Frames are in the coordinates of the parent frame, so they include its origin. O(number of items).
  public var frames: [Rect] { (0..<count).map(frame(atKnown:)) }

  /// Where an item stands, by the handle that adding it returned.
  ///
  /// The frame is in the coordinates of the parent frame, so it includes the origin of that. O(log n).
  ///
  /// A handle of another stack is a programming error and stops the program. Add an item in a statement of its own
  /// before you ask for its frame: within one expression the stack is read before the item is in it.
  public func frame(of handle: StackItems.Handle) -> Rect {
    guard let position = content.position(of: handle) else {
      preconditionFailure("The handle is of another stack, or of an item that was added to a copy of this one.")
    }
    return frame(atKnown: position)
  }

  /// Where an item stands, by its position, which counts from 0 where a layout starts or at the top.
  ///
  /// In a flipped stack the item that was added last has position 0. The frame is in the coordinates of the parent
  /// frame, so it includes the origin of that. O(1).
  ///
  /// - Throws: A `LayoutError` with the code `outOfBounds` if there is no such item.
  public func frame(at index: Int) throws -> Rect {
    guard (0..<count).contains(index) else {
      let range = count == 0 ? "it is empty" : "its items count from 0 to \(count - 1)"
      throw LayoutError(.outOfBounds, "The stack has no item \(index): \(range).")
    }
    return frame(atKnown: index)
  }

  /// Where the item with this id stands, or `nil` if there is none.
  ///
  /// The frame is in the coordinates of the parent frame, so it includes the origin of that. The first call after an
  /// item was added is O(number of items), others O(1).
  public subscript(id: String) -> Rect? {
    content.placement?[id].map(inParentFrame)
  }

  private func frame(atKnown position: Int) -> Rect {
    // The tree is the stack and then its items.
    guard let placement = content.placement, placement.rects.indices.contains(position + 1) else {
      preconditionFailure("A stack with items is placed.")
    }
    return inParentFrame(placement.rects[position + 1])
  }

  /// A rectangle of the placement, which knows the stack at the origin and no wider than its widest item.
  ///
  /// Along the parent frame the whole stands where the stack starts, across it as each item stands in the whole.
  private func inParentFrame(_ rect: Rect) -> Rect {
    var rect = rect
    rect.x += parentFrame.x
    rect.y += parentFrame.y
    let size = content.placement?.size ?? .zero
    rect.x += part(before: .horizontal) * (parentFrame.width - size.width)
    rect.y += part(before: .vertical) * (parentFrame.height - size.height)
    return rect
  }

  /// The part of what the whole leaves of the parent frame that is at the left of it, or above.
  private func part(before axis: Axis) -> Double {
    let part = axis == options.axis.main ? 0 : options.alignment.fraction
    return axis == .horizontal && content.engine.options.layoutDirection == .rightToLeft ? 1 - part : part
  }
}
