import ConstraintLayout
import LayoutTestSupport
import Testing

/// Grids whose spans push apart columns, most of which have cells of their own: told without a program, or with little of
/// one, they are what the whole program says, with the same ranges, rules and fixes.
///
/// Only samples that took no program count, so the law fails where nothing is told any more.
struct SpannedGridLawTests {
  /// A random grid, alone or inside of something else, and what it is offered.
  private static func sample(_ seed: UInt64) -> (layout: AnyLayout, proposal: ProposedSize) {
    var random = SeededGenerator(seed: seed)
    let columnCount = Int.random(in: 2...12, using: &random)
    let gap: Double = [0, 4, 20, -6].randomElement(using: &random) ?? 0
    let isFlexible = random.chance(0.2)
    let tieBreak = random.chance(0.8) ? TieBreak.equalGrowth : TieBreak.allCases.randomElement(using: &random)
    // A column in ten is left without a cell of its own in half of the grids.
    let unsizedChance = random.chance(0.5) ? 0 : 0.1
    var rows = [(0..<columnCount).map { _ in (span: 1, isSized: !random.chance(unsizedChance)) }]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      var row: [(span: Int, isSized: Bool)] = []
      var column = 0
      while column < columnCount {
        let span = min(columnCount - column, [1, 1, 2, 3, 4, 9].randomElement(using: &random) ?? 1)
        row.append((span, span > 1 || random.chance(0.8)))
        column += span
      }
      rows.append(row)
    }
    var items: [[Item]] = []
    for (row, cells) in rows.enumerated() {
      items.append(
        cells.enumerated().map { column, cell in
          let width = Double(Int.random(in: 0...90, using: &random) * cell.span)
          var item = Item("\(row)-\(column)").gridCellColumns(cell.span).frame(height: 10)
          if isFlexible, random.chance(0.3) {
            item = item.frame(
              minWidth: width / 2, idealWidth: width, maxWidth: random.chance(0.5) ? .infinity : width * 2)
          } else {
            item = item.frame(width: width)
          }
          return cell.isSized ? item : item.gridCellUnsizedAxes(.horizontal)
        })
    }
    let grid = Grid(horizontalSpacing: gap, verticalSpacing: 3, tieBreak: tieBreak ?? .equalGrowth) { [items] in
      ForEach(items.indices) { row in GridRow { ForEach(items[row].indices) { items[row][$0] } } }
    }
    let layout: AnyLayout
    switch Int.random(in: 0..<8, using: &random) {
    case 0: layout = AnyLayout(grid.padding(10))
    case 1:
      layout = AnyLayout(
        Stack(.row, spacing: 2) {
          Item("side").frame(width: 30, height: 10)
          grid
        })
    case 2: layout = AnyLayout(grid.frame(height: Double(Int.random(in: 40...90, using: &random))))
    case 3:
      layout = AnyLayout(
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
          GridRow {
            Item("high").frame(width: 20, height: Double(Int.random(in: 20...60, using: &random)))
            grid.gridCellRows(random.chance(0.5) ? 2 : 1).gridCellUnsizedAxes(random.chance(0.5) ? .vertical : [])
          }
          GridRow { Item("low").frame(width: 20, height: 20) }
        })
    default: layout = AnyLayout(grid)
    }
    let width = random.chance(0.3) ? Double(Int.random(in: 100...2000, using: &random)) : nil
    let height = random.chance(0.3) ? Double(Int.random(in: 20...100, using: &random)) : nil
    return (layout, ProposedSize(width: width, height: height))
  }

  @Test func whatIsToldIsWhatTheWholeProgramSays() async {
    await Law(seeds: 0..<250, atLeast: 132).check { seed in
      let (layout, proposal) = Self.sample(seed)
      var engine = LayoutEngine()
      let told = try engine.placeIfItFits(layout, in: proposal)
      engine.options.useWholeProgram()
      let whole = try engine.placeIfItFits(layout, in: proposal)
      guard let told, let whole else {
        #expect((told == nil) == (whole == nil), "seed \(seed)")
        return .inapplicable
      }
      #expect(told.columns.count == whole.columns.count, "seed \(seed)")
      for (left, right) in zip(told.rects, whole.rects) {
        #expect(left.distance(to: right) <= whole.size.tolerance, "seed \(seed)")
      }
      let (found, expected) = (told.diagnosis.ambiguities, whole.diagnosis.ambiguities)
      #expect(found.map(\.name) == expected.map(\.name), "seed \(seed)")
      for (left, right) in zip(found, expected) {
        #expect(left.isNear(right, within: 10 * whole.size.tolerance), "seed \(seed): \(left.name)")
      }
      return told.effort.regions == 0 ? .checked : .inapplicable
    }
  }
}

extension Ambiguity {
  /// Everything about it but numbers.
  fileprivate var name: String {
    // Numbers that end in 5 may be rounded up or down by what they differ by.
    let fixes = fixes.map { $0.text.filter { !$0.isNumber && $0 != "." } }
    return "\(axis) \(kind.rawValue) \(container) \(track) \(decidedBy.rawValue) \(cells) \(fixes)"
  }
}
