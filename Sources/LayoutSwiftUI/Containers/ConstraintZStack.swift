#if canImport(SwiftUI)
  public import ConstraintLayout

  /// Views over each other, the first one at the back, as by `ZStack`.
  public struct ConstraintZStack: ViewArrangement {
    private let alignment: ConstraintLayout.Alignment

    /// Creates layers.
    ///
    /// - Parameter alignment: Where views stand that are smaller than the stack.
    public init(alignment: ConstraintLayout.Alignment = .center) { self.alignment = alignment }

    /// All views in one cell.
    public func description(of views: ArrangedViews) -> ConstraintLayout.ZStack<ArrangedViews> {
      ConstraintLayout.ZStack(alignment: alignment) { views }
    }
  }
#endif
