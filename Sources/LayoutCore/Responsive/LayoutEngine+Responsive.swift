package import LayoutGeometry
internal import LinearModel
internal import LinearSolving

extension LayoutEngine {
  /// Places a layout at every width in a range: all pieces, the breakpoints between them, and what changes at each.
  ///
  /// Between breakpoints every edge moves along a straight line, so the result tells the placement at any width of the
  /// range without a solve.
  ///
  /// What is exact:
  /// - Breakpoints without a jump are where the lines on both sides cross, up to rounding: about a thousand-millionth
  ///   of a point. Each line is checked by solves at three widths or more between its ends, and at them.
  /// - Alternatives of a `ViewThatFits` and numbers of adaptive tracks jump. No such jump is missed where what is
  ///   chosen follows from spaces that only grow with the container. Jumps are searched for to the last digits that the
  ///   engine compares by, and told as the round number that is meant where there is one in the room that it lets things
  ///   fit by: one whose last decimal is a hundred times that room.
  /// - Heights of texts and other measured items jump too. Such a jump is found where two of the widths that are looked
  ///   at give different heights; content that grows and shrinks again in between is not noticed. A breakpoint at which
  ///   nothing jumps may be missed as well where lines part by less than a ten-millionth of a point.
  /// - Where the layout does not fit is one stretch at each end for the same choices, found like a jump.
  ///
  /// It takes some ten placements for a piece, and about forty for a jump.
  ///
  /// - Parameters:
  ///   - layout: What to place.
  ///   - width: The widths to look at, greater than 0 and finite.
  ///   - height: The height that is offered; `nil` for the ideal one.
  /// - Returns: The pieces; one that cannot be placed is among them, with its conflict.
  /// - Throws: A `LayoutError`: `invalidLayout` or `nonFinite` with the place, `limitExceeded`, also where there are
  ///   more pieces than ``Limits/pieces``, or `solverFailed`. In a task that is cancelled meanwhile,
  ///   `CancellationError`.
  public func responsive(
    _ layout: some Layout, width: ClosedRange<Double>, height: Double? = nil
  ) throws -> ResponsiveLayout {
    try responsive(LayoutTree(layout), .horizontal, width, across: height)
  }

  /// Places a layout at every height in a range; see ``responsive(_:width:height:)``.
  ///
  /// - Parameters:
  ///   - layout: What to place.
  ///   - height: The heights to look at, greater than 0 and finite.
  ///   - width: The width that is offered; `nil` for the ideal one.
  /// - Returns: The pieces; one that cannot be placed is among them, with its conflict.
  /// - Throws: As ``responsive(_:width:height:)``.
  public func responsive(
    _ layout: some Layout, height: ClosedRange<Double>, width: Double? = nil
  ) throws -> ResponsiveLayout {
    try responsive(LayoutTree(layout), .vertical, height, across: width)
  }

  /// Places a tree at every length in a range along one axis.
  package func responsive(
    _ tree: LayoutTree, _ axis: Axis, _ range: ClosedRange<Double>, across: Double?
  ) throws -> ResponsiveLayout {
    try tree.validate(limits: options.limits)
    let sampler = LayoutSampler(
      engine: self, tree: tree, axis: axis, across: across, budget: SolveBudget(options.limits))
    for end in [range.lowerBound, range.upperBound] {
      try sampler.proposal(end).validate(limits: options.limits)
      guard end > 0, end.isFinite else {
        throw LayoutError(
          .invalidLayout,
          "The range of \(axis.lengthName)s goes to \(end); its ends must be finite and greater than 0, since 0 asks for "
            + "the minimum and infinity for the maximum.",
          place: "range")
      }
    }
    var finder = PieceFinder(sampler, range, mostPieces: options.limits.pieces)
    try finder.find()
    return ResponsiveLayout(axis: axis, pieces: try PieceAssembly(sampler, finder.segments).pieces())
  }
}
