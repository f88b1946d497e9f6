extension Stack where Content == StackItems {
  /// Creates an empty stack in a parent frame, to be filled step by step.
  ///
  /// The frame of an item can be the parent frame of another stack. A parent frame with a length that is negative or
  /// not finite makes `add` throw. GLPK places the items; the initializer with an engine takes other solvers.
  ///
  /// - Parameters:
  ///   - axis: Whether items stand in a row or in a column.
  ///   - alignment: Where items that are narrower than the parent frame sit across the stack.
  ///   - spacing: The gap between neighbours in points, negative for overlap; `nil` leaves it to the items' preferred
  ///     spacing, and to the engine's default, 8, where they have none.
  ///   - isFlipped: Whether each new item goes to the front, so that a row is filled from right to left and a column
  ///     upwards. What no item takes stays at the right or at the bottom all the same.
  ///   - parentFrame: The rectangle to fill, in points.
  public init(
    _ axis: StackAxis, alignment: StackAlignment = .center, spacing: Double? = 0, isFlipped: Bool = false,
    in parentFrame: Rect
  ) {
    self.init(
      axis, alignment: alignment, spacing: spacing, isFlipped: isFlipped, in: parentFrame, engine: LayoutEngine())
  }
}
