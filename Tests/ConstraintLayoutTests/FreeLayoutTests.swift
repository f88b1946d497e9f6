import ConstraintLayout
import LayoutTestSupport
import Testing

/// Children that only relations place.
struct FreeLayoutTests {
  private func place(
    _ layout: some Layout, width: Double? = nil, height: Double? = nil, presolve: Presolve = .on
  ) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.presolve = presolve
    return try engine.place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func relationsPlaceTheChildren() throws {
    let placement = try place(
      FreeLayout {
        Item("a").frame(width: 100, height: 50)
        Item("b").frame(height: 20)
      }
      .constrain {
        $0["b"].leading == $0["a"].trailing + 8
        $0["b"].trailing == $0.container.trailing - 10
        $0["a"].leading == $0.container.leading + 4
        $0["a"].centerY == $0.container.centerY
        $0["b"].centerY == $0["a"].centerY
      }, width: 300, height: 90)
    #expect(placement["a"] == Rect(x: 4, y: 20, width: 100, height: 50))
    #expect(placement["b"] == Rect(x: 112, y: 35, width: 178, height: 20))
    #expect(placement.diagnosis.status == .determined)
  }

  @Test func theBoxIsTheLeastThatHoldsTheChildrenWhereNothingIsProposed() throws {
    let placement = try place(
      FreeLayout {
        Item("a").frame(width: 100, height: 50)
        Item("b").frame(width: 40, height: 20)
      }
      .constrain {
        $0["b"].leading == $0["a"].trailing + 8
        $0["b"].top == $0["a"].bottom - 5
      })
    #expect(placement.size == Size(width: 148, height: 65))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(placement.diagnosis.status == .determined)
  }

  @Test func itTakesWhatIsLeftBesideSiblings() throws {
    let placement = try place(
      Stack(.row, spacing: 10) {
        Item("fixed").frame(width: 50, height: 30)
        FreeLayout { Item("badge").frame(width: 20, height: 20) }
          .constrain { $0["badge"].trailing == $0.container.trailing }
          .id("free")
      }, width: 200)
    #expect(placement["free"] == Rect(x: 60, y: 0, width: 140, height: 30))
    #expect(placement["badge"]?.x == 180)
  }

  @Test func lengthsAreThoseThatChildrenAskFor() throws {
    let placement = try place(
      FreeLayout {
        Item("ideal").frame(minWidth: 10, idealWidth: 60, maxWidth: 90, minHeight: 5, idealHeight: 6, maxHeight: 7)
        Item("flexible")
        Stack(.row, spacing: 10) {
          Item("x").frame(width: 20, height: 20)
          Item("y")
        }
        .id("row")
      }, width: 300, height: 100)
    #expect(placement["ideal"]?.size == Size(width: 60, height: 6))
    #expect(placement["flexible"]?.size == .zero)
    #expect(placement["row"]?.size == Size(width: 30, height: 20))
  }

  @Test func whatRelationsMakeAContainerItsContentFills() throws {
    let placement = try place(
      FreeLayout {
        Stack(.row, spacing: 10) {
          Item("x").frame(width: 20, height: 20)
          Item("y")
        }
        .id("row")
      }
      .constrain {
        $0["row"].width == 200
        $0["row"].leading == $0.container.leading + 5
      }, width: 300, height: 100)
    #expect(placement["row"]?.size == Size(width: 200, height: 20))
    #expect(placement["y"] == Rect(x: 35, y: 0, width: 170, height: 20))
  }

  @Test func aPositionIsThatOfTheCentre() throws {
    let layout = FreeLayout {
      Item("a").frame(width: 30, height: 20).position(x: 40, y: 50)
      Item("b").frame(width: 10, height: 10).padding(5).position(x: 90)
    }
    let placement = try place(layout, width: 200, height: 100)
    #expect(placement["a"] == Rect(x: 25, y: 40, width: 30, height: 20))
    #expect(placement["b"] == Rect(x: 85, y: 5, width: 10, height: 10))
    #expect(placement.diagnosis.underconstrained.map(\.edge) == [.top])
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    var options = LayoutEngine.Options()
    options.layoutDirection = .rightToLeft
    let layout = FreeLayout {
      Item("a").frame(width: 30, height: 20).position(x: 40, y: 50)
      Item("b").frame(width: 10, height: 20)
    }
    let placement = try LayoutEngine(options: options).place(layout, in: ProposedSize(width: 200, height: 100))
    #expect(placement["a"] == Rect(x: 145, y: 40, width: 30, height: 20))
    #expect(placement["b"] == Rect(x: 190, y: 0, width: 10, height: 20))
    let open = try #require(placement.diagnosis.underconstrained.first)
    #expect((open.edge, open.lower, open.upper, open.chosen) == (.right, 10, 200, 200))
  }

  @Test func elsewhereAPositionHasNoEffectAndANoteSaysSo() throws {
    let placement = try place(Stack(.row) { Item("a").frame(width: 30, height: 20).position(x: 40, y: 50) })
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(placement.diagnosis.notes == ["a stands in no free layout, so position has no effect."])
  }

  @Test func childrenStayInsideUnlessTheyMayStandOut() throws {
    let layout = FreeLayout { Item("a").frame(width: 30, height: 20) }.constrain { $0["a"].leading == -10 }
    let error = #expect(throws: LayoutError.self) { try place(layout, width: 200, height: 100) }
    #expect(error?.conflict.map(\.statement) == ["a stays inside of layout", "a.leading == -10"])
    let placement = try place(layout.overflow(.visible), width: 200, height: 100)
    #expect(placement["a"]?.x == -10)
    #expect(placement.diagnosis.overflows.map(\.amount) == [10])
  }

  @Test func whatIsTooLargeStandsOutByAsLittleAsPossible() throws {
    let layout = FreeLayout {
      Item("a").frame(width: 150, height: 20)
      Item("b").frame(width: 80, height: 20)
    }
    .constrain { $0["b"].leading == $0["a"].trailing + 10 }
    .overflow(.visible)
    let placement = try place(layout, width: 200, height: 100)
    let (a, b) = (try #require(placement["a"]), try #require(placement["b"]))
    #expect(max(0, -a.x) + max(0, b.maxX - 200) == 40)
  }

  @Test func noRelationLeavesEveryPlaceOpen() throws {
    let placement = try place(
      FreeLayout {
        Item("a").frame(width: 30, height: 20)
        Item("b").frame(width: 50, height: 40)
      }, width: 200, height: 100)
    let open = placement.diagnosis.underconstrained
    #expect(open.map { "\($0.item).\($0.edge.rawValue)" } == ["a.left", "b.left", "a.top", "b.top"])
    #expect(open.map(\.upper) == [170, 150, 80, 60])
    #expect(open.allSatisfy { $0.lower == 0 && $0.chosen == 0 && $0.decidedBy == .leastPosition })
    #expect(placement.diagnosis.status == .ambiguous)
  }

  @Test func whatFollowsFromWhatIsOpenIsNotReported() throws {
    let placement = try place(
      FreeLayout {
        Item("a").frame(width: 30, height: 20)
        Item("b").frame(width: 50, height: 20)
        Item("c").frame(height: 20)
      }
      .constrain {
        $0["b"].leading == $0["a"].trailing + 10
        $0["c"].leading == $0["b"].trailing
        $0["c"].trailing == $0.container.trailing
        for id in ["a", "b", "c"] { $0[id].top == 0 }
      }, width: 200, height: 100)
    let open = try #require(placement.diagnosis.underconstrained.first)
    #expect(placement.diagnosis.underconstrained.count == 1)
    #expect((open.item, open.edge, open.lower, open.upper) == ("a", .left, 0, 110))
    // The one that could be long is as short as it can be, before any is as far leading as it can be.
    #expect((open.chosen, open.decidedBy) == (110, .leastLength))
  }

  /// What sums leave of nothing is no place that people would write, or a mirrored one would be below the box.
  @Test(arguments: [Presolve.on, .off], [LayoutDirection.leftToRight, .rightToLeft])
  func whatIsOpenFromTheStartOnIsToldFromZeroOn(_ presolve: Presolve, _ direction: LayoutDirection) throws {
    let chain = FreeLayout {
      Item("a").frame(minWidth: 13.7, minHeight: 9)
      Item("b").frame(width: 13.7, height: 9)
      Item("c").frame(width: 33.3, height: 9)
    }
    .constrain {
      $0["b"].centerX == $0["a"].trailing - 2.3
      $0["c"].leading == $0["b"].leading + 1.1
    }
    let multiple = FreeLayout {
      Item("a").frame(minWidth: 13.7, minHeight: 9)
      Item("b").frame(minWidth: 13.7, minHeight: 9)
      Item("c").frame(width: 33.3, height: 9)
      Item("d").frame(minWidth: 0.7, minHeight: 9)
    }
    .constrain {
      $0["b"].leading == $0["a"].leading + 1.1
      $0["c"].leading == $0["b"].trailing + 0.3
      $0["d"].trailing == $0["c"].leading - 0.7
      $0["c"].width == 2.3 * $0["b"].width
    }
    var options = LayoutEngine.Options()
    options.place(by: presolve)
    options.layoutDirection = direction
    for (layout, width) in [(AnyLayout(chain), 100), (AnyLayout(multiple), 77.7)] {
      let placement = try LayoutEngine(options: options).place(layout, in: ProposedSize(width: width, height: nil))
      let open = try #require(placement.diagnosis.underconstrained.first { $0.axis == .horizontal })
      for number in [open.lower, open.upper, open.chosen] { #expect(number == 0 || number > 1e-6) }
    }
  }

  @Test func whatAnInequalityHoldsTightIsNotOpen() throws {
    let placement = try place(
      FreeLayout {
        Item("a").frame(width: 30, height: 20)
        Item("b").frame(width: 50, height: 20)
      }
      .constrain {
        $0["b"].leading >= $0["a"].trailing + 120
        $0["a"].top == 0
        $0["b"].top == $0["a"].top
      }, width: 200, height: 20)
    #expect(placement.diagnosis.status == .determined)
    #expect(placement["b"]?.x == 150)
  }

  @Test(arguments: [Presolve.on, .off])
  func eachFixSettlesItsEdgeAndKeepsEverythingElse(_ presolve: Presolve) throws {
    let layout = FreeLayout {
      Item("a").frame(width: 30, height: 20)
      Item("b").frame(minHeight: 10)
      Text("no id").frame(height: 20)
    }
    .constrain {
      $0["b"].leading >= $0["a"].trailing + 10
      ($0["b"].width == 70).prioritized(.weak)
      ($0["b"].top == $0["a"].top + 5).prioritized(.strong)
    }
    let proposal = ProposedSize(width: 200, height: 100)
    var engine = LayoutEngine()
    engine.options.presolve = presolve
    let placement = try engine.place(layout, in: proposal)
    let open = placement.diagnosis.underconstrained
    #expect(open.count == 6)
    for edge in open {
      let fix = try #require(edge.fixes.first, "\(edge.item).\(edge.edge)")
      let fixed = try engine.place(layout, in: proposal, applying: fix)
      #expect(
        !fixed.diagnosis.underconstrained.contains { ($0.item, $0.edge) == (edge.item, edge.edge) }, "\(fix.text)")
      // One that is held at the end of its range may hold others there too.
      #expect(fixed.diagnosis.underconstrained.count < open.count, "\(fix.text)")
      for (frame, before) in zip(fixed.frames, placement.frames) { expectNear(frame.rect, before.rect, fix.text) }
    }
  }

  /// The centre of something says where it starts only together with how long it is.
  @Test func aPlaceWithoutAnIdIsSettledWithTheLengthThatIsOpenToo() throws {
    let layout = FreeLayout {
      Item("c").frame(width: 20, height: 44)
      FreeLayout {
        Item("a").frame(minWidth: 12, idealWidth: 20).frame(height: 17).position(x: 9)
        Item("b").frame(width: 18, height: 44)
      }
    }
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let placement = try engine.place(layout)
    let edge = try #require(placement.diagnosis.underconstrained.first { $0.edge == .right && $0.item != "b" })
    let fix = try #require(edge.fixes.first)
    #expect(fix.text == "make \(edge.item) 18 wide; then position \(edge.item) at x 9")
    let fixed = try engine.place(layout, applying: fix)
    #expect(!fixed.diagnosis.underconstrained.contains { ($0.item, $0.edge) == (edge.item, edge.edge) })
    for (frame, before) in zip(fixed.frames, placement.frames) { expectNear(frame.rect, before.rect, fix.text) }
  }

  private func expectNear(_ left: Rect, _ right: Rect, _ words: String) {
    let distance = max(
      abs(left.x - right.x), abs(left.y - right.y), abs(left.width - right.width), abs(left.height - right.height))
    #expect(distance < 1e-6, "\(words)")
  }

  @Test func anEdgeIsExplainedByTheRelationsThatHoldIt() throws {
    let layout = FreeLayout {
      Item("a").frame(width: 30, height: 20).position(x: 40, y: 50)
      Item("b").frame(width: 50, height: 20)
    }
    .constrain {
      $0["b"].leading == $0["a"].trailing + 10
      $0["b"].top == 0
    }
    let explanation = try LayoutEngine().explain(
      .left, of: "b", for: layout, in: ProposedSize(width: 200, height: 100))
    #expect(explanation.value == 65)
    let statements = explanation.causes.map(\.statement)
    #expect(statements.contains("the centre of a is 40 from the leading edge"))
    #expect(statements.contains("b.leading == a.trailing + 10"))
    #expect(abs(explanation.causes.reduce(0) { $0 + $1.contribution } - 65) < 1e-9)
  }

  @Test func breakpointsAreWhereRelationsTakeOver() throws {
    let layout = FreeLayout { Item("a").frame(height: 20) }.constrain {
      $0["a"].leading == 0
      $0["a"].top == 0
      ($0["a"].trailing == $0.container.trailing - 20).prioritized(.medium)
      $0["a"].width <= 120
    }
    let responsive = try LayoutEngine().responsive(layout, width: 40...300)
    #expect(responsive.pieces.map(\.range.lowerBound) == [40, 140])
  }

  @Test func sessionsPlaceIt() throws {
    let layout = FreeLayout {
      Item("a").frame(width: 30, height: 20)
      Item("b").frame(width: 50, height: 20)
    }
    .constrain { $0["b"].leading >= $0["a"].trailing + 10 }
    .id("free")
    var session = try LayoutEngine().session(for: layout, in: ProposedSize(width: 200, height: 100))
    try session.apply(.resize("a", width: 60))
    #expect(try session.placement()["b"]?.x == 70)
    try session.apply(.propose(ProposedSize(width: 300, height: 100)))
    #expect(try session.placement().diagnosis.underconstrained.first?.upper == 180)
    try session.apply(.append(Item("c").frame(width: 10, height: 10), to: "free"))
    #expect(try session.placement()["c"] == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  /// What is too long for the box begins where it should, and stands out at the end.
  @Test func aChildThatIsTooLongBeginsAtTheStart() throws {
    let box = FreeLayout { Item("long").frame(width: 70, height: 10) }.overflow(.visible).id("box")
    let placement = try LayoutEngine().place(box, in: ProposedSize(width: 60))
    #expect(placement["long"]?.minX == 0)
    #expect(placement.diagnosis.ambiguities.isEmpty)
    #expect(placement.diagnosis.overflows.map(\.description) == ["long stands out of box by 10 on the right"])
  }
}
