internal import LayoutGeometry

// The lines of text that cells of a row share.
extension TrackDemands {
  /// Where a line stands in the list, if the row has one.
  func line(_ baseline: TextBaseline, ofRow row: Int) -> Int? {
    lines.firstIndex { $0.track == row && $0.baseline == baseline }
  }
}

/// A side of a line of text.
enum LineSide {
  case above
  case below
}

extension TrackDemands.Line {
  /// The side on which its row grows where that is higher than it needs: the line stays at the top, or at the bottom for the last
  /// one, unless what hangs below can use what there is.
  var growingSide: LineSide { baseline == .first || below.isFlexible ? .below : .above }

  /// Takes in a leaf.
  mutating func include(_ length: Length, _ offset: BaselineOffset, node: Int) {
    let (above, below) = (offset.above(length), offset.below(length))
    self.above.include(item: above, node: node)
    self.below.include(item: below, node: node)
    if above.minimum != above.maximum || below.minimum != below.maximum { isFixed = false }
    noteUsable(above.maximum, below.maximum)
  }

  /// Takes in a container.
  ///
  /// - Parameters:
  ///   - isHeld: Whether a ratio holds it back.
  ///   - ascent: What of a height that it may have lies above the line.
  mutating func include(_ length: Length, container: Int, node: Int, isHeld: Bool, ascent: (Double) -> Double) {
    let ideal = ascent(length.ideal)
    let growth = length.isFlexible && length.maximum.isFinite ? ascent(length.maximum) - ideal : 0
    var (above, below) = length.parts(at: ideal, growingAbove: growth)
    // What grows only as far as a ratio lets it has no use for all that is below the line.
    if isHeld, length.maximum == .infinity { below.maximum = below.ideal }
    self.above.include(container: above, node: node, containerWithUnsizedTracks: -1)
    self.below.include(container: below, node: node, containerWithUnsizedTracks: -1)
    containers.append(container)
    isFixed = false
    noteUsable(isHeld ? above.ideal : above.maximum, isHeld ? below.ideal : below.maximum)
    guard length.maximum == .infinity, !isHeld, !growsAboveWithoutEnd else { return }
    let most = GrowthOnLine.multiple * (1 + length.ideal)
    growsAboveWithoutEnd = abs(ascent(most) - ideal - most + length.ideal) <= GrowthOnLine.rounding(most)
  }

  private mutating func noteUsable(_ above: Double, _ below: Double) {
    usableBesideRatios = (max(usableBesideRatios.above, above), max(usableBesideRatios.below, below))
  }
}

extension Length {
  /// What lies above a line and below it of what a container asks for.
  ///
  /// What grows above the line moves it down, and what hangs from it needs as much room below as before: counted as growth below, it
  /// would share that room. What grows without end takes any room, on whichever side it is counted.
  ///
  /// - Parameters:
  ///   - ascent: What lies above the line of its ideal.
  ///   - growth: What of all that it can grow by lies above the line, where that has an end.
  func parts(at ascent: Double, growingAbove growth: Double) -> (above: Length, below: Length) {
    var above = Length.fixed(ascent)
    var below = Length(minimum: 0, ideal: ideal - ascent, maximum: maximum - ascent)
    guard isFlexible, maximum.isFinite else { return (above, below) }
    let rounding = 1e-9 * maximum
    if growth > rounding { above.maximum += growth }
    below.maximum = growth < maximum - ideal - rounding ? maximum - above.maximum : below.ideal
    return (above, below)
  }
}

extension TrackDemands.Demand {
  /// Takes in what cells that share a line ask for together.
  mutating func include(_ line: TrackDemands.Line) {
    let (above, below) = (line.above, line.below)
    func raise(_ request: inout TrackDemands.Request, _ part: KeyPath<TrackDemands.Demand, TrackDemands.Request>)
      -> Bool
    {
      // What one cell asks for alone was taken in before.
      guard above[keyPath: part].node != below[keyPath: part].node else { return false }
      return request.raise(
        to: above[keyPath: part].length + below[keyPath: part].length, by: above[keyPath: part].node,
        and: below[keyPath: part].node)
    }
    if raise(&content, \.content) { containerWithUnsizedTracks = -1 }
    if above.isFlexible || below.isFlexible {
      _ = raise(&maximum, \.maximum)
    } else {
      maximum.raise(to: content.length, by: content.node, and: content.partner)
    }
    // What can move says so by itself.
    guard line.isFixed else { return }
    _ = raise(&minimum, \.minimum)
    _ = raise(&ideal, \.ideal)
  }
}
