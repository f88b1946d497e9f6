public import LayoutGeometry

/// Pointy-top hexagons that fill a width, in rows of alternately one less and one more.
///
/// With `n` items per row and `w = (width - (n - 1) * spacing) / n`, items are `w` wide and `2 * w / sqrt(3)` high. Rows come
/// in pairs: the first holds `n - 1` items, shifted by half of `w + spacing`; the second holds `n` items and starts
/// `0.75 * height + lineSpacing` lower; the next pair starts as much lower again. Items fill the rows in order, so the
/// last row may end early. With one item per row there is nothing to interlock: every row holds one item, and starts
/// `height + lineSpacing` below the one before, so that items do not overlap.
///
/// Nothing is stored per item. Lengths are points, y grows downwards, and the whole starts at (0, 0).
public struct HoneycombGeometry: Hashable, Sendable {
  /// How many items the second row of a pair holds; the first holds one less, unless this is 1.
  public let itemsPerRow: Int
  /// How many items there are.
  public let count: Int
  /// The width of the whole, with its insets.
  public let width: Double
  /// What is left free around the items.
  public let insets: EdgeInsets
  /// The width and the height of every item's bounding box.
  public let itemSize: Size

  /// How far apart the left edges of neighbours in a row are; not negative.
  let columnPitch: Double
  /// How far apart the tops of neighbouring rows are; not negative.
  let linePitch: Double
  /// Items per row as far as they matter: no more than one row can hold, so that no number of items per row overflows.
  let lineLength: Int

  /// Creates a honeycomb.
  ///
  /// Spacing may be negative; items then overlap. Where spacing leaves items no width, they have size 0 and the gaps share
  /// the width; where negative spacing would turn the order of items or rows round, they all start at the same place.
  ///
  /// - Parameters:
  ///   - itemsPerRow: How many items the second row of a pair holds.
  ///   - count: How many items there are.
  ///   - width: The width of the whole, insets included.
  ///   - lineSpacing: How much farther apart rows are than hexagons that interlock.
  ///   - interitemSpacing: The distance between neighbours in a row.
  ///   - insets: What is left free around the items.
  /// - Precondition: `itemsPerRow` is at least 1, `count` lies in 0...2^60, and all lengths are finite.
  public init(
    itemsPerRow: Int, count: Int, width: Double, lineSpacing: Double = 0, interitemSpacing: Double = 0,
    insets: EdgeInsets = .zero
  ) {
    precondition(itemsPerRow >= 1, "A honeycomb needs at least one item per row.")
    precondition((0...1 << 60).contains(count), "A honeycomb holds 0 to 2^60 items.")
    let lengths = [width, lineSpacing, interitemSpacing, insets.top, insets.leading, insets.bottom, insets.trailing]
    precondition(lengths.allSatisfy(\.isFinite), "The lengths of a honeycomb must be finite.")
    self.itemsPerRow = itemsPerRow
    self.count = count
    self.width = width
    self.insets = insets

    let room = max(0, width - insets.leading - insets.trailing)
    let gaps = Double(itemsPerRow) - 1
    let itemWidth: Double
    if gaps > 0, interitemSpacing * gaps >= room {
      itemWidth = 0
      columnPitch = room / gaps
    } else {
      let spacing = max(interitemSpacing, -room)
      itemWidth = (room - gaps * spacing) / (gaps + 1)
      columnPitch = max(0, itemWidth + spacing)
    }
    itemSize = Size(width: itemWidth, height: itemWidth * HexRatio.aspect)
    linePitch = max(0, (itemsPerRow == 1 ? 1 : 0.75) * itemSize.height + lineSpacing)
    // The first row of n holds n - 1 items: a row for `count + 1` already takes all items.
    lineLength = min(itemsPerRow, max(count, 1) + 1)
  }

  /// The size of the whole: the width given, and a height that ends at the last item's bottom.
  ///
  /// Insets are included.
  public var contentSize: Size {
    let height = rowCount == 0 ? 0 : Double(rowCount - 1) * linePitch + itemSize.height
    return Size(width: width, height: insets.top + height + insets.bottom)
  }

  /// The bounding box of an item.
  ///
  /// - Precondition: There is such an item.
  public func rect(of index: Int) -> Rect {
    precondition(index >= 0 && index < count, "There is no such item in the honeycomb.")
    let row = row(of: index)
    return rect(row: row, column: index - firstIndex(inRow: row))
  }

  /// The six corners of an item, clockwise on the screen, from the upper right one on.
  ///
  /// - Precondition: There is such an item.
  public func vertices(of index: Int) -> [Point] {
    HexOrientation.pointyTop.vertices(in: rect(of: index))
  }
}
