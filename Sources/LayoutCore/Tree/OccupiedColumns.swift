/// The columns of a row in which something stands.
///
/// Mostly they are one run from the first column on, so that one stands in the value itself: a grid has as many of these as rows, and
/// an array in each would be made, and grown, once for every row.
struct OccupiedColumns {
  /// The leftmost columns that are taken; empty where none is.
  private var first = 0..<0
  /// Those behind, from left to right; none meets another, or the first ones.
  private var others: [Range<Int>] = []
  /// The first column behind what flowed into the row.
  var next = 0
  /// The child that takes all columns, if one does.
  var across: Int?

  /// The first of some neighbouring columns that are all free.
  @inline(__always) func firstFree(_ count: Int, from column: Int) -> Int {
    var column = column
    if !first.isEmpty, first.upperBound > column {
      if first.lowerBound >= column + count { return column }
      column = first.upperBound
    }
    return others.isEmpty ? column : firstFreeAmongOthers(count, from: column)
  }

  private func firstFreeAmongOthers(_ count: Int, from column: Int) -> Int {
    var column = column
    for range in others[others.partitionPoint { $0.upperBound > column }...] {
      if range.lowerBound >= column + count { break }
      column = range.upperBound
    }
    return column
  }

  @inline(__always) func overlaps(_ columns: Range<Int>) -> Bool {
    if first.overlaps(columns) { return true }
    if others.isEmpty { return false }
    let position = others.partitionPoint { $0.upperBound > columns.lowerBound }
    return position < others.count && others[position].lowerBound < columns.upperBound
  }

  /// Takes columns, some of which may be taken already.
  @inline(__always) mutating func take(_ columns: Range<Int>) {
    if first.isEmpty {
      first = columns
    } else if columns.lowerBound > first.upperBound {
      Self.take(columns, in: &others)
    } else if others.isEmpty, first.lowerBound <= columns.upperBound {
      first = Self.union(first, columns)
    } else {
      takeBeforeOthers(columns)
    }
  }

  private mutating func takeBeforeOthers(_ columns: Range<Int>) {
    others.insert(first, at: 0)
    Self.take(columns, in: &others)
    first = others.removeFirst()
  }

  private static func take(_ columns: Range<Int>, in ranges: inout [Range<Int>]) {
    let start = ranges.partitionPoint { $0.upperBound >= columns.lowerBound }
    var (taken, end) = (columns, start)
    while end < ranges.count, ranges[end].lowerBound <= columns.upperBound {
      taken = union(taken, ranges[end])
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: CollectionOfOne(taken))
  }

  private static func union(_ left: Range<Int>, _ right: Range<Int>) -> Range<Int> {
    min(left.lowerBound, right.lowerBound)..<max(left.upperBound, right.upperBound)
  }
}
