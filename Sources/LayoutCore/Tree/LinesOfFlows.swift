/// The lines of flows in a tree: nodes behind all that was described, so that what was described has the same numbers whatever lines
/// there are.
///
/// A line is a container as any other, but what stands in it stands where it was described, in its flow: what a line begins with, and
/// where it ends, are nodes of that.
///
/// It never changes, so that copies of a tree share it.
final class LinesOfFlows: Sendable {
  /// The number of the first line, which is how many nodes were described.
  let first: Int
  /// The flows that have lines, ascending.
  let flows: [Int]
  /// For each of them, its lines.
  private let lines: [Range<Int>]
  /// For each line, the child of its flow that it begins with.
  private let firstChildren: [Int32]

  fileprivate init(_ table: Table) {
    first = table.first
    flows = table.ranges.keys.sorted()
    lines = flows.compactMap { table.ranges[$0] }
    firstChildren = table.firstChildren
  }

  /// The lines of a flow; `nil` where it has none.
  ///
  /// O(log n) for n flows.
  func lines(of flow: Int) -> Range<Int>? {
    let index = flows.partitionPoint { $0 >= flow }
    return index < flows.count && flows[index] == flow ? lines[index] : nil
  }

  /// The first child of a node: the one that a line begins with, and else the node behind it.
  func firstChild(of node: Int) -> Int { node < first ? node + 1 : Int(firstChildren[node - first]) }
}

extension LinesOfFlows {
  /// Lines that are being added.
  struct Table {
    fileprivate let first: Int
    fileprivate var ranges: [Int: Range<Int>] = [:]
    /// For each line, the child that it begins with.
    var firstChildren: [Int32] = []

    /// - Parameters:
    ///   - known: Those that are there already; a flow gets others in the place of its own.
    ///   - describedCount: How many nodes were described.
    init(_ known: LinesOfFlows?, describedCount: Int) {
      first = describedCount
      guard let known else { return }
      firstChildren = known.firstChildren
      for (flow, lines) in zip(known.flows, known.lines) { ranges[flow] = lines }
    }

    /// Keeps what the lines of a flow are, as nodes.
    mutating func note(_ lines: Range<Int>, of flow: Int) { ranges[flow] = lines }

    var lines: LinesOfFlows { LinesOfFlows(self) }
  }
}

extension LinesOfFlows: Hashable {
  static func == (left: LinesOfFlows, right: LinesOfFlows) -> Bool {
    left === right
      || (left.first == right.first && left.flows == right.flows && left.lines == right.lines
        && left.firstChildren == right.firstChildren)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(firstChildren)
  }
}
