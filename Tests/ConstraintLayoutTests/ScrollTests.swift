import ConstraintLayout
import Testing

/// Content that may be longer than what it is seen through.
struct ScrollTests {
  private static func list(_ count: Int) -> some Layout {
    Scroll(.vertical) {
      Stack(.column, spacing: 0) { ForEach(Array(0..<count)) { Item("\($0)").frame(width: 50, height: 40) } }.id("list")
    }
    .id("scroll")
  }

  @Test func theContentIsAsLongAsItLikesToBe() throws {
    let placement = try LayoutEngine().place(Self.list(5), in: ProposedSize(width: 100, height: 90))
    #expect(placement["scroll"]?.height == 90)
    #expect(placement["list"]?.height == 200)
    #expect(placement["4"]?.y == 160)
  }

  @Test func itAsksForTheLengthOfItsContent() throws {
    #expect(try LayoutEngine().place(Self.list(3)).size == Size(width: 50, height: 120))
  }

  @Test func itsMinimumIsNothing() throws {
    #expect(try LayoutEngine().place(Self.list(3), in: ProposedSize(width: 50, height: 0)).size.height == 0)
  }

  @Test func itTakesMoreThanItsContentWhereThereIsMore() throws {
    let placement = try LayoutEngine().place(Self.list(1), in: ProposedSize(width: 50, height: 300))
    #expect(placement["scroll"]?.height == 300)
    #expect(placement["0"] == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func whatLacksRoomIsEquallyLong() throws {
    let page = Stack(.column, spacing: 0) {
      Item("head").frame(minHeight: 0, idealHeight: 100)
      Self.list(10)
    }
    let placement = try LayoutEngine().place(page, in: ProposedSize(width: 50, height: 120))
    #expect(placement["head"]?.height == 60)
    #expect(placement["scroll"]?.height == 60)
  }

  /// What the scroll is offered is none of what it holds, which shares what it is wide as where nothing is offered at all.
  @Test(arguments: [Presolve.on, .off]) func whatItHoldsSharesWithoutAnOffer(_ presolve: Presolve) throws {
    let page = Scroll(.horizontal) {
      Stack(.column, alignment: .leading) {
        Item("wide").frame(width: 58)
        Grid(horizontalSpacing: 8) {
          Item("line")
          GridRow {
            Item("a").frame(width: 35)
            Item("b").frame(width: 12)
          }
        }
      }
    }
    var engine = LayoutEngine()
    engine.options.presolve = presolve
    for width in [310.0, nil] {
      let placement = try engine.place(page, in: ProposedSize(width: width))
      #expect(placement.diagnosis.ambiguities.isEmpty)
      #expect(placement["line"]?.width == 58)
    }
  }

  @Test func itsContentIsNoOverflow() throws {
    let placement = try LayoutEngine().place(Self.list(5), in: ProposedSize(width: 100, height: 90))
    #expect(placement.diagnosis.overflows.isEmpty)
  }

  @Test func whatIsTooWideForItIsAConflict() throws {
    #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Self.list(1), in: ProposedSize(width: 40, height: 90))
    }
  }

  @Test func nothingInItNeedsAProgram() throws {
    let placement = try LayoutEngine().place(Self.list(1_000), in: ProposedSize(width: 100, height: 90))
    #expect(placement.effort.regions == 0)
    #expect(placement.effort.evaluatedNodes == 2 * 1_002)
  }

  @Test func fromRightToLeftItBeginsOnTheRight() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let row = Scroll(.horizontal) {
      Stack(.row, spacing: 0) { ForEach([1, 2]) { Item("\($0)").frame(width: 80, height: 20) } }
    }
    .id("scroll")
    let placement = try engine.place(row, in: ProposedSize(width: 100))
    #expect(placement["1"]?.x == 20)
    #expect(placement["2"]?.x == -60)
    #expect(placement.node("scroll")?.scrollGeometry?.visibleRect == Rect(x: 60, y: 0, width: 100, height: 20))
  }

  @Test func onlyAScrollHasAGeometry() throws {
    let placement = try LayoutEngine().place(Self.list(5), in: ProposedSize(width: 100, height: 90))
    let geometry = placement.node("scroll")?.scrollGeometry
    #expect(geometry?.contentSize == Size(width: 50, height: 200))
    #expect(geometry?.visibleRect.height == 90)
    #expect(placement.node("list")?.scrollGeometry == nil)
    #expect(placement.node("nothing")?.scrollGeometry == nil)
  }

  @Test func aFrameSaysHowLongTheScrollIs() throws {
    let placement = try LayoutEngine().place(Self.list(5).frame(height: 30))
    #expect(placement["scroll"]?.height == 30)
    #expect(placement["list"]?.height == 200)
  }

  /// It gives way as far as it may, and its least length is a statement as any other.
  @Test(arguments: [StackAxis.row, .column])
  func itKeepsItsLeastLength(_ axis: StackAxis) throws {
    func place(_ width: Double) throws -> Placement {
      try LayoutEngine().place(
        Stack(axis, spacing: 0) {
          Scroll(.horizontal) { Item("a").frame(width: 200, height: 10) }
            .frame(minWidth: 60, idealWidth: 100, maxWidth: 100).id("scroll")
          Item("b").frame(width: axis == .row ? 40 : 0, height: 10)
        }, in: ProposedSize(width: width))
    }
    let rest: Double = axis == .row ? 40 : 0
    #expect(try place(80 + rest)["scroll"]?.width == 80)
    #expect(try place(60 + rest)["scroll"]?.width == 60)
    let error = #expect(throws: LayoutError.self) { try place(50 + rest) }
    #expect(error?.conflict.contains { $0.statement == "scroll is at least 60 wide" } == true)
  }

  @Test func relationsInTheContentMakeItLonger() throws {
    let page = Scroll {
      Stack(.column, spacing: 0) {
        Item("a").frame(idealHeight: 30)
        Item("b").frame(idealHeight: 30)
      }
      .id("list")
      .constrain { $0["a"].height == 2 * $0["b"].height }
    }
    .id("scroll")
    let placement = try LayoutEngine().place(page, in: ProposedSize(width: 10, height: 50))
    #expect(placement["list"]?.height == 90)
    #expect(placement["b"]?.height == 30)
    #expect(placement["scroll"]?.height == 50)
  }

  @Test(arguments: [(600.0, 200.0), (90, 200)])
  func relationsFromAroundTellHowLongTheContentIs(height: Double, expected: Double) throws {
    let page = FreeLayout {
      Scroll { FreeLayout { Item("a") }.id("content") }.id("scroll")
    }
    .constrain { anchors in
      for edge in [\ItemAnchors.left, \.right, \.top, \.bottom] {
        anchors["scroll"][keyPath: edge] == anchors.container[keyPath: edge]
        anchors["a"][keyPath: edge] == anchors["content"][keyPath: edge]
      }
      anchors["a"].height == height
    }
    let placement = try LayoutEngine().place(page, in: ProposedSize(width: 320, height: 200))
    #expect(placement["scroll"] == Rect(x: 0, y: 0, width: 320, height: expected))
    #expect(placement["content"] == Rect(x: 0, y: 0, width: 320, height: height))
  }

  @Test func aSessionFollowsItsContent() throws {
    var session = try LayoutEngine().session(for: Self.list(3), in: ProposedSize(width: 50, height: 90))
    try session.apply(.resize("1", height: 100))
    #expect(session["2"]?.y == 140)
    #expect(session["list"]?.height == 180)
    #expect(session["scroll"]?.height == 90)
  }

  @Test func itHoldsOneLayout() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Scroll { ForEach([1, 2]) { Item("\($0)") } })
    }
    #expect(error?.message.contains("A scroll stands around one layout, and this has 2.") == true)
  }
}
