public import LayoutGeometry
internal import LinearModel
internal import Synchronization

/// Layouts that are placed at once.
@usableFromInline struct LayoutBatch: Sendable {
  private typealias Outcome = Result<Placement, any Error>

  /// How many nodes a task places before it makes room for another.
  ///
  /// They take some tenths of a millisecond, and a task about a microsecond, with some more to wake a thread for it. So
  /// fewer nodes are placed sooner by whoever asks. Many more would keep other tasks of the program waiting.
  private static let nodesAtATime = 1000

  /// How many tasks there are at a time.
  ///
  /// The system runs as many of them at once as there are cores, so this only has to be more than most machines have. Each
  /// takes about a microsecond, whether it finds work or not.
  private static let taskLimit = 64

  private let engine: LayoutEngine
  private let proposal: ProposedSize
  private let count: Int
  private let tree: @Sendable (Int) -> LayoutTree

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - count: How many layouts there are.
  ///   - proposal: The size that is offered to each.
  ///   - engine: What places them.
  ///   - tree: Makes the tree of a layout from its number.
  @usableFromInline init(
    _ count: Int, in proposal: ProposedSize, on engine: LayoutEngine, tree: @escaping @Sendable (Int) -> LayoutTree
  ) {
    self.count = count
    self.proposal = proposal
    self.engine = engine
    self.tree = tree
  }

  /// Where everything stands, or the error of the first layout that cannot be placed.
  @usableFromInline func placements() async throws -> [Placement] {
    try await outcomes(stopsAtFailure: true).enumerated().map { index, outcome in
      do {
        return try outcome.get()
      } catch let error as LayoutError {
        throw error.located(inLayout: index)
      }
    }
  }

  /// What became of each layout.
  @usableFromInline func results() async throws -> [Result<Placement, any Error>] {
    try await outcomes(stopsAtFailure: false)
  }

  /// What became of the layouts, in their order.
  ///
  /// - Parameter stopsAtFailure: Whether layouts behind one that cannot be placed may be left out.
  private func outcomes(stopsAtFailure: Bool) async throws -> [Outcome] {
    let queue = LayoutQueue(count: count, stopsAtFailure: stopsAtFailure)
    let begun = firstTrees()
    var outcomes = [Outcome?](repeating: nil, count: count)
    if begun.count == count {
      place(from: queue, begun, atMost: .max) { outcomes[$0] = $1 }
    } else {
      await placeInTasks(from: queue, begun) { outcomes[$0] = $1 }
    }
    // Layouts are taken in their order, so none is left out before the first failure.
    return try outcomes.compactMap(\.self).map { outcome in
      if case .failure(let error as CancellationError) = outcome { throw error }
      return outcome
    }
  }

  /// The trees of the first layouts: of all, if they are too few and too small to be worth a task.
  private func firstTrees() -> [LayoutTree] {
    var trees: [LayoutTree] = []
    var nodeCount = 0
    while trees.count < count, nodeCount < Self.nodesAtATime {
      trees.append(tree(trees.count))
      nodeCount += trees[trees.count - 1].nodes.count
    }
    return trees
  }

  private func placeInTasks(
    from queue: LayoutQueue, _ begun: [LayoutTree], _ finish: (Int, Outcome) -> Void
  ) async {
    await withTaskGroup(of: [(Int, Outcome)].self) { group in
      let work: @Sendable () -> [(Int, Outcome)] = {
        var finished: [(Int, Outcome)] = []
        place(from: queue, begun, atMost: Self.nodesAtATime) { finished.append(($0, $1)) }
        return finished
      }
      // The first trees are what one task places. If later layouts are larger, there soon are more tasks.
      var wanted = count / begun.count + 1
      var running = 0
      while true {
        while running < min(wanted, Self.taskLimit) {
          group.addTask(operation: work)
          running += 1
        }
        guard let finished = await group.next() else { return }
        running -= 1
        for (index, outcome) in finished { finish(index, outcome) }
        wanted = queue.isEmpty ? 0 : running + 2
      }
    }
  }

  /// Places layouts from a queue until it is empty, or until they have come to so many nodes.
  private func place(
    from queue: LayoutQueue, _ begun: [LayoutTree], atMost nodeLimit: Int, _ finish: (Int, Outcome) -> Void
  ) {
    var nodeCount = 0
    while nodeCount < nodeLimit, let index = queue.next() {
      let tree = index < begun.count ? begun[index] : tree(index)
      let outcome = outcome(of: tree)
      if case .failure(let error) = outcome { queue.failed(error) }
      finish(index, outcome)
      nodeCount += tree.nodes.count
    }
  }

  private func outcome(of tree: LayoutTree) -> Outcome {
    Result {
      // What no solver is needed for does not ask by itself.
      try Task.checkCancellation()
      return try engine.placeWithFixes(tree, in: proposal)
    }
  }
}

/// The layouts that are still to be placed, for any number of tasks that take them in their order.
private final class LayoutQueue: Sendable {
  private let count: Int
  private let stopsAtFailure: Bool
  private let taken = Atomic(0)

  init(count: Int, stopsAtFailure: Bool) {
    self.count = count
    self.stopsAtFailure = stopsAtFailure
  }

  var isEmpty: Bool { taken.load(ordering: .relaxed) >= count }

  /// Takes the next layout.
  func next() -> Int? {
    // Nothing else is read because of this number, so no order is asked for.
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// Empties the queue if a failure leaves nothing to do.
  ///
  /// All layouts before the one that failed were taken before it, and will be finished.
  func failed(_ error: any Error) {
    if stopsAtFailure || error is CancellationError { taken.store(count, ordering: .relaxed) }
  }
}

extension LayoutError {
  /// The error with the number of its layout in its place.
  fileprivate func located(inLayout index: Int) -> LayoutError {
    let root = "layout"
    let number = "layouts[\(index)]"
    let located = place.map { $0.hasPrefix(root) ? number + $0.dropFirst(root.count) : "\(number).\($0)" }
    return LayoutError(code, message, place: located ?? number, conflicts: conflicts, origin: origin)
  }
}
