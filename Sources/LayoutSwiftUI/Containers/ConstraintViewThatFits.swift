#if canImport(SwiftUI)
  public import ConstraintLayout

  /// The first of several arrangements of the same views whose ideal size fits, or else the last, as by `ViewThatFits`.
  ///
  /// `ConstraintViewThatFits(in: .horizontal, ConstraintBalancedStack(.row), ConstraintBalancedStack(.column))` shows its
  /// views in a row where there is room, and else in a column. The views stay the same, so they keep their state, and
  /// the change can be animated. SwiftUI's `ViewThatFits` makes them anew for each alternative.
  public struct ConstraintViewThatFits<each Alternative: ViewArrangement>: ViewArrangement {
    private let axes: ConstraintLayout.Axis.Set
    private let alternatives: (repeat each Alternative)

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - axes: The axes on which an arrangement must fit.
    ///   - alternatives: The arrangements, the preferred one first.
    public init(in axes: ConstraintLayout.Axis.Set = .all, _ alternatives: repeat each Alternative) {
      self.axes = axes
      self.alternatives = (repeat each alternatives)
    }

    /// A choice among the descriptions of the arrangements.
    public func description(of views: ArrangedViews) -> ConstraintLayout.ViewThatFits<[ConstraintLayout.AnyLayout]> {
      var descriptions: [ConstraintLayout.AnyLayout] = []
      for alternative in repeat each alternatives {
        let copy = descriptions.isEmpty ? views : views.alternative(descriptions.count + 1)
        descriptions.append(ConstraintLayout.AnyLayout(alternative.description(of: copy)))
      }
      return ConstraintLayout.ViewThatFits(in: axes) { descriptions }
    }
  }
#endif
