internal import LayoutGeometry

// Rows, columns and the lines of flows hold most items of most layouts, and a flow has many short ones. So what their tracks ask for is
// found and added up in one walk, in which nothing is asked twice.
extension AxisDemands {
  /// Takes what the tracks of a line of items ask for, and what that comes to for its container.
  ///
  /// Until something is shared among them, they are that long.
  ///
  /// O(items).
  ///
  /// - Returns: Whether that is all that decides, as ``total(_:in:)`` has it; `nil`, with no total taken, where more than the lengths of
  ///   items has a say.
  mutating func total(_ line: Structure.LineOfItems, of container: Int, in structure: Structure) -> Bool? {
    guard leavesLines(structure), line.items.count > 0, !isUniform(container, in: structure) else { return nil }
    let (items, first) = (line.items, tracks(of: container, in: structure).lowerBound)
    var sums = Sums(ideal: gaps(of: container, in: structure))
    // A loop for each axis and each way, so that none asks at every item which it is.
    switch (axis, line.axis == axis) {
    case (.horizontal, true): add(items, .horizontal, from: first, to: &sums, structure.tree)
    case (.vertical, true): add(items, .vertical, from: first, to: &sums, structure.tree)
    case (.horizontal, false): add(items, .horizontal, across: first, to: &sums, structure.tree)
    case (.vertical, false): add(items, .vertical, across: first, to: &sums, structure.tree)
    }
    guard sums.least >= 0 else { return nil }
    return takeTotal(sums.ideal, sums.greatest, of: container, in: structure)
  }

  /// Whether nothing but lengths of items has a say in lines of them.
  func leavesLines(_ structure: Structure) -> Bool {
    leavesPlainItems && growth.isEmpty && lines.isEmpty && sharing.isEmpty && structure.stretches.isEmpty
      && structure.fractions.isEmpty && !structure.couplesAxes && !structure.placesFreely
  }

  /// What tracks come to.
  private struct Sums {
    var ideal: Double
    var greatest: Double
    /// The least of what tracks ask for; below 0 where one has no cell that asks for anything.
    var least = Double.infinity

    /// - Parameter ideal: The gaps between the tracks, and the distances from the edges.
    init(ideal: Double) { (self.ideal, greatest) = (ideal, ideal) }

    @inline(__always) mutating func add(_ track: Part) {
      ideal += track.ideal
      greatest += max(track.ideal, track.greatest)
      least = min(least, track.ideal)
    }
  }

  /// Adds items in tracks of their own.
  @inline(__always) private mutating func add(
    _ items: ItemRun, _ axis: Axis, from first: Int, to sums: inout Sums, _ tree: LayoutTree
  ) {
    let proposed = proposed
    // By a pointer, since all items come by: an array is asked for every one whether it is shared. Each item has a track of its own,
    // which debug builds check.
    parts.withUnsafeMutableBufferPointer { parts in
      tree.visitLengths(of: items, axis, proposed: proposed) { index, length in
        var track = parts[first &+ index]
        track.include(length)
        sums.add(track)
        track.length = track.ideal
        parts[first &+ index] = track
      }
    }
  }

  /// Adds items in one track together.
  @inline(__always) private mutating func add(
    _ items: ItemRun, _ axis: Axis, across track: Int, to sums: inout Sums, _ tree: LayoutTree
  ) {
    var part = parts[track]
    tree.visitLengths(of: items, axis, proposed: proposed) { _, length in part.include(length) }
    sums.add(part)
    part.length = part.ideal
    parts[track] = part
  }
}

extension AxisLengths {
  /// Whether a container holds a line of items whose tracks have their lengths: it has room for what they ask for, and they can use no
  /// more.
  ///
  /// - Precondition: ``AxisDemands/leavesLines(_:)``.
  @inline(__always) func isSettled(lineIn container: Int, _ structure: Structure) -> Bool {
    let asked = demands.parts[container]
    return asked.length >= asked.ideal && asked.greatest == asked.ideal && structure.lineOfItems(in: container) != nil
      && !structure.containers[container].fillsCells && !structure.isFramed(container, axis)
  }
}
