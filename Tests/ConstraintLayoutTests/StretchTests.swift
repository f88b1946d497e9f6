import ConstraintLayout
import Testing

/// Lengths in a ratio that was said, where children share what is left.
struct StretchTests {
  private func widths(_ layout: some Layout, _ width: Double?) throws -> [String: Double] {
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: width, height: 10))
    #expect(placement.effort.regions == 0)
    var engine = LayoutEngine()
    engine.options.useWholeProgram()
    let whole = try engine.place(layout, in: ProposedSize(width: width, height: 10))
    for (frame, other) in zip(placement.frames, whole.frames) {
      #expect(abs(frame.rect.x - other.rect.x) + abs(frame.rect.width - other.rect.width) < 1e-6, "\(frame.name)")
    }
    return Dictionary(uniqueKeysWithValues: placement.frames.map { ($0.name, $0.rect.width) })
  }

  @Test func lengthsAreInTheRatioOfTheFactors() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").stretch(2)
      Item("b")
      Item("c").stretch(0.5)
    }
    // 350 in 3.5 parts.
    #expect(try widths(row, 350) == ["a": 200, "b": 100, "c": 50])
  }

  /// Final lengths, not what is added to ideal ones: 40 of ideal width do not count twice.
  @Test func theRatioIsThatOfTheFinalLengths() throws {
    let row = Stack(.row, spacing: 10) {
      Item("a").frame(minWidth: 40).stretch(3)
      Item("fixed").frame(width: 50)
      Item("b").frame(minWidth: 40)
    }
    #expect(try widths(row, 270) == ["a": 150, "fixed": 50, "b": 50])
  }

  @Test func limitsHoldAndOthersShareWhatTheyLeave() throws {
    let row = Stack(.row, spacing: 0) {
      Item("least").frame(minWidth: 90)
      Item("greatest").frame(maxWidth: 60).stretch(4)
      Item("a").stretch(2)
      Item("b")
    }
    // By one level: 60 and 90 are limits, and 150 are left for 3 parts.
    #expect(try widths(row, 300) == ["least": 90, "greatest": 60, "a": 100, "b": 50])
  }

  @Test func zeroTakesNothingOfWhatIsLeft() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 20).stretch(0)
      Item("b")
    }
    #expect(try widths(row, 100) == ["a": 20, "b": 80])
  }

  @Test func whereAllAreZeroTheRestIsDistributed() throws {
    let row = Stack(.row, spacing: 0, distribution: .trailing) {
      Item("a").frame(minWidth: 20).stretch(0)
      Item("b").frame(minWidth: 30).stretch(0)
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 100, height: 10))
    #expect(placement["a"] == Rect(x: 50, y: 0, width: 20, height: 10))
    #expect(placement["b"] == Rect(x: 70, y: 0, width: 30, height: 10))
  }

  @Test func aContainerWithoutAUseForMoreIsNoLongerThanItsContent() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) { Item("a").frame(minWidth: 20).stretch(0) }
      Item("b")
    }
    #expect(try widths(row, 100) == ["a": 20, "b": 80])
  }

  @Test func itIsAboutTheAxisAlongAStackOnly() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 10).stretch(0)
      Item("b").frame(width: 10, height: 10)
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: nil, height: 50))
    #expect(placement["a"]?.height == 50)
  }

  @Test func containersShareByTheirOwnFactorNotByThatOfTheirContent() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) {
        Item("a").stretch(3)
        Item("b")
      }
      Item("c").stretch(2)
      Item("d")
    }
    #expect(try widths(row, 400) == ["a": 75, "b": 25, "c": 200, "d": 100])
  }

  @Test func aColumnOfAGridHasTheLargestFactorOfItsFlexibleCells() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").stretch(2)
        Item("b").frame(width: 5).stretch(7)
        Item("c")
      }
      GridRow {
        Item("d").stretch(3)
        Item("e")
        Item("f").stretch(0.5)
      }
    }
    // 7 stands at a cell that is not flexible; c has 1 and f less.
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 100, height: 20))
    #expect(placement.columns.map(\.length) == [60, 20, 20])
  }

  @Test func aCellThatTakesNothingFillsItsColumnAllTheSame() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").stretch(0)
        Item("b").stretch(0)
      }
      GridRow {
        Item("c").frame(maxWidth: 30)
        Item("d").frame(minWidth: 10).stretch(0)
      }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 100, height: 20))
    #expect(placement.columns.map(\.length) == [30, 10])
    #expect(placement["a"]?.width == 30)
  }

  @Test func rowsOfAGridShareByItToo() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("a").stretch(3) }
      GridRow { Item("b") }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 100, height: 20))
    #expect(placement.rows.map(\.length) == [15, 5])
  }

  @Test func childrenOfALineOfAFlowShareByIt() throws {
    let flow = Flow(horizontalSpacing: 0, verticalSpacing: 0) {
      Item("a").frame(minWidth: 60, minHeight: 10, maxHeight: 10)
      Item("b").frame(minWidth: 40, minHeight: 10, maxHeight: 10).stretch(3)
      Item("c").frame(minWidth: 70, minHeight: 10, maxHeight: 10)
    }
    let placement = try LayoutEngine().place(flow, in: ProposedSize(width: 160, height: nil))
    #expect(placement["a"]?.width == 60)
    #expect(placement["b"] == Rect(x: 60, y: 0, width: 100, height: 10))
    #expect(placement["c"]?.width == 160)
  }

  @Test func aHigherPriorityIsServedBeforeALargerFactor() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(maxWidth: 30).layoutPriority(1)
      Item("b").stretch(2)
      Item("c")
    }
    #expect(try widths(row, 120) == ["a": 30, "b": 60, "c": 30])
  }

  @Test func lackOfRoomIsNoMatterOfIt() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity).stretch(5)
      Item("b").frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity)
    }
    #expect(try widths(row, 120) == ["a": 60, "b": 60])
  }

  @Test func paddingKeepsIt() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").stretch(2).padding(.horizontal, 5)
      Item("b")
    }
    #expect(try widths(row, 90) == ["a": 50, "b": 30])
  }

  @Test func farFactorsAreShared() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").stretch(1e6)
      Item("b").stretch(1e-6)
    }
    let widths = try widths(row, 100)
    #expect(widths["a"] == 100 / (1 + 1e-12))
    #expect(abs((widths["b"] ?? 0) - 1e-10) < 1e-12)
  }

  @Test func onARowItHoldsForCellsThatSayNothing() throws {
    let tree = LayoutTree(
      GridRow {
        Item("a"); Item("b").stretch(2)
      }.stretch(3))
    #expect(tree.nodes.map(\.stretch) == [1, 3, 2])
  }

  @Test(arguments: [
    (Double.nan, LayoutError.Code.nonFinite), (.infinity, .nonFinite), (-1, .invalidLayout), (-.infinity, .nonFinite),
    (1e-7, .limitExceeded), (1e7, .limitExceeded),
  ])
  func itIsNothingOrWithinLimits(_ factor: Double, _ code: LayoutError.Code) throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Stack(.row) { Item("a").stretch(factor) })
    }
    #expect(error?.code == code)
    #expect(error?.place == "layout.children[0].stretch")
  }

  @Test func aSessionKeepsIt() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 10).stretch(3)
      Item("b").frame(width: 20)
      Item("c")
    }
    var session = try LayoutEngine().session(for: row, in: ProposedSize(width: 100, height: 10))
    try session.apply(.resize("b", width: 40))
    #expect(try session.placement().frames.map(\.rect.width) == [45, 40, 15])
    // What is fixed shares no more, and its factor does not count.
    try session.apply(.resize("a", width: 10))
    #expect(try session.placement().frames.map(\.rect.width) == [10, 40, 50])
    try session.apply(.propose(ProposedSize(width: 200, height: 10)))
    #expect(try session.placement().frames.map(\.rect.width) == [10, 40, 150])
  }
}
