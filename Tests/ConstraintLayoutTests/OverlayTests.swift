import ConstraintLayout
import LayoutTestSupport
import Testing

/// What lies over a layout.
struct OverlayTests {
  private func box(_ id: String, _ width: Double, _ height: Double) -> Item {
    Item(id).frame(width: width, height: height)
  }

  private func place(_ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func whatHasNoLengthFillsTheBase() throws {
    let placement = try place(box("base", 60, 40).overlay { Item("layer") })
    #expect(placement["layer"] == Rect(x: 0, y: 0, width: 60, height: 40))
    #expect(placement.diagnosis.overflows.isEmpty)
  }

  @Test func theRestStandsByTheAlignment() throws {
    let placement = try place(box("base", 60, 40).overlay(alignment: .bottomTrailing) { box("layer", 10, 20) })
    #expect(placement["layer"] == Rect(x: 50, y: 20, width: 10, height: 20))
  }

  @Test func eachOfSeveralStandsForItself() throws {
    let layers = box("base", 60, 40).overlay(alignment: .topLeading) {
      box("a", 10, 10)
      Item("b").frame(height: 5)
      box("c", 10, 10).alignedInCell(.bottom)
    }
    let placement = try place(layers)
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(placement["b"] == Rect(x: 0, y: 0, width: 60, height: 5))
    #expect(placement["c"] == Rect(x: 25, y: 30, width: 10, height: 10))
  }

  @Test func whatIsLargerSticksOutByTheAlignmentAndIsListed() throws {
    let row = Stack(.row, spacing: 0) {
      box("base", 60, 40).overlay(alignment: .trailing) { box("layer", 80, 20) }
      box("next", 10, 10)
    }
    let placement = try place(row)
    #expect(placement["layer"] == Rect(x: -20, y: 10, width: 80, height: 20))
    #expect(placement["next"]?.x == 60)
    #expect(placement.size == Size(width: 70, height: 40))
    #expect(placement.diagnosis.overflows.map { "\($0)" } == ["layer stands out of base by 20 on the left"])
    #expect(placement.diagnosis.status == .determined)
  }

  /// Its children shrink first, then it sticks out as it is.
  @Test func aContainerThatIsLargerSticksOutAtItsLeastSize() throws {
    let layer = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 30, idealWidth: 100, maxWidth: 100).frame(height: 10)
      Item("b").frame(minWidth: 50, idealWidth: 60, maxWidth: 60).frame(height: 10)
    }
    let fitting = try place(box("base", 100, 40).overlay { layer })
    #expect(fitting["a"] == Rect(x: 0, y: 15, width: 50, height: 10))
    #expect(fitting["b"]?.width == 50)
    let larger = try place(box("base", 60, 40).overlay { layer })
    #expect(larger["a"] == Rect(x: -10, y: 15, width: 30, height: 10))
    #expect(larger["b"] == Rect(x: 20, y: 15, width: 50, height: 10))
  }

  @Test func aTextBreaksAtTheWidthOfTheBase() throws {
    let words = "The quick brown fox jumps over the lazy dog"
    let text = Text(words)
    let alone = try place(text, 80)
    let over = try place(box("base", 80, 300).overlay(alignment: .top) { text })
    #expect(over[words]?.size == alone[words]?.size)
    #expect(over[words]?.y == 0)
  }

  @Test func itTakesNoProgram() throws {
    let layer = Stack(.row) {
      box("wide", 100, 10)
      Item("rest")
    }
    let placement = try place(Stack(.row) { Item("base").overlay { layer } }, 60, 40)
    #expect(placement.effort.regions == 0)
    #expect(placement.effort.evaluatedNodes == 2 * placement.tree.nodes.count)
    #expect(placement["wide"]?.width == 100)
  }

  @Test func alternativesFitTheBase() throws {
    let choice = ViewThatFits {
      box("wide", 80, 10)
      box("narrow", 40, 10)
    }
    let placement = try place(box("base", 60, 40).overlay { choice })
    #expect(placement["wide"] == nil)
    #expect(placement["narrow"] == Rect(x: 10, y: 15, width: 40, height: 10))
  }

  @Test func aFrameContainsTheWhole() throws {
    let framed = box("base", 20, 20).overlay(alignment: .topTrailing) { box("layer", 4, 4) }.frame(width: 100)
    let placement = try place(framed)
    #expect(placement["base"] == Rect(x: 40, y: 0, width: 20, height: 20))
    #expect(placement["layer"] == Rect(x: 56, y: 0, width: 4, height: 4))
  }

  @Test func theCellOfAGridIsThatOfTheBase() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(height: 20).gridCellColumns(2).overlay { Item("over a") }
        box("b", 10, 20)
      }
      GridRow { ForEach(0..<3) { box("\($0)", 30, 10) } }
    }
    let placement = try place(grid)
    #expect(placement["a"]?.width == 60)
    #expect(placement["over a"]?.width == 60)
  }

  @Test func onARowEachCellHasItsOwn() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        box("a", 10, 20)
        box("b", 30, 20)
      }
      .overlay { Item() }
    }
    let placement = try place(grid)
    let layers = placement.frames.filter { $0.id == nil }.map(\.rect)
    #expect(layers == [Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 10, y: 0, width: 30, height: 20)])
  }

  @Test func onSeveralLayoutsEachHasItsOwn() throws {
    let row = Stack(.row, spacing: 0) {
      ForEach(0..<3) { box("\($0)", 10, 20) }.overlay {
        Item()
        Item()
      }
    }
    let placement = try place(row)
    #expect(placement.frames.map(\.rect.x) == [0, 0, 0, 10, 10, 10, 20, 20, 20])
  }

  @Test func relationsReachIntoItWithoutASay() throws {
    let row = Stack(.row, spacing: 0) {
      box("base", 60, 40).overlay(alignment: .leading) { Item("bar").frame(height: 10) }
      box("next", 20, 10)
    }
    .constrain { $0["bar"].width == $0["next"].width * 2 }
    let placement = try place(row)
    #expect(placement["bar"] == Rect(x: 0, y: 15, width: 40, height: 10))
    #expect(placement["base"]?.width == 60)
  }

  @Test func itIsExplainedByTheBase() throws {
    let layered = box("base", 60, 40).overlay(alignment: .trailing) { box("layer", 10, 10) }
    let explanation = try LayoutEngine().explain(.left, of: "layer", for: layered)
    #expect("\(explanation)" == "layer.left is 50 because base is 60 wide and layer is 10 wide: 60 - 10.")
  }

  @Test func aDividerStaysThinUnderIt() throws {
    let row = Stack(.row, spacing: 0) {
      box("a", 10, 20)
      Divider("line").overlay { Item("over") }
    }
    let placement = try place(row)
    #expect(placement["line"] == Rect(x: 10, y: 0, width: 1, height: 20))
    #expect(placement["over"] == placement["line"])
  }

  @Test func aLineOfTextToStandByIsNoted() throws {
    let layered = box("base", 60, 40).overlay(alignment: .leadingLastTextBaseline) { box("layer", 10, 10) }.id("whole")
    let placement = try place(layered)
    #expect(placement["layer"]?.y == 30)
    #expect(
      placement.diagnosis.notes == [
        "layout shares no line of text with what is attached to it, which stands at the bottom."
      ])
  }

  @Test func withoutABaseItIsAMistake() {
    let error = #expect(throws: LayoutError.self) { try place(LayoutTree(overlayOf: [])) }
    #expect(error?.place == "layout.children")
  }

  @Test func aSessionFollowsTheBase() throws {
    var session = try LayoutEngine().session(
      for: Stack(.row, spacing: 0) {
        box("base", 60, 40).overlay(alignment: .trailing) {
          box("layer", 10, 10)
          Item("all")
        }
        box("next", 20, 10)
      })
    try session.apply(.resize("base", width: 90))
    #expect(try session.placement()["layer"]?.x == 80)
    #expect(try session.placement()["all"]?.width == 90)
    #expect(try session.placement()["next"]?.x == 90)
    try session.apply(.resize("layer", width: 100))
    #expect(try session.placement()["layer"] == Rect(x: -10, y: 15, width: 100, height: 10))
    #expect(try session.placement()["next"]?.x == 90)
  }
}

extension LayoutTree {
  /// An overlay with some children.
  fileprivate init(overlayOf children: [Node]) {
    self.init()
    append(Node(kind: .overlay(OverlayOptions(alignment: .center)))) { tree in
      for child in children { tree.append(leaf: child) }
    }
  }
}
