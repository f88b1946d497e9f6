internal import LayoutGeometry

/// A flow of items that is the whole layout: what was said of it and is proposed to it tells the length that its lines break by, and
/// what was said of items tells theirs.
///
/// So nothing has to be placed to find its lines, as ``SpaceDecider`` does for all other flows, which get what is around them leaves
/// them. Where linear programs are to tell everything, it finds these lines too.
struct FlowOfItems {
  private let tree: LayoutTree
  private let options: FlowOptions
  private var axis: Axis { options.axis.main }

  /// - Returns: `nil` where there is something else in the layout, or around the flow.
  init?(_ tree: LayoutTree) {
    guard tree.isFlow(0), tree.nodes[0].end == tree.count, tree.count > 1, tree.relations.isEmpty,
      case .flow(let options) = tree.nodes[0].kind
    else { return nil }
    (self.tree, self.options) = (tree, options)
  }

  /// The first items of its lines.
  ///
  /// O(number of items) for greedy lines.
  ///
  /// - Returns: `nil` where something has to be placed to tell.
  func lines(in proposal: ProposedSize, _ engine: LayoutEngine.Options) -> [Int]? {
    // Gaps below 0 may make all of a line shorter than a part of it.
    let gap = options.line.spacing ?? engine.defaultSpacing
    guard gap >= 0 else { return nil }
    let items = tree.itemRun(from: 1, to: tree.count)
    guard items.end == tree.count else { return nil }
    // A loop for each axis, so that none asks at every item which it is.
    let (lengths, longest) = axis == .horizontal ? lengths(of: items, .horizontal) : lengths(of: items, .vertical)
    guard let space = space(in: proposal, longest: longest), longest <= space.greatestForItems else { return nil }
    let rule = LineBreakRule(lengths: lengths, gaps: .init(spacing: gap), space: space.length)
    return rule.starts(options.lineBreaking).map { $0 + 1 }
  }

  /// The ideal length of each item, and the largest of their least lengths.
  @inline(__always) private func lengths(of items: ItemRun, _ axis: Axis) -> (ideal: [Double], longest: Double) {
    var longest = 0.0
    let ideal = Array(unsafeUninitializedCapacity: items.count) { lengths, count in
      tree.visitLengths(of: items, axis, proposed: nil) { index, length in
        longest = max(longest, length.minimum)
        lengths.initializeElement(at: index, to: length.ideal)
      }
      count = items.count
    }
    return (ideal, longest)
  }

  /// The length that the flow gets, and how long an item may be at least.
  ///
  /// - Parameter longest: The largest of the least lengths of its items.
  private func space(in proposal: ProposedSize, longest: Double) -> (length: Double, greatestForItems: Double)? {
    let proposed = proposal[axis]
    guard tree.hasOwnLength(0, axis) else {
      if let space = tree.proposedSpaceOfFlow(proposal) { return (space, .infinity) }
      // At least it is as long as that.
      if proposed == 0 { return (longest, .infinity) }
      // In columns, widths that are asked for besides may contradict what is around them.
      guard axis == .horizontal || (proposal.width == nil && !tree.hasOwnLength(0, .horizontal)) else { return nil }
      // All stand in one line.
      return (.infinity, .infinity)
    }
    let said = tree.limits(of: 0, axis)
    guard axis == .horizontal, tree.nodes[0].fixedAxes.isEmpty, let length = said.maximum, length > 0, length.isFinite,
      said.minimum == length, said.ideal == length, proposed.map({ $0 >= length }) ?? true
    else { return nil }
    // A longer item contradicts that, or stands out.
    return (length, length)
  }
}

extension LayoutTree {
  /// The length that a flow that is the whole layout breaks its lines by, where what is proposed to it tells that.
  ///
  /// Where nothing is proposed it has its own length, and where 0 is, its least one: what is in it tells those.
  func proposedSpaceOfFlow(_ proposal: ProposedSize) -> Double? {
    guard isFlow(0), case .flow(let options) = nodes[0].kind, case let axis = options.axis.main, relations.isEmpty,
      !hasOwnLength(0, axis), let proposed = proposal[axis], proposed > 0
    else { return nil }
    return proposed
  }
}
