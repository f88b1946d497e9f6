import ConstraintLayout
import Testing

/// What relations tie to open tracks is open with them: it is reported there, with the rule that chose.
struct EdgesThatFollowTracksTests {
  @Test(arguments: [Presolve.on, .off])
  func anItemAsWideAsAnOpenColumnIsNotReportedBesideIt(_ presolve: Presolve) throws {
    let layout = FreeLayout {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("p").frame(width: 20, height: 5)
          Item("q").frame(width: 30, height: 5)
        }
        Item("span").frame(width: 100, height: 5).gridCellColumns(2)
      }.id("grid")
      Item("tied").frame(height: 10)
    }
    .constrain { $0["tied"].width == $0["grid"].columns[1].width }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let diagnosis = try engine.place(layout).diagnosis
    #expect(diagnosis.ambiguities.map(\.track) == [0, 1])
    #expect(!diagnosis.underconstrained.contains { $0.edge == .width })
  }
}
