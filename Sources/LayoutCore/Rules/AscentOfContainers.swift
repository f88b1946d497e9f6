internal import LayoutGeometry
internal import LinearModel

// From the top of a container to a line of its text, by its height.
extension AxisLengths {
  /// When a line of text in a container is looked for.
  enum AscentPurpose {
    /// To tell what is asked for above the line.
    case ideal
    /// The same in a container that is looked at to tell it of one around it: nothing in that has more than it asks for.
    case idealInside
    /// To tell the most that is of use above the line.
    case maximum
    /// To share a row that has its height.
    case sharing
    /// To share such a row in a container that is looked at itself to share one around it: what is in that has no rows to share.
    case sharingInside

    var isSharing: Bool { self == .sharing || self == .sharingInside }
    var isIdeal: Bool { self == .ideal || self == .idealInside }
  }

  /// From the top of a container of some height to a line of its text; of the one that its tracks make, where none is told.
  ///
  /// The containers on the way to that text have the heights then that they have for this one, until it is their turn to be given
  /// theirs.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  mutating func ascent(
    of node: Int, _ baseline: TextBaseline, height: Double?, for purpose: AscentPurpose, in structure: Structure,
    _ text: TextTable
  ) -> Ascent? {
    var (next, given) = (node, height)
    var ascent = Ascent(length: 0)
    while let container = structure.containerIndex(of: next), structure.tree.nodes[next].baselines == nil {
      if let given { guard take(given, onTheWayToTextIn: container, in: structure) else { return nil } }
      guard noteRows(of: container, in: &ascent, for: purpose, structure) else { return nil }
      guard let index = text.cell(in: container, baseline) else { break }
      let cell = structure.cells[index]
      let row = structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound
      let height = self[tracks(of: container, in: structure).lowerBound + cell.rows.lowerBound]
      guard cell.rows.count == 1 else { return nil }
      if let shared = cell.baseline {
        guard settle(shared, row, of: container, in: height, &ascent, for: purpose, structure) else { return nil }
      }
      guard let child = structure.childContainer(cell) else {
        guard noteItem(cell, baseline, of: container, in: height, &ascent, for: purpose, structure, text) else {
          return nil
        }
        break
      }
      guard
        cell.baseline == nil || cell.baseline == baseline
          || tellsOtherLine(baseline, of: child, in: cell, row, height: height, for: purpose, structure, text),
        noteContainer(child, in: cell, baseline, height: height, &ascent, for: purpose, structure, text)
      else { return nil }
      (next, given) = (cell.node, length(of: child))
    }
    var positions = EvaluatedBaselines(structure: structure, text: text, demands: demands)
    let own = height ?? structure.containerIndex(of: node).map(length(of:)) ?? 0
    ascent.length = positions.ascent(of: node, baseline, height: own)
    return ascent
  }

  /// Notes what the rows of a container on the way leave open.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private func noteRows(
    of container: Int, in ascent: inout Ascent, for purpose: AscentPurpose, _ structure: Structure
  ) -> Bool {
    guard !purpose.isSharing, sharesMoreThanAsked(container, in: structure) else { return true }
    // What a frame between limits gives its rows they share after the row around has its height.
    if purpose.isIdeal, structure.isFramed(container, axis), !structure.hasOneLength(container, axis) {
      ascent.canBeLess = true
    }
    // Programs count on rows that have all that they can use, or what they ask for.
    return purpose != .maximum || demands.parts[container].greatest <= length(of: container)
  }

  /// Whether rows of a container have more than they ask for, and could have it in another way.
  private func sharesMoreThanAsked(_ container: Int, in structure: Structure) -> Bool {
    let range = tracks(of: container, in: structure)
    return range.count > 1 && range.contains { self[$0] > demands.parts[$0].own + GrowthOnLine.rounding(self[$0]) }
  }

  /// Gives a line that the text stands on its place in its row, and notes what that leaves open.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func settle(
    _ baseline: TextBaseline, _ row: Int, of container: Int, in height: Double, _ ascent: inout Ascent,
    for purpose: AscentPurpose, _ structure: Structure
  ) -> Bool {
    guard demands.lines[row].isLoose(baseline, in: height) else {
      demands.lines[row].settle(in: height, fills: false)
      return true
    }
    let hasLength = demands.proposed.offered != nil || isGivenMoreThanTaken(container)
    // What stands in an unsized cell has a length to fill, more than it asks for or not.
    guard hasLength || !structure.needsLeastLengths else { return false }
    if demands.lines[row].holdsGrowth {
      ascent.isShared = true
      return purpose == .sharing && shareLines(ofRow: row, of: container, fills: hasLength, in: structure)
    }
    var sinks = false
    if demands.lines[row].dependsOnFilling(height) {
      // The most that is of use is told by what frames say, which is for a program to put together.
      guard purpose != .maximum || !structure.fillsFrame(container, axis), !purpose.isIdeal else { return false }
      guard purpose == .maximum || hasLength else { return false }
      sinks = purpose.isSharing
    }
    ascent.sinks = ascent.sinks || sinks
    ascent.canBeMore = ascent.canBeMore || !sinks
    demands.lines[row].settle(in: height, fills: sinks)
    return true
  }

  /// Notes what is open of an item that the line is told from: one with a greatest height grows last of all.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private func noteItem(
    _ cell: Structure.Cell, _ baseline: TextBaseline, of container: Int, in height: Double, _ ascent: inout Ascent,
    for purpose: AscentPurpose, _ structure: Structure, _ text: TextTable
  ) -> Bool {
    let limits = demands.leafLength(of: cell.node, in: structure, structure.tree)
    guard cell.baseline == nil, !structure.fills(cell, of: container), limits.maximum.isFinite,
      limits.fitted(to: height) > limits.ideal
    else { return true }
    let slope = text.offset(of: cell.node, baseline).heightFactor - cell.anchor.y
    if slope > 0, !ascent.isOpen {
      ascent.item = Ascent.LastItem(
        node: cell.node, ideal: limits.ideal, height: limits.fitted(to: height), slope: slope)
    }
    ascent.canBeLess = ascent.canBeLess || slope > 0
    ascent.canBeMore = ascent.canBeMore || slope < 0
    return !purpose.isIdeal || slope == 0
  }

  /// Gives a container on the way what its row has, and notes what that leaves open.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func noteContainer(
    _ child: Int, in cell: Structure.Cell, _ baseline: TextBaseline, height: Double, _ ascent: inout Ascent,
    for purpose: AscentPurpose, _ structure: Structure, _ text: TextTable
  ) -> Bool {
    let isFraction = !structure.fractions.isEmpty && structure.fractions[child, axis] != nil
    guard !isFraction, offer(child, height, of: structure) else { return false }
    let length = length(of: child)
    // Padding that has less than its row may come to be told in other ways.
    guard !purpose.isSharing || !structure.containers[child].isPadding || length >= height else { return false }
    guard length > demands.parts[child].ideal * (1 + AxisDemands.rounding) else { return true }
    // What has a greatest height may be lower, where that helps to share what is around it.
    let isOpen = demands.parts[child].greatest.isFinite
    guard purpose.isIdeal else {
      ascent.canBeLess = ascent.canBeLess || isOpen && cell.anchor.y < 1
      ascent.canBeMore = ascent.canBeMore || isOpen && cell.anchor.y > 0
      return true
    }
    // Where as little as can be is asked for, it takes no more than it has to.
    guard purpose == .ideal, demands.proposed != 0 else { return false }
    if takesAll(length, child, cell, baseline, in: structure, text) { return true }
    ascent.canBeLess = true
    return !isOpen && demands.proposed.offered != nil
  }

  /// Whether another line of a text in a container on a line is told before its row is shared.
  ///
  /// It is where the container takes as much of its row as it can, or where all that it grows by is below both lines.
  private mutating func tellsOtherLine(
    _ baseline: TextBaseline, of child: Int, in cell: Structure.Cell, _ row: Int, height: Double,
    for purpose: AscentPurpose, _ structure: Structure, _ text: TextTable
  ) -> Bool {
    guard let shared = cell.baseline, isGivenMore(child, in: height) else { return true }
    let (ideal, length) = (demands.parts[child].ideal, min(height, demands.parts[child].greatest))
    let (position, rounding) = (demands.lines[row].position(of: shared), GrowthOnLine.rounding(height))
    func ascent(_ baseline: TextBaseline, _ height: Double) -> Double? {
      self.ascent(of: cell.node, baseline, height: height, for: purpose, in: structure, text).flatMap {
        $0.isOpen ? nil : $0.length
      }
    }
    guard let filled = ascent(shared, length) else { return false }
    if filled <= position + rounding, length - filled <= height - position + rounding { return true }
    guard let least = ascent(shared, ideal), let other = ascent(baseline, ideal), let moved = ascent(baseline, length)
    else { return false }
    return abs(filled - least) <= rounding && abs(moved - other) <= rounding
  }

  /// Whether a container that is given more than it asks for is to have that, whatever is around it: what it grows by is not above its
  /// text, or it can be of any height and grows above its text only.
  private mutating func takesAll(
    _ length: Double, _ container: Int, _ cell: Structure.Cell, _ baseline: TextBaseline, in structure: Structure,
    _ text: TextTable
  ) -> Bool {
    let (ideal, maximum) = (demands.parts[container].ideal, demands.parts[container].greatest)
    let most = maximum.isFinite ? maximum : GrowthOnLine.multiple * (1 + length)
    // It has had other heights when this is known.
    defer { demands.parts[container].length = length }
    func ascent(_ height: Double, _ purpose: AscentPurpose) -> Ascent? {
      self.ascent(of: cell.node, baseline, height: height, for: purpose, in: structure, text)
    }
    guard let least = ascent(ideal, .idealInside), let greatest = ascent(most, .sharing),
      let filled = ascent(length, .sharing), !least.isOpen, !filled.isOpen, !greatest.isOpen
    else { return false }
    let rounding = GrowthOnLine.rounding(length)
    // What is of any height takes all of its cell; all else stands there by its alignment.
    let before = maximum.isFinite ? cell.anchor.y : 0
    func rises(by part: Double, to ascent: Ascent, at height: Double) -> Bool {
      abs(ascent.length - least.length - part * (height - ideal)) <= rounding
    }
    if rises(by: before, to: filled, at: length), rises(by: before, to: greatest, at: most) { return true }
    return maximum == .infinity && rises(by: 1, to: filled, at: length) && rises(by: 1, to: greatest, at: most)
  }

  /// Gives a container on the way a height, and shares that among its rows.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func take(_ height: Double, onTheWayToTextIn container: Int, in structure: Structure) -> Bool {
    let info = structure.containers[container]
    guard !demands.isSpanned(container), !demands.hasFillingSpan(container), !structure.holdsHexagons(container),
      info.lengths(axis) == nil, info.listedTracks(axis) == nil,
      !structure.fractions.isAround(container, axis), structure.distribution(of: container, axis) == .leading
    else { return false }
    demands.parts[container].length = height
    guard hasRoom(container, in: structure) else { return false }
    share(container, hasLength: true, in: structure)
    return true
  }
}
