internal import LayoutGeometry

// Where the lines of flows begin.
//
// Before each child of a flow stands a mark, a node that nobody described: it has no id, no place, and is no child. Where a line
// begins its mark becomes the stack that the children of the line stand in, up to the mark of the next line. So each line
// is a container as any other, and a node has the same number whatever lines there are.
//
// Marks are appended with the children wherever a child is appended at once, as items and containers are. What first stands there in
// another way, such as in a wrapper that is settled later, is marked once it is complete: that moves all of its nodes.
extension LayoutTree {
  /// Appends a flow whose children are appended next, each with its mark, until it is closed.
  mutating func openFlow(_ options: FlowOptions) -> Int {
    let flow = openContainer(.init(kind: .flow(options)))
    marksChildren = true
    return flow
  }

  /// Appends the mark before a child of a flow.
  @usableFromInline mutating func appendMark() {
    var mark = Node(.lineMark, id: nil)
    mark.end = nodes.count + 1
    nodes.append(mark)
  }

  /// Appends children of a flow that may be changed, moved or replaced before they are complete, and then marks them.
  @usableFromInline mutating func appendMarked(_ children: (inout LayoutTree) -> Void) {
    let first = nodes.count
    marksChildren = false
    children(&self)
    markLayouts(from: first)
    marksChildren = true
  }

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
    nodes.reserveCapacity(last + starts.count)
    // One by one: a sequence of them would be copied as any nodes are, with a look at what each refers to.
    for _ in starts { nodes.append(Node(.lineMark, id: nil)) }
    nodes.withUnsafeMutableBufferPointer { nodes in
      guard let base = nodes.baseAddress else { return }
      var (end, marks) = (last, starts.count)
      // From the last one on, each node takes the place of the mark that stands as many places behind it as there are marks to come
      // before it. They are moved: an array would copy them, and count references. What is written over needs no end of its own,
      // since it is a mark, which refers to nothing, or was moved away.
      for start in starts.reversed() {
        for node in (start..<end).reversed() {
          (base + node + marks).moveInitialize(from: base + node, count: 1)
          nodes[node + marks].end += marks
        }
        (end, marks) = (start, marks - 1)
        (base + start + marks).initialize(to: Node(.lineMark, id: nil))
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

  /// Puts lines where they begin.
  ///
  /// Where nothing else refers to the nodes they change in place.
  ///
  /// - Parameter lines: For each flow of which that is known, the marks before the first children of its lines.
  mutating func breakLines(_ lines: [Int: [Int]]) {
    // Before a loop that never runs the nodes would be made ready to be changed, which may be a copy of all of them.
    guard !lines.isEmpty else { return }
    for (flow, starts) in lines {
      guard case .flow(let options) = nodes[flow].kind else { continue }
      // Lines of a flow are alike, so they share what is said of them.
      let line = Node(kind: .flowLine(options.line))
      let lineOfParts = Node(kind: .flowLine(options.line(holdsParts: true)))
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : nodes[flow].end
        nodes[start] = holdsParts(start..<end, along: options.axis.main) ? lineOfParts : line
        nodes[start].end = end
      }
    }
  }

  /// The tree with marks where lines begin: what was described.
  ///
  /// O(number of nodes).
  func withoutLines() -> LayoutTree {
    var tree = self
    for node in nodes.indices {
      guard case .flowLine(.some) = nodes[node].kind else { continue }
      tree.nodes[node] = Node(.lineMark, id: nil)
      tree.nodes[node].end = node + 1
    }
    return tree
  }

  /// Whether some of the children of a flow between two marks are a part of it along its lines.
  private func holdsParts(_ line: Range<Int>, along axis: Axis) -> Bool {
    var child = line.lowerBound + 1
    while child < line.upperBound {
      // Read once, as a word: every item of a flow comes by.
      let traits = nodes[child].traits
      if traits[.form] == Node.Form.container.rawValue, fractions(of: child)[axis] != nil { return true }
      child = traits.end + 1
    }
    return false
  }

  /// All children of each flow in one line.
  var unbrokenLines: [Int: [Int]] {
    dependsOnSpace ? Dictionary(uniqueKeysWithValues: flows.map { ($0, [$0 + 1]) }) : [:]
  }
}
