#if canImport(SwiftUI)
  public import ConstraintLayout

  /// Views in lines that wrap where the next view does not fit, as by `Flow`.
  public struct ConstraintFlow: ViewArrangement {
    private let make: @Sendable (ArrangedViews) -> Flow<ArrangedViews>

    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - axis: Whether lines are rows, one below the other, or columns, one beside the other.
    ///   - alignment: Where a line stands along the flow, unless a distribution is given, and where views stand across a line.
    ///   - horizontalSpacing: The gap between neighbours side by side in points; `nil` is 8.
    ///   - verticalSpacing: The gap between neighbours one below the other in points; `nil` is 8.
    ///   - lineBreaking: Which views stand together in a line.
    ///   - distribution: Where what no view of a line takes goes; `nil` leaves it to the alignment.
    public init(
      _ axis: StackAxis = .row, alignment: ConstraintLayout.Alignment = .topLeading, horizontalSpacing: Double? = nil,
      verticalSpacing: Double? = nil, lineBreaking: LineBreaking = .greedy, distribution: Distribution? = nil
    ) {
      make = { views in
        Flow(
          axis, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
          lineBreaking: lineBreaking, distribution: distribution
        ) { views }
      }
    }

    /// All views in lines.
    public func description(of views: ArrangedViews) -> Flow<ArrangedViews> { make(views) }
  }
#endif
