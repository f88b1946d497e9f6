import ConstraintLayout
import LayoutTestSupport
import Testing

/// Rows that do with less than what hangs on their lines asks for.
struct RowsThatGiveWayTests {
  /// A row of 56 in which an item may be of less, so that what hangs beside its lower edge has room.
  ///
  /// In the middle of 56 an item of 54 ends 55 below the top. With 6 of padding below that the row around would be 61 high; an item
  /// of 44 ends 50 below the top, and the row around is 56 high.
  private var layout: some Layout {
    Stack(.column, spacing: 2) {
      Item("above").frame(width: 31, height: 31)
      Stack(.row, alignment: .lastTextBaseline, spacing: 5) {
        Stack(.row, alignment: .center) {
          Item("flexible").frame(width: 59).frame(minHeight: 6, idealHeight: 27, maxHeight: 54)
          Item("high").frame(width: 42, height: 56)
        }
        Item("padded").frame(width: 34).frame(minHeight: 18, idealHeight: 23, maxHeight: 35)
          .padding(.vertical, 6)
      }
      .id("row")
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func aRelationThatHoldsAnywayLeavesNothingOpen(_ presolve: Presolve) throws {
    let related = layout.constrain { $0["above"].height >= 3 }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    for placement in [try engine.place(layout), try engine.place(related)] {
      #expect(placement["row"]?.height == 56)
      #expect(placement["flexible"]?.height == 44)
      #expect(placement.diagnosis.ambiguities.isEmpty)
    }
  }
}
