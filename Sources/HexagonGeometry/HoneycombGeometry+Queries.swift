public import LayoutGeometry

/// What lies somewhere, without touching the rest: for collections of which only a part is shown.
///
/// Rows and columns are found by arithmetic and then corrected by comparing the very edges that `rect(of:)` gives, so
/// that results agree with it to the last bit.
extension HoneycombGeometry {
  /// The items whose bounding boxes overlap a rectangle, as ascending ranges of indices.
  ///
  /// Boxes that only touch it are left out; a rectangle without size counts as a point. Ranges are as long as possible: two
  /// never meet. The time depends on the rows in the rectangle, not on the number of items.
  public func items(in rect: Rect) -> [Range<Int>] {
    let rows = self.rows(from: rect.minY, to: rect.maxY)
    let shifted = columns(from: rect.minX, to: rect.maxX, shifted: true)
    let unshifted = columns(from: rect.minX, to: rect.maxX, shifted: false)
    var ranges: [Range<Int>] = []
    for row in rows {
      let columns = isShifted(row) ? shifted : unshifted
      let first = firstIndex(inRow: row)
      let (start, end) = (first + columns.lowerBound, min(first + columns.upperBound, count))
      guard start < end else { continue }
      if let last = ranges.last, last.upperBound == start {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges
  }

  /// The item whose hexagon holds a point, or `nil` between and outside of all.
  ///
  /// Edges belong to their items, and a hair outside counts as inside, so that there is no crack between items that touch.
  /// Where items overlap, it is the one whose centre is nearest; of those the first. Items without size hold no point. The
  /// time depends on the rows that overlap at the point, not on the number of items.
  public func item(at point: Point) -> Int? {
    guard itemSize.width > 0 else { return nil }
    let hair = itemSize.height * 1e-9
    var (found, least): (Int?, Double) = (nil, .infinity)
    for row in rows(from: point.y - hair, to: point.y + hair) {
      // All hexagons of a row are at the same height: if the nearest does not hold the point, none does.
      for column in nearestColumns(to: point.x, inRow: row) {
        let box = rect(row: row, column: column)
        let distance = box.center.squaredDistance(to: point)
        if distance < least, HexOrientation.pointyTop.hexagon(in: box, contains: point) {
          (found, least) = (firstIndex(inRow: row) + column, distance)
        }
      }
    }
    return found
  }

  /// The rows that overlap a part of the height.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    range(of: rowCount, pitch: linePitch, length: itemSize.height, from: start, to: end) { top(ofRow: $0) }
  }

  /// The columns that overlap a part of the width, in a full row.
  private func columns(from start: Double, to end: Double, shifted: Bool) -> Range<Int> {
    let capacity = shifted ? lineLength - 1 : lineLength
    return range(of: capacity, pitch: columnPitch, length: itemSize.width, from: start, to: end) {
      left(ofColumn: $0, shifted: shifted)
    }
  }

  /// Which of equally long intervals, whose starts ascend, overlap another interval.
  private func range(
    of count: Int, pitch: Double, length: Double, from start: Double, to end: Double, origin: (Int) -> Double
  ) -> Range<Int> {
    let zero = origin(0)
    let first = PartitionPoint.find(in: count, near: (start - length - zero) / pitch) { origin($0) + length > start }
    let last = PartitionPoint.find(in: count, near: (end - zero) / pitch) { origin($0) >= end }
    return first..<max(first, last)
  }

  /// The items of a row, by column, on both sides of a place.
  private func nearestColumns(to x: Double, inRow row: Int) -> Range<Int> {
    let filled = min(capacity(ofRow: row), count - firstIndex(inRow: row))
    // Where all items of a row lie on top of each other, the first stands for all.
    guard columnPitch > 0 else { return 0..<min(filled, 1) }
    let (shifted, half) = (isShifted(row), itemSize.width / 2)
    let zero = left(ofColumn: 0, shifted: shifted) + half
    let next = PartitionPoint.find(in: filled, near: (x - zero) / columnPitch) {
      left(ofColumn: $0, shifted: shifted) + half >= x
    }
    return max(0, next - 1)..<min(filled, next + 1)
  }
}
