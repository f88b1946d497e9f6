import ConstraintLayout
import Testing

/// A stack filled step by step in a parent frame, as Simple Layout Engine is used.
struct StackFillingTests {
  private let screen = Rect(x: 0, y: 0, width: 414, height: 896)
  private let bar = Rect(x: 0, y: 0, width: 414, height: 100)

  // MARK: Simple Layout Engine's cases

  @Test func oneFlexibleItemFillsTheParentFrame() throws {
    var column = Stack(.column, in: screen)
    let all = try column.add()
    #expect(column.frame(of: all) == screen)
  }

  @Test func aFlexibleItemTakesWhatAFixedOneLeaves() throws {
    var column = Stack(.column, in: screen)
    try column.add()
    try column.add(height: 200)
    #expect(try column.frame(at: 0) == Rect(x: 0, y: 0, width: 414, height: 696))
    #expect(try column.frame(at: 1) == Rect(x: 0, y: 696, width: 414, height: 200))
  }

  @Test func everyItemThatIsAddedTakesFromTheFlexibleOne() throws {
    var column = Stack(.column, in: screen)
    let rest = try column.add()
    let bar = try column.add(height: 44)
    #expect(column.frame(of: rest).height == 852)
    let footer = try column.add(Item("footer").frame(height: 200))
    #expect(column.frame(of: rest) == Rect(x: 0, y: 0, width: 414, height: 652))
    #expect(column.frame(of: bar) == Rect(x: 0, y: 652, width: 414, height: 44))
    #expect(column.frame(of: footer) == Rect(x: 0, y: 696, width: 414, height: 200))
    #expect(column["footer"] == column.frame(of: footer))
    #expect(column["header"] == nil)
    #expect(column.frames.map(\.height) == [652, 44, 200])
    #expect(column.count == 3)
  }

  @Test func flexibleItemsShareARowEqually() throws {
    var row = Stack(.row, in: bar)
    for width in [nil, 200.0, nil, 200.0, nil] { try row.add(width: width) }
    let third = 14.0 / 3
    for (frame, width) in zip(row.frames, [third, 200, third, 200, third]) {
      #expect(abs(frame.width - width) < 1e-9)
      #expect(frame.height == 100)
    }
    #expect(abs((row.frames.last?.maxX ?? 0) - 414) < 1e-9)
  }

  @Test func anEmptyStackHasNoFrames() {
    let row = Stack(.row, in: bar)
    #expect(row.count == 0)
    #expect(row.frames.isEmpty)
    #expect(row["a"] == nil)
    #expect(row.parentFrame == bar)
  }

  // MARK: Across the stack

  @Test(arguments: [(StackAlignment.leading, 10.0, 20.0), (.center, 110, 70), (.trailing, 210, 120)])
  func narrowerItemsAreAlignedInTheParentFrame(_ alignment: StackAlignment, _ narrow: Double, _ wide: Double) throws {
    let parent = Rect(x: 10, y: 20, width: 300, height: 200)
    var column = Stack(.column, alignment: alignment, in: parent)
    let item = try column.add(width: 100, height: 50)
    #expect(column.frame(of: item) == Rect(x: narrow, y: 20, width: 100, height: 50))
    // A wider neighbour, and one that fills the parent frame, change nothing about that.
    try column.add(width: 200, height: 50)
    #expect(column.frame(of: item) == Rect(x: narrow, y: 20, width: 100, height: 50))
    try column.add()
    #expect(column.frame(of: item) == Rect(x: narrow, y: 20, width: 100, height: 50))
    #expect(column.frames.last == Rect(x: 10, y: 120, width: 300, height: 100))

    var row = Stack(.row, alignment: alignment, in: parent)
    try row.add(width: 50, height: 100)
    #expect(row.frames == [Rect(x: 10, y: wide, width: 50, height: 100)])
  }

  @Test func limitsAcrossTheStackCount() throws {
    var column = Stack(.column, alignment: .trailing, in: screen)
    let item = try column.add(Item("a").frame(maxWidth: 100, minHeight: 10))
    #expect(column.frame(of: item) == Rect(x: 314, y: 0, width: 100, height: 896))
  }

  // MARK: Flipped

  @Test func aFlippedRowIsFilledFromTheRight() throws {
    var row = Stack(.row, isFlipped: true, in: bar)
    let first = try row.add(width: 100)
    #expect(row.frame(of: first).x == 0)
    let second = try row.add(width: 50)
    let rest = try row.add()
    #expect(row.isFlipped)
    #expect(row.frames.map(\.width) == [264, 50, 100])
    #expect(row.frame(of: rest) == Rect(x: 0, y: 0, width: 264, height: 100))
    #expect(row.frame(of: second).x == 264)
    #expect(row.frame(of: first).maxX == 414)
    #expect(try row.frame(at: 0) == row.frame(of: rest))
  }

  @Test func aFlippedColumnIsFilledUpwards() throws {
    var column = Stack(.column, isFlipped: true, in: screen)
    let handles = try column.add(contentsOf: [Item("a").frame(height: 44), Item("b"), Item("c").frame(height: 200)])
    #expect(handles.map { column.frame(of: $0).height } == [44, 652, 200])
    #expect(column.frames.map(\.y) == [0, 200, 852])
    #expect(column["a"]?.maxY == 896)
  }

  // MARK: Nested

  @Test func aFrameIsTheParentFrameOfAnotherStack() throws {
    var column = Stack(.column, in: Rect(x: 5, y: 7, width: 414, height: 896))
    try column.add()
    let footer = try column.add(height: 200)
    var row = Stack(.row, alignment: .trailing, in: column.frame(of: footer))
    try row.add()
    let button = try row.add(width: 100, height: 50)
    #expect(row.parentFrame == Rect(x: 5, y: 703, width: 414, height: 200))
    #expect(row.frames[0] == Rect(x: 5, y: 703, width: 314, height: 200))
    #expect(row.frame(of: button) == Rect(x: 319, y: 853, width: 100, height: 50))
  }

  @Test func asPartOfAnotherLayoutItIsAPlainStack() throws {
    var row = Stack(.row, isFlipped: true, in: bar)
    try row.add(Item("right").frame(width: 30))
    try row.add(width: 40)
    try row.add(Item("left").frame(width: 10, height: 10))
    let placement = try LayoutEngine().place(Stack(.column, spacing: 0) { row })
    #expect(placement.frames.map(\.id) == ["left", nil, "right"])
    #expect(placement["right"] == Rect(x: 50, y: 0, width: 30, height: 10))
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Stack(.column) { row }, in: ProposedSize(width: 35))
    }
    #expect(
      error?.conflict.map(\.statement) == ["layout.children[0].children[1] is 40 wide", "the container is 35 wide"])
  }

  // MARK: Handles and values

  @Test(arguments: [false, true])
  func handlesStayValid(isFlipped: Bool) throws {
    var column = Stack(.column, isFlipped: isFlipped, in: Rect(x: 0, y: 0, width: 10, height: 10_000))
    var handles: [StackItems.Handle] = []
    for height in 1...20 { handles.append(try column.add(height: Double(height))) }
    handles += try column.add(contentsOf: (21...40).map { Item("\($0)").frame(height: Double($0)) })
    #expect(handles.map { column.frame(of: $0).height } == (1...40).map(Double.init))
    #expect(Set(handles).count == 40)
    #expect(try column.frame(at: isFlipped ? 0 : 39) == column["40"])
  }

  @Test func aCopyIsIndependent() throws {
    var first = Stack(.row, in: bar)
    let shared = try first.add()
    var second = first
    try second.add(width: 100)
    #expect(first.frame(of: shared).width == 414)
    #expect(second.frame(of: shared).width == 314)
    try first.add(width: 14)
    #expect(first.frame(of: shared).width == 400)
    #expect(second.count == 2)
  }

  @Test func stacksAreFilledOnManyTasks() async throws {
    let start = Stack(.row, in: bar)
    let widths = try await withThrowingTaskGroup(of: Double.self) { group in
      for width in 1...20 {
        group.addTask {
          var row = start
          let rest = try row.add()
          try row.add(width: Double(width))
          return row.frame(of: rest).width
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(widths == Set((394...413).map(Double.init)))
  }

  @Test func aHandleOfAnotherStackStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var first = Stack(.row, in: Rect(x: 0, y: 0, width: 10, height: 10))
      var second = first
      try second.add()
      let handle = try first.add()
      _ = second.frame(of: handle)
    }
  }

  // MARK: Spacing and limits

  @Test func spacingStandsBetweenItems() throws {
    var row = Stack(.row, spacing: 10, in: bar)
    try row.add(width: 100)
    try row.add()
    try row.add(width: 50)
    #expect(row.frames.map(\.x) == [0, 110, 364])
    var usual = Stack(.row, spacing: nil, in: bar)
    try usual.add(width: 100)
    try usual.add()
    #expect(usual.frames.map(\.x) == [0, 108])
  }

  @Test func itemsShrinkFromTheirIdealLengths() throws {
    var row = Stack(.row, in: Rect(x: 0, y: 0, width: 240, height: 10))
    for id in ["a", "b", "c"] { try row.add(Item(id).frame(minWidth: 70, idealWidth: 100, maxWidth: 100)) }
    #expect(row.frames.map(\.width) == [80, 80, 80])
  }

  @Test func theEngineCanBeChosen() throws {
    var options = LayoutEngine.Options()
    options.overflow = .visible
    var row = Stack(.row, in: Rect(x: 0, y: 0, width: 100, height: 10), engine: LayoutEngine(options: options))
    try row.add(width: 80)
    try row.add(width: 80, height: 30)
    #expect(
      row.frames
        == [Rect(x: 0, y: 0, width: 80, height: 30), Rect(x: 80, y: 0, width: 80, height: 30)].map {
          Rect(x: $0.x, y: -10, width: $0.width, height: $0.height)
        })
  }
}
