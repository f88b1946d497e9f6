internal import LayoutGeometry

/// What leaves ask for along one axis where that is more than what was said of them: what measured content takes, and ideal
/// lengths that are kept whatever is offered.
///
/// Heights follow from widths, so they are made when those are known. A class, so that most layouts, which have none, copy no
/// reference that has to be counted.
final class LeafDemands: Sendable {
  /// By node; ``nothing`` where a node asks for what was said of it.
  ///
  /// Of other nodes than leaves, only those of what keeps a ratio ask for something, and in height those of what is made of hexagons.
  private let lengths: [Length]
  private let unproposed: [Bool]
  /// Where lines of text stand; only in height, and where cells line up by them.
  let text: TextTable?
  /// Whether plain items ask for what was said of them, which then tells where they stand in their cells.
  let leavesPlainItems: Bool

  /// A length that nothing asks for, in the place of none: an optional would take a third more room.
  fileprivate static let nothing = Length(minimum: -1, ideal: -1, maximum: -1)

  /// What a node asks for, where that is more than what was said of it.
  subscript(node: Int) -> Length? {
    @inline(__always) get { lengths[node].minimum < 0 ? nil : lengths[node] }
  }

  /// What leaves ask for in width.
  ///
  /// O(cells), and at most three questions to each measured item.
  init(widthsOf structure: Structure, _ measurements: inout MeasurementTable) throws {
    lengths = try structure.leafLengths(.horizontal) { node in
      try structure.tree.nodes[node].width.measuredLength(measurements.width(of: node, in: structure.tree))
    }
    (unproposed, text, leavesPlainItems) = ([], nil, true)
  }

  /// What leaves ask for in height, and what keeps a ratio or is made of hexagons.
  ///
  /// - Parameters:
  ///   - structure: The layout.
  ///   - widths: The width of each measured item, in the order of cells.
  ///   - heightsByWidths: The height of each container that keeps a ratio or is made of hexagons, as it follows from its width.
  ///   - measurements: What measured items are known to answer.
  init(
    heightsOf structure: Structure, widths: [(node: Int, width: Double)],
    heightsByWidths: [(node: Int, length: Length)] = [], _ measurements: inout MeasurementTable
  ) throws {
    var next = 0
    var lengths = try structure.leafLengths(.vertical) { node in
      defer { next += 1 }
      return try structure.tree.nodes[node].height.measuredLength(
        measurements.height(of: node, in: structure.tree, width: widths[next].width))
    }
    for (node, height) in heightsByWidths { lengths[node] = height }
    self.lengths = lengths
    (unproposed, leavesPlainItems) = ([], true)
    text =
      structure.linesUp ? try TextTable(structure, widths: widths.lazy.map { ($0.node, $0.width) }, &measurements) : nil
  }

  /// What leaves ask for, but for some that tell no lines of text by their lengths.
  ///
  /// - Parameters:
  ///   - other: What they ask for else; `nil` where that is what was said of them.
  ///   - change: Changes what nodes ask for.
  init(_ other: LeafDemands?, in structure: Structure, changing change: (inout [Length]) -> Void) {
    var lengths = other?.lengths ?? Array(of: Self.nothing, count: structure.tree.nodes.count)
    change(&lengths)
    self.lengths = lengths
    (unproposed, text, leavesPlainItems) = (other?.unproposed ?? [], other?.text, false)
  }

  private init(_ lengths: [Length], like other: LeafDemands, text: TextTable?, leavesPlainItems: Bool) {
    (self.lengths, unproposed, self.text) = (lengths, other.unproposed, text)
    self.leavesPlainItems = leavesPlainItems
  }

  /// Those that a program is told by, whose lines it places itself.
  ///
  /// - Parameter unproposed: By node, whether it takes its ideal length whatever is proposed, or stands in what does; empty where
  ///   nothing does.
  init(_ lengths: [Length], unproposed: [Bool]) {
    self.lengths = lengths
    self.unproposed = unproposed
    (text, leavesPlainItems) = (nil, false)
  }

  /// Whether a node takes its ideal length whatever is proposed, or stands in what does.
  func isUnproposed(_ node: Int) -> Bool { !unproposed.isEmpty && unproposed[node] }

  /// Whether a plain item asks for what was said of it, of what the whole is proposed.
  @inline(__always) func leavesItem(_ node: Int) -> Bool {
    leavesPlainItems || lengths[node].minimum < 0 && !isUnproposed(node)
  }

  /// The same lengths for a program, which places lines itself.
  func forProgram(unproposed: [Bool]) -> LeafDemands { LeafDemands(lengths, unproposed: unproposed) }

  /// The same, but for the lengths of some nodes.
  ///
  /// - Parameter leavesPlainItems: Whether none of them is a plain item.
  func with(_ changes: [(node: Int, length: Length)], leavesPlainItems: Bool = false) -> LeafDemands {
    var lengths = lengths
    for (node, length) in changes { lengths[node] = length }
    return LeafDemands(
      lengths, like: self, text: nil, leavesPlainItems: leavesPlainItems && self.leavesPlainItems)
  }
}

extension LeafDemands {
  /// The same, but for the greatest heights of some leaves, which change nothing of where lines of text stand.
  func holdingBack(_ items: [GrowthOnLine.HeldItem], in structure: Structure) -> LeafDemands {
    var lengths = lengths
    for (node, height) in items {
      lengths[node] = self[node] ?? structure.leafLength(of: node, .vertical)
      lengths[node].maximum = height
    }
    return LeafDemands(lengths, like: self, text: text, leavesPlainItems: false)
  }
}

extension Structure {
  /// What each leaf in a cell asks for that asks for more than what was said of it, by node.
  ///
  /// - Parameter measured: Measures an item; it is asked in the order of cells.
  fileprivate func leafLengths(_ axis: Axis, measured: (Int) throws -> Length) rethrows -> [Length] {
    var lengths = Array(of: LeafDemands.nothing, count: tree.nodes.count)
    for leaf in leavesWithOwnLengths {
      let length = leaf.isMeasured ? try measured(leaf.node) : leafLength(of: leaf.node, axis)
      lengths[leaf.node] = tree.fixed(length, of: leaf.node, axis)
    }
    return lengths
  }

  /// The width of each measured item that stands in a cell, in the order of cells.
  ///
  /// - Parameters:
  ///   - space: How wide a cell is, by its number among those of its container.
  ///   - length: The width that an item was given apart from its cell, if it was given one.
  ///   - limits: What an item takes of its cell else.
  func widthsOfMeasuredItems(
    space: (_ cell: Cell, _ index: Int, _ container: Int) -> Double, length: (Int) -> Double?, limits: (Int) -> Length
  ) -> [(node: Int, width: Double)] {
    var widths: [(node: Int, width: Double)] = []
    widths.reserveCapacity(leavesWithOwnLengths.count)
    for leaf in leavesWithOwnLengths where leaf.isMeasured {
      let (cell, container) = (cells[leaf.cell], leaf.container)
      let number = leaf.cell - containers[container].cells.lowerBound
      let place = child(
        of: cell, .horizontal, in: Edges(start: 0, length: space(cell, number, container)), length: length(leaf.node),
        limits: limits(leaf.node), fills: fills(cell, of: container))
      widths.append((leaf.node, place.length))
    }
    return widths
  }
}
