import ConstraintLayout
import Foundation
import LayoutTestSupport
import Synchronization
import Testing

/// Many layouts at once: each gets what it would get alone, in the order in which they were given.
struct ManyLayoutTests {
  /// A row of so many items, each 1 wide.
  private static func row(_ count: Int) -> LayoutTree {
    LayoutTree(Stack(.row, spacing: 0) { ForEach(0..<count) { Item("\($0)").frame(width: 1, height: 1) } })
  }

  /// Random layouts that come to more nodes than one task places.
  private static let trees = (0..<80 as Range<UInt64>).map { seed in
    var maker = RandomLayout(seed: seed)
    return maker.tree(.everything)
  }

  private static func bits(_ placement: Placement) -> [UInt64] {
    let rects = placement.rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    return ([placement.size.width, placement.size.height] + rects).map(\.bitPattern)
  }

  @Test(arguments: [ProposedSize.unspecified, ProposedSize(width: 150, height: 120)])
  func eachGetsWhatItWouldGetAlone(_ proposal: ProposedSize) async throws {
    let together = try await LayoutEngine().place(each: Self.trees, in: proposal)
    try #require(together.count == Self.trees.count)
    for (seed, tree) in Self.trees.enumerated() {
      switch (together[seed], Result { try LayoutEngine().place(tree, in: proposal) }) {
      case (.success(let one), .success(let other)):
        #expect(Self.bits(one) == Self.bits(other), "seed \(seed)")
        #expect(one.diagnosis == other.diagnosis, "seed \(seed)")
        #expect(one.frames.map(\.id) == other.frames.map(\.id), "seed \(seed)")
      case (.failure(let one), .failure(let other)):
        #expect(one as? LayoutError == other as? LayoutError, "seed \(seed)")
      default: Issue.record("seed \(seed) can be placed in one way only")
      }
    }
  }

  /// Few and many; the first ones take longest, and so are ready last.
  @Test(arguments: [10, 200])
  func theOrderIsThatOfTheLayouts(_ count: Int) async throws {
    let itemCounts = (0..<count).map { $0 < 4 ? 20 * count - $0 : $0 }
    let layouts = itemCounts.map(Self.row)
    let widths = itemCounts.map(Double.init)
    #expect(try await LayoutEngine().place(all: layouts).map(\.size.width) == widths)
    #expect(try await LayoutEngine().place(each: layouts).map { try $0.get().size.width } == widths)
  }

  @Test func noLayoutsAreNoPlacements() async throws {
    #expect(try await LayoutEngine().place(all: [Item]()).isEmpty)
    #expect(try await LayoutEngine().place(each: [Item]()).isEmpty)
  }

  @Test func layoutsMayBeOfDifferentTypes() async throws {
    let layouts = [AnyLayout(Item("a").frame(width: 5, height: 1)), AnyLayout(Self.row(3))]
    #expect(try await LayoutEngine().place(all: layouts).map(\.size.width) == [5, 3])
  }

  /// Several fail, and the first of them takes longest: which error is thrown does not depend on which is ready first.
  @Test(arguments: 0..<5)
  func theErrorIsThatOfTheFirstThatFails(_ attempt: Int) async throws {
    let failing = [7: Self.row(2000), 8: Self.row(11), 9: Self.row(12), 150: Self.row(13)]
    let layouts = (0..<200).map { failing[$0] ?? Self.row(10) }
    let error = await #expect(throws: LayoutError.self) {
      try await LayoutEngine().place(all: layouts, in: ProposedSize(width: 10))
    }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.place == "layouts[7]")
  }

  /// Few and many nodes: one task and several.
  @Test(arguments: [2, 2000])
  func theErrorIsThatOfTheLayoutAloneAndNamesIt(_ count: Int) async throws {
    let wrong = LayoutTree(
      Stack(.row) {
        Item("right").frame(width: 1)
        Item("wrong").frame(width: .nan)
      })
    let layouts = [Self.row(count), wrong, Self.row(count)]
    let alone = try #require(#expect(throws: LayoutError.self) { try LayoutEngine().place(wrong) })
    let error = try #require(
      await #expect(throws: LayoutError.self) { try await LayoutEngine().place(all: layouts) })
    #expect(alone.place == "layout.children[1].width")
    #expect(error.place == "layouts[1].children[1].width")
    #expect(error.code == alone.code)
    #expect(error.message == alone.message)
    #expect(error.conflict == alone.conflict)
  }

  @Test func aPlaceOutsideTheLayoutIsNamedToo() async throws {
    let error = await #expect(throws: LayoutError.self) {
      try await LayoutEngine().place(all: [Self.row(1)], in: ProposedSize(width: -1))
    }
    #expect(error?.place == "layouts[0].proposal.width")
  }

  /// What fails does not stand in the way of the others.
  @Test func eachHasAResultOfItsOwn() async throws {
    let results = try await LayoutEngine().place(
      each: (0..<400).map { Self.row($0 % 3 == 0 ? 11 : 10) }, in: ProposedSize(width: 10))
    #expect(results.map { (try? $0.get()) == nil } == (0..<400).map { $0 % 3 == 0 })
  }

  /// Few and many nodes: nothing is placed in a task that is cancelled already.
  @Test(arguments: [1, 1000])
  func aCancelledTaskPlacesNothing(_ count: Int) async {
    let solves = Counter()
    let engine = LayoutEngine(solver: CountingSolver { _ in solves.add() }, options: Self.withoutPresolve)
    for method in [Self.all, Self.each] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await method(engine, (0..<5).map { _ in Self.row(count) })
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(solves.value == 0)
  }

  /// What takes no solver is stopped all the same.
  @Test func cancellationIsHonouredWithoutASolver() async {
    for method in [Self.all, Self.each] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await method(LayoutEngine(), [Self.row(1)])
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func layoutsBehindAFailureAreNotBegun() async throws {
    let tooWide = Self.row(11)
    func solveCount(_ layouts: [LayoutTree]) async -> Int {
      let solves = Counter()
      let engine = LayoutEngine(solver: CountingSolver { _ in solves.add() }, options: Self.withoutPresolve)
      await #expect(throws: LayoutError.self) { try await engine.place(all: layouts, in: ProposedSize(width: 10)) }
      return solves.value
    }
    let alone = await solveCount([tooWide])
    #expect(alone > 0)
    #expect(await solveCount([tooWide, Self.row(3), Self.row(4)]) == alone)
  }

  /// A layout that is stopped stops the others: what is left of them is not begun.
  @Test(arguments: [1, 4])
  func aTaskThatIsCancelledMeanwhileStops(_ count: Int) async throws {
    for method in [Self.all, Self.each] {
      let solves = Counter()
      let running = Box<Task<Void, any Error>?>(nil)
      let solver = CountingSolver { solve in
        solves.add()
        if solve == 20 { running.withLock { $0?.cancel() } }
      }
      let engine = LayoutEngine(solver: solver, options: Self.withoutPresolve)
      let layouts = (0..<100 * count).map { _ in Self.row(count * count) }
      let task = running.withLock { running in
        let task = Task { try await method(engine, layouts) }
        running = task
        return task
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      // Two solves for each layout at least, if nothing had stopped.
      #expect(solves.value < 200 * count)
    }
  }

  /// Few and small layouts are placed by whoever asks, others by tasks.
  @Test(arguments: [(3, true), (500, false)])
  func fewAndSmallLayoutsTakeNoTasks(_ count: Int, _ isInOneTask: Bool) async throws {
    let tasks = Box<Set<Int>>([])
    let solver = CountingSolver { _ in
      withUnsafeCurrentTask { task in _ = tasks.withLock { $0.insert(task.hashValue) } }
    }
    let own = withUnsafeCurrentTask { $0.hashValue }
    let engine = LayoutEngine(solver: solver, options: Self.withoutPresolve)
    _ = try await engine.place(all: (0..<count).map { _ in Self.row(3) })
    #expect(tasks.withLock { $0.contains(own) } == isInOneTask)
    #expect(tasks.withLock { $0.count == 1 } == isInOneTask)
  }

  private static let all: @Sendable (LayoutEngine, [LayoutTree]) async throws -> Void = {
    _ = try await $0.place(all: $1)
  }
  private static let each: @Sendable (LayoutEngine, [LayoutTree]) async throws -> Void = {
    _ = try await $0.place(each: $1)
  }

  /// With everything reduced no solver is called, and there is nothing to count.
  private static var withoutPresolve: LayoutEngine.Options {
    var options = LayoutEngine.Options()
    options.useWholeProgram()
    return options
  }

  /// A value that tasks share.
  ///
  /// Sendable, as the value is touched under the lock only. The thread sanitizer knows this lock; it takes those of
  /// `Mutex` on Linux, which wait in the kernel, for none.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func add() { count.add(1, ordering: .relaxed) }
  }
}
