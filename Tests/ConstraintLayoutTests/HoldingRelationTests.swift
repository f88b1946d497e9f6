import ConstraintLayout
import LayoutTestSupport
import Testing

/// Relations that hold where everything stands without them: no program is made for them.
struct HoldingRelationTests {
  /// A row and an item below it, as wide as the row, 10 from the leading edge of what is around them.
  private let column = Stack(.column, alignment: .leading, spacing: 4) {
    Stack(.row, spacing: 5) {
      Item("a").frame(width: 30, height: 20)
      Item("b").frame(width: 65, height: 20)
    }
    Item("c").frame(minWidth: 10, minHeight: 10, maxHeight: 10)
  }

  private func place(_ relation: String, _ direction: LayoutDirection = .leftToRight) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    return try engine.place(column.constrain(relation).padding(.leading, 10))
  }

  @Test(arguments: [
    "b.left == 35", "b.left == a.right + 5", "b.right == c.right", "c.width == 100", "c.width >= a.width + b.width",
    "3 * a.width <= c.width", "c.centerX == 50", "container.width == 100", "c.top == a.bottom + 4", "c.height <= 10",
    "b.right == c.right @ 400", "c.centerY == container.bottom - 5",
  ]) func whatHoldsNeedsNoProgram(_ relation: String) throws {
    let placement = try place(relation)
    #expect(placement.effort.regions == 0)
    #expect(placement["c"] == Rect(x: 10, y: 24, width: 100, height: 10))
  }

  @Test(arguments: [
    "b.left >= 35.001", "c.width == 120", "c.width <= 99 @ 400", "a.centerX == c.centerX @ 30", "c.top >= a.bottom + 5",
  ]) func whatDoesNotHoldIsToldByAProgram(_ relation: String) throws {
    #expect(try place(relation).effort.regions > 0)
  }

  @Test func leadingEdgesAreThoseOfTheDirection() throws {
    let mirrored = try place("b.leading == 35", .rightToLeft)
    #expect(mirrored.effort.regions == 0)
    #expect(mirrored["b"] == Rect(x: 0, y: 0, width: 65, height: 20))
    #expect(try place("b.left == 0", .rightToLeft).effort.regions == 0)
    #expect(try place("b.left == 35", .rightToLeft).effort.regions > 0)
  }

  @Test func whatLeavesSomethingOpenIsToldByAProgram() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow { Item("wide").frame(width: 100, height: 10).gridCellColumns(2) }
    }
    let placement = try LayoutEngine().place(grid.constrain("wide.width == 100"))
    #expect(placement.effort.regions > 0 && !placement.diagnosis.ambiguities.isEmpty)
  }

  @Test func anEditThatBreaksARelationIsSeen() throws {
    var session = try LayoutEngine().session(for: column.constrain("c.width <= 110"), in: .unspecified)
    #expect(session["c"]?.width == 100)
    try session.apply(.resize("b", width: .fixed(85)))
    #expect(session["b"]?.width == 85 && session["c"]?.width == 110)
    try session.apply(.resize("b", width: .fixed(65)))
    #expect(session["c"]?.width == 100)
  }
}
