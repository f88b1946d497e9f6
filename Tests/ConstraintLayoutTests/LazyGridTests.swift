import ConstraintLayout
import Testing

/// Items flow into tracks that the grid describes; the cases follow SwiftUI's documentation of `GridItem`.
struct LazyGridTests {
  private func columns(
    _ columns: [GridItem], width: Double?, count: Int = 4, spacing: Double? = 0
  ) throws -> Placement {
    try LayoutEngine().place(
      LazyGrid(columns: columns, spacing: spacing) {
        ForEach(0..<count) { Item("\($0)").frame(height: 10) }
      }, in: ProposedSize(width: width))
  }

  private func widths(_ placement: Placement) -> [Double] {
    placement.containers[0].columns.map { ($0.length * 1e6).rounded() / 1e6 }
  }

  @Test func fixedColumnsKeepTheirWidth() throws {
    let placement = try columns([GridItem(.fixed(50)), GridItem(.fixed(30), spacing: 5)], width: 400)
    #expect(widths(placement) == [50, 30])
    #expect(placement.size == Size(width: 88, height: 20))
    #expect(placement["3"] == Rect(x: 58, y: 10, width: 30, height: 10))
  }

  @Test func flexibleColumnsShareWithinTheirLimits() throws {
    let items = [GridItem(.flexible(maximum: 60), spacing: 0), GridItem(spacing: 0), GridItem(.flexible(minimum: 150))]
    #expect(widths(try columns(items, width: 360)) == [60, 150, 150])
    #expect(widths(try columns(items, width: 300)) == [60, 90, 150])
  }

  @Test func flexibleColumnsShareByTheirFactors() throws {
    let items = [GridItem(.flexible(stretch: 2)), GridItem(.flexible(maximum: 60)), GridItem()]
    #expect(widths(try columns(items, width: 316)) == [160, 60, 80])
  }

  @Test func aColumnOfStretch0KeepsItsMinimum() throws {
    let items = [GridItem(.flexible(minimum: 40, stretch: 0), spacing: 0), GridItem()]
    #expect(widths(try columns(items, width: 300)) == [40, 260])
  }

  @Test func adaptiveColumnsShareAsOneOfStretch1() throws {
    let items = [GridItem(.flexible(stretch: 3), spacing: 0), GridItem(.adaptive(minimum: 40), spacing: 0)]
    #expect(widths(try columns(items, width: 400)) == [300, 50, 50])
  }

  @Test func theProgramSharesByFactorsToo() throws {
    let items = [GridItem(.flexible(minimum: 50, stretch: 3)), GridItem(.flexible(maximum: 90)), GridItem(.fixed(20))]
    let grid = LazyGrid(columns: items) { ForEach(0..<5) { Item("\($0)").frame(height: 10) } }
    var engine = LayoutEngine()
    let direct = try engine.place(grid, in: ProposedSize(width: 216))
    engine.options.useWholeProgram()
    #expect(widths(try engine.place(grid, in: ProposedSize(width: 216))) == widths(direct))
    #expect(widths(direct) == [135, 45, 20])
  }

  /// SwiftUI gives the first column half of 192, then 120 to the second, and overflows.
  @Test func minimumsOf50And120FitInto200() throws {
    let placement = try columns([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], width: 200)
    #expect(widths(placement) == [72, 120])
    #expect(placement.size.width == 200)
  }

  private static let adaptive: [(Double, [Double])] = [
    (100, [100]), (168, [80, 80]), (170, [81, 81]), (256, [80, 80, 80]), (1000, [244, 244, 244, 244]),
  ]

  @Test(arguments: adaptive)
  func asManyAdaptiveColumnsAsFit(_ width: Double, _ expected: [Double]) throws {
    #expect(widths(try columns([GridItem(.adaptive(minimum: 80))], width: width)) == expected)
  }

  @Test func anAdaptiveGroupTakesTheShareOfOneColumn() throws {
    let items = [GridItem(spacing: 0), GridItem(.adaptive(minimum: 40), spacing: 0)]
    #expect(widths(try columns(items, width: 200)) == [100, 50, 50])
  }

  @Test func adaptiveColumnsKeepTheirMaximum() throws {
    let placement = try columns([GridItem(.adaptive(minimum: 40, maximum: 45), spacing: 0)], width: 150)
    #expect(widths(placement) == [45, 45, 45])
  }

  @Test func withoutAWidthColumnsTakeTheirMinimum() throws {
    #expect(widths(try columns([GridItem(), GridItem(.adaptive(minimum: 40))], width: nil)) == [10, 40])
  }

  @Test func aLineIsAsHighAsItsHighestItem() throws {
    let placement = try LayoutEngine().place(
      LazyGrid(columns: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))], spacing: 5) {
        Item("low").frame(width: 4, height: 10)
        Item("high").frame(height: 30)
        Item("next").frame(height: 7)
      })
    #expect(placement["low"] == Rect(x: 3, y: 10, width: 4, height: 10))
    #expect(placement["next"] == Rect(x: 0, y: 35, width: 10, height: 7))
    #expect(placement.size == Size(width: 20, height: 42))
  }

  @Test func itemsNeverWidenTheirColumn() throws {
    let placement = try LayoutEngine().place(
      LazyGrid(columns: [GridItem(.fixed(20), alignment: .topLeading)]) { Item("wide").frame(width: 50, height: 5) })
    #expect(placement["wide"] == Rect(x: 0, y: 0, width: 50, height: 5))
    #expect(placement.size.width == 20)
  }

  @Test func rowsFillDownwardsFirst() throws {
    let placement = try LayoutEngine().place(
      LazyGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 4) {
        ForEach(0..<3) { Item("\($0)").frame(width: 10) }
      }, in: ProposedSize(height: 100))
    #expect(placement["1"] == Rect(x: 0, y: 10, width: 10, height: 90))
    #expect(placement["2"] == Rect(x: 14, y: 0, width: 10, height: 10))
  }

  @Test func columnsThatDoNotFitAreNamed() throws {
    let conflict = try LayoutEngine().diagnose(
      LazyGrid(columns: [GridItem(.fixed(60), spacing: 0), GridItem(.flexible(minimum: 70))]) {
        Item("a").frame(height: 1)
      }, in: ProposedSize(width: 100)
    ).conflict
    #expect(
      conflict.map(\.statement) == [
        "column 0 of layout is at least 60 wide", "column 1 of layout is at least 70 wide", "the container is 100 wide",
      ])
  }

  @Test func badTracksAreErrors() {
    let bad: [[GridItem]] = [
      [], [GridItem(.fixed(-1))], [GridItem(.flexible(minimum: 5, maximum: 1))], [GridItem(.adaptive(minimum: 0))],
      [GridItem(.fixed(.nan))], [GridItem(spacing: .infinity)],
    ]
    for columns in bad {
      #expect(throws: LayoutError.self) { try self.columns(columns, width: 100) }
    }
  }

  @Test func emptyGridsAreEmpty() throws {
    #expect(try columns([GridItem(.fixed(20))], width: nil, count: 0).size.height == 0)
  }
}
