internal import LayoutGeometry

// Containers that share a row by the line of text that they hang on.
extension AxisLengths {
  /// A line, by its row among those of all containers.
  private struct LineOfRow: Comparable {
    let row: Int
    let baseline: TextBaseline

    static func < (left: Self, right: Self) -> Bool {
      left.row == right.row ? left.baseline == .first && right.baseline == .last : left.row < right.row
    }
  }

  /// Gives the lines that containers share their places, and each of these what it takes of its row.
  ///
  /// - Parameter items: Takes in the items that a line keeps from being as high as their rows let them.
  /// - Returns: `false` where a linear program has to tell.
  mutating func shareLines(
    of container: Int, fills: Bool, holdingBack items: inout [GrowthOnLine.HeldItem], in structure: Structure
  ) -> Bool {
    guard let text = demands.leaves?.text,
      let growths = growths(of: container, fills: fills, for: .sharing, in: structure, text)
    else { return false }
    for (line, growth) in growths {
      guard let position = growth.position else { return false }
      demands.lines[line.row].move(line.baseline, to: position)
      for member in growth.members {
        guard let share = growth.share(of: member, at: position) else { return false }
        switch share {
        case .length(let length): demands.parts[member.container].length = length
        case .apart(let above, let below):
          guard
            let ascent = shareApart(
              member.container, above: above, below: below, line.baseline, in: structure, text),
            growth.hasRoom(for: member, ascent, length(of: member.container), at: position)
          else { return false }
        }
        growth.heldBack(by: member, at: position).map { items.append($0) }
      }
    }
    return true
  }

  /// Gives the lines of a row their places that containers share, before it is their turn to be given their heights.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func shareLines(ofRow row: Int, of container: Int, fills: Bool, in structure: Structure) -> Bool {
    let track = tracks(of: container, in: structure).lowerBound + row - structure.firstTrack(of: container, .vertical)
    demands.lines[row].settle(in: self[track], fills: fills)
    guard let text = demands.leaves?.text,
      let growths = growths(of: container, fills: fills, for: .sharingInside, in: structure, text)
    else { return false }
    for (line, growth) in growths where line.row == row {
      guard let position = growth.position, growth.members.allSatisfy({ growth.isTold($0, at: position) }) else {
        return false
      }
      demands.lines[row].move(line.baseline, to: position)
    }
    return true
  }

  /// What containers share by the lines of a container, from the first line to the last.
  ///
  /// Takes as many steps for each as containers stand in each other on the way to its text.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  private mutating func growths(
    of container: Int, fills: Bool, for purpose: AscentPurpose, in structure: Structure, _ text: TextTable
  ) -> [(line: LineOfRow, growth: GrowthOnLine)]? {
    let first = structure.firstTrack(of: container, .vertical)
    let isAlike = structure.priorities.levels.count == 1
    var members: [(line: LineOfRow, height: Double, member: GrowthOnLine.Member)] = []
    for cell in structure.cells(of: container) {
      guard let baseline = cell.baseline, let child = structure.childContainer(cell) else { continue }
      let height = self[tracks(of: container, in: structure).lowerBound + cell.rows.lowerBound]
      // What is as high as its ratio lets it be would have a use for a lower line in a wider cell.
      guard !structure.containers[child].keepsRatio || demands.leaves?[cell.node]?.isFlexible == false else {
        return nil
      }
      guard isGivenMore(child, in: height) else { continue }
      guard let member = member(child, cell.node, baseline, in: height, for: purpose, structure, text) else {
        return nil
      }
      members.append((LineOfRow(row: first + cell.rows.lowerBound, baseline: baseline), height, member))
    }
    var growths: [(line: LineOfRow, growth: GrowthOnLine)] = []
    // Cells that say their places come in any order.
    for (_, (line, height, member)) in members.enumerated().sorted(by: {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }) {
      if growths.last?.line != line {
        let growth = demands.lines[line.row].growth(on: line.baseline, in: height, fills: fills, isAlike: isAlike)
        growths.append((line, growth))
      }
      growths[growths.count - 1].growth.members.append(member)
    }
    return growths
  }

  /// Whether a container can use more than it asks for, and a row has more.
  func isGivenMore(_ child: Int, in height: Double) -> Bool {
    min(height, demands.parts[child].greatest) > demands.parts[child].ideal + GrowthOnLine.rounding(height)
  }

  /// A container on a line that is given more than it asks for.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  private mutating func member(
    _ child: Int, _ node: Int, _ baseline: TextBaseline, in height: Double, for purpose: AscentPurpose,
    _ structure: Structure, _ text: TextTable
  ) -> GrowthOnLine.Member? {
    let (ideal, maximum) = (demands.parts[child].ideal, demands.parts[child].greatest)
    func ascent(_ height: Double) -> Ascent? {
      self.ascent(of: node, baseline, height: height, for: purpose, in: structure, text)
    }
    guard let least = ascent(ideal), let filled = ascent(min(height, maximum)) else { return nil }
    var member = GrowthOnLine.Member(
      container: child, ideal: ideal, maximum: maximum, ascent: least.length, filled: filled, growsAbove: true,
      growsBelow: true)
    // What shares rows in there may grow on both sides.
    let most = maximum.isFinite ? maximum : GrowthOnLine.multiple * (1 + height)
    guard let greatest = ascent(most), !greatest.sinks, !greatest.isShared else { return member }
    let rounding = GrowthOnLine.rounding(min(height, maximum))
    member.filled.canBeMore = filled.canBeMore || greatest.canBeMore || greatest.canBeLess
    member.growsAbove = abs(greatest.length - least.length) > rounding
    member.growsBelow = abs(most - greatest.length - ideal + least.length) > rounding
    return member
  }

  /// What of a cell a container on a line of text may take: what it shares, or what it asks for.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  mutating func room(
    onLineFor cell: Structure.Cell, of container: Int, in space: Double, _ structure: Structure
  ) -> Double? {
    guard !demands.lines.isEmpty, let baseline = cell.baseline, let text = demands.leaves?.text,
      let child = structure.childContainer(cell), demands.parts[child].greatest > demands.parts[child].ideal
    else { return space }
    if isGivenMore(child, in: space) { return length(of: child) }
    let line = demands.lines[structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound]
    // The row has room for what it asks for; what lacks is the rounding of sums.
    let least = min(space, demands.parts[child].ideal)
    return ascent(of: cell.node, baseline, height: demands.parts[child].ideal, for: .sharing, in: structure, text).map {
      max(space - line.position(of: baseline) + $0.length, least)
    }
  }
}
