internal import LayoutGeometry

// Where the lines of flows begin.
//
// Before each child of a flow stands a mark, a node that nobody described: it has no id, no place, and is no child. Where a line
// begins its mark becomes the stack that the children of the line stand in, up to the mark of the next line. So each line
// is a container as any other, and a node has the same number whatever lines there are.
extension LayoutTree {
  /// Puts marks before the children of a node that ends here, if it is a flow and has none yet.
  ///
  /// O(number of nodes in it).
  mutating func markChildren(ofFlow flow: Int) {
    guard isFlow(flow), flow + 1 < nodes.count, !isLineMark(flow + 1) else { return }
    markLayouts(from: flow + 1)
  }

  /// Puts a mark before each of the layouts that stand beside each other from a node to the end.
  mutating func markLayouts(from first: Int) {
    var starts: [Int] = []
    var next = first
    while next < nodes.count {
      starts.append(next)
      next = nodes[next].end
    }
    for index in relations.indices where relations[index].node >= first {
      relations[index].node += starts.partitionPoint { $0 > relations[index].node }
    }
    let last = next
    // One by one: a sequence of them would be copied as any nodes are, with a look at what each refers to.
    for _ in starts { nodes.append(Node(.lineMark, id: nil)) }
    // From the last one on, nodes change places with the marks behind them. By a pointer, which moves them: an array would copy
    // them, and count references.
    nodes.withUnsafeMutableBufferPointer { nodes in
      var (end, marks) = (last, starts.count)
      for start in starts.reversed() {
        for node in (start..<end).reversed() {
          nodes.swapAt(node, node + marks)
          nodes[node + marks].end += marks
        }
        (end, marks) = (start, marks - 1)
        nodes[start + marks].end = start + marks + 1
      }
    }
  }

  /// Whether a line may begin at a node, or does.
  func isLineMark(_ node: Int) -> Bool {
    if form(of: node) == .lineMark { return true }
    if case .flowLine = nodes[node].kind { return true }
    return false
  }

  /// Whether a node breaks its children into lines.
  func isFlow(_ node: Int) -> Bool {
    if form(of: node) == .dependent, case .flow = nodes[node].kind { true } else { false }
  }

  /// The flows that have children, in document order.
  package var flows: [Int] { nodes.indices.filter { isFlow($0) && $0 + 1 < nodes[$0].end } }

  /// How many nodes were described.
  var describedCount: Int { nodes.count { $0.form != .lineMark } }

  /// The children of a node as they were described, whatever lines they stand in.
  func describedChildren(of node: Int) -> some Sequence<Int> {
    let step = isFlow(node) ? 1 : 0
    let end = nodes[node].end
    return sequence(state: node + 1 + step) { [nodes] child -> Int? in
      guard child < end else { return nil }
      defer { child = nodes[child].end + step }
      return child
    }
  }

  /// The tree with lines where they begin.
  ///
  /// - Parameter lines: For each flow of which that is known, the marks before the first children of its lines.
  func breaking(into lines: [Int: [Int]]) -> LayoutTree {
    guard !lines.isEmpty else { return self }
    var tree = self
    for (flow, starts) in lines {
      guard case .flow(let options) = nodes[flow].kind else { continue }
      // Lines of a flow are alike, so they share what is said of them.
      let line = Node(kind: .flowLine(options.line))
      let lineOfParts = Node(kind: .flowLine(options.line(holdsParts: true)))
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : nodes[flow].end
        tree.nodes[start] = holdsParts(start..<end, along: options.axis.main) ? lineOfParts : line
        tree.nodes[start].end = end
      }
    }
    return tree
  }

  /// Whether some of the children of a flow between two marks are a part of it along its lines.
  private func holdsParts(_ line: Range<Int>, along axis: Axis) -> Bool {
    var child = line.lowerBound + 1
    while child < line.upperBound {
      if fractions(of: child)[axis] != nil { return true }
      child = nodes[child].end + 1
    }
    return false
  }

  /// All children of each flow in one line.
  var unbrokenLines: [Int: [Int]] {
    dependsOnSpace ? Dictionary(uniqueKeysWithValues: flows.map { ($0, [$0 + 1]) }) : [:]
  }
}
