import ConstraintLayout
import LayoutTestSupport

/// What stands in the place of each choice of a layout at some time before all are made.
struct ChoosingStep {
  /// The alternative of each choice, by node.
  private var chosen: [Int: Int] = [:]
  /// The ideal sizes of alternatives that are tried: an item that gives way to all else stands for each, by node.
  private var tried: [Int: Size] = [:]
  /// The grids whose tracks are not counted yet.
  private var uncounted: Set<Int> = []

  /// The steps that there may be: each choice is not made, is made, or tries an alternative; each grid is counted or not.
  ///
  /// - Parameters:
  ///   - placement: Where everything stands when all choices are made.
  ///   - count: How many steps there may be.
  /// - Returns: `nil` where there are more.
  static func all(of tree: LayoutTree, _ placement: Placement, atMost count: Int) throws -> [ChoosingStep]? {
    var steps = [ChoosingStep()]
    for choice in tree.choices {
      let alternatives = Array(tree.children(of: choice))
      guard let last = alternatives.last else { continue }
      let taken = alternatives.firstIndex { placement.isPlaced[$0] }
      let tried = try alternatives[...(taken ?? alternatives.count - 1)].filter { $0 != last }.compactMap {
        alternative in
        // What contradicts itself is not tried.
        try LayoutEngine().placeIfItFits(tree.keeping([:], from: alternative).tree, in: .unspecified)
          .map { (alternative, $0.size) }
      }
      steps = steps.flatMap { step in
        let made = Set([last, taken.map { alternatives[$0] } ?? last]).sorted().map { step.choosing($0, for: choice) }
        return made + tried.map { step.choosing($0.0, for: choice, as: $0.1) }
      }
      guard steps.count <= count else { return nil }
    }
    for grid in tree.adaptiveGrids {
      steps += steps.map { step in
        var step = step
        step.uncounted.insert(grid)
        return step
      }
      guard steps.count <= count else { return nil }
    }
    return steps
  }

  private func choosing(_ alternative: Int, for choice: Int, as size: Size? = nil) -> ChoosingStep {
    var step = self
    step.chosen[choice] = alternative
    step.tried[alternative] = size
    return step
  }

  /// The layout as it is at that time, and the new number of each node that is in it.
  func layout(of tree: LayoutTree) -> (tree: LayoutTree, numbers: [Int: Int]) {
    var (kept, numbers) = tree.withOneTrack(of: uncounted).keeping(chosen, asLeaves: Set(tried.keys))
    for (alternative, size) in tried {
      guard let node = numbers[alternative] else { continue }
      kept.update(node) {
        $0.kind = .item
        $0.width = LengthLimits(minimum: 0, ideal: size.width, maximum: size.width)
        $0.height = LengthLimits(minimum: 0, ideal: size.height, maximum: size.height)
        $0.measured = nil
        $0.layoutPriority = -.greatestFiniteMagnitude
      }
    }
    return (kept, numbers)
  }
}
