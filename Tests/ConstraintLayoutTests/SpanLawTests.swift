import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for every grid of fixed cells with spans.
struct SpanLawTests {
  /// A grid in a form that can be mirrored and checked by hand: complete rows of cells, each with a span and a width.
  private struct Sample {
    var rows: [[(span: Int, width: Double?)]] = []
    var columnCount: Int
    var gap: Double
    var tieBreak: TieBreak
    var offered: Double?

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      columnCount = Int.random(in: 1...6, using: &random)
      gap = [0, 5, 20, -3].randomElement(using: &random) ?? 0
      tieBreak = TieBreak.allCases.randomElement(using: &random) ?? .equalGrowth
      offered = random.chance(0.4) ? Double(Int.random(in: 200...900, using: &random)) : nil
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        var row: [(span: Int, width: Double?)] = []
        var column = 0
        while column < columnCount {
          let span = min(columnCount - column, [1, 1, 1, 2, 2, 3].randomElement(using: &random) ?? 1)
          row.append((span, random.chance(0.25) ? nil : Double(Int.random(in: 0...120, using: &random))))
          column += span
        }
        rows.append(row)
      }
    }

    var mirrored: Sample {
      var copy = self
      copy.rows = rows.map { $0.reversed() }
      if tieBreak == .leading { copy.tieBreak = .trailing }
      if tieBreak == .trailing { copy.tieBreak = .leading }
      return copy
    }

    func placed() throws -> Placement? {
      let grid = Grid(horizontalSpacing: gap, verticalSpacing: 0, tieBreak: tieBreak) {
        ForEach(rows.indices) { [rows] row in
          GridRow {
            ForEach(rows[row].indices) { cell in
              let (span, width) = rows[row][cell]
              let item = Item("\(row)-\(cell)").frame(width: width, height: 10).gridCellColumns(span)
              width == nil ? item.gridCellUnsizedAxes(.horizontal) : item
            }
          }
        }
      }
      return try LayoutEngine().placeIfItFits(grid, in: ProposedSize(width: offered))
    }

    /// The least total by relaxing edge distances until nothing changes (Bellman and Ford), unlike the engine.
    var leastTotal: Double {
      var edges = [0] + Array(repeating: -Double.infinity, count: columnCount)
      for _ in 0...columnCount {
        for column in 0..<columnCount { edges[column + 1] = max(edges[column + 1], edges[column] + gap) }
        for row in rows {
          var column = 0
          for (span, width) in row {
            // Gaps below 0 may leave a cell less than nothing, and an item without a length has nothing to ask of it.
            if let width, width > 0 { edges[column + span] = max(edges[column + span], edges[column] + width + gap) }
            column += span
          }
        }
      }
      return edges[columnCount] - gap
    }
  }

  @Test func theTotalIsTheSmallestPossible() async {
    await Law(seeds: 0..<200, atLeast: 200).check { seed in
      let sample = Sample(seed: seed)
      guard let placement = try sample.placed() else {
        #expect(sample.offered.map { $0 < sample.leastTotal } == true, "seed \(seed)")
        return .checked
      }
      #expect(abs(placement.size.width - max(0, sample.leastTotal)) < 1e-9 * 1000, "seed \(seed)")
      return .checked
    }
  }

  @Test func aMirroredGridHasMirroredColumns() async {
    await Law(seeds: 0..<200, atLeast: 189).check { seed in
      let sample = Sample(seed: seed)
      guard let placement = try sample.placed() else { return .inapplicable }
      let mirrored = try #require(try sample.mirrored.placed())
      for (left, right) in zip(placement.columns, mirrored.columns.reversed()) {
        #expect(abs(left.length - right.length) < 1e-9 * 1000, "seed \(seed)")
      }
      let open = placement.diagnosis.ambiguities.filter { $0.axis == .horizontal }
      let mirroredOpen = mirrored.diagnosis.ambiguities.filter { $0.axis == .horizontal }.reversed()
      #expect(open.map(\.track) == mirroredOpen.map { sample.columnCount - 1 - $0.track }, "seed \(seed)")
      for (left, right) in zip(open, mirroredOpen) { #expect(left.isNear(right, within: 1e-6), "seed \(seed)") }
      return .checked
    }
  }
}
