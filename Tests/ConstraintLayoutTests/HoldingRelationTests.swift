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
    "b.left >= 35.001 @ 240", "c.left == 5", "c.width <= 99 @ 400", "a.centerX == c.centerX @ 30",
    "c.top >= a.bottom + 5",
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

  /// Layouts in which what relations make items ask for is not all that they do.
  static let declined: [(name: String, width: Double?, height: Double?, layout: AnyLayout)] = [
    (
      "an item in an unsized cell would like to be longer", nil, nil,
      AnyLayout(
        Grid(horizontalSpacing: 0) {
          GridRow {
            Item("w").frame(width: 100)
            Item("b").frame(minWidth: 20)
          }
          GridRow {
            Stack(.row) { Item("a").frame(minWidth: 10, idealWidth: 80, maxWidth: 80) }.gridCellUnsizedAxes(.horizontal)
          }
        }.constrain { $0["a"].width == $0["b"].width })
    ),
    (
      "an item that fills its cell is longer than its limit", nil, 200,
      AnyLayout(
        Stack(.row) {
          BalancedStack(.row) {
            Item("p").frame(maxHeight: 50)
            Item("r").frame(height: 100)
          }
          Item("q")
        }.constrain { $0["q"].height <= $0["p"].height })
    ),
    (
      "a listed track shares by least lengths", nil, nil,
      AnyLayout(
        Grid(columns: [.fit, .flexible()], horizontalSpacing: 0) {
          GridRow {
            Item("a").frame(minWidth: 10)
            Item("b")
          }
          GridRow { Item("s").frame(idealWidth: 100).gridCellColumns(2) }
        }.constrain { $0["a"].width >= 60 })
    ),
    (
      "an item at its limit has a factor to share by", 200, nil,
      AnyLayout(
        Grid(horizontalSpacing: 0) {
          GridRow {
            Item("c").frame(minWidth: 10, maxWidth: 50).stretch(3)
            Item("d")
          }
          GridRow {
            Item("e")
            Item("f")
          }
        }.constrain {
          $0["c"].width >= 50
          $0["d"].height >= 20
        })
    ),
  ]

  @Test(arguments: declined.indices) func otherThingsAreAsAProgramSays(_ index: Int) throws {
    let sample = Self.declined[index]
    let proposal = ProposedSize(width: sample.width, height: sample.height)
    var reference = LayoutEngine()
    reference.options.useWholeProgram()
    let (placement, program) = (
      try LayoutEngine().place(sample.layout, in: proposal), try reference.place(sample.layout, in: proposal)
    )
    #expect(placement.firstDifference(from: program) == nil, "\(sample.name)")
  }

  /// Factors are within limits, and several of them can come to anything.
  @Test(arguments: [false, true]) func factorsAreTooLargeTogether(_ isFree: Bool) throws {
    let ids = (0..<4).map { "i\($0)" }
    let items = ForEach(ids) { Item($0).frame(minWidth: 1000, minHeight: 5, maxHeight: 5) }
    let layout = isFree ? AnyLayout(FreeLayout { items }) : AnyLayout(Stack(.column) { items })
    let related = layout.constrain { anchors in
      for (one, other) in zip(ids, ids.dropFirst()) { anchors[other].width == 1e6 * anchors[one].width }
      if isFree {
        for id in ids {
          anchors[id].left == 0
          anchors[id].top == 0
        }
        anchors["i0"].width == 1000
      }
    }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(related) }
    #expect(error?.code == .limitExceeded)
  }
}
