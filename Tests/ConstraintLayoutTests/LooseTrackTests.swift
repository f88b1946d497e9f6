import ConstraintLayout
import LayoutDocument
import LayoutTestSupport
import Testing

/// Columns without a cell of their own: told without a program, as a program tells them, and at any number.
struct LooseTrackTests {
  /// A grid in which some columns have cells of their own, and spans cover the others.
  private static func grid(_ random: inout RandomNumbers) -> (some Layout, ProposedSize) {
    let columnCount = random.int(in: 2...7)
    var rows: [[(width: Double?, columns: Int, isUnsized: Bool)]] = []
    for _ in 0..<random.int(in: 1...4) {
      var row: [(width: Double?, columns: Int, isUnsized: Bool)] = []
      var left = columnCount
      while left > 0 {
        let columns = min(random.pick([1, 1, 2, 2, 3]), left)
        let isUnsized = columns == 1 ? random.chance(0.6) : random.chance(0.2)
        row.append((random.chance(0.8) ? random.pick([10, 20, 30, 50, 80, 100, 160]) : nil, columns, isUnsized))
        left -= columns
      }
      rows.append(row)
    }
    let grid = Grid(horizontalSpacing: random.pick([0, 10, -5]), verticalSpacing: 0) {
      ForEach(Array(rows.enumerated())) { row, cells in
        GridRow {
          ForEach(Array(cells.enumerated())) { column, cell in
            Item("\(row)-\(column)").frame(width: cell.width, height: 10).gridCellColumns(cell.columns)
              .gridCellUnsizedAxes(cell.isUnsized ? .horizontal : [])
          }
        }
      }
    }
    return (grid, ProposedSize(width: random.pick([nil, nil, 300, 400, 700, 1000])))
  }

  @Test func areAsAProgramTellsThem() async {
    await Law(seeds: 0..<600, atLeast: 150).check { seed in
      var random = RandomNumbers(seed: seed)
      let (grid, proposal) = Self.grid(&random)
      var (told, whole) = (LayoutEngine(), LayoutEngine())
      told.options.triesFixes = false
      whole.options.triesFixes = false
      whole.options.presolve = .off
      guard let answer = try? told.place(grid, in: proposal), answer.effort.solves == 0, answer.effort.columns == 0,
        answer.diagnosis.ambiguities.contains(where: { $0.kind == .noOwnCell })
      else { return .inapplicable }
      let reference = try whole.place(grid, in: proposal)
      for (left, right) in zip(answer.frames, reference.frames) {
        #expect(abs(left.rect.x - right.rect.x) <= 1e-6, "seed \(seed): \(left) and \(right)")
        #expect(abs(left.rect.width - right.rect.width) <= 1e-6, "seed \(seed): \(left) and \(right)")
      }
      let (open, others) = (answer.diagnosis.ambiguities, reference.diagnosis.ambiguities)
      #expect(open.map(\.track) == others.map(\.track), "seed \(seed)")
      for (left, right) in zip(open, others) {
        let isSame =
          left.axis == right.axis && left.kind == right.kind && left.decidedBy == right.decidedBy
          && left.cells == right.cells && abs(left.lower - right.lower) <= 1e-6
          && (left.upper == right.upper || abs(left.upper - right.upper) <= 1e-6)
        #expect(isSame, "seed \(seed): \(left) and \(right)")
      }
      return .checked
    }
  }

  private static let wide = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Item("left").frame(width: 20, height: 20)
      Item("right").frame(width: 30, height: 20)
    }
    GridRow { Item("wide").frame(width: 100, height: 20).gridCellColumns(10_000) }
  }

  @Test func tenThousandNeedNoProgram() throws {
    let placement = try LayoutEngine().place(Self.wide)
    #expect(placement.effort.solves == 0)
    #expect(placement.size.width == 100)
    #expect(placement.diagnosis.ambiguities.count == 9998)
    #expect(placement.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty })
  }

  /// One change settles all of them; a report that told it with each would have the square of their number in it.
  @Test func tenThousandMakeAReportOfTheirOwnLength() throws {
    let report = DiagnoseReport(try LayoutEngine().place(Self.wide).diagnosis, of: LayoutDocument(Self.wide))
    #expect(try report.json().count < 80_000_000)
    #expect(report.ambiguities[0].fixes[0].columns?.count == 9998)
    #expect(report.ambiguities[9997].fixes[0].sameAs == 0)
    #expect(report.text.contains("the same as for column 2 of layout"))
  }
}
