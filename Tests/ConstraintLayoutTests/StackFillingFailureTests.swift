import ConstraintLayout
import Testing

/// What cannot be added to a stack, and that the stack stays as it was.
struct StackFillingFailureTests {
  private let screen = Rect(x: 0, y: 0, width: 414, height: 896)

  @Test func outOfSpaceLeavesTheStackAsItWas() throws {
    var column = Stack(.column, in: screen)
    let rest = try column.add()
    try column.add(height: 44)
    let footer = try column.add(Item("footer").frame(height: 400))
    let frames = column.frames
    let error = #expect(throws: LayoutError.self) { try column.add(height: 500) }
    #expect(error?.code == .unsatisfiable)
    #expect(
      error?.conflict.map(\.statement) == [
        "footer is 400 high", "item 3 of the stack is 500 high", "the container is 896 high",
      ])
    #expect(error?.conflict.map(\.items) == [["footer"], ["item 3 of the stack"], []])
    #expect(column.frames == frames)
    #expect(column.count == 3)
    #expect(column["footer"] == frames[2])
    try column.add(height: 452)
    #expect(column.frame(of: rest).height == 0)
    #expect(column.frame(of: footer) == Rect(x: 0, y: 44, width: 414, height: 400))
  }

  @Test func aFlippedStackNamesItemsByWhereTheyWouldStand() throws {
    var row = Stack(.row, isFlipped: true, in: screen)
    try row.add(width: 300)
    let error = #expect(throws: LayoutError.self) { try row.add(width: 200) }
    #expect(
      error?.conflict.map(\.statement) == [
        "item 0 of the stack is 200 wide", "item 1 of the stack is 300 wide", "the container is 414 wide",
      ])
    #expect(row.frames == [Rect(x: 0, y: 0, width: 300, height: 896)])
  }

  @Test func itemsWiderThanTheParentFrameDoNotFit() throws {
    var column = Stack(.column, in: screen)
    let error = #expect(throws: LayoutError.self) { try column.add(width: 415) }
    #expect(error?.conflict.map(\.statement) == ["item 0 of the stack is 415 wide", "the container is 414 wide"])
    #expect(column.count == 0)
    try column.add(width: 414)
    #expect(column.frames == [screen])
  }

  @Test func gapsTakeSpaceToo() throws {
    var row = Stack(.row, spacing: 10, in: Rect(x: 0, y: 0, width: 100, height: 10))
    try row.add(width: 50)
    let error = #expect(throws: LayoutError.self) { try row.add(width: 45) }
    #expect(error?.conflict.map(\.statement).contains("layout has 1 gap of 10 between its columns") == true)
    try row.add(width: 40)
    #expect(row.frames.map(\.x) == [0, 60])
  }

  @Test func severalItemsAreAddedTogetherOrNotAtAll() throws {
    var column = Stack(.column, in: screen)
    #expect(throws: LayoutError.self) {
      try column.add(contentsOf: [Item("a").frame(height: 500), Item("b").frame(height: 500)])
    }
    #expect(column.count == 0)
    #expect(try column.add(contentsOf: []).isEmpty)
    let handles = try column.add(contentsOf: ["a", "b"].map { Item($0) })
    #expect(handles.map { column.frame(of: $0) } == column.frames)
    #expect(column["b"]?.y == 448)
  }

  @Test func positionsOutOfBoundsThrow() throws {
    var row = Stack(.row, in: screen)
    let empty = #expect(throws: LayoutError.self) { try row.frame(at: 0) }
    #expect(empty?.code == .outOfBounds)
    #expect(empty?.message == "The stack has no item 0: it is empty.")
    try row.add()
    try row.add()
    #expect(throws: LayoutError.self) { try row.frame(at: -1) }
    let error = #expect(throws: LayoutError.self) { try row.frame(at: 2) }
    #expect(error?.message == "The stack has no item 2: its items count from 0 to 1.")
  }

  @Test func anIdStandsForOneItem() throws {
    var row = Stack(.row, in: screen)
    try row.add()
    try row.add(Item("a"))
    let error = #expect(throws: LayoutError.self) { try row.add(Item("a").frame(width: 10)) }
    #expect(error?.code == .invalidLayout)
    #expect(row.frames.map(\.width) == [207, 207])
    #expect(throws: LayoutError.self) { try row.add(Item("")) }
    // Whatever an id looks like, it is no other item's: items without an id have none.
    for id in ["0", "item 0 of the stack", "item-0"] { try row.add(Item(id)) }
    #expect(row.count == 5)
  }

  @Test(arguments: [
    (-1, LayoutError.Code.invalidLayout), (.nan, .nonFinite), (.infinity, .nonFinite), (-.infinity, .nonFinite),
  ])
  func lengthsThatAreNoneAreRefused(_ length: Double, _ code: LayoutError.Code) throws {
    var row = Stack(.row, in: screen)
    try row.add()
    #expect(#expect(throws: LayoutError.self) { try row.add(width: length) }?.code == code)
    let error = #expect(throws: LayoutError.self) { try row.add(height: length) }
    #expect(error?.place == "layout.children[1].height")
    #expect(row.frames == [screen])
  }

  @Test(arguments: [
    (Rect(x: .nan, y: 0, width: 1, height: 1), LayoutError.Code.nonFinite, "parentFrame.x"),
    (Rect(x: 0, y: -.infinity, width: 1, height: 1), .nonFinite, "parentFrame.y"),
    (Rect(x: 0, y: 0, width: .infinity, height: 1), .nonFinite, "parentFrame.width"),
    (Rect(x: 0, y: 0, width: 1, height: -1), .invalidLayout, "parentFrame.height"),
  ])
  func parentFramesThatAreNoneAreRefused(_ frame: Rect, _ code: LayoutError.Code, _ place: String) {
    var row = Stack(.row, in: frame)
    let error = #expect(throws: LayoutError.self) { try row.add() }
    #expect(error?.code == code)
    #expect(error?.place == place)
  }

  @Test func anEmptyParentFrameHasRoomForNothing() throws {
    var row = Stack(.row, in: Rect(x: 5, y: 5, width: 0, height: 10))
    try row.add()
    try row.add(Item("a").frame(idealWidth: 30))
    #expect(row.frames == Array(repeating: Rect(x: 5, y: 5, width: 0, height: 10), count: 2))
    let error = #expect(throws: LayoutError.self) { try row.add(width: 1) }
    #expect(error?.conflict.map(\.statement) == ["item 2 of the stack is 1 wide", "layout is at most 0 wide"])
    #expect(throws: LayoutError.self) { try row.add(height: 11) }
    #expect(row.count == 2)
  }

  @Test func limitsHold() throws {
    var options = LayoutEngine.Options()
    options.limits.nodes = 3
    var row = Stack(.row, in: screen, engine: LayoutEngine(options: options))
    try row.add()
    try row.add()
    #expect(#expect(throws: LayoutError.self) { try row.add() }?.code == .limitExceeded)
    #expect(row.count == 2)
  }
}
