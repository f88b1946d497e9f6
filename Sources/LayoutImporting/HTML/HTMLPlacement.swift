internal import LinearModel

/// Where a box stands in a grid, counted from 0.
struct HTMLPlacement {
  let box: HTMLBox
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  /// Where boxes stand that say their lines, their spans or nothing: those that say no place flow on, row by row.
  ///
  /// As CSS places the items of a grid (CSS Grid Layout Level 1, 8.5), sparsely: nothing goes back to a gap.
  ///
  /// - Parameters:
  ///   - boxes: The boxes, in their order.
  ///   - said: The lines that each of them says.
  ///   - count: How many columns are listed.
  ///   - limit: How many cells may be covered in all, each row of a box counted as one.
  /// - Throws: A `LayoutError` where more are covered.
  static func placed(
    _ boxes: [HTMLBox], _ said: [(column: CSSLines, row: CSSLines)], columns count: Int, limit: Int
  ) throws -> [HTMLPlacement] {
    var taken = HTMLCells(limit: limit)
    var places: [HTMLPlacement?] = zip(boxes, said).map { box, lines in
      HTMLPlacement(
        box: box, column: lines.column.start ?? 0, row: lines.row.start ?? 0, columns: lines.column.span,
        rows: lines.row.span)
    }
    var flowing: [Int] = []
    var inRows: [Int] = []
    for (index, lines) in said.enumerated() {
      switch (lines.column.start, lines.row.start) {
      case (_?, _?): try places[index].map { try taken.take($0) }
      case (nil, _?): inRows.append(index)
      case (_, nil): flowing.append(index)
      }
    }
    var nextColumns: [Int: Int] = [:]
    for index in inRows {
      guard var place = places[index] else { continue }
      place.column = nextColumns[place.row] ?? 0
      while let obstacle = taken.obstacle(to: place) { place.column = obstacle.end }
      nextColumns[place.row] = place.column + place.columns
      try taken.take(place)
      places[index] = place
    }
    let width = max(count, said.map { ($0.column.start ?? 0) + $0.column.span }.max() ?? 1)
    var (nextColumn, nextRow) = (0, 0)
    for index in flowing {
      guard var place = places[index] else { continue }
      place.row = nextRow
      if said[index].column.start != nil {
        if place.column < nextColumn { place.row += 1 }
        while let obstacle = taken.obstacle(to: place) { place.row = obstacle.row + 1 }
      } else {
        place.column = nextColumn
        flow(&place, among: taken, width: width)
      }
      try taken.take(place)
      places[index] = place
      (nextColumn, nextRow) = (place.column, place.row)
    }
    return places.compactMap(\.self)
  }

  /// Moves a box on from where it is to the first place that is free.
  private static func flow(_ place: inout HTMLPlacement, among taken: HTMLCells, width: Int) {
    // Down to this row something is in the way, wherever in a row the box would stand. What is before its start in the row that it
    // enters it does not know.
    var blocked = place.column == 0 ? Int.max : place.row
    while true {
      if place.column + place.columns > width {
        (place.column, place.row) = (0, blocked + 1)
        blocked = .max
      }
      guard let obstacle = taken.obstacle(to: place) else { return }
      blocked = min(blocked, obstacle.row)
      place.column = obstacle.end
    }
  }
}

/// The cells of a grid that boxes cover.
struct HTMLCells {
  /// How many rows of boxes may be covered in all: a page of few words could say more cells than there is memory for.
  let limit: Int
  /// The columns that are covered in each row: ranges apart from each other, in their order.
  private var columns: [Int: [Range<Int>]] = [:]
  private var count = 0

  init(limit: Int) { self.limit = limit }

  mutating func take(_ place: HTMLPlacement) throws {
    count += place.rows
    guard count <= limit else {
      throw place.box.element.failure(
        "The cells up to here cover more than \(limit) rows together. Take some away.", .limitExceeded)
    }
    let taken = place.column..<(place.column + place.columns)
    for row in place.row..<(place.row + place.rows) { Self.insert(taken, into: &columns[row, default: []]) }
  }

  /// Makes one range of all that meet.
  private static func insert(_ range: Range<Int>, into ranges: inout [Range<Int>]) {
    let first = ranges.lastIndex { $0.upperBound < range.lowerBound }.map { $0 + 1 } ?? 0
    let end = ranges[first...].firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
    let met = ranges[first..<end]
    let lower = min(range.lowerBound, met.first?.lowerBound ?? range.lowerBound)
    let upper = max(range.upperBound, met.last?.upperBound ?? range.upperBound)
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(lower..<upper))
  }

  /// The last row in which a box would cover what is covered, and where that ends; `nil` where all is free.
  func obstacle(to place: HTMLPlacement) -> (row: Int, end: Int)? {
    let wanted = place.column..<(place.column + place.columns)
    for row in (place.row..<(place.row + place.rows)).reversed() {
      if let range = columns[row]?.first(where: { $0.overlaps(wanted) }) { return (row, range.upperBound) }
    }
    return nil
  }

  /// The first column of a row, from one on, that no box covers.
  func firstFree(from column: Int, row: Int) -> Int {
    columns[row]?.first { $0.contains(column) }?.upperBound ?? column
  }
}
