internal import LayoutGeometry
internal import LinearSolving

/// Tells what a fix leaves open without placing the changed layout anew.
///
/// Where nothing ties the axes to each other a fix settles tracks along one axis, and only that one is solved again: from
/// what is asked of its tracks already, and what the fix adds to that. Along the other axis nothing is open before; here is
/// said when nothing is afterwards either. Fixes of which that cannot be told are placed.
struct FixDryRun {
  private let engine: LayoutEngine
  private let proposal: ProposedSize
  private let lengths: EvaluatedLengths
  private let budget: SolveBudget

  /// The rows, spans and cells of the layout.
  var structure: Structure { lengths.structure }

  /// - Returns: `nil` where the space that is offered decides what there is to be placed, or heights follow from widths.
  init?(_ lengths: EvaluatedLengths, engine: LayoutEngine, proposal: ProposedSize, budget: SolveBudget) {
    let structure = lengths.structure
    guard !structure.dependsOnSpace, !structure.measuresLeaves, !structure.linesUp, !structure.couplesAxes,
      !structure.isRelated
    else {
      return nil
    }
    self.lengths = lengths
    self.engine = engine
    self.proposal = proposal
    self.budget = budget
  }

  /// The tracks that are open with a change, or `nil` where the changed layout has to be placed to know.
  ///
  /// - Throws: As placing does, where there is no answer with the change.
  func tracksOpen(after edit: Fix.Edit) throws -> [FixTrial.TrackName]? {
    switch edit {
    case .propose(let axis, let length): try tracksOpen(proposing: length, axis)
    case .addSizingRow(let grid, let columns, let height): try tracksOpen(withRowIn: grid, columns, proposing: height)
    // An item in a column or with a length of its own changes what stands in which cell.
    case .addSizingColumn, .sizeCell, .addConstraint, .position, .several: nil
    // These mend conflicts, and settle nothing.
    case .setLength, .removeLimit, .allowOverflow, .removeConstraint, .removePosition, .setSpacing, .setPadding: nil
    }
  }

  // MARK: A proposal

  /// What is asked of tracks does not depend on the length that is offered, and what is along the other axis neither.
  private func tracksOpen(proposing length: Double, _ axis: Axis) throws -> [FixTrial.TrackName]? {
    var changed = proposal
    changed[axis] = length
    guard asksForNoLimits(proposal[axis]), asksForNoLimits(length) else { return nil }
    let isDirect = lengths.isDirect(axis)
    guard isDirect || lengths.solution != nil else { return nil }
    try changed.validate(limits: engine.options.limits)
    let changedOpen =
      isDirect ? lengths[axis].demands.open(proposing: length, in: structure) : try solve(axis, in: changed) { _ in }
    return changedOpen.map { open(axis, $0) + open(axis.other, lengths.open(axis.other)) }
  }

  /// The tracks that are open along an axis that a program told, with what is asked of it changed.
  private func solve(
    _ axis: Axis, in proposal: ProposedSize, change: (inout DemandTable) -> Void
  ) throws -> [OpenTrack]? {
    guard var table = lengths.solution?.lengths else { return nil }
    change(&table)
    return try solve(axis, table, in: proposal)[axis].open
  }

  private func solve(_ axis: Axis, _ demands: DemandTable, in proposal: ProposedSize) throws -> LayoutSolution {
    // Nothing is measured, so nothing is asked of this.
    var measurements = MeasurementTable(limits: engine.options.limits)
    return try engine.solve(structure, demands, in: proposal, along: [axis], within: budget, &measurements)
  }

  /// Whether a proposal leaves items what they ask for by themselves, rather than their least or greatest lengths.
  private func asksForNoLimits(_ proposal: Double?) -> Bool { proposal.map { $0 > 0 && $0.isFinite } ?? true }

  private func open(_ axis: Axis, _ tracks: [OpenTrack]) -> [FixTrial.TrackName] {
    let report = AmbiguityReport(structure: structure)
    return tracks.map { FixTrial.TrackName(axis: axis, container: report.place(of: $0.container), track: $0.track) }
  }

  // MARK: A row

  /// The cells of the row are the last ones in their columns, and ask for one length each.
  private func tracksOpen(
    withRowIn grid: Int, _ columns: [Fix.SizedTrack], proposing height: Double?
  ) throws -> [FixTrial.TrackName]? {
    var changed = proposal
    if let height { changed.height = height }
    let isDirect = lengths.isDirect(.horizontal)
    guard let container = structure.containerIndex(of: grid), isDirect || lengths.solution != nil,
      structure.priorities.isEmpty, isWithinLimits(container, columns),
      staysDirect(withRowIn: container, offered: changed.height)
    else { return nil }
    try changed.validate(limits: engine.options.limits)
    let changedOpen =
      isDirect
      ? lengths.horizontal.demands.open(withFixed: columns, in: structure)
      : try solve(.horizontal, in: changed) { $0.include(columns, in: container, .horizontal) }
    return changedOpen.map { open(.horizontal, $0) }
  }

  /// Whether a layout that has become larger by a row is one that is placed.
  private func isWithinLimits(_ container: Int, _ columns: [Fix.SizedTrack]) -> Bool {
    let limits = engine.options.limits
    // A row, and for each column an item and at most one gap before it.
    return structure.tree.nodes.count + 1 + 2 * columns.count <= min(limits.nodes, Int(Int32.max))
      && structure.containers[container].rowCount < limits.tracks && columns.allSatisfy { $0.length <= limits.length }
  }

  /// Whether heights are evaluated directly with a row of no height more, so that nothing is open along them.
  ///
  /// They are without it. The row makes the grid higher by a gap. So do those around it become, each by the gap at most, as
  /// long as each stands in one row that grows with it and has no height of its own. All else has as much room as before:
  /// rows only grow, and where nothing is offered so does what they share; where a height is offered it must be enough for
  /// the gap, and nothing may stand in a cell that has no say in its row and may shrink.
  private func staysDirect(withRowIn container: Int, offered: Double?) -> Bool {
    guard lengths.isDirect(.vertical), lengths[.vertical].isAsAskedFor, asksForNoLimits(proposal.height),
      asksForNoLimits(offered)
    else { return false }
    let gap = structure.containers[container].verticalGaps.spacing
    guard gap >= 0, structure.containers[container].gaps(.vertical).unequal == nil,
      !structure.isFramed(container, .vertical), growsAround(container)
    else { return false }
    for inner in structure.containers.indices
    where structure.containers[inner].takesCell { return false }
    guard let offered else { return true }
    return lengths[.vertical].demands.parts[0].ideal + gap <= offered
      && !structure.cells.contains { !$0.isSized(.vertical) && structure.childContainer($0) != nil }
  }

  /// Whether all that stands around a container becomes higher by as much as it at most.
  private func growsAround(_ container: Int) -> Bool {
    (0..<container).allSatisfy { outer in
      guard structure.holds(container, in: outer) else { return true }
      guard !structure.isFramed(outer, .vertical), !structure.containers[outer].hasGroups(.vertical) else {
        return false
      }
      return structure.cells(of: outer).allSatisfy { cell in
        guard let child = structure.childContainer(cell), child == container || structure.holds(container, in: child)
        else { return true }
        return cell.isSized(.vertical) && cell.rows.count == 1
      }
    }
  }
}

// Along an axis that was evaluated directly; where several containers stand in each other, what one asks for changes the others.
extension AxisDemands {
  /// The tracks that are open where another length is proposed to the whole; `nil` where that is to be placed.
  fileprivate func open(proposing length: Double, in structure: Structure) -> [OpenTrack]? {
    var changed = self
    changed.proposed = length
    return changed.openTracks(in: structure)
  }

  /// The tracks that are open with items of fixed length more in some; `nil` where that is to be placed.
  fileprivate func open(withFixed items: [Fix.SizedTrack], in structure: Structure) -> [OpenTrack]? {
    guard structure.containers.count == 1 else { return nil }
    var changed = self
    let first = tracks(of: 0, in: structure).lowerBound
    for item in items { changed.include(.fixed(item.length), in: first + item.track) }
    guard changed.stretch(0, in: structure, structure.tree), changed.total(0, in: structure) else { return nil }
    return changed.openTracks(in: structure)
  }

  /// The tracks that are open in the only container there is, if that has the room that it asks for.
  private func openTracks(in structure: Structure) -> [OpenTrack]? {
    guard structure.containers.count == 1, !structure.isFramed(0, axis), !hasFillingSpans,
      !isForNoOffer || proposed.offered == nil, parts[0].ideal <= proposed.offered ?? .infinity,
      !hasUnsizedTracks(0) || shared(0) == nil
    else { return nil }
    return open { _ in proposed.offered ?? .infinity }
  }
}
