import ConstraintLayout
import LayoutTestSupport
import Testing

/// Grids some of whose columns only spans cover, in frames and beside what has limits: told without a program, their columns have the
/// lengths and the ranges that the whole program says.
///
/// Only samples count that leave such a column open and took no program.
struct FramedSpanLawTests {
  private struct Maker {
    var random: SeededGenerator
    var count = 0

    private mutating func length(upTo greatest: Int) -> Double { Double(Int.random(in: 1...greatest, using: &random)) }

    /// Something with a width of its own, or with limits of it.
    private mutating func framed(_ layout: some Layout, upTo greatest: Int) -> AnyLayout {
      let lengths = [length(upTo: greatest), length(upTo: greatest), length(upTo: greatest)].sorted()
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return AnyLayout(layout.frame(minWidth: lengths[0]))
      case 1: return AnyLayout(layout.frame(minWidth: lengths[0], idealWidth: lengths[1], maxWidth: lengths[2]))
      case 2: return AnyLayout(layout.frame(maxWidth: lengths[2]))
      case 3: return AnyLayout(layout.frame(idealWidth: lengths[1]))
      default: return AnyLayout(layout.frame(width: lengths[1]))
      }
    }

    private mutating func item(upTo greatest: Int) -> AnyLayout {
      count += 1
      let item = Item("i\(count)").frame(height: 10)
      return random.chance(0.1) ? AnyLayout(item) : framed(item, upTo: greatest)
    }

    private mutating func row(of columnCount: Int) -> [AnyLayout] {
      var (cells, left) = ([AnyLayout](), columnCount)
      while left > 0, cells.isEmpty || random.chance(0.9) {
        let span = min(left, [1, 1, 2, 2, 3].randomElement(using: &random) ?? 1)
        left -= span
        let item = item(upTo: 80)
        cells.append(span == 1 ? item : AnyLayout(item.gridCellColumns(span)))
      }
      return cells
    }

    private mutating func grid() -> AnyLayout {
      let columnCount = Int.random(in: 2...5, using: &random)
      let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in row(of: columnCount) }
      let tieBreak = TieBreak.allCases.randomElement(using: &random) ?? .equalGrowth
      let grid = Grid(horizontalSpacing: 4, verticalSpacing: 4, tieBreak: tieBreak) {
        ForEach(rows) { row in GridRow { row } }
      }
      return random.chance(0.5) ? framed(grid, upTo: 300) : AnyLayout(grid)
    }

    /// A grid, alone or beside others.
    mutating func layout() -> AnyLayout {
      guard random.chance(0.7) else { return grid() }
      var children = [grid()]
      for _ in 0..<Int.random(in: 0...2, using: &random) { children.append(item(upTo: 60)) }
      if random.chance(0.2) { children.append(grid()) }
      children.shuffle(using: &random)
      let stack = Stack(random.chance(0.7) ? .row : .column, spacing: 6) { children }
      return random.chance(0.4) ? framed(stack, upTo: 400) : AnyLayout(stack)
    }

    /// A grid beside an item with a maximum, in a row with a frame of one length, in a column.
    mutating func framedRow() -> AnyLayout {
      let limited = Item("limited").frame(maxWidth: length(upTo: 60)).frame(height: 10)
      let row = Stack(.row, spacing: 6) { [grid(), AnyLayout(limited)] }
      return AnyLayout(Stack(.column) { row.frame(width: length(upTo: 400)) })
    }

    mutating func proposal() -> ProposedSize {
      random.chance(0.5) ? .unspecified : ProposedSize(width: length(upTo: 500))
    }
  }

  @Test func whatIsToldIsWhatTheWholeProgramSays() async {
    await Law(seeds: 0..<1200, atLeast: 224).check { seed in
      var maker = Maker(random: SeededGenerator(seed: seed))
      return try Self.check(maker.layout(), in: maker.proposal(), seed)
    }
  }

  /// What a frame of one length bounds has the same ranges as what is offered that length, though nothing is offered to the whole.
  @Test func whatOnlyAFrameBoundsIsToldAsWell() async {
    await Law(seeds: 0..<300, atLeast: 16).check { seed in
      var maker = Maker(random: SeededGenerator(seed: seed))
      return try Self.check(maker.framedRow(), in: .unspecified, seed)
    }
  }

  private static func check(_ layout: AnyLayout, in proposal: ProposedSize, _ seed: UInt64) throws -> Law.Verdict {
    var engine = LayoutEngine()
    engine.options.triesFixes = false
    guard let told = try engine.placeIfItFits(layout, in: proposal), told.effort.regions == 0,
      !told.diagnosis.ambiguities.isEmpty
    else { return .inapplicable }
    engine.options.useWholeProgram()
    UnsizedTrackLawTests.expectSame(told, try engine.place(layout, in: proposal), seed)
    return .checked
  }
}
