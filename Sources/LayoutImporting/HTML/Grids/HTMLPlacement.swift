internal import LayoutGeometry
internal import LinearModel

/// In which tracks of a grid a box stands, counted from 0; tracks before the first that is named have numbers below.
struct HTMLPlacement {
  let box: HTMLBox
  var start: PerAxis<Int>
  var count: PerAxis<Int>

  func tracks(_ axis: Axis) -> Range<Int> { start[axis]..<(start[axis] + count[axis]) }
}

/// Where the boxes of a grid stand that say their lines, their spans or nothing: structure, of which no length is a part.
///
/// As CSS places the items of a grid (CSS Grid Layout Level 1, 8.5).
struct HTMLPlaces {
  /// In the order in which they found their places.
  private(set) var placements: [HTMLPlacement] = []
  /// The first track of the grid along each axis: 0, or below where boxes say lines before the first that is named.
  let first: PerAxis<Int>
  private let major: Axis
  private var cells: HTMLCells

  /// - Parameters:
  ///   - grid: The grid.
  ///   - counts: How many tracks it names.
  ///   - limit: How many cells may be covered in all, each line of a box counted as one.
  /// - Throws: A `LayoutError` where more are covered.
  init(_ grid: HTMLBox, counts: PerAxis<Int>, limit: Int) throws {
    let flow = grid.word("grid-auto-flow", "row")
    let isDense = flow.contains("dense")
    let major: Axis = flow.hasPrefix("column") ? .horizontal : .vertical
    let minor = major.other
    let asked = grid.flow.map { box in
      (box: box, lines: PerAxis { HTMLLines(box, $0, tracks: counts[$0]) })
    }
    let first = PerAxis { axis in min(0, asked.compactMap { $0.lines[axis].start }.min() ?? 0) }
    (self.first, self.major, cells) = (first, major, HTMLCells(along: major, limit: limit))
    var end = max(counts[minor], asked.map { ($0.lines[minor].start ?? 0) + $0.lines[minor].span }.max() ?? 0)
    for (box, lines) in asked {
      guard let x = lines.horizontal.start, let y = lines.vertical.start else { continue }
      try put(HTMLPlacement(box: box, start: PerAxis(x, y), count: PerAxis { lines[$0].span }))
    }
    // Those with a place along the major axis come before the others.
    var cursors: [Int: Int] = [:]
    for (box, lines) in asked {
      guard let line = lines[major].start, lines[minor].start == nil else { continue }
      let from = isDense ? first[minor] : cursors[line] ?? first[minor]
      var place = HTMLPlacement(box: box, start: PerAxis(major, line, from), count: PerAxis { lines[$0].span })
      while let obstacle = cells.obstacle(to: place) { place.start[minor] = obstacle.end }
      cursors[line] = place.tracks(minor).upperBound
      end = max(end, place.tracks(minor).upperBound)
      try put(place)
    }
    var cursor = PerAxis { first[$0] }
    // Nothing that is as large finds a place before the last of its size, since cells are only taken.
    var denseCursors: [[Int]: PerAxis<Int>] = [:]
    for (box, lines) in asked where lines[major].start == nil {
      var place = HTMLPlacement(box: box, start: cursor, count: PerAxis { lines[$0].span })
      let size = [place.count.horizontal, place.count.vertical, lines[minor].start ?? .min]
      if isDense { place.start = denseCursors[size] ?? first }
      if let fixed = lines[minor].start {
        if fixed < place.start[minor] { place.start[major] += 1 }
        place.start[minor] = fixed
        while let obstacle = cells.obstacle(to: place) { place.start[major] = obstacle.line + 1 }
      } else {
        move(&place, before: end)
      }
      cursor = place.start
      denseCursors[size] = place.start
      try put(place)
    }
  }

  private mutating func put(_ place: HTMLPlacement) throws {
    try cells.take(place)
    placements.append(place)
  }

  /// Moves a box on from where it is to the first place that is free.
  private func move(_ place: inout HTMLPlacement, before end: Int) {
    let minor = major.other
    // Down to this line something is in the way, wherever in a line the box would stand. What is before its start in the line
    // that it enters it does not know.
    var blocked = place.start[minor] == first[minor] ? Int.max : place.start[major]
    while true {
      if place.tracks(minor).upperBound > end {
        place.start = PerAxis(major, (blocked == .max ? place.start[major] : blocked) + 1, first[minor])
        blocked = .max
      }
      guard let obstacle = cells.obstacle(to: place) else { return }
      blocked = min(blocked, obstacle.line)
      place.start[minor] = obstacle.end
    }
  }
}

/// The cells of a grid that boxes cover.
struct HTMLCells {
  private let major: Axis
  /// How many lines of boxes may be covered in all: a page of few words could say more cells than there is memory for.
  private let limit: Int
  /// What is covered in each track along the major axis: ranges apart from each other, in their order.
  private var covered: [Int: [Range<Int>]] = [:]
  private var count = 0

  init(along major: Axis = .vertical, limit: Int) { (self.major, self.limit) = (major, limit) }

  mutating func take(_ place: HTMLPlacement) throws {
    let lines = place.tracks(major)
    count += lines.count
    guard count <= limit else {
      throw place.box.element.failure(
        "The cells up to here cover more than \(limit) rows together. Take some away.", .limitExceeded)
    }
    for line in lines { Self.insert(place.tracks(major.other), into: &covered[line, default: []]) }
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

  /// The last line in which a box would cover what is covered, and where that ends; `nil` where all is free.
  func obstacle(to place: HTMLPlacement) -> (line: Int, end: Int)? {
    let wanted = place.tracks(major.other)
    for line in place.tracks(major).reversed() {
      if let range = covered[line]?.first(where: { $0.overlaps(wanted) }) { return (line, range.upperBound) }
    }
    return nil
  }

  func contains(_ cell: PerAxis<Int>) -> Bool {
    covered[cell[major]]?.contains { $0.contains(cell[major.other]) } == true
  }

  /// The first track of a line, from one on, that no box covers.
  func firstFree(from track: Int, in line: Int) -> Int {
    covered[line]?.first { $0.contains(track) }?.upperBound ?? track
  }
}
