internal import LayoutGeometry

/// Finds the nodes in a rectangle without a look at all of them: the boxes around runs of nodes, around runs of those, and so on.
///
/// Runs are in document order, so that making the table is one walk, and what is found is in that order. Neighbours in a
/// description stand near each other in every container that has tracks, lines or hexagons, and then a search looks at
/// O(log n) boxes for each row of what it finds; where they are scattered, as a free layout may have them, at up to n.
///
/// It is an R-tree (Guttman, 1984) that is packed (Roussopoulos and Leifker, 1985) in the order in which nodes are there.
struct BoundsTable: Sendable {
  /// How many boxes of a level one box of the next is around.
  private static let runLength = 16

  /// The boxes around runs of nodes, then those around runs of these; the last level is one box, or none.
  private let levels: [[Box]]

  /// O(number of nodes).
  init(of placed: PlacedTree) {
    var levels: [[Box]] = []
    var level = [Box](of: .empty, count: Self.runs(in: placed.rects.count))
    for node in placed.rects.indices where placed.isPlaced[node] {
      // Hexagons stay exact where the rectangles around them are rounded.
      level[node / Self.runLength].include(Box(placed.rects[node]))
      level[node / Self.runLength].include(Box(placed.exactRects[node]))
    }
    levels.append(level)
    while level.count > 1 {
      var next = [Box](of: .empty, count: Self.runs(in: level.count))
      for index in level.indices { next[index / Self.runLength].include(level[index]) }
      level = next
      levels.append(level)
    }
    self.levels = levels
  }

  private static func runs(in count: Int) -> Int { (count + runLength - 1) / runLength }

  /// The rectangle around all nodes.
  var all: Rect? { levels.last?.first?.rect }

  /// The runs of nodes among which are all whose rectangles meet another one, in document order.
  ///
  /// - Returns: The runs, of which the last one may end behind the last node, and how many boxes were looked at: it depends on
  ///   the layout only.
  func runs(near rect: Rect) -> (runs: [Range<Int>], visits: Int) {
    var search = Search(limits: Box(meeting: rect), levels: levels)
    if let top = levels.indices.last, !levels[top].isEmpty { search.visit(0, level: top) }
    return (search.runs, search.visits)
  }

  /// A walk from the box around all nodes to the runs that a rectangle may meet.
  private struct Search {
    let limits: Box
    let levels: [[Box]]
    var runs: [Range<Int>] = []
    var visits = 0

    mutating func visit(_ index: Int, level: Int) {
      visits += 1
      guard levels[level][index].meets(limits) else { return }
      let start = index * BoundsTable.runLength
      guard level > 0 else { return runs.append(start..<start + BoundsTable.runLength) }
      for child in start..<min(start + BoundsTable.runLength, levels[level - 1].count) {
        visit(child, level: level - 1)
      }
    }
  }
}

/// A rectangle by its edges, the right and the bottom one negated, so that it is less in every number the larger it is.
private struct Box: Sendable {
  private var edges: SIMD4<Double>

  /// Around nothing.
  static let empty = Box(edges: SIMD4(repeating: .infinity))

  private init(edges: SIMD4<Double>) { self.edges = edges }

  init(_ rect: Rect) { edges = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY) }

  /// What the edges of all that meets a rectangle are below.
  init(meeting rect: Rect) { edges = SIMD4(rect.maxX, rect.maxY, -rect.minX, -rect.minY) }

  mutating func include(_ other: Box) { edges = pointwiseMin(edges, other.edges) }

  func meets(_ limits: Box) -> Bool { all(edges .< limits.edges) }

  var rect: Rect { Rect(minX: edges.x, minY: edges.y, maxX: -edges.z, maxY: -edges.w) }
}
