internal import LayoutGeometry

// Where the lines of flows begin.
//
// Each line is a container as any other: a stack that the children stand in which it holds. Its node stands behind all that was
// described, which has the same numbers whatever lines there are.
extension LayoutTree {
  /// Whether a node is a line of a flow, which nobody described, or stands in the place of one.
  func isLine(_ node: Int) -> Bool { lines.map { node >= $0.first } ?? false }

  /// Whether a node breaks its children into lines.
  func isFlow(_ node: Int) -> Bool {
    if form(of: node) == .dependent, case .flow = nodes[node].kind { true } else { false }
  }

  /// The flows that have children, in document order.
  package var flows: [Int] { nodes.indices.filter { isFlow($0) && $0 + 1 < nodes[$0].end } }

  /// How many nodes were described.
  var describedCount: Int { lines?.first ?? nodes.count }

  /// How many lines of flows there are.
  var lineCount: Int { nodes.count - describedCount }

  /// The first child of a node, if it has any.
  @inline(__always) func firstChild(of node: Int) -> Int { lines?.firstChild(of: node) ?? node + 1 }

  /// What was described of a node: all of its subtree, or for a line all that is in it.
  func described(in node: Int) -> Range<Int> { (isLine(node) ? firstChild(of: node) : node)..<nodes[node].end }

  /// The lines that a flow is broken into, as nodes; `nil` for all else, and where they are still to be found.
  func lines(of flow: Int) -> Range<Int>? { lines?.lines(of: flow) }

  /// Puts lines into flows.
  ///
  /// Where nothing else refers to the nodes they are added in place.
  ///
  /// - Parameters:
  ///   - starts: For each flow of which that is known, the first children of its lines.
  ///   - mayHoldParts: Whether something in them may be a part of them.
  mutating func breakLines(_ starts: [Int: [Int]], mayHoldParts: Bool = true) {
    guard !starts.isEmpty else { return }
    var table = LinesOfFlows.Table(lines, describedCount: describedCount)
    // In document order, so that numbers follow from what is known of each flow and from nothing else.
    for flow in starts.keys.sorted() {
      guard let starts = starts[flow], case .flow(let options) = nodes[flow].kind else { continue }
      // Lines of a flow are alike, so they share what is said of them.
      let line = Node(kind: .flowLine(options.line))
      let lineOfParts = Node(kind: .flowLine(options.line(holdsParts: true)))
      let first = nodes.count
      table.firstChildren.reserveCapacity(table.firstChildren.count + starts.count)
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : nodes[flow].end
        let holdsParts = mayHoldParts && holdsParts(start..<end, along: options.axis.main)
        append(line: holdsParts ? lineOfParts : line, of: start..<end, to: &table)
      }
      table.note(first..<nodes.count, of: flow)
    }
    lines = table.lines
  }

  /// Puts an item into each of some flows that stands there for all of its children.
  mutating func putItems(intoFlows flows: [Int], _ item: (Int) -> Node) {
    var table = LinesOfFlows.Table(lines, describedCount: describedCount)
    for flow in flows {
      append(line: item(flow), of: (flow + 1)..<nodes[flow].end, to: &table)
      table.note((nodes.count - 1)..<nodes.count, of: flow)
    }
    lines = table.lines
  }

  private mutating func append(line: consuming Node, of children: Range<Int>, to table: inout LinesOfFlows.Table) {
    line.end = children.upperBound
    nodes.append(line)
    table.firstChildren.append(Int32(truncatingIfNeeded: children.lowerBound))
  }

  /// The tree without lines: what was described.
  ///
  /// O(number of nodes).
  func withoutLines() -> LayoutTree {
    guard let lines else { return self }
    var tree = self
    tree.nodes.removeSubrange(lines.first...)
    tree.lines = nil
    return tree
  }

  /// Whether some of the children of a line are a part of the flow along its lines.
  private func holdsParts(_ line: Range<Int>, along axis: Axis) -> Bool {
    var child = line.lowerBound
    while child < line.upperBound {
      // Read once, as a word: every item of a flow comes by.
      let traits = nodes[child].traits
      if traits[.form] == Node.Form.container.rawValue, fractions(of: child)[axis] != nil { return true }
      child = traits.end
    }
    return false
  }

  /// All children of each flow in one line.
  var unbrokenLines: [Int: [Int]] {
    dependsOnSpace ? Dictionary(uniqueKeysWithValues: flows.map { ($0, [$0 + 1]) }) : [:]
  }
}
