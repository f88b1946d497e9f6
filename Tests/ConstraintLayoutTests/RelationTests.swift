import ConstraintLayout
import LayoutTestSupport
import Testing

/// What relations between items do to a layout, one claim each.
struct RelationTests {
  private func place(
    _ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil,
    overflow: OverflowHandling = .error
  ) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.overflow = overflow
    return try engine.place(layout, in: ProposedSize(width: width, height: height))
  }

  private func conflict(_ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil) throws -> [String] {
    try LayoutEngine().diagnose(layout, in: ProposedSize(width: width, height: height)).conflict.map(\.statement)
  }

  private func rect(_ id: String, _ placement: Placement) throws -> Rect { try #require(placement[id]) }

  /// Two items that share a row.
  private var row: some Layout {
    Stack(.row, spacing: 0) {
      Item("a")
      Item("b")
    }
  }

  // MARK: What can be related

  @Test func widthsInProportion() throws {
    let placement = try place(row.constrain { $0["a"].width == 2 * $0["b"].width }, 300, 10)
    #expect(try rect("a", placement) == Rect(x: 0, y: 0, width: 200, height: 10))
    #expect(try rect("b", placement) == Rect(x: 200, y: 0, width: 100, height: 10))
  }

  @Test func aWidthOfItsOwn() throws {
    let placement = try place(row.constrain { $0["a"].width == 80 }, 300, 10)
    #expect(try rect("a", placement).width == 80)
    #expect(try rect("b", placement).width == 220)
  }

  @Test func edgesOfDifferentRows() throws {
    let layout = Stack(.column, spacing: 0) {
      Stack(.row, spacing: 10) {
        Item("a").frame(height: 5)
        Item("b").frame(width: 50, height: 5)
      }
      Stack(.row, spacing: 10) {
        Item("c").frame(height: 5)
        Item("d").frame(width: 90, height: 5)
      }
    }
    let placement = try place(layout.constrain { $0["b"].left == $0["d"].left }, 300)
    #expect(try rect("b", placement).minX == rect("d", placement).minX)
    #expect(try rect("d", placement) == Rect(x: 210, y: 5, width: 90, height: 5))
  }

  @Test func centres() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(height: 10)
      Item("b").frame(width: 40, height: 10)
      Item("c").frame(height: 10)
    }
    let placement = try place(layout.constrain { $0["b"].centerX == $0.container.centerX - 30 }, 200)
    #expect(try rect("b", placement).minX == 50)
    #expect(placement.size.width == 200)
  }

  @Test func edgesOfTheContainer() throws {
    let placement = try place(row.constrain { $0["a"].right == $0.container.left + 60 }, 300, 10)
    #expect(try rect("a", placement).maxX == 60)
  }

  @Test func baselinesStandAtTheBottom() throws {
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      Item("a").frame(width: 10)
      Item("b").frame(width: 10)
    }.constrain { $0["a"].firstBaseline == 30 }
    #expect(try rect("a", place(layout, nil, 100)).maxY == 30)
  }

  @Test func widthsAndHeights() throws {
    let layout = Stack(.row, alignment: .leading, spacing: 0) {
      Item("a")
      Item("b").frame(width: 60)
    }.constrain { $0["a"].width == $0["a"].height }
    let placement = try place(layout, 100, 300)
    #expect(try rect("a", placement) == Rect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func itemsAtDifferentDepths() throws {
    let layout = Stack(.row, spacing: 0) {
      Stack(.column, spacing: 0) {
        Stack(.row, spacing: 0) {
          Item("deep").frame(height: 1)
          Item("beside").frame(width: 20, height: 1)
        }
      }
      Item("flat").frame(height: 1)
    }.constrain { $0["deep"].width == 3 * $0["flat"].width }
    let placement = try place(layout, 100)
    #expect(try rect("deep", placement).width == 60)
    #expect(try rect("flat", placement).width == 20)
  }

  @Test func aContainerById() throws {
    let layout = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) { Item("a").frame(height: 1) }.named("box")
      Item("b").frame(height: 1)
    }.constrain { $0["box"].width == 30 }
    #expect(try rect("b", place(layout, 100)).width == 70)
  }

  // MARK: In every kind of container

  @Test func aBalancedStackKeepsOneSize() throws {
    let layout = BalancedStack(.row, spacing: 0) {
      Item("a").frame(width: 20, height: 10)
      Item("b").frame(width: 30, height: 10)
    }
    let grown = try place(layout.constrain { $0["a"].width == 50 })
    #expect(try rect("a", grown).width == 50)
    #expect(try rect("b", grown).width == 50)
    let text = try layout.constrain("a.width == 2 * b.width")
    #expect(try conflict(text).contains("a.width == 2 * b.width"))
  }

  private var spans: some Layout {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 20, height: 10)
        Item("c").frame(width: 20, height: 10)
      }
      GridRow {
        Item("wide").frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity).frame(height: 10).gridCellColumns(2)
        Item("d").frame(width: 20, height: 10)
      }
    }
  }

  @Test func aSpanInAGrid() throws {
    let placement = try place(spans.constrain { $0["wide"].width == 80 })
    #expect(try rect("wide", placement).width == 80)
    #expect(placement.columns.map(\.length) == [35, 35, 20])
  }

  @Test func aRequiredRelationMakesTracksGrow() throws {
    let layout = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 20, height: 10)
      }
    }.constrain { $0["b"].left >= 70 }
    let placement = try place(layout)
    #expect(placement.columns.map(\.length) == [70, 20])
    #expect(try rect("a", placement).width == 20)
  }

  private func unsized(_ width: Double) -> some Layout {
    Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Item("a").frame(width: 20, height: 10) }
      GridRow {
        Item("free").frame(minWidth: width, idealWidth: 60, maxWidth: 90).frame(height: 10).gridCellUnsizedAxes(
          .horizontal)
      }
    }
  }

  @Test func anUnsizedItemAsksForItsMinimumOnly() throws {
    for relation in ["free.width <= 500", "free.left >= a.left", "free.width >= a.width @ weak"] {
      let placement = try place(unsized(50).constrain(relation))
      #expect(placement.columns.map(\.length) == [50], "\(relation)")
      #expect(try rect("free", placement).width == 50, "\(relation)")
    }
  }

  @Test func anIdealIsAboutTheItemAndNotItsCell() throws {
    let row = Stack(.row, spacing: 0) {
      Item("side").frame(height: 10)
      Item("t").frame(minWidth: 30, idealWidth: 300, maxWidth: 300).frame(height: 10)
    }.constrain { $0["t"].width == 2 * $0["side"].width }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 150))
    #expect(try rect("side", placement).width == 50)
    #expect(try rect("t", placement).width == 100)
  }

  @Test func anUnsizedItemStaysInItsCell() throws {
    let placement = try place(unsized(0).constrain("free.width <= 2 * a.width"))
    #expect(try rect("free", placement).width == 20)
  }

  @Test func itemsInALazyGrid() throws {
    let layout = LazyGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
      Item("a")
      Item("b").frame(height: 10)
    }.constrain {
      $0["a"].height == 25
      $0["a"].width == $0["b"].width - 40
    }
    let placement = try place(layout, 200)
    #expect(try rect("a", placement) == Rect(x: 20, y: 0, width: 60, height: 25))
    #expect(try rect("b", placement) == Rect(x: 100, y: 7.5, width: 100, height: 10))
  }

  @Test func anUnsizedItemThatIsRelatedDoesNotMoveItsColumn() throws {
    let layout = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(height: 10)
        Item("b").frame(height: 10)
      }
      GridRow { Item("free").frame(height: 10).gridCellUnsizedAxes(.horizontal) }
    }.constrain { $0["free"].width == 10 }
    let placement = try place(layout, 100)
    #expect(placement.columns.map(\.length) == [50, 50])
    #expect(try rect("free", placement).width == 10)
  }

  @Test func hexagonsKeepTheirShape() throws {
    let layout = Stack(.row, spacing: 0) {
      HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { Item("cell") } }
      Item("beside")
    }.constrain { $0["cell"].width == $0["beside"].width }
    let placement = try place(layout, 200, 500)
    #expect(try abs(rect("cell", placement).width - 100) < 1e-9)
    #expect(try abs(rect("cell", placement).height - 100 * 0.75.squareRoot()) < 1e-9)
  }

  /// Its top stays where it is however high the hexagons are, so what speaks of it limits none of them.
  @Test func theTopOfAHexagonThatHoldsAnywayChangesNothing() throws {
    let layout = BalancedStack(.row) {
      HexGrid(coordinates: .evenR, spacing: 2) { HexCell(row: 0, column: 0) { Item("cell") } }
      Item("beside")
    }
    let related = layout.constrain { $0["beside"].top + 30 >= 3 * $0["cell"].top }
    let (free, held) = (try LayoutEngine().place(layout).size, try LayoutEngine().place(related).size)
    // Only the relation makes it a program: both come to the same within rounding.
    #expect(abs(free.width - held.width) < 1e-9 && abs(free.height - held.height) < 1e-9)
  }

  @Test func honeycombs() throws {
    let layout = Honeycomb(itemsPerRow: 2, lineSpacing: 0, interitemSpacing: 0) { ForEach(0..<3) { Item("\($0)") } }
      .constrain { $0["0"].width == 40 }
    let placement = try place(layout, 200)
    #expect(try abs(rect("0", placement).width - 40) < 1e-9)
    #expect(abs(placement.size.width - 80) < 1e-9)
  }

  // MARK: Alternatives

  private var choice: some Layout {
    ViewThatFits(in: .horizontal) {
      Stack(.row, spacing: 0) {
        Item("wide").frame(minWidth: 0, idealWidth: 100, maxWidth: 200).frame(height: 10)
      }
      Item("narrow").frame(minWidth: 0, idealWidth: 50, maxWidth: 60).frame(height: 10)
    }
  }

  @Test func anAlternativeThatWasChosen() throws {
    let placement = try place(choice.constrain { $0["wide"].width == 120 }, 150)
    #expect(try rect("wide", placement).width == 120)
    #expect(placement.diagnosis.notes.isEmpty)
  }

  @Test func anAlternativeThatWasNotChosen() throws {
    let placement = try place(choice.constrain { $0["wide"].width == 120 }, 80)
    #expect(placement["wide"] == nil)
    #expect(
      placement.diagnosis.notes == [
        "\"wide.width == 120\" has no effect: it is about an alternative that was not chosen."
      ])
  }

  // MARK: Priorities

  @Test func aConflictNamesTheRelation() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(width: 50, height: 10)
      Item("b").frame(width: 20, height: 10)
      Item("c").frame(width: 20, height: 10)
    }.constrain {
      $0["a"].width <= $0["b"].width
      $0["b"].width == $0["c"].width
    }
    #expect(try conflict(layout) == ["a is 50 wide", "b is 20 wide", "a.width <= b.width"])
  }

  @Test func aConflictNamesTheContainer() throws {
    let layout = row.constrain {
      $0["a"].width >= 200
      $0["b"].width >= $0["a"].width
    }
    #expect(
      Set(try conflict(layout, 300, 10)) == ["the container is 300 wide", "a.width >= 200", "b.width >= a.width"])
  }

  @Test func noLengthIsBelowNothing() throws {
    #expect(try conflict(row.constrain { $0["a"].width == -5 }, 300, 10) == ["a.width == -5"])
    // Nor does it take what was said of the item's own width.
    let fixed = Stack(.row) { Item("a").frame(width: 20, height: 10) }
    #expect(try conflict(fixed.constrain { $0["a"].width == -5 }) == ["a.width == -5"])
  }

  @Test func nobodyIsNamedTwice() throws {
    let layout = Stack(.row, spacing: 0) { Item("a").frame(width: 50, height: 10) }
      .constrain { $0.container.width <= $0["a"].width / 2 }
    #expect(try conflict(layout) == ["a is 50 wide", "container.width <= 0.5 * a.width"])
  }

  /// However high `a` is, its line leaves it in its row, so its own height is no part of the conflict.
  @Test func aConflictOnALineNamesNoMoreThanItNeeds() throws {
    let layout = Grid(verticalSpacing: 0) {
      GridRow { ZStack(alignment: .leadingFirstTextBaseline) { Item("a").frame(height: 4) } }
      GridRow { Item("b").frame(height: 49) }
    }.constrain { $0.container.height == $0["a"].height + 48 }
    #expect(try conflict(layout) == ["b is 49 high", "container.height == a.height + 48"])
  }

  @Test func theStrongerWins() throws {
    let layout = row.constrain {
      ($0["a"].width == 50).prioritized(.weak)
      ($0["a"].width == 90).prioritized(.strong)
    }
    #expect(try rect("a", place(layout, 300, 10)).width == 90)
  }

  @Test func aPreferenceGivesWayToAFixedLength() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(width: 50, height: 10)
      Item("b").frame(height: 10)
    }.constrain { ($0["b"].width == 180).prioritized(.strong) }
    let placement = try place(layout, 200)
    #expect(try rect("b", placement).width == 150)
    let unmet = try LayoutEngine().unmetPreferences(of: layout, in: ProposedSize(width: 200))
    #expect(unmet.map(\.statement) == ["b.width == 180 @ 800"])
    #expect(unmet.first?.shortfall == 30)
    #expect(unmet.first?.blockingConstraints.map(\.statement) == ["a is 50 wide", "the container is 200 wide"])
  }

  @Test func aRelationBelowAllRulesChangesNothing() throws {
    let layout = row.constrain { ($0["a"].width == 10).prioritized(.policy) }
    #expect(try rect("a", place(layout, 300, 10)).width == 150)
  }

  @Test func whatIsVisibleBeyondItsContainerIsRelatedThere() throws {
    let layout = row.constrain { $0["a"].width == 400 }
    #expect(throws: LayoutError.self) { try place(layout, 300, 10) }
    let placement = try place(layout, 300, 10, overflow: .visible)
    #expect(try rect("a", placement).width == 400)
    #expect(placement.size.width == 400)
  }

  // MARK: Ambiguity

  @Test func whatARelationLeavesOpenIsReported() throws {
    let layout = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 20, height: 10)
      }
    }.constrain { $0.container.width >= 100 }
    let placement = try place(layout)
    #expect(placement.columns.map(\.length) == [50, 50])
    let open = placement.diagnosis.ambiguities
    #expect(open.map(\.kind) == [.underconstrained, .underconstrained])
    #expect(open.map(\.lower) == [20, 20])
    #expect(open.map(\.upper) == [80, 80])
    #expect(open.map(\.chosen) == [50, 50])
    #expect(open.allSatisfy { !$0.fixes.isEmpty })
    for fix in open.flatMap(\.fixes) {
      let fixed = try LayoutEngine().place(layout, in: .unspecified, applying: fix)
      #expect(fixed.diagnosis.status == .determined, "\(fix.text)")
      #expect(fixed.columns.map(\.length) == [50, 50], "\(fix.text)")
    }
  }

  @Test func whatARelationDecidesIsNotReported() throws {
    let placement = try place(row.constrain { $0["a"].width == 2 * $0["b"].width }, 300, 10)
    #expect(placement.diagnosis.status == .determined)
  }

  // MARK: Items

  @Test func aFixedItemKeepsItsLength() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(width: 50, height: 10)
      Item("b").frame(height: 10)
    }.constrain { $0["b"].width == $0["a"].width }
    let placement = try place(layout, 300)
    #expect(try rect("a", placement).width == 50)
    #expect(try rect("b", placement).width == 50)
  }

  @Test func anItemWithAGreatestLengthFillsItsCellUpToIt() throws {
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      Item("a").frame(minWidth: 10, idealWidth: 20, maxWidth: 70).frame(height: 10)
      Item("b").frame(height: 10)
    }
    let placement = try place(layout.constrain { $0["a"].left >= 0 }, 300)
    #expect(try rect("a", placement).width == 70)
    let related = try place(layout.constrain { $0["a"].width <= 0.1 * $0["b"].width }, 300)
    #expect(try rect("a", related).width == 30)
  }

  @Test func lengthsThatAreSetOffAgainstEachOtherAreFair() throws {
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      Item("a").frame(height: 10)
      Item("b").frame(height: 10)
      Item("c").frame(height: 10)
    }.constrain { $0["a"].width + $0["b"].width == 100 }
    for presolve in [Presolve.on, .off] {
      var engine = LayoutEngine()
      engine.options.place(by: presolve)
      let placement = try engine.place(layout, in: ProposedSize(width: 80))
      #expect(try abs(rect("a", placement).width - 50) < 1e-9)
      #expect(try abs(rect("b", placement).width - 50) < 1e-9)
      #expect(try rect("c", placement).width == 80)
    }
  }

  @Test func offsetsAreNotNoticed() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(width: 10, height: 10).offset(x: 100, y: 0)
      Item("b").frame(height: 10)
    }.constrain { $0["b"].width == $0["a"].right }
    #expect(try rect("b", place(layout, 300)).width == 10)
  }

  @Test func negativeSpacing() throws {
    let layout = Stack(.row, spacing: -10) {
      Item("a").frame(height: 10)
      Item("b").frame(height: 10)
    }.constrain { $0["b"].left == 30 }
    let placement = try place(layout, 100)
    #expect(try rect("a", placement).width == 40)
    #expect(try rect("b", placement) == Rect(x: 30, y: 0, width: 70, height: 10))
  }

  @Test func aSpanThatGapsMakeShorterThanNothing() throws {
    let layout = Grid(alignment: .topLeading, horizontalSpacing: -20, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 5, height: 10)
        Item("b").frame(width: 5, height: 10)
      }
      GridRow { Item("wide").frame(height: 10).gridCellColumns(2) }
    }
    let plain = try place(layout)
    let related = try place(layout.constrain { $0["wide"].width <= 100 })
    #expect(plain.frames == related.frames)
    let explanation = try LayoutEngine().explain(.right, of: "wide", for: layout)
    let parts = explanation.causes.map(\.contribution) + explanation.rules.map(\.contribution)
    #expect(try parts.reduce(0, +) == rect("wide", plain).maxX, "\(explanation)")
  }

  @Test func alikeTracksNeedNotStayAlike() throws {
    let layout = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(height: 10)
        Item("b").frame(height: 10)
        Item("c").frame(height: 10)
      }
    }.constrain { $0["a"].width == 60 }
    #expect(try place(layout, 300).columns.map(\.length) == [60, 120, 120])
  }

  @Test func withoutRelationsNothingChanges() throws {
    let empty = spans.constrain { _ in }
    #expect(try place(spans, 300).frames == place(empty, 300).frames)
    #expect(try place(spans, 300).effort == place(empty, 300).effort)
  }
}

extension Layout {
  /// The layout with an id for its first node, as documents can give one.
  fileprivate func named(_ id: String) -> LayoutTree {
    var tree = LayoutTree(self)
    tree.update(0) { $0.id = id }
    return tree
  }
}
