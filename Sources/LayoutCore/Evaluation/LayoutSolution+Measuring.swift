internal import LayoutGeometry
internal import LinearModel

// Items whose heights follow from their widths: they are asked for them once those are known, and again where they have a say in them.
extension LayoutSolution {
  /// Solves both axes at once, with items whose heights depend on their widths.
  ///
  /// The heights are first those at the widths that there would be without heights. Where those do not fit, though others that
  /// follow from them do, they are looked for as if nothing had to fit.
  mutating func solveTogether(
    _ proposal: ProposedSize, offered: ProposedSize, _ overflow: OverflowHandling,
    _ measurements: inout MeasurementTable
  ) throws {
    let unmeasured = lengths
    do {
      try solveFromWidths(proposal, offered: offered, overflow, &measurements)
    } catch let error as LayoutError where error.code == .unsatisfiable && !overflowsAnywhere {
      // Heights that did not fit say nothing of widths that do.
      lengths = unmeasured
      // What contradicts itself without any box to fit throws here.
      overflowsAnywhere = true
      try solveFromWidths(proposal, offered: offered, .visible, &measurements)
      overflowsAnywhere = false
      try solveAndMeasure(proposal, offered: offered, overflow, &measurements)
    }
  }

  private mutating func solveFromWidths(
    _ proposal: ProposedSize, offered: ProposedSize, _ overflow: OverflowHandling,
    _ measurements: inout MeasurementTable
  ) throws {
    forgetLengths()
    try solve([.horizontal], offered: offered, overflow: overflow)
    _ = try lengths.measureHeights(widths: measuredWidths, measurements: &measurements)
    try solveAndMeasure(proposal, offered: offered, overflow, &measurements)
  }

  private mutating func solveAndMeasure(
    _ proposal: ProposedSize, offered: ProposedSize, _ overflow: OverflowHandling,
    _ measurements: inout MeasurementTable
  ) throws {
    forgetLengths()
    try solve(Axis.allCases, offered: offered, overflow: overflow)
    try measure(Axis.allCases, proposal, offered: offered, overflow, &measurements)
  }

  /// How often heights are taken again where they have a say in widths, and do not come to rest.
  private static let measuringRounds = 8

  /// How often heights are taken again at most.
  ///
  /// What comes to rest loses a quarter of its movement with each round at least: of a hundred points a millionth is left.
  private static let longestMeasuring = 64

  /// How often heights are taken again while each round adds more to them than the one before.
  ///
  /// What grows goes on to its greatest width or to the limit of lengths: from 1 to 1e9 that takes 30 rounds where it doubles
  /// with each. What adds little each time may be far from its greatest width after that many: it counts as without end too,
  /// since a solve for each step would take too long.
  private static let growingRounds = 32

  /// How often heights may become less without coming to rest.
  ///
  /// What is narrower by its own height, through a ratio or a relation, may go back and forth. After that many rounds nothing
  /// becomes lower again, so that in the end everything is as high as it needs to be at its width.
  private static let fallingRounds = 4

  /// Asks measured items for the heights at their widths.
  mutating func measure(
    _ axes: [Axis], _ proposal: ProposedSize, offered: ProposedSize, _ overflow: OverflowHandling,
    _ measurements: inout MeasurementTable
  ) throws {
    guard structure.measuresLeaves || !followingLengths.isEmpty else { return }
    var (last, comesToRest) = (MeasuredChange(), false)
    var restless = 0
    for round in 0..<Self.longestMeasuring {
      let change = try measureAgain(proposal, isRising: restless >= Self.fallingRounds, after: last, &measurements)
      // Where axes are solved apart, widths do not depend on heights.
      guard change.isChanged, axes.contains(.vertical) else { return }
      forgetLengths()
      try solve(axes, offered: offered, overflow: overflow)
      comesToRest = change.comesToRest(after: last)
      if comesToRest {
        if change.isRounding { return }
      } else {
        restless += 1
        if round + 1 >= Self.measuringRounds, change.growth < last.growth || change.growth == 0 { return }
      }
      last = change
      if restless == Self.growingRounds { break }
    }
    if !comesToRest, let node = last.grown { throw heightIsNeverEnough(of: node) }
  }

  /// - Parameter last: What the round before changed: only what grew there can have made anything as long as the limit.
  private mutating func measureAgain(
    _ proposal: ProposedSize, isRising: Bool, after last: MeasuredChange, _ measurements: inout MeasurementTable
  ) throws -> MeasuredChange {
    do {
      var change = takeFollowingLengths(isRising: isRising)
      guard structure.measuresLeaves else { return change }
      change.add(
        try lengths.measureHeights(widths: measuredWidths, isRising: isRising, measurements: &measurements))
      return change
    } catch let error as LayoutError where error.code == .limitExceeded {
      // Nothing that was said is beyond the limit: heights that follow from widths made those widths so long.
      guard let node = last.grown else { throw error }
      throw heightIsNeverEnough(of: node)
    }
  }

  /// The error for content whose height makes it wider, and whose width makes it higher by more than that.
  private func heightIsNeverEnough(of node: Int) -> LayoutError {
    let name = structure.tree.name(of: node)
    return LayoutError(
      .unsatisfiable,
      "\(name) is the higher the wider it is, and the wider the higher it is, and no height was found that "
        + "is enough. Give it a greatest width, a smaller one than now if it has one, "
        + "or a width that does not follow from its height.",
      place: structure.tree.place(of: node),
      conflict: [
        .init(
          statement: "\(name) is as high as its content at its width", items: structure.tree.reportedItems([node]))
      ])
  }

  /// The widths that measured items got.
  private var measuredWidths: [Int: Double] {
    let widths = structure.widthsOfMeasuredItems {
      space(of: $0, $1, in: $2, .horizontal)
    } length: {
      horizontal.itemLengths[$0]
    } limits: {
      lengths[$0, .horizontal]
    }
    return Dictionary(widths.map { ($0.node, $0.width) }) { $1 }
  }
}
