internal import LayoutGeometry

/// Where lines of text stand in items, and which cell of each container has its first and its last one.
///
/// It is filled only where something lines up by text, so that no text is laid out for nothing.
struct TextTable: Equatable {
  /// A line of each kind.
  private struct Lines: Equatable {
    var first: BaselineOffset
    var last: BaselineOffset
  }

  /// The cells with the first and the last text, or without text the first one for both, as indices into all cells.
  private struct Ends: Equatable {
    let first: Int
    let last: Int
    let hasText: Bool

    /// Those of a container with nothing in it.
    static let none = Ends(first: -1, last: -1, hasText: false)
  }

  /// By node; only of what has text, or was said to.
  private let lines: SparseTable<Lines>
  /// By container; none at all where nothing lines up by text.
  private var ends: [Ends] = []

  /// Nothing lines up by text.
  init() { lines = SparseTable() }

  /// - Parameter heights: The measured items with their widths, `nil` for the ideal one.
  init(
    _ structure: Structure, widths: some Collection<(node: Int, width: Double?)>, _ measurements: inout MeasurementTable
  ) throws {
    var noted: [(number: Int, value: Lines)] = []
    noted.reserveCapacity(widths.count)
    // By number: to hand out a node is to count references.
    for node in structure.tree.nodes.indices {
      guard !structure.tree.isPlainButForContent(node), let said = structure.tree.nodes[node].baselines else {
        continue
      }
      noted.append((node, Lines(first: .init(constant: said.first), last: .init(constant: said.last))))
    }
    let said = SparseTable(noted)
    for (node, width) in widths where said[node] == nil {
      guard let baselines = try measurements.baselines(of: node, in: structure.tree, width: width) else { continue }
      let height = try measurements.height(of: node, in: structure.tree, width: width).ideal
      let (first, last) = (baselines.first, baselines.last)
      noted.append(
        (node, Lines(first: .init(line: first, textHeight: height), last: .init(line: last, textHeight: height))))
    }
    lines = SparseTable(noted)
    findEnds(structure)
  }

  /// Inner containers come after those around them, so they are known when those ask.
  private mutating func findEnds(_ structure: Structure) {
    ends = Array(of: Ends.none, count: structure.containers.count)
    for container in structure.containers.indices.reversed() {
      var (first, last, firstSized) = (-1, -1, -1)
      for index in structure.containers[container].cells {
        // What is unsized follows the row that it is in.
        let (node, _, isSized) = structure.cells.item(at: index, .vertical)
        guard isSized else { continue }
        if firstSized < 0 { firstSized = index }
        guard hasText(node, structure) else { continue }
        if first < 0 { first = index }
        last = index
      }
      if first >= 0 {
        ends[container] = Ends(first: first, last: last, hasText: true)
      } else if firstSized >= 0, structure.containers[container].shape == nil {
        // Hexagons have no rows that a line could be told from.
        ends[container] = Ends(first: firstSized, last: firstSized, hasText: false)
      }
    }
  }

  private func hasText(_ node: Int, _ structure: Structure) -> Bool {
    // Of a plain item nothing was said, and nothing is measured in it.
    if structure.tree.isPlainItem(node) { return false }
    return lines[node] != nil || structure.containerIndex(of: node).map { ends[$0].hasText } ?? false
  }

  /// Where a line stands in an item, or in a container that was told so.
  func offset(of node: Int, _ baseline: TextBaseline) -> BaselineOffset {
    guard let lines = lines[node] else { return .lowerEdge }
    return baseline == .first ? lines.first : lines.last
  }

  /// The cell of a container that its line is told from, as an index into all cells: that of its first or last text, or where
  /// it has none its first one; `nil` where it is empty.
  func cell(in container: Int, _ baseline: TextBaseline) -> Int? {
    guard container < ends.count, ends[container] != .none else { return nil }
    return baseline == .first ? ends[container].first : ends[container].last
  }
}

extension LayoutAnchor.Attribute {
  /// The line of text that it is, if it is one.
  var baseline: TextBaseline? {
    switch self {
    case .firstBaseline: .first
    case .lastBaseline: .last
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY: nil
    }
  }
}
