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

  /// What a container on a line shares apart, by the row that its text stands in.
  struct Apart {
    /// How much more it has above the line than it asks for.
    let above: Double
    let below: Double
    /// How many of its rows grow above the line.
    let upperRows: Int
  }

  private var first = Line()
  private var last = Line()
  /// Whether a container on a line can be higher than it asks to be.
  var holdsGrowth = false
  /// Whether something on a line may be given less on one side of it where what shares the row can use that.
  private(set) var givesWay = false
  /// The least that such asks for.
  private var leastGivingWay = Double.infinity
  /// What the container that the row is in shares apart, if it hangs on a line by a text in the row.
  var apart: Apart?

  /// Notes that something of a height may be given less on one side of a line.
  mutating func noteGivingWay(_ length: Double) {
    givesWay = true
    leastGivingWay = min(leastGivingWay, length)
  }

  /// Whether the row is higher than what gives way on a line in it, so that it might do with less.
  var mayBeLower: Bool {
    givesWay && max(first.ideal, last.ideal) > leastGivingWay + GrowthOnLine.rounding(leastGivingWay)
  }

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

  /// Moves a line to a place in the row.
  mutating func move(_ baseline: TextBaseline, to position: Double) { self[baseline].position = position }

  /// Where a line may stand in a row that containers on it share.
  ///
  /// - Parameters:
  ///   - fills: Whether the row has a height to fill.
  ///   - isAlike: Whether nothing in the row is served before others.
  func growth(on baseline: TextBaseline, in height: Double, fills: Bool, isAlike: Bool) -> GrowthOnLine {
    let line = self[baseline]
    let lowest = height - line.below.ideal
    let sinksTo =
      fills && line.above.isFlexible
      ? line.above.maximum : baseline == .last && !line.below.isFlexible ? lowest : nil
    return GrowthOnLine(
      height: height, highest: line.above.ideal, lowest: lowest,
      greatest: fills && line.above.isFlexible ? line.above.maximum : .infinity, sinksTo: sinksTo, givesWay: givesWay,
      isAlike: isAlike)
  }

  /// Takes in what stands on a line.
  mutating func include(_ above: Length, _ below: Length, on baseline: TextBaseline) {
    self[baseline].above.raise(to: above)
    self[baseline].below.raise(to: below)
  }

  /// Whether a line may stand elsewhere in a row of a height without any of what is on it having less.
  func isLoose(_ baseline: TextBaseline, in height: Double) -> Bool {
    height > self[baseline].ideal * (1 + AxisDemands.rounding)
  }

  /// Whether its lines stand elsewhere where the row has a height to fill.
  func dependsOnFilling(_ height: Double) -> Bool {
    [first, last].contains { $0.above.isFlexible && height > $0.ideal }
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
