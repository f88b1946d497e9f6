import ConstraintLayout
import LayoutTestSupport
import Testing

/// Spans over columns that can grow by themselves, in what stands in something else: where no width is offered nothing is shared, so
/// these grow for a span as all others do.
struct SpansWithoutOfferTests {
  private static func item(_ id: String, _ width: Double, upTo greatest: Double? = nil) -> Item {
    Item(id).frame(minWidth: greatest == nil ? width : 0, idealWidth: width, maxWidth: greatest ?? width, minHeight: 10)
  }

  /// A column of 20 and one of 40 that can grow, under a span of 100.
  private static var form: some Layout {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        item("label", 20)
        item("field", 40, upTo: .infinity)
      }
      GridRow { item("title", 100).gridCellColumns(2) }
    }
    .id("form")
  }

  private static func checked(
    _ layout: some Layout, width: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Placement {
    let proposal = ProposedSize(width: width)
    var engine = LayoutEngine()
    let placement = try engine.place(layout, in: proposal)
    engine.options.useWholeProgram()
    let whole = try engine.place(layout, in: proposal)
    for (left, right) in zip(placement.rects, whole.rects) {
      #expect(left.distance(to: right) <= whole.size.tolerance, sourceLocation: sourceLocation)
    }
    #expect(
      placement.diagnosis.ambiguities.map(\.track) == whole.diagnosis.ambiguities.map(\.track),
      sourceLocation: sourceLocation)
    return placement
  }

  @Test func columnsThatCanGrowDoSoForASpanAsOthersDo() throws {
    let placement = try Self.checked(Stack(.row) { Self.form })
    #expect(placement.effort.regions == 0)
    #expect(placement["label"]?.width == 20)
    #expect(placement["field"] == Rect(x: 40, y: 0, width: 60, height: 10))
    #expect(placement.diagnosis.ambiguities.map(\.chosen) == [40, 60])
  }

  @Test func whatIsGivenMoreThanItAsksForShares() throws {
    let placement = try Self.checked(
      Stack(.column, spacing: 0) {
        Self.form
        Self.item("wide", 180)
      })
    #expect(placement["field"] == Rect(x: 20, y: 0, width: 160, height: 10))
    #expect(placement.diagnosis.ambiguities.isEmpty)
  }

  @Test func aFrameHasAWidthToShare() throws {
    let placement = try Self.checked(Self.form.frame(width: 180))
    #expect(placement["field"] == Rect(x: 20, y: 0, width: 160, height: 10))
    let framed = try Self.checked(Stack(.row) { Self.form.frame(width: 100) })
    #expect(framed["field"] == Rect(x: 20, y: 0, width: 80, height: 10))
  }

  /// The tie-break chooses how columns grow, whether an item or a container that can use more stands in one of them.
  @Test func aContainerThatSharesHasNoSayInWhichColumnGrows() throws {
    let placement = try Self.checked(
      Stack(.row) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Self.item("label", 20)
            Stack(.row) { Self.item("field", 40, upTo: .infinity) }
          }
          GridRow { Self.item("title", 100).gridCellColumns(2) }
        }
      })
    #expect(placement["field"] == Rect(x: 40, y: 0, width: 60, height: 10))
  }

  /// A frame is told its width wherever it stands, so what it leaves open is told as it is where that is offered.
  @Test func whatAFrameLeavesOpenIsReported() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("both").gridCellColumns(2) }
      GridRow {
        Self.item("first", 20)
        Self.item("second", 50)
      }
    }
    let offered = try Self.checked(grid, width: 400).diagnosis.ambiguities
    #expect(offered.map(\.track) == [0, 1])
    for layout: any Layout in [grid.frame(width: 400), Stack(.row) { grid.frame(width: 400) }] {
      let framed = try Self.checked(layout).diagnosis.ambiguities
      #expect(framed.map(\.track) == [0, 1])
      #expect(zip(framed, offered).allSatisfy { abs($0.lower - $1.lower) < 1e-6 && abs($0.upper - $1.upper) < 1e-6 })
    }
  }
}
