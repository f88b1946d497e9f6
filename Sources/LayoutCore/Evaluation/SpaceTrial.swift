internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of a layout in which some alternatives are tried and other decisions are as they are so far.
///
/// It is placed as any layout is. Only what is tried stands there as one item that asks for its ideal size after everything
/// else has its own, and takes less where there is no more: so its cell is the space that it would get. What is still open
/// stands there as an item that asks for its ideal size when all others do; it takes less too, since what it is in the end
/// may be shorter, and is not to make room by standing out. Where the layout does not fit, it stands out, since nothing is
/// to fail here that may fit with other alternatives.
///
/// A class, since handing it on would else count references to all lengths.
final class SpaceTrial {
  private let structure: Structure
  private let proposal: ProposedSize
  /// What was evaluated directly.
  private var told: (horizontal: AxisLengths?, vertical: AxisLengths?)
  /// How axes were solved that could not be evaluated directly.
  private var solution: LayoutSolution?

  /// - Parameters:
  ///   - candidates: The alternatives that are tried, and those that open choices count as.
  ///   - axes: The axes along which lengths are asked for: both, or that along which widths are found first.
  /// - Returns: `nil` where the layout has no answer.
  convenience init?(
    _ candidates: [SpaceCandidate], in tree: LayoutTree, _ proposal: ProposedSize, _ decisions: SpaceDecisions,
    along axes: Axis.Set, on engine: LayoutEngine, within budget: SolveBudget, _ measurements: inout MeasurementTable
  ) throws {
    var (tree, decisions) = (tree, decisions)
    for candidate in candidates {
      decisions.chosen[candidate.choice] = candidate.alternative
      candidate.stand(in: &tree)
    }
    try self.init(
      Structure(tree, engine.options, decisions), proposal, decisions, along: axes, on: engine, within: budget,
      &measurements)
  }

  /// - Parameter structure: The layout with all that is tried in it.
  init?(
    _ structure: Structure, _ proposal: ProposedSize, _ decisions: SpaceDecisions, along axes: Axis.Set,
    on engine: LayoutEngine, within budget: SolveBudget, _ measurements: inout MeasurementTable
  ) throws {
    try budget.check()
    let (options, tree) = (engine.options, structure.linedDescription)
    (self.structure, self.proposal) = (structure, proposal)
    var heights: LeafDemands?
    if options.evaluatesDirectly, !structure.needsProgram {
      heights =
        try structure.isRelated
        ? evaluateRelated(along: axes, &measurements) : evaluate(nil, along: axes, &measurements)
    }
    var missing = Axis.allCases.filter { axes.contains($0) && told($0) == nil }
    guard !missing.isEmpty else { return }
    // What an uncounted grid holds is in other tracks once it is counted, and so is what a flow holds.
    let uncounted = tree.adaptiveGridsAndFlows.filter { decisions.space(of: $0) == nil && decisions.lines[$0] == nil }
    let relations = try RelationPlan(structure) { node in
      uncounted.contains { $0 < node && node < tree.nodes[$0].end }
    }
    let asked = missing
    if structure.couplesAxes || relations.couplesAxes { missing = Axis.allCases }
    // Where heights do not follow from widths, those that are told have no say in the others.
    let known =
      heights != nil || !(structure.measuresLeaves || structure.couplesAxes || structure.isRelated)
      ? missing : Axis.allCases
    let lengths = try DemandTable(
      structure, proposal, along: known, heights: heights, measurements: &measurements)
    // What is still open may be too high for a frame around it, which is nothing to widths: only what ties the axes has heights
    // looked for at all.
    for overflowsAnywhere in missing == asked ? [false] : [false, true] where solution == nil {
      do {
        solution = try LayoutSolution(
          structure, lengths, proposal, along: missing, overflow: .visible, solver: engine.modelSolver(within: budget),
          presolve: options.presolve, relations: relations, measurements: &measurements, findsOpenTracks: false,
          overflowsAnywhere: overflowsAnywhere)
      } catch let error as LayoutError where error.code == .unsatisfiable {
        continue
      }
    }
    guard let solution else { return nil }
    measurements.effort += solution.effort.solving
  }

  /// Evaluates directly what can be, where relations speak of free layouts alone, or tell lengths of items by themselves, and nothing
  /// is decided around those: else one program tells all.
  ///
  /// - Returns: As ``evaluate(_:along:_:)`` does.
  private func evaluateRelated(
    along axes: Axis.Set, _ measurements: inout MeasurementTable
  ) throws -> LeafDemands? {
    guard structure.placesFreely else {
      let related = RelatedLengths(structure, ids: structure.identifiers)
      guard let related, related.standApart else { return nil }
      let lengths = try EvaluatedLengths.met(by: related, in: proposal, &measurements)
      told = (lengths?.horizontal, lengths?.vertical)
      return nil
    }
    guard structure.couplesAxes || structure.freeLayoutsStandApart,
      !structure.freeLayoutsMeetDecisions, proposal.width == nil || proposal.width.offered != nil,
      proposal.height == nil || proposal.height.offered != nil, let relations = FreeRelations(structure)
    else { return nil }
    let heights = try evaluate(FreePlaces(relations, in: structure), along: axes, &measurements)
    guard Axis.allCases.allSatisfy({ !axes.contains($0) || told($0) != nil }) else {
      told = (nil, nil)
      return nil
    }
    return heights
  }

  /// Evaluates directly what can be.
  ///
  /// - Parameter places: What relations say of the children of free layouts; `nil` where there are none.
  /// - Returns: What leaves ask for in height, where that is more than what was said of them and widths are told.
  private func evaluate(
    _ places: FreePlaces?, along axes: Axis.Set, _ measurements: inout MeasurementTable
  ) throws -> LeafDemands? {
    guard !structure.couplesAxes else {
      let lengths = try EvaluatedLengths(heightsByWidthsOf: structure, places, proposal, &measurements)
      told = (lengths?.horizontal, lengths?.vertical)
      return nil
    }
    told.horizontal = try AxisLengths(
      widthsOf: structure, proposed: proposal.width, places: places, &measurements)
    guard axes.contains(.vertical), told.horizontal != nil || !structure.measuresLeaves else { return nil }
    let heights = try LeafDemands.heights(
      of: structure, told.horizontal?.widthsOfMeasuredItems(structure) ?? [], &measurements)
    told.vertical = AxisLengths(
      structure, .vertical, proposed: proposal.height, leaves: heights, places: places)
    return heights
  }

  private func told(_ axis: Axis) -> AxisLengths? { axis == .horizontal ? told.horizontal : told.vertical }

  /// How long the root is.
  func length(_ axis: Axis) -> Double { length(ofContainer: 0, axis) }

  /// How long a container is in its cell.
  func length(of node: Int, _ axis: Axis) -> Double {
    structure.containerIndex(of: node).map { length(ofContainer: $0, axis) } ?? 0
  }

  private func length(ofContainer container: Int, _ axis: Axis) -> Double {
    if let lengths = told(axis) { return lengths.length(of: container) }
    return solution?[axis].boxes[container] ?? 0
  }

  /// The flows that are attached to something, by node, and the container that each stands in with that.
  var attachedFlows: [Int: Int] {
    var attached: [Int: Int] = [:]
    for container in structure.containers.indices {
      for cell in structure.cells(of: container) where cell.isAttached && structure.tree.isFlow(cell.node) {
        attached[cell.node] = container
      }
    }
    return attached
  }

  /// The space that is in a grid or a flow: how long its tracks are together, but for lines, which break where their frame ends, or
  /// what they are attached to, also where one child is longer and stands out.
  ///
  /// - Parameter attached: ``attachedFlows``.
  func space(in node: Int, _ axis: Axis, _ attached: [Int: Int]) -> Double {
    let inside = length(inside: node, axis)
    guard structure.tree.isFlow(node), let container = structure.containerIndex(of: node) else { return inside }
    if let base = attached[node] { return min(inside, length(ofContainer: base, axis)) }
    return structure.isFramed(container, axis) ? min(inside, length(ofContainer: container, axis)) : inside
  }

  /// How long all tracks of a container are together.
  func length(inside node: Int, _ axis: Axis) -> Double {
    guard let container = structure.containerIndex(of: node) else { return 0 }
    let tracks = 0..<structure.trackCount(of: container, axis)
    if let lengths = told(axis) { return lengths.length(of: tracks, of: container, in: structure) }
    return solution?[axis].length(of: tracks, of: container, in: structure, axis) ?? 0
  }

  /// The height that a candidate asks for at the width that it got.
  func idealHeight(of candidate: SpaceCandidate) -> Double {
    // A proposal of 0 makes everything ask for its least height.
    guard proposal.height != 0 else { return candidate.size.height }
    guard let lengths = told.vertical else {
      return solution?.lengths[candidate.alternative, .vertical].ideal ?? candidate.size.height
    }
    return lengths.demands.leaves?[candidate.alternative]?.ideal ?? candidate.size.height
  }
}

extension LayoutTree {
  /// The lazy grids that have as many tracks as fit, and the flows; none where no relation speaks of what is in them.
  fileprivate var adaptiveGridsAndFlows: [Int] {
    relations.isEmpty
      ? [] : nodes.indices.filter { isAdaptiveGrid($0, .horizontal) || isAdaptiveGrid($0, .vertical) || isFlow($0) }
  }
}
