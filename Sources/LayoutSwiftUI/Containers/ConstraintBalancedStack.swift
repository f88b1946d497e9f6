#if canImport(SwiftUI)
  public import ConstraintLayout

  /// Views in a row or a column that all get one size, as by `BalancedStack`: buttons as wide as the widest.
  public struct ConstraintBalancedStack: ViewArrangement {
    private let axis: StackAxis
    private let spacing: Double?

    /// Creates a balanced stack.
    ///
    /// - Parameters:
    ///   - axis: Whether views stand in a row or in a column.
    ///   - spacing: The gap between neighbours in points; `nil` leaves it to what SwiftUI prefers between them.
    public init(_ axis: StackAxis, spacing: Double? = nil) {
      self.axis = axis
      self.spacing = spacing
    }

    /// A balanced stack of all views.
    public func description(of views: ArrangedViews) -> BalancedStack<ArrangedViews> {
      BalancedStack(axis, spacing: spacing) { views }
    }
  }
#endif
