import ConstraintLayout
import LayoutTestSupport
import Testing

/// Who tells the lengths of which layouts: most need no program, and where one is needed, the rest is evaluated still.
struct DirectPathTests {
  /// A layout that is evaluated directly along both axes.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var width: Double?
    let layout: AnyLayout

    init(_ name: String, width: Double? = nil, _ layout: some Layout) {
      testDescription = name
      self.width = width
      self.layout = AnyLayout(layout)
    }
  }

  private static func item(_ name: String, _ index: Int) -> Item {
    Item("\(name)\(index)").frame(width: Double(10 + index), height: 9)
  }

  static let samples = [
    Sample("chain", Stack(.row) { ForEach(0..<20) { item("", $0) } }),
    Sample(
      "flexible row", width: 700, Stack(.row) { ForEach(0..<20) { Item("\($0)").frame(minWidth: Double($0 % 5)) } }),
    Sample(
      "spacers", width: 700,
      Stack(.row) {
        item("a", 0)
        Spacer()
        item("b", 1)
      }),
    Sample(
      "priorities where room lacks", width: 300,
      Stack(.row) {
        ForEach(0..<20) { Item("\($0)").frame(minWidth: 5, idealWidth: 30).layoutPriority(Double($0 % 3)) }
      }),
    Sample("balanced stack", width: 800, BalancedStack(.row) { ForEach(0..<20) { item("", $0) } }),
    Sample("grid", width: 700, Grid { ForEach(0..<9) { row in GridRow { ForEach(0..<9) { item("\(row)-", $0) } } } }),
    Sample(
      "nesting", width: 700,
      Stack(.column) {
        ForEach(0..<9) { row in
          Stack(.row) {
            item("\(row)-", row)
            Stack(.column) { ForEach(0..<3) { Item("\(row)-flexible\($0)") } }.padding(3)
          }
        }
      }),
    Sample("nesting 100 levels deep", width: 7000, nested(100)),
    Sample("spans", grid()),
    Sample("spans that share by size", grid(.equalSizes)),
    Sample("spans that share in proportion", grid(.proportional)),
    Sample("spans that the first tracks serve", grid(.leading)),
    Sample("spans that the last tracks serve", grid(.trailing)),
    Sample(
      "spans in other containers", width: 700,
      Stack(.row) {
        item("side", 0)
        grid().padding(5)
      }),
    Sample(
      "a heading that fills", width: 700,
      Grid {
        GridRow { ForEach(0..<4) { item("", $0) } }
        Item("heading").frame(height: 20)
      }),
    Sample(
      "shortfall", width: 300,
      Stack(.column) {
        ForEach(0..<9) { row in
          Stack(.row) { ForEach(0..<5) { Item("\(row)-\($0)").frame(minWidth: Double($0), idealWidth: 100) } }
        }
      }),
    Sample(
      "a container that others leave no room", width: 50,
      Stack(.row, spacing: 0) {
        Stack(.row) { Item("gives way").frame(minWidth: 0, idealWidth: 44) }
        Item("fixed").frame(width: 50)
      }),
    Sample(
      "priorities", width: 700,
      Stack(.row) { ForEach(0..<5) { Item("\($0)").frame(maxWidth: 200).layoutPriority(Double($0 % 2)) } }),
    Sample("texts that wrap", width: 200, texts(.leading)),
    Sample("texts on a baseline", width: 200, texts(.firstTextBaseline)),
    Sample(
      "ranges around containers", width: 300,
      Stack(.row) {
        Stack(.row) { ForEach(0..<3) { item("a", $0) } }.frame(minWidth: 100, maxWidth: 150)
        Stack(.row) { Item("b").frame(idealWidth: 40) }.frame(minWidth: 60)
      }),
    Sample(
      "frames around layouts", width: 300,
      Stack(.row) { ForEach(0..<3) { item("a", $0).frame(width: 90, height: 30, alignment: .topLeading) } }),
    Sample(
      "fixed sizes", width: 400,
      Stack(.row) {
        Text("Text that wraps nowhere").fixedSize()
        Stack(.row) { ForEach(0..<2) { item("a", $0) } }.fixedSize(horizontal: true, vertical: false)
      }),
    Sample(
      "lazy grid", width: 300,
      LazyGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible(minimum: 10)), GridItem(.flexible(maximum: 80))]) {
        ForEach(0..<20) { item("a", $0) }
      }),
  ]

  private static func texts(_ alignment: StackAlignment) -> some Layout {
    Stack(.column) {
      ForEach(0..<4) { row in
        Stack(.row, alignment: alignment) {
          Text("Name \(row)", fontSize: Double(10 + row))
          Text("A few words that say more about it \(row)", lineLimit: 3)
          item("button", row)
        }.padding(4)
      }
    }
  }

  private static func nested(_ depth: Int) -> AnyLayout {
    depth == 0
      ? AnyLayout(Item("inner"))
      : AnyLayout(
        Stack(depth.isMultiple(of: 2) ? .row : .column, spacing: 1) {
          item("level", depth)
          nested(depth - 1)
        })
  }

  /// Columns that all have cells of their own, and spans that push them apart.
  private static func grid(_ tieBreak: TieBreak = .equalGrowth) -> some Layout {
    Grid(tieBreak: tieBreak) {
      GridRow { ForEach(0..<6) { item("own", $0) } }
      GridRow { ForEach(0..<2) { Item("span\($0)").frame(width: 100, height: 9).gridCellColumns(3) } }
      GridRow {
        item("first", 0)
        ForEach(0..<2) { Item("other\($0)").frame(width: 70, height: 9).gridCellColumns(2) }
        item("last", 0)
      }
    }
  }

  /// A grid with a column under a span only stands in one of two columns under a span that asks for more than they are.
  private static var openColumnUnderASpan: some Layout {
    Grid {
      GridRow {
        Grid {
          GridRow { Item("span").frame(width: 50, height: 9).gridCellColumns(2) }
          GridRow { item("own", 1) }
        }
        item("side", 0)
      }
      Item("wide").frame(width: 200, height: 9)
    }
  }

  @Test(arguments: samples)
  func noProgramIsNeeded(_ sample: Sample) throws {
    let placement = try LayoutEngine().place(sample.layout, in: ProposedSize(width: sample.width))
    #expect(placement.effort.evaluatedNodes == 2 * placement.rects.count)
    #expect(placement.effort.regions == 0 && placement.effort.programs == 0 && placement.effort.solves == 0)
  }

  @Test(arguments: samples)
  func theWholeProgramEvaluatesNothing(_ sample: Sample) throws {
    var engine = LayoutEngine()
    engine.options.useWholeProgram()
    engine.options.triesFixes = false
    let effort = try engine.place(sample.layout, in: ProposedSize(width: sample.width)).effort
    #expect(effort.evaluatedNodes == 0)
    #expect(effort.regions == 2 && effort.programs == 2 && effort.solves >= 2)
  }

  /// Columns that can grow for nothing under a span that asks for more are compiled; rows have nothing to do with them.
  @Test func theOtherAxisIsEvaluatedStill() throws {
    let placement = try LayoutEngine().place(Self.openColumnUnderASpan)
    #expect(placement.effort.evaluatedNodes == placement.rects.count)
    #expect(placement.effort.regions == 1)
  }

  /// A constraint about three places in height is for a program; widths have nothing to do with it.
  @Test(arguments: samples)
  func theAxisThatNoRelationIsAboutIsEvaluated(_ sample: Sample) throws {
    let layout = try Stack(.column) {
      sample.layout
      Item("one").frame(height: 20)
      Item("other").frame(minHeight: 10)
    }.constrain("2 * other.top >= one.bottom + one.top + 80")
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: sample.width))
    let (one, other) = (try #require(placement["one"]), try #require(placement["other"]))
    #expect(other.minY == one.maxY + 30)
    #expect(placement.effort.evaluatedNodes == placement.rects.count)
    #expect(placement.effort.regions == 1)
  }

  /// Hexagons that alone take what their row has left: their height follows from their width.
  @Test func hexagonsNeedNoProgram() throws {
    let rows = Stack(.column, alignment: .leading) {
      ForEach(0..<3) { row in
        Stack(.row) {
          Self.item("\(row)-", 0)
          HexGrid { HexCell(row: 0, column: 0) { Item("\(row)-hexagon") } }
        }
      }
    }
    let placement = try LayoutEngine().place(rows, in: ProposedSize(width: 100))
    #expect(placement.effort.evaluatedNodes == 2 * placement.rects.count)
    #expect(placement.effort.regions == 0)
    let expected = Rect(x: 18, y: 0, width: 82, height: 41 * 3.squareRoot())
    #expect((placement["0-hexagon"] ?? .zero).distance(to: expected) < 1e-9)
  }

  // MARK: Sessions

  @Test(arguments: samples)
  func anEditNeedsNoProgram(_ sample: Sample) throws {
    var session = try LayoutEngine().session(for: sample.layout, in: ProposedSize(width: sample.width))
    try session.apply(.propose(ProposedSize(width: sample.width.map { $0 + 10.5 })))
    let placement = try session.placement()
    #expect(placement.effort.evaluatedNodes == 2 * placement.rects.count)
    #expect(placement.effort.regions == 0 && placement.effort.solves == 0)
  }

  /// What a program told of the columns stays as it is when a row changes.
  @Test func anEditBesideAProgramAsksNothingOfIt() throws {
    var session = try LayoutEngine().session(for: Self.openColumnUnderASpan)
    #expect(try session.placement().effort.regions == 1)
    try session.apply(.resize("own1", height: 30))
    let placement = try session.placement()
    #expect(placement["own1"]?.height == 30)
    #expect(placement.effort.evaluatedNodes == placement.rects.count)
    #expect(placement.effort.regions == 0 && placement.effort.solves == 0)
  }
}
