import ConstraintLayout
import Testing

/// Simple Layout Engine's cases, and what a stack does beyond them.
struct StackTests {
  @Test(arguments: [(StackAlignment.leading, 0.0), (.center, 35), (.trailing, 70)])
  func aFrameAcrossIsWhatChildrenAreAlignedIn(_ alignment: StackAlignment, _ place: Double) throws {
    let item = Item("a").frame(width: 30, height: 30)
    let row = Stack(.row, alignment: alignment) { item }.frame(height: 100)
    #expect(try LayoutEngine().place(row)["a"] == Rect(x: 0, y: place, width: 30, height: 30))
    let column = Stack(.column, alignment: alignment) { item }.frame(width: 100)
    #expect(try LayoutEngine().place(column)["a"] == Rect(x: place, y: 0, width: 30, height: 30))
    // Inside of another container, and with a frame that only has a minimum, it is the same.
    let nested = Stack(.row) { Stack(.row, alignment: alignment) { item }.frame(minHeight: 100) }
    #expect(try LayoutEngine().place(nested)["a"] == Rect(x: 0, y: place, width: 30, height: 30))
  }

  @Test func topAndBottomAreTheEndsOfARowsHeight() {
    #expect(StackAlignment.top == .leading)
    #expect(StackAlignment.bottom == .trailing)
  }

  @Test func aFrameAlongLeavesChildrenWhereTheyAre() throws {
    let row = Stack(.row, spacing: 0) { Item("a").frame(width: 30, height: 30) }.frame(width: 100)
    #expect(try LayoutEngine().place(row)["a"]?.x == 0)
  }

  @Test func aFrameAroundAnEmptyStackIsNoContradiction() throws {
    let empty = Stack(.row) {}.frame(width: 20, height: 100)
    #expect(try LayoutEngine().place(empty).size == Size(width: 20, height: 100))
  }

  private let column = ProposedSize(width: 414, height: 896)

  @Test func aSingleFlexibleItemFillsTheContainer() throws {
    let placement = try LayoutEngine().place(Stack(.column, spacing: 0) { Item("all") }, in: column)
    #expect(placement["all"] == Rect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test func aFlexibleItemTakesWhatFixedOnesLeave() throws {
    let placement = try LayoutEngine().place(
      Stack(.column, spacing: 0) {
        Item("rest")
        Item("bar").frame(height: 44)
        Item("pad").frame(height: 200)
      }, in: column)
    #expect(placement["rest"] == Rect(x: 0, y: 0, width: 414, height: 652))
    #expect(placement["bar"] == Rect(x: 0, y: 652, width: 414, height: 44))
    #expect(placement["pad"] == Rect(x: 0, y: 696, width: 414, height: 200))
  }

  @Test func flexibleItemsShareEqually() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        Item("first")
        Item("left").frame(width: 200)
        Item("middle")
        Item("right").frame(width: 200)
        Item("last")
      }, in: ProposedSize(width: 414, height: 100))
    let third = 14.0 / 3
    for id in ["first", "middle", "last"] {
      #expect(abs((placement[id]?.width ?? 0) - third) < 1e-9)
    }
    #expect(abs((placement["last"]?.maxX ?? 0) - 414) < 1e-9)
  }

  @Test func whatDoesNotFitNamesTheContainerAndJustTheItemsNeeded() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(
        Stack(.row, spacing: 0) {
          Item("a").frame(width: 100, height: 10)
          Item("b").frame(width: 300, height: 10)
          Item("c").frame(width: 10, height: 10)
          Item("d").frame(width: 200, height: 10)
        }, in: ProposedSize(width: 414))
    }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.conflict.flatMap(\.items) == ["b", "d"])
    #expect(error?.conflict.map(\.statement) == ["b is 300 wide", "d is 200 wide", "the container is 414 wide"])
  }

  @Test func aThousandUnequalMinimumsShareAsFairlyAsPossible() throws {
    let placement = try LayoutEngine().place(
      Stack(.column, spacing: 0) {
        ForEach(0..<1000) { Item("i\($0)").frame(minHeight: Double($0 % 17)) }
      }, in: ProposedSize(width: 10, height: 9000))
    let heights = (0..<1000).map { placement["i\($0)"]?.height ?? 0 }
    #expect(abs(heights.reduce(0, +) - 9000) < 1e-6)
    // Max-min: all that are above their minimum have the same height, and nobody is above that height without need.
    let level = heights.min() ?? 0
    for (index, height) in heights.enumerated() { #expect(abs(height - max(level, Double(index % 17))) < 1e-7) }
  }

  @Test func threeThatPreferTheSameShrinkAlike() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        for id in ["a", "b", "c"] { Item(id).frame(minWidth: 70, idealWidth: 100, maxWidth: 100, minHeight: 5) }
      }, in: ProposedSize(width: 240))
    #expect(["a", "b", "c"].map { placement[$0]?.width } == [80, 80, 80])
  }

  @Test func aNestedStackSharesAsOneOfItsParentsChildren() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        Item("a")
        Stack(.row, spacing: 0) {
          Item("b")
          Item("c")
        }
      }, in: ProposedSize(width: 300, height: 10))
    #expect(["a", "b", "c"].map { placement[$0]?.width } == [150, 75, 75])
  }

  @Test func whatOnlyGridsUnderstandIsNoted() throws {
    let placement = try LayoutEngine().place(Stack(.row) { Item("a").frame(width: 5, height: 5).gridCellColumns(3) })
    #expect(placement.diagnosis.notes == ["a stands in no grid, so gridCellColumns has no effect."])
    #expect(placement.size == Size(width: 5, height: 5))
  }
}
