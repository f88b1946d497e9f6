import LayoutCore
import LayoutGeometry
import LinearModel
import Testing

/// What relations can get wrong that shows only in a layout, and the place that is named for it.
struct RelationValidationTests {
  private func error(_ layout: some Layout, limits: Limits = Limits()) -> LayoutError? {
    #expect(throws: LayoutError.self) { try LayoutTree(layout).validate(limits: limits) }
  }

  private func row(_ ids: String...) -> some Layout { Stack(.row) { ForEach(ids) { Item($0) } } }

  @Test func acceptsWhatIsInside() throws {
    let layout = Stack(.column) {
      row("a", "größe").related("a.width == 1e6 * größe.width")
      Item("c").related("c.width == container.height")
    }.related("a.width == c.width - 1000000000 @ 0")
    try LayoutTree(layout).validate(limits: Limits())
  }

  @Test func unknownIdsComeWithTheNearest() throws {
    let nested = Stack(.column) { row("green", "blue").related("blue.left == 0").related("gren.left == 0") }
    let error = error(nested)
    #expect(error?.place == "layout.children[0].constraints[1]")
    #expect(error?.code == .invalidLayout)
    #expect(error?.message == "No item here has the id \"gren\". Did you mean \"green\"?")
  }

  @Test func unknownIdsComeWithSomeThatThereAre() throws {
    let few = error(row("a", "b").related("8-b.left == 0"))
    #expect(
      few?.message
        == "No item here has the id \"8-b\". Ids here are \"a\", \"b\". If a minus was meant, put spaces around it.")
    #expect(few?.place == "layout.constraints[0]")
    let many = error(row("a", "b", "c", "d", "e", "f").related("total.left == 0"))
    #expect(many?.message.hasSuffix("Ids here are \"a\", \"b\", \"c\", \"d\", \"e\" and others.") == true)
    #expect(error(Grid {}.related("a.left == 0"))?.message.hasSuffix("Nothing here has an id.") == true)
  }

  @Test func idsStandInsideTheLayoutThatCarriesTheConstraint() throws {
    let layout = Grid {
      GridRow {
        Item("a")
        row("b").related("b.width == a.width")
      }
    }
    let error = error(layout)
    #expect(error?.place == "layout.rows[0].cells[1].constraints[0]")
    // The row holds both, but rows carry nothing.
    #expect(
      error?.message
        == "\"a\" stands at layout.rows[0].cells[0], not inside layout.rows[0].cells[1]. "
        + "Give the constraint to layout, which holds both.")
  }

  @Test func rowsOfGridsCarryNothing() throws {
    let error = error(Grid { GridRow { Item("a") }.related("a.width == 1") })
    #expect(error?.place == "layout.rows[0].constraints[0]")
    #expect(error?.message == "A row of a grid carries no constraints. Give them to the grid.")
  }

  @Test(arguments: [
    (2e6, 1.0, LayoutError.Code.limitExceeded, "The factor of \"a.width\" is 2000000. Give one from 1e-06 to 1000000"),
    (5e-7, 1, .limitExceeded, "The factor of \"a.width\" is 5e-07. Give one from 1e-06 to 1000000"),
    (.nan, 1, .nonFinite, "The factor of \"a.width\" is nan"),
    (-.infinity, 1, .nonFinite, "The factor of \"a.width\" is inf"),
    (1, .nan, .nonFinite, "The length in the constraint is nan"),
    (1, -1e10, .limitExceeded, "The length in the constraint is 10000000000"),
    (1, 1e308, .limitExceeded, "The length in the constraint is 1e+308"),
    (0, 1, .invalidLayout, "about no item"),
  ])
  func numbersAreFiniteAndWithinLimits(
    factor: Double, length: Double, code: LayoutError.Code, fragment: String
  ) {
    let error = error(row("a", "b").constrain { factor * $0["a"].width + length + 0 * $0["b"].width == 0 })
    #expect(error?.place == "layout.constraints[0]")
    #expect(error?.code == code)
    #expect(error?.message.contains(fragment) == true, "\(error?.message ?? "")")
  }

  @Test func limitsFollowTheLengthLimit() throws {
    var limits = Limits()
    limits.length = 10
    let layout = row("a").constrain { $0["a"].width == 11 }
    #expect(error(layout, limits: limits)?.code == .limitExceeded)
    limits.length = 11
    try LayoutTree(layout).validate(limits: limits)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func weightsArePositive(weight: Double) {
    let error = error(row("a").constrain { ($0["a"].width <= 5).prioritized(.weak, weight: weight) })
    #expect(error?.place == "layout.constraints[0]")
    #expect(error?.message.contains("Weights are above 0") == true)
  }

  @Test(arguments: [1e-7, 1e7])
  func weightsHaveLimits(weight: Double) {
    let error = error(row("a").constrain { ($0["a"].width <= 5).prioritized(.weak, weight: weight) })
    #expect(error?.place == "layout.constraints[0]")
    #expect(error?.code == .limitExceeded)
  }

  @Test func manyIdsDoNotHideTheAnswer() throws {
    let ids = (0..<3000).map { "item-\($0)" } + ["target"]
    let layout = Stack(.row) { ForEach(ids) { Item($0) } }.related("target.width == item-2999.width")
    try LayoutTree(layout).validate(limits: Limits())
    #expect(error(layout.related("item-99x.width == 0"))?.place == "layout.constraints[1]")
  }

  @Test func anchorsOfAnotherClosureAreRefused() {
    var foreign = AnchorExpression()
    _ = row("a", "b").constrain { anchors -> [LayoutConstraint] in
      foreign = anchors["a"].width
      return []
    }
    let mixed = row("a", "b").constrain { $0["b"].width == 2 * foreign }
    #expect(error(mixed)?.message.contains("another layout") == true)
    #expect(error(mixed)?.place == "layout.constraints[0]")
    // Also where all that is foreign cancels out.
    #expect(
      error(row("a").constrain { $0["a"].width + foreign == foreign })?.message.contains("another layout") == true)
  }

  @Test func lengthsStandOnEitherSide() throws {
    let layout = row("a").constrain {
      100 == $0["a"].width
      8 <= $0["a"].left
      90 >= $0["a"].right - 2
    }
    #expect(LayoutTree(layout).relations.map(\.relation.text) == ["a.width == 100", "a.left >= 8", "a.right <= 92"])
  }
}
