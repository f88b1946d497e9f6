import ConstraintLayout
import LayoutDocument
import LayoutTestSupport
import Testing

/// Columns without a cell of their own: told without a program, as a program tells them, and at any number.
struct UnsizedTrackTests {
  private struct Cell: Sendable {
    let width: Double?
    let columns: Int
    let isUnsized: Bool
  }

  /// A grid in which some columns have cells of their own, and spans cover the others.
  private static func grid(_ random: inout SeededGenerator) -> LayoutTree {
    let columnCount = Int.random(in: 2...7, using: &random)
    let widths: [Double] = [10, 20, 30, 50, 80, 100, 160]
    var rows: [[Cell]] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var row: [Cell] = []
      var left = columnCount
      while left > 0 {
        let columns = min(Int.random(in: 1...3, using: &random), left)
        let isUnsized = random.chance(columns == 1 ? 0.6 : 0.2)
        let width = widths[Int.random(in: widths.indices, using: &random)]
        row.append(Cell(width: random.chance(0.8) ? width : nil, columns: columns, isUnsized: isUnsized))
        left -= columns
      }
      rows.append(row)
    }
    let cells = rows
    let spacing = Double(5 * Int.random(in: -1...2, using: &random))
    return LayoutTree(
      Grid(horizontalSpacing: spacing, verticalSpacing: 0) {
        ForEach(cells.indices) { row in
          GridRow {
            ForEach(cells[row].indices) { column in
              Item("\(row)-\(column)").frame(width: cells[row][column].width, height: 10)
                .gridCellColumns(cells[row][column].columns)
                .gridCellUnsizedAxes(cells[row][column].isUnsized ? .horizontal : [])
            }
          }
        }
      })
  }

  @Test func areAsAProgramTellsThem() async {
    await Law(seeds: 0..<270, atLeast: 119).check { seed in
      var random = SeededGenerator(seed: seed)
      let grid = Self.grid(&random)
      let proposal = ProposedSize(width: random.chance(0.3) ? nil : Double.random(in: 200...1000, using: &random))
      var (told, whole) = (LayoutEngine(), LayoutEngine())
      told.options.triesFixes = false
      whole.options.triesFixes = false
      whole.options.useWholeProgram()
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

  /// An edit is followed to the same last digit, and to the same report.
  @Test func anEditIsAsAFreshPlacement() async {
    await Law(seeds: 0..<150, atLeast: 70).check { seed in
      var random = SeededGenerator(seed: seed)
      var grid = Self.grid(&random)
      var proposal = ProposedSize(width: random.chance(0.3) ? nil : Double.random(in: 300...1000, using: &random))
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      guard var session = try? engine.session(for: grid, in: proposal) else { return .inapplicable }
      var count = 0
      for number in 0..<12 {
        var (changed, offered) = (grid, proposal)
        let edit: LayoutEdit
        if random.chance(0.3) {
          if let width = offered.width { offered.width = width + Double.random(in: -50...50, using: &random) }
          edit = .propose(offered)
        } else {
          let leaves = grid.nodes.indices.filter { grid.nodes[$0].isLeaf }
          let leaf = leaves[Int.random(in: leaves.indices, using: &random)]
          let width = Double(10 * Int.random(in: 0...16, using: &random))
          changed.update(leaf) { $0.width = .fixed(width) }
          edit = .resize(grid.nodes[leaf].id ?? "", width: width)
        }
        guard let fresh = try? engine.place(changed, in: offered) else {
          #expect(throws: LayoutError.self, "seed \(seed), edit \(number)") { try session.apply(edit) }
          continue
        }
        try session.apply(edit)
        (grid, proposal) = (changed, offered)
        let placement = try session.placement()
        guard fresh.effort.regions == 0 else { continue }
        #expect(placement.rects == fresh.rects, "seed \(seed), edit \(number): \(edit)")
        #expect(placement.diagnosis == fresh.diagnosis, "seed \(seed), edit \(number): \(edit)")
        count += fresh.diagnosis.ambiguities.contains { $0.kind == .noOwnCell } ? 1 : 0
      }
      return count > 0 ? .checked : .inapplicable
    }
  }

  /// What a change leaves open is told without placing it, as a placement tells it.
  @Test func fixesAreThoseOfTheWholeProgram() async {
    await Law(seeds: 0..<60, atLeast: 20).check { seed in
      var random = SeededGenerator(seed: seed)
      let grid = Self.grid(&random)
      let proposal = ProposedSize(width: random.chance(0.3) ? nil : Double.random(in: 200...1000, using: &random))
      var whole = LayoutEngine()
      whole.options.useWholeProgram()
      guard let answer = try? LayoutEngine().place(grid, in: proposal), answer.effort.regions == 0,
        !answer.diagnosis.ambiguities.isEmpty
      else { return .inapplicable }
      let reference = try whole.place(grid, in: proposal)
      for (left, right) in zip(answer.diagnosis.ambiguities, reference.diagnosis.ambiguities) {
        #expect(left.fixes.map(\.text) == right.fixes.map(\.text), "seed \(seed)")
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

  /// Neighbours that a constraint leaves nothing to share are decided by that.
  @Test(arguments: [Presolve.on, .off])
  func whatLeavesThemNothingDecides(_ presolve: Presolve) throws {
    let layout = Stack(.column, spacing: 0) {
      Item("a").frame(height: 20)
      Grid(verticalSpacing: 1) {
        GridRow { Item("b").gridCellUnsizedAxes(.vertical) }
        GridRow { Item("c").gridCellUnsizedAxes(.vertical) }
      }
    }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let placement = try engine.place(
      layout.constrain { ($0.container.height <= 21).prioritized(.init(rawValue: 100) ?? .weak) })
    #expect(
      placement.diagnosis.ambiguities.map(\.decidedBy.rawValue) == ["priority 100", "priority 100", "priority 100"])
  }

  @Test func tenThousandNeedNoProgram() throws {
    let placement = try LayoutEngine().place(Self.wide)
    #expect(placement.effort.solves == 0)
    #expect(abs(placement.size.width - 100) < 1e-9)
    #expect(placement.diagnosis.ambiguities.count == 9998)
    #expect(placement.diagnosis.ambiguities.allSatisfy { !$0.fixes.isEmpty })
  }

  /// Where a program tells them they are one unknown, and the one that a tie-break prefers.
  @Test(arguments: [TieBreak.equalGrowth, .equalSizes, .proportional, .leading, .trailing])
  func tenThousandInAFrameAreAFewUnknowns(_ tieBreak: TieBreak) throws {
    func effort(_ columns: Int) throws -> Placement.Effort {
      let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0, tieBreak: tieBreak) {
        GridRow {
          Item("left").frame(width: 20, height: 20)
          Item("right").frame(width: 30, height: 20)
        }
        GridRow { Item("wide").frame(width: 100, height: 20).gridCellColumns(columns) }
      }
      let placement = try LayoutEngine().place(grid.frame(minWidth: 50).padding(8))
      #expect(abs(placement.size.width - 116) < 1e-9)
      #expect(placement.diagnosis.ambiguities.count >= columns - 2)
      return placement.effort
    }
    let (few, many) = (try effort(10), try effort(10_000))
    #expect(few.regions == 1 && many.regions == 1)
    // What presolve leaves of it for the solver may be nothing; it does not grow in any case.
    #expect(many.solving.columns == few.solving.columns && many.solving.rows == few.solving.rows)
  }

  /// A column that shares, beside two that only a span asks for, in a row with something else.
  private static var beside: some Layout {
    Stack(.row, spacing: 0) {
      Item("side").frame(width: 30, height: 10)
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("own").frame(width: 50, height: 10)
          Item("shares").frame(minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 10)
          Item("span").frame(width: 100, height: 10).gridCellColumns(2)
        }
      }
    }
  }

  @Test func whatSharesLeavesThemWhatTheirSpanAsksFor() throws {
    let placement = try LayoutEngine().place(Self.beside, in: ProposedSize(width: 400))
    #expect(placement.effort.regions == 0)
    #expect(placement.containers.last?.columns.map(\.length) == [50, 220, 50, 50])
    let open = placement.diagnosis.ambiguities
    #expect(open.map(\.track) == [2, 3] && open.allSatisfy { $0.decidedBy.rawValue == "equalGrowth" })
    #expect(open.allSatisfy { $0.lower == 0 && $0.upper == 100 })
  }

  @Test func whatSharesHasItsIdealLengthWhereNoneIsOffered() throws {
    let placement = try LayoutEngine().place(Self.beside)
    #expect(placement.effort.regions == 0)
    #expect(placement.containers.last?.columns.map(\.length) == [50, 20, 50, 50])
    #expect(placement.diagnosis.ambiguities.allSatisfy { $0.lower == 0 && $0.upper == .infinity })
  }

  /// The other column under it keeps its own cell, so that nothing is open.
  @Test func aSpanThatCanUseAnyLengthMakesThemTakeWhatIsLeft() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("own").frame(width: 50, height: 10)
        Item("span").frame(minWidth: 60, maxWidth: .infinity, minHeight: 10).gridCellColumns(2)
      }
      GridRow {
        Item("other").frame(width: 40, height: 10)
        Item("under").frame(width: 30, height: 10)
      }
    }
    let placement = try LayoutEngine().place(Stack(.column) { grid }, in: ProposedSize(width: 200))
    #expect(placement.effort.regions == 0)
    #expect(placement.containers.last?.columns.map(\.length) == [50, 30, 100])
    #expect(placement.diagnosis.ambiguities.isEmpty)
  }

  /// What is given more than it asks for shares that only when ranges are known, so the range is that of another container then.
  @Test func anEditThatGivesWhatIsAroundThemMoreIsAsPlacedAnew() throws {
    let row = Stack(.row, spacing: 0) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Item("span").frame(width: 60, height: 10).gridCellColumns(2) }
        GridRow { Item("own").frame(width: 10, height: 10) }
      }
      Item("shares").frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 10)
    }
    func layout(_ width: Double) -> some Layout {
      Stack(.column, alignment: .leading) {
        Item("wide").frame(width: width, height: 10)
        row
      }
    }
    var session = try LayoutEngine().session(for: layout(40))
    #expect(try session.placement().diagnosis.ambiguities.map(\.upper) == [.infinity])
    try session.apply(.resize("wide", width: 300))
    var whole = LayoutEngine()
    whole.options.useWholeProgram()
    let expected = try whole.place(layout(300))
    let edited = try session.placement()
    #expect(edited.firstDifference(from: expected) == nil)
    #expect(expected.diagnosis.ambiguities.map(\.upper) == [260])
    #expect(edited.diagnosis.ambiguities.map(\.upper) == expected.diagnosis.ambiguities.map(\.upper))
  }

  /// One change settles all of them; a report that told it with each would have the square of their number in it.
  @Test func tenThousandMakeAReportOfTheirOwnLength() throws {
    let report = DiagnoseReport(try LayoutEngine().place(Self.wide).diagnosis, of: LayoutDocument(Self.wide))
    #expect(try report.json().count < 80_000_000)
    #expect(report.ambiguities[0].fixes[0].columns?.count == 9998)
    #expect(report.ambiguities[9997].fixes[0].sameAs == 0)
    #expect(report.ambiguities[9997].together?.sameAs == 0)
    #expect(report.text.contains("columns 2 to 9999 of layout share 50 (no own cell)"))
    #expect(report.text.count < 10_000)
  }

  /// Rows of 116.913, 65 and 0 with gaps leave 1.4e-14 of their sum to the last of them.
  @Test func whatRoundingLeavesOfATrackIsNoLengthToShare() throws {
    let layout = Grid(verticalSpacing: 8) {
      GridRow { HexGrid { HexCell(row: 0, column: 0) { Item("hexagon").frame(width: 10, height: 10) } } }
      GridRow { Item("wide").frame(width: 135, height: 65) }
      GridRow {
        Grid { GridRow { Item("unsized").gridCellUnsizedAxes(.all) } }.gridCellUnsizedAxes(.all)
      }
    }
    let placement = try LayoutEngine().place(layout)
    #expect(placement.rows.last?.length == 0)
    #expect(placement.diagnosis.ambiguities.filter { $0.axis == .vertical }.map(\.container) == ["layout"])
  }
}
