import ConstraintLayout
import LayoutTestSupport
import Testing

/// Children over each other: one cell as large as the largest, in which the others stand by an alignment.
struct ZStackTests {
  @Test func itIsAsWideAsTheWidestAndAsHighAsTheHighest() throws {
    let placement = try LayoutEngine().place(
      ZStack {
        Item("wide").frame(width: 80, height: 20)
        Item("high").frame(width: 20, height: 60)
      })
    #expect(placement.size == Size(width: 80, height: 60))
    #expect(placement["wide"] == Rect(x: 0, y: 20, width: 80, height: 20))
    #expect(placement["high"] == Rect(x: 30, y: 0, width: 20, height: 60))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 35, 0), (.bottomTrailing, 70, 40), (.leading, 0, 20), (.center, 35, 20),
  ])
  func childrenStandByTheAlignment(_ alignment: Alignment, _ x: Double, _ y: Double) throws {
    let placement = try LayoutEngine().place(
      ZStack(alignment: alignment) {
        Item("back").frame(width: 100, height: 50)
        Item("front").frame(width: 30, height: 10)
      })
    #expect(placement["front"] == Rect(x: x, y: y, width: 30, height: 10))
  }

  @Test func aChildWithoutALengthFillsTheOthers() throws {
    let layers = ZStack {
      Item("back")
      Item("front").frame(width: 30, height: 10)
    }
    let engine = LayoutEngine()
    #expect(try engine.place(layers)["back"] == Rect(x: 0, y: 0, width: 30, height: 10))
    let filled = try engine.place(layers, in: ProposedSize(width: 200, height: 90))
    #expect(filled["back"] == Rect(x: 0, y: 0, width: 200, height: 90))
    #expect(filled["front"] == Rect(x: 85, y: 40, width: 30, height: 10))
  }

  @Test func aFrameIsTheCellOfTheChildren() throws {
    let placement = try LayoutEngine().place(
      ZStack(alignment: .bottomTrailing) { Item("a").frame(width: 30, height: 10) }.frame(width: 100, height: 50))
    #expect(placement["a"] == Rect(x: 70, y: 40, width: 30, height: 10))
  }

  @Test func childrenLineUpByTheirText() throws {
    let placement = try LayoutEngine().place(
      ZStack(alignment: .leadingFirstTextBaseline) {
        Item("big").frame(width: 50, height: 40).baseline(first: 30, last: 30)
        Item("small").frame(width: 20, height: 12).baseline(first: 9, last: 9)
        Item("deep").frame(width: 10, height: 30).baseline(first: 5, last: 5)
      })
    #expect(["big", "small", "deep"].map { placement[$0]?.y } == [0, 21, 25])
    #expect(placement.size == Size(width: 50, height: 55))
  }

  @Test func onlyWhatDoesNotFitShrinks() throws {
    let placement = try LayoutEngine().place(
      ZStack {
        Item("long").frame(height: 5).frame(minWidth: 20, idealWidth: 200)
        Item("short").frame(height: 5).frame(minWidth: 10, idealWidth: 50, maxWidth: 50)
      }, in: ProposedSize(width: 120))
    #expect(placement["long"]?.width == 120)
    #expect(placement["short"]?.width == 50)
  }

  @Test func aContradictionNamesNoOtherChild() throws {
    let layers = ZStack {
      Item("long").frame(width: 120, height: 5)
      Item("short").frame(width: 90, height: 5)
    }
    let conflict = try LayoutEngine().diagnose(layers, in: ProposedSize(width: 100)).conflict
    #expect(conflict.map(\.items) == [["long"], []])
  }

  @Test func anExplanationNamesWhatTheChildStandsBy() throws {
    let layers = ZStack(alignment: .trailing) {
      Item("back").frame(width: 100, height: 50)
      Item("front").frame(width: 30, height: 10)
    }
    let explanation = try LayoutEngine().explain(.left, of: "front", for: layers)
    #expect("\(explanation)" == "front.left is 70 because back is 100 wide and front is 30 wide: 100 - 30.")
  }

  @Test func layersWithoutAnythingAreNothing() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        ZStack {}
        Item("a").frame(width: 10, height: 5)
      })
    #expect(placement["a"]?.x == 0)
    #expect(placement.size == Size(width: 10, height: 5))
  }

  /// Which layer is at the back says nothing of where it stands.
  @Test func theOrderOfLayersMovesNothing() async {
    await Law(seeds: 0..<150, atLeast: 100).check { seed in
      let sample = LawSample(seed)
      let front = LayoutTree.Node(framed: "the other", width: 90, height: 70)
      func layers(_ isBack: Bool) -> LayoutTree {
        var tree = LayoutTree()
        tree.append(.init(kind: .zStack(ZStackOptions(alignment: .bottomTrailing)))) { tree in
          if !isBack { tree.append(leaf: front) }
          tree.append(contentsOf: sample.tree)
          if isBack { tree.append(leaf: front) }
        }
        return tree
      }
      let back = try sample.engine.placeIfItFits(layers(true), in: sample.proposal)
      let other = try sample.engine.placeIfItFits(layers(false), in: sample.proposal)
      guard let back, let other else {
        #expect((back == nil) == (other == nil), "seed \(seed): only one has an answer")
        return .inapplicable
      }
      #expect(back.size.tolerance >= abs(back.size.width - other.size.width), "seed \(seed)")
      for (node, rect) in back.rects.dropFirst().dropLast().enumerated() where back.isPlaced[node + 1] {
        guard rect.distance(to: other.rects[node + 2]) > back.size.tolerance else { continue }
        Issue.record("seed \(seed): \(sample.tree.place(of: node)) \(rect), in front \(other.rects[node + 2])")
        break
      }
      return .checked
    }
  }
}

extension LayoutTree.Node {
  fileprivate init(framed id: String, width: Double, height: Double) {
    self.init(kind: .item, id: id)
    self.width = .fixed(width)
    self.height = .fixed(height)
  }
}
