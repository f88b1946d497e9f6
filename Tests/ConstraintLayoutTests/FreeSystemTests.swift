import ConstraintLayout
import LayoutTestSupport
import Testing

/// Free layouts in one another, by hand: a program would say the same.
struct FreeSystemTests {
  private static func view(_ constraints: [String], @LayoutBuilder _ content: () -> some Layout) throws -> AnyLayout {
    var layout = AnyLayout(FreeLayout(content: content))
    for constraint in constraints { layout = AnyLayout(try layout.constrain(constraint)) }
    return layout
  }

  private static let titleAndDetail = [
    "cell.left == container.left", "cell.right == container.right", "cell.top == container.top", "cell.height == 44",
    "title.left == cell.left + 16", "title.top == cell.top", "title.height == 20", "title.width >= 100 @ 750",
    "title.width <= 100 @ 250", "detail.right == cell.right - 16", "detail.lastBaseline == title.firstBaseline",
    "detail.height == 12", "detail.width >= 40 @ 751", "detail.width <= 40 @ 251", "title.right <= detail.left - 8",
  ]

  @Test(arguments: [(400.0, 100.0), (180, 100)])
  func textIsAsWideAsItsWordsWhereThereIsRoom(_ width: Double, _ title: Double) throws {
    let cell = try Self.view(Self.titleAndDetail) {
      FreeLayout {
        Item("title").baseline(first: 15, last: 15)
        Item("detail").baseline(first: 9, last: 9)
      }.overflow(.visible).id("cell")
    }
    let rects = try rectsEitherWay(cell, width, 60)
    #expect(rects["title"] == Rect(x: 16, y: 0, width: title, height: 20))
    #expect(rects["detail"] == Rect(x: width - 56, y: 6, width: 40, height: 12))
  }

  @Test func thePriorityTellsWhichTextGivesWay() throws {
    let cell = try Self.view(Self.titleAndDetail) {
      FreeLayout {
        Item("title").baseline(first: 15, last: 15)
        Item("detail").baseline(first: 9, last: 9)
      }.overflow(.visible).id("cell")
    }
    let rects = try rectsEitherWay(cell, 150, 60)
    #expect(rects["title"]?.width == 70)
    #expect(rects["detail"]?.width == 40)
  }

  @Test func whatIsSaidOfAContainerIsRequiredInAView() throws {
    let layout = try Self.view(["s.left == 0", "s.top == 0", "s.height == 1", "s.width == 1 @ 990"]) {
      ZStack { Item().frame(idealWidth: 2) }.frame(minWidth: 3).id("s")
    }
    #expect(try rectsEitherWay(layout, 9, 9, isDirect: false)["s"]?.width == 3)
  }

  @Test func aWholeThatMayBeExceededIsAsLongAsRelationsMakeIt() throws {
    let layout = try Self.view(["a.left == 0", "a.top == 0 @ 990", "container.width == 10 @ 901"]) {
      Item("a").frame(width: 1, height: 1)
    }
    let placement = try LayoutEngine().place(layout.overflow(.visible), in: ProposedSize(width: 9, height: 9))
    #expect(abs(placement.size.width - 10) < 1e-9)
  }

  @Test func aWholeIsAsShortAsRelationsMakeIt() throws {
    let layout = try Self.view(["a.left == 0", "a.top == 0 @ 990", "container.width == 2 @ 800"]) {
      Item("a").frame(width: 1, height: 1)
    }
    let placement = try LayoutEngine().place(
      layout.frame(idealWidth: 5), in: ProposedSize(width: 9, height: 9))
    #expect(placement.size == Size(width: 2, height: 9))
  }

  @Test func anEmptyWholeIsAsShortAsRelationsMakeIt() throws {
    let layout = try Self.view(["container.width == 2 @ 800"]) {}
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 9, height: 9))
    #expect(placement.size == Size(width: 2, height: 9))
  }

  @Test func sharingComesBeforeWishesOfLowerPriorities() throws {
    let constraints = [
      "n.left == 0", "n.top == 0", "n.height == 1", "a.left == n.left", "a.top == n.top", "a.width == 1 @ 800",
      "n.width == 2 @ 150",
    ]
    let layout = try Self.view(constraints) {
      FreeLayout { Item("a").frame(idealWidth: 4, minHeight: 1, maxHeight: 1) }.id("n")
    }
    #expect(try rectsEitherWay(layout, 9, 9, isDirect: false)["n"]?.width == 4)
  }

  @Test func boundsGoAlongLongChains() throws {
    let count = 400
    let constraints = (0..<count).flatMap { number in
      [
        "v\(number).left == container.left", "v\(number).width == 10", "v\(number).height >= \(1 + number % 3) @ 750",
        "v\(number).height <= 1 @ 250", "v\(number).top == \(number == 0 ? "container.top" : "v\(number - 1).bottom")",
      ]
    }
    let placement = try LayoutEngine().place(
      Self.view(constraints) { ForEach(0..<count) { Item("v\($0)") } }, in: ProposedSize(width: 20, height: 2_000))
    #expect(placement.effort.regions == 0)
    #expect(placement["v\(count - 1)"]?.maxY == 799)
  }
}
