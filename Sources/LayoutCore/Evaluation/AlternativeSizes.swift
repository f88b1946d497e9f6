internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The sizes that alternatives ask for: their ideal ones, and their heights at other widths.
///
/// Choices inside them count as their last alternative. So each alternative is measured once, however deep it stands:
/// O(number of nodes).
struct AlternativeSizes {
  private let tree: LayoutTree
  private let engine: LayoutEngine
  private let budget: SolveBudget
  private let structure: Structure
  /// What everything asks for where nothing is proposed.
  private let lengths: OwnLengths
  /// What everything asks for where 0 is proposed; `nil` where no flow has a use for it.
  private let least: OwnLengths?
  /// The nodes that constraints between items speak of, ascending.
  private let related: [Int]
  /// For each node, the axes along which it or anything around it stands in an unsized cell; empty where least lengths in those are
  /// not found.
  private let unsizedAxes: [Axis.Set]

  /// - Parameters:
  ///   - axes: The axes along which lengths are asked for: both, or widths alone. Heights may be found all the same.
  ///   - hasChoices: Whether there are alternatives to ask for, and not only flows.
  init(
    _ tree: LayoutTree, along axes: Axis.Set, hasChoices: Bool, on engine: LayoutEngine, within budget: SolveBudget,
    _ measurements: inout MeasurementTable
  ) throws {
    self.tree = tree
    self.engine = engine
    self.budget = budget
    related = tree.relatedNodes
    structure = Structure(
      tree, defaultSpacing: engine.options.defaultSpacing, layoutDirection: engine.options.layoutDirection,
      decisions: nil)
    let isDirect = engine.options.evaluatesDirectly && !hasChoices
    lengths = try OwnLengths(structure, .unspecified, along: axes, isDirect: isDirect, &measurements)
    unsizedAxes = lengths.findsLeast ? tree.unsizedAxes : []
    least =
      tree.flows.isEmpty ? nil : try OwnLengths(structure, .zero, along: axes, isDirect: isDirect, &measurements)
  }

  /// - Parameters:
  ///   - isMeasured: Whether the height is to follow from the width.
  ///   - isBound: Whether anything bounds its space, so that others have their ideal sizes before it where it is tried.
  func candidate(
    _ alternative: Int, of choice: Int, as role: SpaceCandidate.Role, isMeasured: Bool, isBound: Bool,
    _ measurements: inout MeasurementTable
  ) -> SpaceCandidate {
    let (width, height) = (lengths[alternative, .horizontal], lengths[alternative, .vertical])
    var size = Size(width: width.ideal, height: height.ideal)
    let couplesAxes = tree.couplesAxes(in: alternative)
    if couplesAxes {
      // What its parts ask for by themselves is not yet what they come to together.
      let measurer = AlternativeMeasurer(alternative, of: tree, ideal: size, on: engine, within: budget)
      size = measurer.idealSize(&measurements) ?? size
    }
    // What is tried may ignore what constraints want of its parts; what counts as something is to be as long as that makes it.
    let isTied = role == .undecided && isRelated(alternative + 1..<tree.nodes[alternative].end)
    // What is tried takes only what others make of an unsized cell.
    let least = { axis in
      role == .undecided ? min(self.least(of: alternative, inCellOf: choice, axis) ?? 0, size[axis]) : 0
    }
    return SpaceCandidate(
      choice: choice, alternative: alternative, role: role, size: size,
      least: Size(width: least(.horizontal), height: least(.vertical)),
      greatestWidth: max(width.ideal, width.maximum),
      content: isMeasured && heightFollowsWidth(in: alternative) ? content(of: alternative, size) : nil,
      couplesAxes: couplesAxes, isBound: isBound,
      standsForItself: !isBound || isTied,
      isRelated: isRelated(alternative..<alternative + 1))
  }

  /// What something asks for at least in the cell of something, if that has no say on an axis, or something around it has none.
  private func least(of node: Int, inCellOf other: Int, _ axis: Axis) -> Double? {
    guard !unsizedAxes.isEmpty, unsizedAxes[other].contains(Axis.Set(axis)) else { return nil }
    return lengths.least(of: node, axis)
  }

  /// Whether constraints between items speak of any of some nodes.
  private func isRelated(_ nodes: Range<Int>) -> Bool {
    let first = related.partitionPoint { $0 >= nodes.lowerBound }
    return first < related.count && related[first] < nodes.upperBound
  }

  private func heightFollowsWidth(in alternative: Int) -> Bool {
    guard !tree.nodes[alternative].isLeaf else { return false }
    return (alternative..<tree.nodes[alternative].end).contains { node in
      tree.nodes[node].measured != nil || tree.isAdaptiveGrid(node, .horizontal) || tree.isFlow(node)
    }
  }

  private func content(of alternative: Int, _ size: Size) -> MeasuredContent {
    MeasuredContent(AlternativeMeasurer(alternative, of: tree, ideal: size, on: engine, within: budget))
  }
}

// What flows ask for before their lines are known. Their children are measured in one line.
extension AlternativeSizes {
  /// Whether heights are known.
  var knowHeights: Bool { lengths.knowHeights && least?.knowHeights ?? true }

  /// What all that is in a flow asks for, whatever frame that has.
  func length(ofFlow flow: Int, _ axis: Axis) -> LengthLimits {
    let node = line(of: flow)
    let line = lengths[node, axis]
    // In an unsized cell it asks for its least length, also where something around it takes its ideal one.
    let unsized = least(of: node, inCellOf: flow, axis)
    let minimum = min(unsized ?? least?[node, axis].ideal ?? 0, line.ideal)
    return LengthLimits(minimum: minimum, ideal: line.ideal, maximum: max(line.ideal, line.maximum))
  }

  /// The line in which all children of a flow stand where they are measured.
  private func line(of flow: Int) -> Int { structure.tree.lines(of: flow)?.first ?? flow }

  /// Whether the lines of a flow are rows, so that its height follows from its width.
  func isRow(_ flow: Int) -> Bool { lineAxis(ofFlow: flow) == .horizontal }

  private func lineAxis(ofFlow flow: Int) -> Axis {
    if case .flow(let options) = tree.nodes[flow].kind { options.axis.main } else { .horizontal }
  }

  /// The height of a flow by its width, whatever frame it has.
  func content(ofFlow flow: Int) -> MeasuredContent {
    let line = line(of: flow)
    let ideal = Size(width: lengths[line, .horizontal].ideal, height: lengths[line, .vertical].ideal)
    return MeasuredContent(
      AlternativeMeasurer(flow, of: tree, ideal: ideal, on: engine, within: budget, isUnframed: true))
  }

  /// Whether a child that has a line of a flow for itself is a flow that takes all of that, since it would be longer.
  func takesAll(of space: Double, _ child: Int, in flow: Int) -> Bool {
    let axis = lineAxis(ofFlow: flow)
    return tree.isFlow(child) && child + 1 < tree.nodes[child].end && lineAxis(ofFlow: child) == axis
      && !tree.hasOwnLength(child, axis) && !tree.nodes[child].unsizedAxes.contains(axis)
      && tree.layoutPriority(of: child) == 0 && !lengths[child, axis].ideal.fits(in: space)
  }

  /// The children that lines begin with in a flow of some length.
  func lines(ofFlow flow: Int, in space: Double) -> [Int] {
    guard case .flow(let options) = tree.nodes[flow].kind, let line = structure.containerIndex(of: line(of: flow))
    else { return [flow + 1] }
    let axis = options.axis.main
    let children = structure.cells(of: line).map { $0.node }
    var ideals = lengths.ideals(of: children, axis)
    for (index, child) in children.enumerated() {
      // What is a part of the flow is as long as that.
      guard let container = structure.containerIndex(of: child) else { continue }
      if let part = structure.fractions[container, axis] { ideals[index] = part * space }
    }
    let rule = LineBreakRule(lengths: ideals, gaps: structure.gaps(of: line, axis), space: space)
    return rule.starts(options.lineBreaking).map { children[$0] }
  }
}

/// Measures an alternative: the height that it has at a width when it is placed by itself.
///
/// Two are equal where they are the same.
final class AlternativeMeasurer: NestedMeasurer {
  private let node: Int
  private let tree: LayoutTree
  private let ideal: Size
  private let engine: LayoutEngine
  private let budget: SolveBudget

  /// - Parameters:
  ///   - node: The alternative.
  ///   - tree: The tree that it is in.
  ///   - ideal: Its ideal size.
  ///   - isUnframed: Whether what was said of its own lengths does not count.
  init(
    _ node: Int, of tree: LayoutTree, ideal: Size, on engine: LayoutEngine, within budget: SolveBudget,
    isUnframed: Bool = false
  ) {
    self.node = node
    var tree = tree.subtree(node)
    if isUnframed {
      tree.setLimits(of: 0, .horizontal, .unlimited)
      tree.setLimits(of: 0, .vertical, .unlimited)
      tree.nodes[0].saidFixedAxes = []
    }
    self.tree = tree
    self.ideal = ideal
    self.engine = engine
    self.budget = budget
  }

  func size(proposedWidth: Double?) -> Size {
    var measurements = MeasurementTable(limits: engine.options.limits)
    return size(proposedWidth: proposedWidth, &measurements)
  }

  func size(proposedWidth: Double?, _ measurements: inout MeasurementTable) -> Size {
    // The least and the greatest width were said, so nothing but heights is asked for.
    guard let width = proposedWidth, width > 0, width.isFinite, width != ideal.width else { return ideal }
    let found = measurements.asking(inSubtreeAt: node) { height(at: width, &$0) }
    return Size(width: width, height: found ?? ideal.height)
  }

  /// The size where nothing is proposed; `nil` where there is none, or where the work took too long.
  func idealSize(_ measurements: inout MeasurementTable) -> Size? {
    measurements.asking(inSubtreeAt: node) { measurements in
      let trial = try? trial(in: .unspecified, &measurements)
      return trial.map { Size(width: $0.length(.horizontal), height: $0.length(.vertical)) }
    }
  }

  /// The height; `nil` where there is none, or where the work took too long, which the next solve says.
  private func height(at width: Double, _ measurements: inout MeasurementTable) -> Double? {
    let trial = try? trial(in: ProposedSize(width: width), &measurements)
    return trial?.length(.vertical)
  }

  /// Places it by itself; choices in it count as their last alternative.
  private func trial(in proposal: ProposedSize, _ measurements: inout MeasurementTable) throws -> SpaceTrial? {
    var decisions = SpaceDecisions(undecided: tree)
    if tree.dependsOnSpace {
      let decider = try SpaceDecider(tree, proposal, on: engine, within: budget, measurements, makesChoices: false)
      decisions = decider.decisions
      measurements = decider.measurements
    }
    return try SpaceTrial(
      [], in: tree, proposal, decisions, along: .all, on: engine, within: budget, &measurements)
  }

  static func == (left: AlternativeMeasurer, right: AlternativeMeasurer) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutTree {
  /// For each node, the axes along which it or anything around it stands in an unsized cell.
  fileprivate var unsizedAxes: [Axis.Set] {
    var unsized = nodes.indices.map { nodes[$0].unsizedAxes }
    for node in nodes.indices where nodes[node].end > node + 1 {
      let base = attaches(node) ? node + 1 : nil
      for child in children(of: node) {
        unsized[child].formUnion(base.map { child == $0 } ?? true ? unsized[node] : .all)
      }
    }
    return unsized
  }

  /// Whether a node has as many tracks along an axis as fit.
  func isAdaptiveGrid(_ node: Int, _ axis: Axis) -> Bool {
    guard case .lazyGrid(let options) = nodes[node].kind else { return false }
    return options.axis == axis && options.isAdaptive
  }
}
