import LayoutGeometry
import Testing

@testable import LayoutCore

/// What the cells of a container ask of its tracks, put together.
struct TrackDemandsTests {
  private func demands(_ layout: some Layout) throws -> (demands: TrackDemands, tree: LayoutTree) {
    let structure = Structure(LayoutTree(layout), defaultSpacing: 8, decisions: nil)
    var measurements = MeasurementTable()
    let lengths = try DemandTable(structure, .unspecified, measurements: &measurements)
    return (TrackDemands(0, .horizontal, in: structure, lengths: lengths), structure.tree)
  }

  private let grid = Grid(horizontalSpacing: 8) {
    GridRow {
      Item("a").frame(width: 20)
      Item("b").frame(minWidth: 5, idealWidth: 30, maxWidth: 90)
    }
    GridRow {
      Item("c").frame(width: 40)
      Item("d").frame(width: 10)
    }
    GridRow { Item("wide").frame(width: 100).gridCellColumns(2) }
    GridRow { Item("narrow").frame(width: 60).gridCellColumns(2) }
  }

  @Test func aTrackAsksForItsLargestCell() throws {
    let (demands, tree) = try demands(grid)
    #expect(demands.tracks.map(\.content.length) == [40, 30])
    #expect(demands.tracks.map { tree.nodes[$0.content.node].id } == ["c", "b"])
    // The cell of 10 is the largest that cannot be smaller.
    #expect(demands.tracks.map(\.minimum.length) == [40, 10])
    #expect(demands.tracks.map(\.isFlexible) == [false, true])
  }

  @Test func equalSpansAreOne() throws {
    let (demands, tree) = try demands(grid)
    let span = try #require(demands.spans.first)
    #expect(demands.spans.count == 1 && span.tracks == 0..<2)
    #expect(tree.nodes[span.demand.content.node].id == "wide")
    // 100 - 40 - 30 - 8.
    #expect(demands.excess(of: span) == 22)
  }

  @Test func unsizedCellsAskForNothing() throws {
    let row = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("sized").frame(width: 20)
        Item("unsized").frame(minWidth: 0, idealWidth: 50).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(try demands(row).demands.tracks.map(\.isSized) == [true, false])
  }

  @Test func tracksOfOneLengthHaveOneNeed() throws {
    let row = BalancedStack(.row, spacing: 0) {
      Item("short").frame(width: 10)
      Item("long").frame(width: 35)
    }
    #expect(try demands(row).demands.tracks.map(\.content.length) == [35])
  }
}
