internal import LayoutGeometry
internal import LinearModel

/// What cells of one row that share lines of text ask for above each line and below it, and where the lines stand.
struct RowLines {
  /// What is asked for on one side of a line; less than anything where nothing is.
  private struct Side {
    var minimum = -Double.infinity
    var ideal = -Double.infinity
    var maximum = -Double.infinity

    var isFlexible: Bool { maximum > ideal }

    mutating func raise(to length: Length) {
      minimum = max(minimum, length.minimum)
      ideal = max(ideal, length.ideal)
      maximum = max(maximum, length.maximum)
    }

    /// What it may have where there is less than it asks for.
    var limits: Length { Length(minimum: minimum, ideal: minimum, maximum: ideal) }

    /// What it takes at a level that all share who compete.
    func piece(at level: Double) -> FairLevel.Piece {
      if level >= minimum, level < ideal { return FairLevel.Piece(constant: 0, rate: 1) }
      return FairLevel.Piece(constant: level < minimum ? minimum : ideal, rate: 0)
    }
  }

  private struct Line {
    var above = Side()
    var below = Side()
    /// From the top of the row.
    var position = 0.0
    /// Whether it was moved down to where something on it has it that fills the row.
    var isLowered = false

    var ideal: Double { above.ideal + below.ideal }
    var isFlexible: Bool { above.isFlexible || below.isFlexible }
    var maximum: Double { isFlexible ? above.maximum + below.maximum : ideal }
    /// Whether something stands on it.
    var isUsed: Bool { ideal > -.infinity }

    /// From the top of a row that has less room than is asked for: what is above the line and what is below it share one level.
    func position(inShort height: Double) -> Double {
      FairShares(of: height, among: [above.limits, below.limits])[above.limits]
    }

    func piece(at level: Double) -> FairLevel.Piece {
      let (above, below) = (above.piece(at: level), below.piece(at: level))
      return FairLevel.Piece(constant: above.constant + below.constant, rate: above.rate + below.rate)
    }
  }

  private var first = Line()
  private var last = Line()
  /// Whether a container on a line can be higher than it asks to be.
  var holdsGrowth = false

  /// How high the row is to be for its lines; `nil` where it has none.
  var height: Length? {
    let ideal = max(first.ideal, last.ideal)
    guard ideal > -.infinity else { return nil }
    return Length(minimum: 0, ideal: ideal, maximum: max(first.maximum, last.maximum))
  }

  /// Whether a line has more than one place, depending on how high the row is or on whether that has a height to fill.
  var isFlexible: Bool { first.isFlexible || last.isFlexible }

  // MARK: Where room lacks

  /// The most that is asked for on a side of a line.
  var longest: Double { max(first.above.ideal, first.below.ideal, last.above.ideal, last.below.ideal) }

  /// Whether what is asked for at least lies on the side of its line that it is asked for on: a baseline may lie outside of its item.
  var canGiveWay: Bool {
    [first, last].allSatisfy { !$0.isUsed || ($0.above.minimum >= 0 && $0.below.minimum >= 0) }
  }

  /// What the row takes for its lines at a level that all share who compete; `nil` where it has none.
  func piece(at level: Double) -> FairLevel.Piece? {
    guard first.isUsed else { return last.isUsed ? last.piece(at: level) : nil }
    guard last.isUsed else { return first.piece(at: level) }
    return WaterLevel.longer(first.piece(at: level), last.piece(at: level), at: level)
  }

  private subscript(baseline: TextBaseline) -> Line {
    get { baseline == .first ? first : last }
    set { if baseline == .first { first = newValue } else { last = newValue } }
  }

  /// From the top of the row to a line.
  func position(of baseline: TextBaseline) -> Double { self[baseline].position }

  /// Moves a line down to a place in a row, if it is not below that already.
  ///
  /// - Parameter rounding: What differs by less is rounding.
  /// - Returns: Whether what is below the line has room there.
  mutating func lower(
    _ baseline: TextBaseline, to position: Double, in height: Double, rounding: Double
  ) -> Bool {
    guard position > self[baseline].position else { return true }
    self[baseline].isLowered = position > self[baseline].position + rounding
    self[baseline].position = position
    return position <= height - self[baseline].below.ideal
  }

  /// Takes in what stands on a line.
  mutating func include(_ above: Length, _ below: Length, on baseline: TextBaseline) {
    self[baseline].above.raise(to: above)
    self[baseline].below.raise(to: below)
  }

  /// Whether something on a line can be higher above it.
  func canGrowAbove(_ baseline: TextBaseline) -> Bool { self[baseline].above.isFlexible }

  /// Whether a line was moved down to where something on it has it that fills the row.
  func isLowered(_ baseline: TextBaseline) -> Bool { self[baseline].isLowered }

  /// Whether its lines stand elsewhere where the row has a height to fill.
  func dependsOnFilling(_ height: Double) -> Bool {
    [first, last].contains { $0.above.isFlexible && height > $0.ideal }
  }

  /// Whether what stands on a line has grown above it and below it.
  func growsOnBothSides(_ height: Double) -> Bool {
    [first, last].contains { $0.above.isFlexible && $0.below.isFlexible && height > $0.ideal }
  }

  /// Gives the lines their places in a row.
  ///
  /// Where it has room for them the first line stands as high as it can, and so does the last one where something below it can use
  /// what there is; else it stands as low as it can. In a row that has a height to fill, what can grow above a line moves it down.
  mutating func settle(in height: Double, fills: Bool) {
    func position(of line: Line, isFirst: Bool) -> Double {
      if height < line.ideal * (1 - AxisDemands.rounding) { return line.position(inShort: height) }
      let lowest = height - line.below.ideal
      if fills, line.above.isFlexible { return max(line.above.ideal, min(line.above.maximum, lowest)) }
      return isFirst || line.below.isFlexible ? line.above.ideal : lowest
    }
    first.position = position(of: first, isFirst: true)
    last.position = position(of: last, isFirst: false)
  }
}
