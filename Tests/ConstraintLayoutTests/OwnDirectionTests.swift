import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that read in a direction of their own, worked out by hand.
struct OwnDirectionTests {
  private func item(_ id: String, _ width: Double, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  private func place(
    _ layout: some Layout, _ direction: LayoutDirection = .leftToRight, in proposal: ProposedSize = .unspecified
  ) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    return try engine.place(layout, in: proposal)
  }

  private var row: some Layout {
    Stack(.row, spacing: 5) {
      item("a", 30)
      Stack(.row, spacing: 5) {
        item("b", 10)
        item("c", 20)
        Stack(.row, spacing: 1) {
          item("d", 4)
          item("e", 6)
        }.layoutDirection(.leftToRight)
      }.layoutDirection(.rightToLeft)
    }
  }

  @Test func whatIsInsideIsMirroredInItsOwnBox() throws {
    let placement = try place(row)
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(placement["b"] == Rect(x: 76, y: 0, width: 10, height: 10))
    #expect(placement["c"] == Rect(x: 51, y: 0, width: 20, height: 10))
    #expect(placement["d"] == Rect(x: 35, y: 0, width: 4, height: 10))
    #expect(placement["e"] == Rect(x: 40, y: 0, width: 6, height: 10))
  }

  @Test func whatSaysADirectionKeepsItWhateverIsAround() throws {
    let placement = try place(row, .rightToLeft)
    #expect(placement["a"] == Rect(x: 56, y: 0, width: 30, height: 10))
    #expect(placement["b"] == Rect(x: 41, y: 0, width: 10, height: 10))
    #expect(placement["c"] == Rect(x: 16, y: 0, width: 20, height: 10))
    #expect(placement["d"] == Rect(x: 0, y: 0, width: 4, height: 10))
    #expect(placement["e"] == Rect(x: 5, y: 0, width: 6, height: 10))
  }

  /// What fills its cell is drawn as long as that, also where its tracks can use less.
  private var filled: some Layout {
    BalancedStack(.column, spacing: 0) {
      LazyGrid(columns: [GridItem(.fixed(42))]) { item("a", 42) }.layoutDirection(.rightToLeft)
      item("b", 58)
    }
  }

  @Test func whatFillsItsCellIsTurnedInAllOfThat() throws {
    #expect(try place(filled)["a"]?.x == 16)
    let explanation = try LayoutEngine().explain(.left, of: "a", for: filled)
    #expect(explanation.value == 16)
    let contributions = explanation.causes.map(\.contribution) + explanation.rules.map(\.contribution)
    #expect(contributions.reduce(0, +) == 16)
  }

  @Test func relationsAreAboutWhereItIsDrawn() throws {
    let related = filled.constrain { $0["a"].left == $0["b"].left + 16 }
    #expect(try place(related)["a"]?.x == 16)
    #expect(try place(related)["b"] == Rect(x: 0, y: 10, width: 58, height: 10))
  }

  @Test func offsetsGoToTheRightInEitherDirection() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        item("a", 10).offset(x: 3)
        item("b", 20)
      }.layoutDirection(.rightToLeft))
    #expect(placement["a"]?.x == 23)
    #expect(placement["b"]?.x == 0)
  }

  @Test func columnsOfAGridAreReportedWhereTheyAre() throws {
    let placement = try place(
      Grid(horizontalSpacing: 2) {
        GridRow {
          item("a", 10)
          item("b", 20)
        }
      }.layoutDirection(.rightToLeft))
    #expect(placement.columns.map(\.position) == [22, 0])
    #expect(placement.columns.map(\.length) == [10, 20])
  }

  /// Padding belongs to what it was said of after, so it reads as that does.
  @Test func paddingLeadsWhereItsLayoutDoes() throws {
    let padded = Stack(.row) { item("a", 10) }.padding(.leading, 7)
    #expect(try place(padded.layoutDirection(.rightToLeft))["a"]?.x == 0)
    #expect(try place(Stack(.row) { item("a", 10) }.layoutDirection(.rightToLeft).padding(.leading, 7))["a"]?.x == 7)
  }

  @Test func hexagonsAreMirroredInTheirBox() throws {
    let comb = Honeycomb(itemsPerRow: 2) { for index in 0..<4 { Item("\(index)") } }
    let turned = try place(
      Stack(.row, spacing: 0) {
        item("a", 10)
        comb.layoutDirection(.rightToLeft)
      }, in: ProposedSize(width: 110))
    let plain = try place(
      Stack(.row, spacing: 0) {
        item("a", 10)
        comb
      }, in: ProposedSize(width: 110))
    for index in 0..<4 {
      let (left, right) = (try #require(plain["\(index)"]), try #require(turned["\(index)"]))
      let (before, after) = (left.minX - 10, 110 - right.maxX)
      #expect(abs(before - after) < 1e-9)
      let node = try #require(turned.node("\(index)"))
      // The hexagon at its middle is its own.
      let middle = Point(x: (right.minX + right.maxX) / 2, y: (right.minY + right.maxY) / 2)
      #expect(node.parent?.hexagon(at: middle) == node.hexagon)
    }
  }

  @Test func aTextReadsAsWhatItStandsInDoes() throws {
    let text = Text("ab cd ab", id: "t").frame(width: 40)
    let left = try place(Stack(.column) { text })
    let right = try place(Stack(.column) { text }.layoutDirection(.rightToLeft))
    let begins = try #require(left.node("t")?.lines)
    let ends = try #require(right.node("t")?.lines)
    #expect(begins.count > 1)
    #expect(begins.map(\.x).allSatisfy { $0 == 0 })
    #expect(ends.map { $0.x + $0.width }.allSatisfy { abs($0 - 40) < 1e-9 })
    let own = try place(Stack(.column) { text.layoutDirection(.rightToLeft) })
    #expect(own.node("t")?.lines == ends)
  }

  // MARK: Relations

  /// A form whose fields are tied, in a panel that reads from right to left.
  private func panel(
    @ConstraintBuilder _ relations: (LayoutAnchors) -> [LayoutConstraint]
  ) throws -> Placement {
    try place(
      Stack(.column, alignment: .leading, spacing: 0) {
        item("top", 50)
        FreeLayout {
          item("a", 30)
          item("b", 20)
        }
        .frame(width: 100, height: 10)
        .constrain(relations)
        .layoutDirection(.rightToLeft)
      })
  }

  @Test func leadingIsThatOfTheLayoutThatIsConstrained() throws {
    let placement = try panel {
      $0["a"].leading == 10
      $0["b"].leading == $0["a"].trailing + 5
    }
    #expect(placement["a"]?.x == 60)
    #expect(placement["b"]?.x == 35)
  }

  @Test func leftIsTheEdgeThatIsDrawn() throws {
    let placement = try panel {
      $0["a"].left == 10
      $0["b"].left == $0["a"].right + 5
    }
    #expect(placement["a"]?.x == 10)
    #expect(placement["b"]?.x == 45)
  }

  /// The root says what leads: what it speaks of stands in a panel that reads the other way.
  @Test func aRelationOfTheWholeReadsAsTheWholeDoes() throws {
    let whole = Stack(.column, alignment: .leading, spacing: 0) {
      Item("top").frame(minWidth: 10).frame(height: 10)
      Stack(.row, spacing: 0) {
        item("a", 30)
        item("b", 20)
      }.layoutDirection(.rightToLeft)
    }
    // `b` stands at the left of the panel, from 0 to 20.
    let placement = try place(whole.constrain { $0["top"].trailing == $0["b"].trailing })
    #expect(placement["top"]?.maxX == 20)
    #expect(try place(whole.constrain { $0["top"].right == $0["b"].right })["top"]?.maxX == 20)
  }

  @Test func whatIsOpenIsToldByTheEdgeThatIsDrawn() throws {
    let placement = try place(
      FreeLayout { item("a", 30) }.frame(width: 100, height: 10).layoutDirection(.rightToLeft))
    let open = try #require(placement.diagnosis.underconstrained.first { $0.axis == .horizontal })
    #expect(open.edge == .right)
    #expect((open.lower, open.upper, open.chosen) == (30, 100, 100))
    #expect(placement["a"]?.x == 70)
  }

  @Test func reasonsAddUpFromTheEdgeThatIsDrawn() throws {
    let explanation = try LayoutEngine().explain(.left, of: "c", for: row)
    #expect(explanation.value == 51)
    let sum =
      explanation.causes.reduce(0) { $0 + $1.contribution } + explanation.rules.reduce(0) { $0 + $1.contribution }
    #expect(sum == 51)
  }

  @Test func aSessionFollowsEdits() throws {
    var session = try LayoutEngine().session(for: row)
    try session.apply(.resize("c", width: 25.0))
    #expect(try session.placement()["b"]?.x == 81)
    #expect(try session.placement()["c"]?.x == 51)
  }
}
