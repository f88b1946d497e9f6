import ConstraintLayout
import LayoutTestSupport
import Testing

/// Free layouts in which equations tell where each child is: no program is made, however they are written.
struct EvaluatedPlacesTests {
  /// Places a layout that needs no program.
  private func place(
    _ layout: some Layout, width: Double? = nil, height: Double? = nil, _ direction: LayoutDirection = .leftToRight
  ) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    let placement = try engine.place(layout, in: ProposedSize(width: width, height: height))
    #expect(placement.effort.regions == 0)
    return placement
  }

  /// Two items side by side, as wide as each other, 10 from both edges and 8 from each other.
  private func halves() -> some Layout {
    FreeLayout {
      Item("a").frame(height: 20)
      Item("b").frame(height: 20)
    }
    .constrain {
      $0["a"].leading == $0.container.leading + 10
      $0["b"].leading == $0["a"].trailing + 8
      $0["b"].trailing == $0.container.trailing - 10
      $0["a"].width == $0["b"].width
      $0["a"].top == 0
      $0["b"].top == 0
    }
  }

  @Test func lengthsFollowFromTheLayoutsLength() throws {
    let placement = try place(halves(), width: 228, height: 40)
    #expect(placement["a"] == Rect(x: 10, y: 0, width: 100, height: 20))
    #expect(placement["b"] == Rect(x: 118, y: 0, width: 100, height: 20))
  }

  /// The least length of a free layout holds its children where relations have them, and what is unsized asks for that.
  @Test(arguments: [false, true]) func anUnsizedCellHasRoomForAFreeLayout(_ isWholeProgram: Bool) throws {
    let layout = Grid(horizontalSpacing: 0) {
      GridRow {
        Stack(.column) {
          FreeLayout { Item("a").frame(width: 100, height: 20) }
            .constrain {
              $0["a"].left == 3
              $0["a"].top == 0
            }
        }
        .gridCellUnsizedAxes(.horizontal)
        Item("b").frame(width: 10, height: 10)
      }
    }
    var engine = LayoutEngine()
    if isWholeProgram { engine.options.useWholeProgram() }
    let placement = try engine.place(layout, in: ProposedSize(width: 300))
    #expect(placement["a"]?.x == 3)
    #expect(placement["b"]?.x == 103)
    #expect(placement.diagnosis.overflows.isEmpty && placement.diagnosis.ambiguities.isEmpty)
  }

  /// What a relation says of something else has no say in that.
  @Test func anUnsizedCellHasRoomForAFreeLayoutBesideOtherRelations() throws {
    let layout = Grid(horizontalSpacing: 0) {
      GridRow {
        FreeLayout { Item("a").frame(width: 100, height: 20) }
          .constrain {
            $0["a"].left == 3
            $0["a"].top == 0
          }
          .gridCellUnsizedAxes(.horizontal)
        Stack(.row, spacing: 0) {
          Item("b").frame(width: 10, height: 10)
          Item("c").frame(height: 10)
        }
        .constrain { $0["c"].width == 2 * $0["b"].width }
      }
    }
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 300))
    #expect(placement["a"]?.x == 3)
    #expect(placement["b"]?.x == 103)
    #expect(placement.diagnosis.overflows.isEmpty)
  }

  @Test func theOtherDirectionIsTheMirrorImage() throws {
    let placement = try place(halves(), width: 228, height: 40, .rightToLeft)
    #expect(placement["a"] == Rect(x: 118, y: 0, width: 100, height: 20))
    let drawn = FreeLayout { Item("a").frame(width: 30, height: 10) }
      .constrain {
        $0["a"].left == 5
        $0["a"].top == 0
      }
    #expect(try place(drawn, width: 100, height: 10, .rightToLeft)["a"]?.x == 5)
  }

  @Test(arguments: [false, true]) func theOrderInWhichRelationsAreWrittenIsNoMatter(_ isReversed: Bool) throws {
    let ids = (0..<40).map { "i\($0)" }
    let pairs = Array(zip(ids, ids.dropFirst()))
    let layout = FreeLayout { ForEach(ids) { Item($0).frame(width: 5, height: 5) } }
      .constrain { anchors in
        for (left, right) in isReversed ? pairs.reversed() : pairs {
          anchors[right].left == anchors[left].right + 3
          anchors[right].centerY == anchors[left].centerY
        }
        anchors["i0"].left == 1
        anchors["i0"].top == 2
      }
    let placement = try place(layout)
    #expect(placement["i39"] == Rect(x: 313, y: 2, width: 5, height: 5))
    #expect(placement.size == Size(width: 318, height: 7))
  }

  @Test func relationsMayTellTheLengthOfTheLayout() throws {
    let dialog = FreeLayout {
      Item("text").frame(width: 80, height: 30)
      Item("button").frame(width: 40, height: 20)
    }
    .constrain {
      $0["text"].left == 10
      $0["text"].right == $0.container.right - 10
      $0["text"].top == 10
      $0["button"].top == $0["text"].bottom + 12
      $0["button"].bottom == $0.container.bottom - 10
      $0["button"].right == $0["text"].right
    }
    #expect(try place(dialog).size == Size(width: 100, height: 82))
    #expect(try place(dialog, width: 100, height: 200).size == Size(width: 100, height: 82))
    #expect(try place(dialog)["button"] == Rect(x: 50, y: 52, width: 40, height: 20))
  }

  @Test func textsAreAsLongAsTheyAsk() throws {
    let layout = FreeLayout {
      Text("label").id("label")
      Item("field").frame(height: 20)
    }
    .constrain {
      $0["label"].left == 0
      $0["label"].centerY == $0["field"].centerY
      $0["field"].left == $0["label"].right + 8
      $0["field"].right == $0.container.right
      $0["field"].top == 0
    }
    let placement = try place(layout, width: 200, height: 20)
    let label = try #require(placement["label"])
    #expect(label.width > 10 && label.midY == 10)
    #expect(placement["field"] == Rect(x: label.width + 8, y: 0, width: 192 - label.width, height: 20))
  }

  @Test func whatIsInAChildSharesItsLength() throws {
    let layout = FreeLayout {
      Stack(.row, spacing: 4) {
        Item("a").frame(height: 10)
        Item("b").frame(height: 10)
      }
      .id("row")
    }
    .constrain {
      $0["row"].left == 10
      $0["row"].right == $0.container.right - 10
      $0["row"].top == 0
    }
    let placement = try place(layout, width: 124, height: 10)
    #expect(placement["b"] == Rect(x: 64, y: 0, width: 50, height: 10))
  }

  @Test func badgesMayStandOut() throws {
    let layout = FreeLayout { Item("badge").frame(width: 10, height: 10) }
      .constrain {
        $0["badge"].right == $0.container.right + 4
        $0["badge"].top == -4
      }
      .overflow(.visible)
    let placement = try place(layout, width: 50, height: 50)
    #expect(placement["badge"] == Rect(x: 44, y: -4, width: 10, height: 10))
    #expect(placement.diagnosis.overflows.count == 2)
  }

  // MARK: What a program tells

  @Test func whatIsOpenIsReported() throws {
    let layout = FreeLayout { Item("a").frame(width: 30, height: 10) }.constrain { $0["a"].top == 0 }
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 100, height: 10))
    #expect(placement.effort.regions > 0)
    #expect(placement.diagnosis.underconstrained.map(\.edge) == [.left])
  }

  @Test func anEmptyLayoutIsAsLongAsRelationsSay() throws {
    let layout = FreeLayout {}.constrain {
      $0.container.width == 40
      $0.container.height >= 30
    }
    #expect(try LayoutEngine().place(layout).size == Size(width: 40, height: 30))
  }

  @Test func whatContradictsItselfIsAConflict() throws {
    let layout = FreeLayout { Item("a").frame(width: 30, height: 10) }
      .constrain {
        $0["a"].top == 0
        $0["a"].left == 4
        $0["a"].right == 40
      }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(layout) }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.conflict.count == 3)
  }

  /// What relations make shorter than it asks for leaves the layout no longer than it holds.
  @Test(arguments: [Presolve.on, .off]) func itIsNoLongerThanRelationsMakeItsChildren(_ presolve: Presolve) throws {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let free = FreeLayout { Item("a").frame(minHeight: 0, idealHeight: 48, maxHeight: 58).frame(width: 10) }
      .constrain {
        $0["a"].height == 30
        $0["a"].top == 0
        $0["a"].left == 0
      }
      .id("free")
    let placement = try engine.place(Stack(.row) { free })
    #expect(placement["free"]?.height == 30)
    #expect(placement.diagnosis.status == .determined)
  }
}
