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
    "b.left >= 35.001", "c.left == 5", "c.width <= 99 @ 400", "a.centerX == c.centerX @ 30", "c.top >= a.bottom + 5",
  ]) func whatDoesNotHoldIsToldByAProgram(_ relation: String) throws {
    #expect(try place(relation).effort.regions > 0)
  }

  @Test(arguments: ["c.width == 120", "c.width >= a.width + 90", "4 * a.width <= c.width", "c.width >= 120 @ 600"])
  func whatIsAskedForBesidesNeedsNoProgram(_ relation: String) throws {
    let placement = try place(relation)
    #expect(placement.effort.regions == 0)
    #expect(placement["c"] == Rect(x: 10, y: 24, width: 120, height: 10))
  }

  @Test func whatIsWeakerThanFillingAsksForNothing() throws {
    for (priority, width) in [(400, 120), (200, 100)] as [(Int, Double)] {
      let placement = try place("c.width >= 120 @ \(priority)")
      #expect(placement.effort.regions > 0)
      #expect(placement["c"]?.width == width)
    }
  }

  @Test func whatIsHeldBackIsShorterThanItsCell() throws {
    let placement = try place("c.width <= 37")
    #expect(placement.effort.regions == 0)
    #expect(placement["c"] == Rect(x: 10, y: 24, width: 37, height: 10))
  }

  @Test func buttonsAreAsWideAsTheWidest() throws {
    let buttons = Stack(.row, spacing: 4) {
      Item("no").frame(minWidth: 20, minHeight: 10, maxHeight: 10)
      Item("cancel").frame(minWidth: 60, minHeight: 10, maxHeight: 10)
      Item("yes").frame(minWidth: 30, minHeight: 10, maxHeight: 10)
    }.constrain {
      $0["no"].width == $0["cancel"].width
      $0["cancel"].width == $0["yes"].width
    }
    for (offered, width) in [(nil, 60), (248, 80)] as [(Double?, Double)] {
      let placement = try LayoutEngine().place(buttons, in: ProposedSize(width: offered))
      #expect(placement.effort.regions == 0)
      #expect(placement.frames.allSatisfy { $0.rect.width == width })
    }
  }

  @Test func eachStepIsWiderThanTheOneAbove() throws {
    let widths = [40.0, 10, 30, 10]
    let stairs = Stack(.column, alignment: .leading, spacing: 0) {
      ForEach(widths.indices) { Item("i\($0)").frame(minWidth: widths[$0], minHeight: 5, maxHeight: 5) }
    }.constrain { anchors in
      // Said from the last one up: the order in which relations are said is no matter.
      for step in widths.indices.dropFirst().reversed() {
        anchors["i\(step)"].width >= anchors["i\(step - 1)"].width + 6
      }
    }
    for (offered, least) in [(nil, 40), (100, 82)] as [(Double?, Double)] {
      let placement = try LayoutEngine().place(stairs, in: ProposedSize(width: offered))
      #expect(placement.effort.regions == 0)
      #expect(placement.frames.map(\.rect.width) == widths.indices.map { least + 6 * Double($0) })
    }
  }

  @Test func whatGoesRoundIsToldByAProgram() throws {
    let placement = try place("c.width >= 2 * container.width - 100")
    #expect(placement.effort.regions == 0)
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(
        column.constrain {
          $0["c"].width >= 2 * $0["a"].width + 1
          $0["a"].width >= $0["c"].width
        })
    }
    #expect(error?.code == .unsatisfiable && (error?.conflict.count ?? 0) >= 2)
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
