import ConstraintLayout
import LayoutTestSupport
import Testing

/// Where what no child takes goes, along stacks and among the tracks of grids.
struct DistributionTests {
  private static let starts: [(Distribution, [Double])] = [
    (.leading, [0, 60, 100]), (.center, [80, 140, 180]), (.trailing, [160, 220, 260]), (.spaceBetween, [0, 140, 260]),
    (.spaceAround, [80.0 / 3, 140, 700.0 / 3]), (.spaceEvenly, [40, 140, 220]),
  ]

  @LayoutBuilder private static var children: some Layout {
    Item("a").frame(width: 50, height: 20)
    Item("b").frame(width: 30, height: 20)
    Item("c").frame(width: 40, height: 20)
  }

  /// The placement, which presolve and direct evaluation do not change.
  private func place(_ layout: some Layout, _ width: Double?, _ height: Double? = nil) throws -> Placement {
    let engine = LayoutEngine()
    let placement = try engine.place(layout, in: ProposedSize(width: width, height: height))
    var reference = engine
    reference.options.place(by: .off)
    let whole = try reference.place(layout, in: ProposedSize(width: width, height: height))
    #expect(placement.firstDifference(from: whole) == nil)
    return placement
  }

  private func expect(_ found: [Double?], _ expected: [Double]) {
    #expect(zip(found, expected).allSatisfy { found, expected in found.map { abs($0 - expected) < 1e-9 } ?? false })
  }

  @Test(arguments: starts)
  func aRowDistributesWhatIsLeft(_ distribution: Distribution, _ starts: [Double]) throws {
    let placement = try place(Stack(.row, spacing: 10, distribution: distribution) { Self.children }, 300)
    expect(["a", "b", "c"].map { placement[$0]?.x }, starts)
    #expect(placement.size.width == (distribution == .leading ? 140 : 300))
  }

  @Test(arguments: starts)
  func aGridDistributesWhatItsColumnsLeave(_ distribution: Distribution, _ starts: [Double]) throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0, horizontalDistribution: distribution) {
      GridRow { Self.children }
      GridRow { Item("below").frame(width: 5, height: 5).gridCellColumns(2) }
    }
    let placement = try place(grid, 300)
    expect(["a", "b", "c"].map { placement[$0]?.x }, starts)
    // A cell across two columns has what was put between them too.
    expect([placement["below"]?.midX], [(starts[0] + starts[1] + 30) / 2])
  }

  @Test func rowsOfAGridAreDistributedAsColumnsAre() throws {
    let grid = Grid(verticalSpacing: 0, verticalDistribution: .spaceBetween) {
      GridRow { Item("a").frame(width: 5, height: 20) }
      GridRow { Item("b").frame(width: 5, height: 30) }
    }
    expect(["a", "b"].map { try? place(grid, nil, 100)[$0]?.y }, [0, 70])
  }

  @Test func nothingIsDistributedWhereNothingIsOffered() throws {
    for distribution in Distribution.allCases {
      let placement = try place(Stack(.row, spacing: 10, distribution: distribution) { Self.children }, nil)
      expect(["a", "b", "c"].map { placement[$0]?.x }, [0, 60, 100])
    }
  }

  @Test func aFlexibleChildTakesWhatIsLeft() throws {
    let row = Stack(.row, spacing: 0, distribution: .center) {
      Item("a").frame(width: 50, height: 20)
      Item("open").frame(height: 20)
    }
    #expect(try place(row, 200)["open"] == Rect(x: 50, y: 0, width: 150, height: 20))
  }

  @Test func whatAFlexibleChildCannotTakeIsDistributed() throws {
    let row = Stack(.row, spacing: 0, distribution: .center) {
      Item("a").frame(width: 50, height: 20)
      Item("open").frame(height: 20).frame(maxWidth: 40)
    }
    #expect(try place(row, 200)["open"] == Rect(x: 105, y: 0, width: 40, height: 20))
  }

  @Test func insideItTakesAllThatItGets() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0, distribution: .trailing) { Item("a").frame(width: 50, height: 20) }
      Item("b").frame(width: 50, height: 20)
    }
    expect(["a", "b"].map { try? place(row, 300)[$0]?.x }, [200, 250])
  }

  @Test func aFrameSaysWhatThereIsToDistribute() throws {
    let column = Stack(.column, spacing: 0, distribution: .spaceEvenly) { Item("a").frame(width: 50, height: 20) }
      .frame(height: 60)
    #expect(try place(column, nil)["a"] == Rect(x: 0, y: 20, width: 50, height: 20))
    let narrow = Stack(.row, spacing: 0, distribution: .trailing) { Item("a").frame(width: 50, height: 20) }
      .frame(maxWidth: 70)
    #expect(try place(narrow, 300)["a"]?.x == 20)
  }

  @Test(arguments: starts)
  func fromRightToLeftItIsTheMirrorImage(_ distribution: Distribution, _ starts: [Double]) throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let placement = try engine.place(
      Stack(.row, spacing: 10, distribution: distribution) { Self.children }, in: ProposedSize(width: 300))
    let width = placement.size.width
    expect(["a", "b", "c"].map { placement[$0]?.maxX }, starts.map { width - $0 })
  }

  @Test(arguments: starts)
  func relationsAreAboutWhereChildrenStand(_ distribution: Distribution, _ starts: [Double]) throws {
    let column = Stack(.column, spacing: 0) {
      Stack(.row, spacing: 10, distribution: distribution) { Self.children }
      Item("under").frame(width: 20, height: 5)
    }
    .constrain { $0["under"].left == $0["b"].left }
    expect([try place(column, 300)["under"]?.x], [starts[1]])
  }

  /// What does not fit stands out by its alignment, as one item would; children that are moved apart never overlap.
  @Test(arguments: [
    (Distribution.leading, 0.0), (.center, -25), (.trailing, -50), (.spaceBetween, 0), (.spaceAround, 0),
    (.spaceEvenly, 0),
  ])
  func whatDoesNotFitStandsOut(_ distribution: Distribution, _ start: Double) throws {
    let row = Stack(.row, spacing: 0, distribution: distribution) {
      Item("a").frame(width: 100, height: 20)
      Item("b").frame(width: 100, height: 20)
    }
    .frame(width: 150).overflow(.visible)
    expect(["a", "b"].map { try? place(row, nil)[$0]?.x }, [start, start + 100])
    let related = Stack(.column, alignment: .leading, spacing: 0) {
      row
      Item("under").frame(width: 20, height: 5)
    }
    .constrain { $0["under"].left == $0["b"].left }
    let placement = try place(related, 300)
    #expect(placement["under"]?.x == placement["b"]?.x)
  }

  @Test func anEdgeIsExplainedByASum() throws {
    let explanation = try LayoutEngine().explain(
      .left, of: "b", for: Stack(.row, spacing: 10, distribution: .spaceBetween) { Self.children },
      in: ProposedSize(width: 300))
    #expect(explanation.value == 140)
    #expect(abs(explanation.causes.reduce(0) { $0 + $1.contribution } - 140) < 1e-9)
  }

  @Test func textsOfADistributedColumnHangOnTheLine() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Stack(.column, spacing: 0, distribution: .center) { Text("inner") }.frame(height: 100)
      Text("outer")
    }
    let placement = try place(row, nil)
    let (inner, outer) = (try #require(placement["inner"]), try #require(placement["outer"]))
    #expect(abs(inner.y - outer.y) < 1e-9 && inner.y == (100 - inner.height) / 2)
  }

  @Test func aSessionFollows() throws {
    let row = Stack(.row, spacing: 10, distribution: .spaceEvenly) { Self.children }
    var session = try LayoutEngine().session(for: row, in: ProposedSize(width: 300))
    try session.apply(.propose(ProposedSize(width: 400)))
    expect(["a", "b", "c"].map { try? session.placement()[$0]?.x }, [65, 190, 295])
    try session.apply(.resize("a", width: .fixed(90)))
    expect(["a", "b", "c"].map { try? session.placement()[$0]?.x }, [55, 210, 305])
  }
}
