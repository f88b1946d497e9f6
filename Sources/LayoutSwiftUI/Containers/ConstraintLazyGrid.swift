#if canImport(SwiftUI)
  public import ConstraintLayout

  /// Views that flow into columns or rows of given sizes, placed as by `LazyGrid`.
  ///
  /// The name is that of the layout. As in every SwiftUI layout, all views are made at once.
  public struct ConstraintLazyGrid: ViewArrangement {
    private let make: @Sendable (ArrangedViews) -> LazyGrid<ArrangedViews>

    /// Creates a grid whose views flow into columns, from left to right and then down.
    ///
    /// - Parameters:
    ///   - columns: The columns, from left to right.
    ///   - alignment: Where views sit in columns that do not say so themselves.
    ///   - spacing: The gap between lines in points; `nil` is 8.
    public init(
      columns: [ConstraintLayout.GridItem], alignment: ConstraintLayout.HorizontalAlignment = .center,
      spacing: Double? = nil
    ) {
      make = { views in LazyGrid(columns: columns, alignment: alignment, spacing: spacing) { views } }
    }

    /// Creates a grid whose views flow into rows, from top to bottom and then to the right.
    ///
    /// - Parameters:
    ///   - rows: The rows, from top to bottom.
    ///   - alignment: Where views sit in rows that do not say so themselves.
    ///   - spacing: The gap between lines in points; `nil` is 8.
    public init(
      rows: [ConstraintLayout.GridItem], alignment: ConstraintLayout.VerticalAlignment = .center,
      spacing: Double? = nil
    ) {
      make = { views in LazyGrid(rows: rows, alignment: alignment, spacing: spacing) { views } }
    }

    /// A grid of all views.
    public func description(of views: ArrangedViews) -> LazyGrid<ArrangedViews> { make(views) }
  }
#endif
