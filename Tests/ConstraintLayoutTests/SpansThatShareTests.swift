import ConstraintLayout
import LayoutTestSupport
import Testing

/// Spans that can use any length over columns that only spans cover, as in dashboards: each gets what it can, the least first.
struct SpansThatShareTests {
  /// A grid of rows of items, each over some columns, without gaps.
  private func dashboard(_ rows: [[Int]], sized: [Double] = []) -> some Layout {
    Grid(horizontalSpacing: 0) {
      ForEach(Array(rows.enumerated())) { row, spans in
        GridRow {
          ForEach(Array(spans.enumerated())) { Item("\(row)-\($0)").frame(height: 10).gridCellColumns($1) }
        }
      }
      GridRow { ForEach(Array(sized.enumerated())) { Item("sized \($0)").frame(width: $1, height: 0) } }
    }
  }

  private func widths(_ layout: some Layout, _ presolve: Presolve) throws -> [Double] {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let placement = try engine.place(layout, in: ProposedSize(width: 120))
    if presolve == .on { #expect(placement.effort.regions == 0) }
    return placement.frames.map(\.rect.width)
  }

  private func isNear(_ some: [Double], _ others: [Double]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// Two and two meet one of four, whose ends are open: each has a half.
  @Test(arguments: [Presolve.on, .off])
  func spansSideBySideHaveEqualParts(_ presolve: Presolve) throws {
    #expect(isNear(try widths(dashboard([[2, 4]]), presolve), [60, 60]))
    #expect(isNear(try widths(dashboard([[2, 2, 2], [3, 3]]), presolve), [40, 40, 40, 60, 60]))
  }

  /// Three side by side have a third each; what that leaves the two of the other row, they share.
  @Test(arguments: [Presolve.on, .off])
  func theLeastGetsAllItCanBeforeTheOthers(_ presolve: Presolve) throws {
    #expect(isNear(try widths(dashboard([[2, 2, 2], [4, 2]]), presolve), [40, 40, 40, 80, 40]))
  }

  /// The first column is one of those that share; the others only have spans over them.
  @Test(arguments: [Presolve.on, .off])
  func aColumnThatCanUseMoreSharesAsASpanDoes(_ presolve: Presolve) throws {
    #expect(isNear(try widths(dashboard([[1, 2], [3]]), presolve), [60, 60, 120]))
  }

  /// A column of 10 stays so under a span that could use more, as long as a column beside it takes that.
  @Test(arguments: [Presolve.on, .off])
  func aColumnOfItemsStaysAsWideAsThose(_ presolve: Presolve) throws {
    let widths = try widths(dashboard([[2, 2], [4]], sized: [10]), presolve)
    #expect(isNear(widths, [60, 60, 120, 10]))
  }

  /// The first span asks for 90, so the other two have 15 each.
  @Test(arguments: [Presolve.on, .off])
  func aSpanThatAsksForMoreHasThat(_ presolve: Presolve) throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("large").frame(minWidth: 90).gridCellColumns(2)
        Item("b").frame(height: 10).gridCellColumns(2)
        Item("c").frame(height: 10).gridCellColumns(2)
      }
    }
    #expect(isNear(try widths(grid, presolve), [90, 15, 15]))
  }

  @Test func whatIsToldDirectlyIsWhatTheWholeProgramSays() async {
    await Law(seeds: 0..<200, atLeast: 120).check { seed in
      var maker = RandomDashboard(random: SeededGenerator(seed: seed))
      return try LawSample(maker.layout(), seed, in: maker.proposal()).checkDirectAnswer(seed)
    }
  }
}

/// Grids in which few columns have a cell of their own, and most of what stands in them can use more.
private struct RandomDashboard {
  var random: SeededGenerator

  mutating func proposal() -> ProposedSize { ProposedSize(width: [300, 600, 1_200].randomElement(using: &random)) }

  mutating func layout() -> AnyLayout {
    let columns = Int.random(in: 2...12, using: &random)
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { row(in: columns, "\($0)") }
    let grid = Grid(
      horizontalSpacing: random.chance(0.5) ? 0 : 8,
      tieBreak: TieBreak.allCases.randomElement(using: &random) ?? .leading
    ) {
      ForEach(rows) { cells in GridRow { ForEach(cells) { $0 } } }
    }
    return random.chance(0.3) ? AnyLayout(grid.padding(5)) : AnyLayout(grid)
  }

  private mutating func row(in columns: Int, _ name: String) -> [AnyLayout] {
    var (cells, left) = ([AnyLayout](), columns)
    while left > 0 {
      let span = random.chance(0.1) ? 1 : min(left, Int.random(in: 2...6, using: &random))
      cells.append(AnyLayout(cell("\(name)-\(cells.count)").gridCellColumns(span)))
      left -= span
    }
    return cells
  }

  private mutating func cell(_ name: String) -> AnyLayout {
    let item = Item(name)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return AnyLayout(item.frame(minWidth: 40))
    case 1: return AnyLayout(item.frame(idealWidth: 60))
    case 2: return AnyLayout(item.frame(width: 20, height: 10))
    case 3:
      return AnyLayout(
        Stack(.row) {
          item; Spacer(); Item(name + "b").frame(width: 5)
        })
    case 4: return AnyLayout(item.frame(height: 10).padding(3))
    default: return AnyLayout(item.frame(height: 10))
    }
  }
}
