#if canImport(SwiftUI)
  public import ConstraintLayout

  /// Views in hexagons that stand on a corner, in rows of alternately one less and one more, placed as by `Honeycomb`.
  public struct ConstraintHoneycomb: ViewArrangement {
    private let itemsPerRow: Int
    private let lineSpacing: Double
    private let interitemSpacing: Double

    /// Creates a honeycomb.
    ///
    /// - Parameters:
    ///   - itemsPerRow: How many views the second row of a pair holds; the first holds one less.
    ///   - lineSpacing: How much farther apart rows are than hexagons that interlock, in points.
    ///   - interitemSpacing: The distance between neighbours in a row, in points.
    public init(itemsPerRow: Int, lineSpacing: Double = 0, interitemSpacing: Double = 0) {
      self.itemsPerRow = itemsPerRow
      self.lineSpacing = lineSpacing
      self.interitemSpacing = interitemSpacing
    }

    /// A honeycomb of all views.
    public func description(of views: ArrangedViews) -> Honeycomb<ArrangedViews> {
      Honeycomb(itemsPerRow: itemsPerRow, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing) { views }
    }
  }
#endif
