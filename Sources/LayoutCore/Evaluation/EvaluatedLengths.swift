internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of a layout in which nothing ties the axes to each other.
///
/// Each axis is evaluated directly if it can be. Only the other one is compiled and solved, so that a grid whose columns
/// are pushed apart by spans pays nothing for its rows.
struct EvaluatedLengths {
  let structure: Structure
  let horizontal: AxisLengths
  let vertical: AxisLengths
  /// The axes along which lengths are evaluated directly.
  private let directAxes: Axis.Set
  private var solved: Solved
  /// What measured items answered; `nil` where there are none.
  let measurements: MeasurementTable?
  /// Where all stands, if that was asked for before it is placed.
  private var arranged: Arranged?

  /// An arrangement in a box, since few are asked for, and it is long.
  private final class Arranged {
    let arrangement: Arrangement

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }
  }

  /// How the axes were solved that could not be told.
  ///
  /// In a box, since most layouts have none and a solution is long.
  private enum Solved {
    case none
    /// Only what the space decides was solved for.
    indirect case decisions(Solution.Effort)
    indirect case axes(LayoutSolution)
  }

  /// Whether a program told some axis.
  var isSolved: Bool { if case .axes = solved { true } else { false } }

  /// How the axes were solved that could not be told; `nil` where there are none.
  var solution: LayoutSolution? { if case .axes(let solution) = solved { solution } else { nil } }

  /// Solves some axes, one of them at least; heights by what leaves ask for, where that is known.
  typealias Solve = ([Axis], LeafDemands?, inout MeasurementTable) throws -> LayoutSolution
}

// Each ends with the initializer of all properties that the compiler makes itself: lengths are kept as they are told, and not
// copied.
extension EvaluatedLengths {
  /// - Parameters:
  ///   - measurements: What measured items are known to answer.
  ///   - solve: Solves what cannot be told.
  init(
    _ structure: Structure, _ proposal: ProposedSize, _ measurements: inout MeasurementTable, solve: Solve
  ) throws {
    guard let widths = try AxisLengths(widthsOf: structure, proposed: proposal.width, &measurements) else {
      try self.init(solvingWidthsOf: structure, proposal, &measurements, solve)
      return
    }
    let heightsOfLeaves = try LeafDemands.heights(of: structure, widths.widthsOfMeasuredItems(structure), &measurements)
    let kept = structure.measuresLeaves ? measurements : nil
    guard let heights = AxisLengths(structure, .vertical, proposed: proposal.height, leaves: heightsOfLeaves) else {
      let solution = try solve([.vertical], heightsOfLeaves, &measurements)
      self.init(
        structure: structure, horizontal: widths,
        vertical: AxisLengths(solution, structure, .vertical, proposed: proposal.height), directAxes: .horizontal,
        solved: .axes(solution), measurements: kept)
      return
    }
    self.init(
      structure: structure, horizontal: widths, vertical: heights, directAxes: .all, solved: .none,
      measurements: kept)
  }

  /// Solves widths, and heights where they cannot be told either, or follow from widths.
  private init(
    solvingWidthsOf structure: Structure, _ proposal: ProposedSize, _ measurements: inout MeasurementTable,
    _ solve: Solve
  ) throws {
    let leaves = structure.measuresLeaves ? nil : try LeafDemands.heights(of: structure, [], &measurements)
    let heights =
      structure.measuresLeaves
      ? nil : AxisLengths(structure, .vertical, proposed: proposal.height, leaves: leaves)
    let solution = try solve(heights == nil ? Axis.allCases : [.horizontal], leaves, &measurements)
    self.init(
      structure: structure, horizontal: AxisLengths(solution, structure, .horizontal, proposed: proposal.width),
      vertical: heights ?? AxisLengths(solution, structure, .vertical, proposed: proposal.height),
      directAxes: heights == nil ? [] : .vertical, solved: .axes(solution),
      measurements: structure.measuresLeaves ? measurements : nil)
  }

  /// Evaluates both axes directly, with what relations say of free layouts and nothing of what they say of other things.
  ///
  /// - Parameters:
  ///   - places: What they say of free layouts; `nil` where there are none.
  ///   - related: What they make of the lengths of items; `nil` where items have those that they would have without.
  ///   - tracks: What they make of the lengths of tracks; `nil` where these have those that they would have without.
  ///   - known: What all is as long as without that of tracks, or of items where tracks are not spoken of; `nil` where nothing was
  ///     evaluated yet.
  /// - Returns: `nil` where linear programs have to tell.
  init?(
    bothAxesOf structure: Structure, _ places: FreePlaces?, _ proposal: ProposedSize,
    with related: RelatedLengths? = nil, raising tracks: RelatedTracks? = nil, in known: EvaluatedLengths? = nil,
    _ measurements: inout MeasurementTable
  ) throws {
    guard proposal.width == nil || proposal.width.offered != nil,
      proposal.height == nil || proposal.height.offered != nil, !structure.couplesAxes,
      places == nil
        ? structure.leavesLengthsToTracks || related?.standApart ?? false : structure.freeLayoutsStandApart
    else { return nil }
    // Along an axis of which they say nothing all stays as it is, unless heights follow from widths that change.
    func kept(_ axis: Axis) -> AxisLengths? {
      guard let known, axis == .horizontal || !structure.measuresLeaves else { return nil }
      if let tracks { return tracks.concern(axis) ? nil : known[axis] }
      guard let related, !related.concern(axis), !known[axis].isShrunk else { return nil }
      return known[axis]
    }
    func evaluated(_ axis: Axis, leaves: LeafDemands?) -> AxisLengths? {
      AxisLengths(
        structure, axis, proposed: proposal[axis], leaves: leaves, places: places, related: related, raising: tracks)
    }
    guard
      let widths = try kept(.horizontal) ?? evaluated(.horizontal, leaves: .widths(of: structure, &measurements))
    else { return nil }
    func heights() throws -> LeafDemands? {
      try .heights(of: structure, widths.widthsOfMeasuredItems(structure), &measurements)
    }
    guard let vertical = try kept(.vertical) ?? evaluated(.vertical, leaves: heights()) else { return nil }
    self.init(
      structure: structure, horizontal: widths, vertical: vertical, directAxes: .all, solved: .none,
      measurements: structure.measuresLeaves ? measurements : nil)
  }

  /// Evaluates both axes directly where something keeps a ratio, or is made of hexagons: its height follows from its width.
  ///
  /// - Parameters:
  ///   - places: What relations say of free layouts, where they speak of nothing else; `nil` where there are none.
  ///   - related: What they make of the lengths of items; `nil` where they make nothing of them.
  /// - Returns: `nil` where one linear program has to tell both.
  init?(
    heightsByWidthsOf structure: Structure, _ places: FreePlaces?, _ proposal: ProposedSize,
    with related: RelatedLengths? = nil, _ measurements: inout MeasurementTable
  ) throws {
    guard proposal.width == nil || proposal.width.offered != nil, structure.coupledAxesAreProposed,
      !structure.takesLeastLengths, !structure.holdsCoupledHeightsInUnsizedCells,
      places == nil || structure.freeLayoutsStandApart, related?.standApart ?? true
    else { return nil }
    let ownWidths =
      structure.keepsIdealLengths || structure.keepsRatios
      ? try LeafDemands(widthsOf: structure, &measurements) : nil
    // Where no width is offered, what keeps a ratio is as wide as a height that is offered lets it be, unless it has one width only, and
    // what shares width around it does so with regard to heights; hexagons are as wide as their rows let them be.
    guard let ratios = try KeptRatios(structure, proposal, leaves: ownWidths, &measurements),
      proposal.height == nil
        || (proposal.height.offered != nil && (proposal.width != nil || ratios.keepOneSize && !structure.holdsHexagons))
    else { return nil }
    let leaves = structure.keepsRatios ? ownWidths?.with(ratios.widths, leavesPlainItems: true) : ownWidths
    guard
      let widths = AxisLengths(
        structure, .horizontal, proposed: proposal.width, leaves: leaves, places: places, related: related, raising: nil
      ),
      proposal.width != nil || !widths.shareAroundRatios(inFramesOnly: proposal.height == nil, structure),
      // A frame has its height for what keeps a ratio in it, also where that of other things is just as much.
      proposal.width != nil || ratios.keepOneSize || !structure.framesRatios(.vertical),
      // How long open tracks could be is a matter of the height too, where hexagons become higher as they do.
      proposal.height == nil || !structure.holdsHexagons || !widths.demands.holdsUnsizedTracks(0, in: structure)
    else { return nil }
    let heights = try LeafDemands(
      heightsOf: structure, widths: widths.widthsOfMeasuredItems(structure),
      heightsByWidths: widths.heightsByWidths(structure, ratios), &measurements)
    // A height that is offered may hold widths back: then it has no room for these heights, or for what shares with them.
    guard ratios.meet(heights, in: structure),
      let vertical = AxisLengths(
        structure, .vertical, proposed: proposal.height, leaves: heights, places: places, related: related, raising: nil
      ),
      proposal.width != nil || !structure.holdsHexagons || vertical.rowsAreAsHighAsHexagons(structure)
    else { return nil }
    self.init(
      structure: structure, horizontal: widths, vertical: vertical, directAxes: .all, solved: .none,
      measurements: structure.measuresLeaves ? measurements : nil)
  }
}

extension EvaluatedLengths {
  /// Evaluates both axes directly by relations that tell the answer by themselves, where all that they ask for has room.
  ///
  /// - Returns: `nil` where they do not tell it, or it is not the answer.
  static func met(
    by related: RelatedLengths, in proposal: ProposedSize, _ measurements: inout MeasurementTable
  ) throws -> EvaluatedLengths? {
    guard related.tellAll(in: proposal) else { return nil }
    let structure = related.structure
    let asked =
      structure.couplesAxes
      ? try EvaluatedLengths(heightsByWidthsOf: structure, nil, proposal, with: related, &measurements)
      : try EvaluatedLengths(bothAxesOf: structure, nil, proposal, with: related, &measurements)
    guard let asked, related.areMet(by: asked) else { return nil }
    return asked
  }

  /// The lengths along an axis.
  subscript(axis: Axis) -> AxisLengths { axis == .horizontal ? horizontal : vertical }

  /// Whether the lengths along an axis are evaluated directly.
  func isDirect(_ axis: Axis) -> Bool { directAxes.contains(Axis.Set(axis)) }

  /// Whether lengths follow an edit of what is in a container without a look at all else in it.
  ///
  /// Where something is distributed, each length moves all that stands beside it; where something is a part of what is around it,
  /// all lengths follow from that; and where no length is offered, what is in another container may come to be given more.
  var canBeEdited: Bool {
    horizontal.canBeEdited && vertical.canBeEdited && !structure.distributes && structure.fractions.isEmpty
      && !structure.takesLeastLengths
      && (structure.containers.count == 1 || !(horizontal.demands.isForNoOffer || vertical.demands.isForNoOffer))
  }

  /// What was open along an axis.
  func open(_ axis: Axis) -> [OpenTrack] {
    isDirect(axis) ? self[axis].open(in: structure) : solution?[axis].open ?? []
  }

  // MARK: Placing

  /// Where all stands; that is kept for placing.
  mutating func arrange() -> Arrangement {
    let arrangement = arrangement
    arranged = Arranged(arrangement)
    return arrangement
  }

  private var arrangement: Arrangement {
    // Lines of flows are many, and nobody but the search for what stands out asks for them.
    arranged?.arrangement ?? Arrangement(self, listsLines: hasOverflows)
  }

  var placement: Placement {
    var arrangement = arrangement
    let diagnosis = diagnosis(of: arrangement)
    let places = arrangement.takeDescribedPlaces(structure)
    return Placement(
      size: arrangement.size, diagnosis: diagnosis, containers: arrangement.containers.described(in: structure),
      tree: structure.linedDescription, rects: places.rects, isPlaced: places.isPlaced, effort: effort,
      layoutDirection: structure.layoutDirection)
  }

  /// What the lengths took.
  private var effort: Placement.Effort {
    var effort = solution?.effort ?? .init()
    if case .decisions(let solving) = solved { effort.solving = solving }
    effort.evaluatedNodes += directNodeCount
    return effort
  }

  /// Adds what the solver was asked to decide by the space that is there.
  mutating func add(_ decisions: Solution.Effort) {
    switch solved {
    case .none: solved = .decisions(decisions)
    case .decisions(var all):
      all += decisions
      solved = .decisions(all)
    case .axes(var solution):
      solution.add(decisions)
      solved = .axes(solution)
    }
  }

  /// How many nodes have their lengths evaluated directly, counted along each axis.
  var directNodeCount: Int {
    let count = structure.tree.count
    return (isDirect(.horizontal) ? count : 0) + (isDirect(.vertical) ? count : 0)
  }

  private func diagnosis(of arrangement: Arrangement) -> Diagnosis {
    let open = (horizontal: open(.horizontal), vertical: open(.vertical))
    let overflows = hasOverflows ? arrangement.overflows(structure, in: proposal) : []
    let notes = isSolved ? structure.notes + (solution?.notes ?? []) : structure.notes
    guard !open.horizontal.isEmpty || !open.vertical.isEmpty else {
      return Diagnosis(overflows: overflows, notes: notes)
    }
    let report = AmbiguityReport(structure: structure)
    var ambiguities = report.ambiguities(open.horizontal, horizontal)
    if !open.vertical.isEmpty { ambiguities += report.ambiguities(open.vertical, vertical) }
    return Diagnosis(ambiguities: ambiguities, overflows: overflows, notes: notes)
  }

  /// Whether something could stand out of its box: what is evaluated directly has room, but for what is told to stand elsewhere.
  var hasOverflows: Bool { structure.overlaps || structure.placesFreely || isSolved }

  /// The size that was offered to the whole.
  var proposal: ProposedSize {
    ProposedSize(width: horizontal.demands.proposed, height: vertical.demands.proposed)
  }
}

extension LeafDemands {
  /// What leaves ask for in width, where more than what was said of them has a say.
  static func widths(of structure: Structure, _ measurements: inout MeasurementTable) throws -> LeafDemands? {
    structure.keepsIdealLengths ? try LeafDemands(widthsOf: structure, &measurements) : nil
  }

  /// What leaves ask for in height, where more than what was said of them has a say.
  ///
  /// - Parameter widths: The width of each measured item, in the order of cells.
  @inline(__always) static func heights(
    of structure: Structure, _ widths: @autoclosure () -> [(node: Int, width: Double)],
    _ measurements: inout MeasurementTable
  ) throws -> LeafDemands? {
    guard structure.keepsIdealLengths || structure.linesUp else { return nil }
    return try LeafDemands(heightsOf: structure, widths: widths(), &measurements)
  }
}

extension AxisLengths {
  /// All widths, with what leaves ask for where that is more than what was said of them.
  ///
  /// - Parameter places: What relations say of the children of free layouts; `nil` where there are none.
  /// - Returns: `nil` where a linear program has to tell.
  @inline(__always) init?(
    widthsOf structure: Structure, proposed: Double?, places: FreePlaces? = nil, _ measurements: inout MeasurementTable
  ) throws {
    let leaves = try LeafDemands.widths(of: structure, &measurements)
    self.init(structure, .horizontal, proposed: proposed, leaves: leaves, places: places)
  }

  /// - Parameters:
  ///   - related: What relations make of the lengths of items; `nil` where they make nothing of them.
  ///   - tracks: What they make of the lengths of tracks; `nil` where they make nothing of them.
  /// - Returns: `nil` where a linear program has to tell, or where items have no room for what relations make them ask for; an axis of
  ///   which relations say nothing may lack room, as without them.
  fileprivate init?(
    _ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands?, places: FreePlaces?,
    related: RelatedLengths?, raising tracks: RelatedTracks?
  ) {
    let raised = tracks?.raised(axis) ?? []
    guard let related, related.concern(axis) else {
      self.init(structure, axis, proposed: proposed, leaves: leaves, places: places, raised: raised)
      if let tracks { guard !isShrunk, tracks.settle(&self) else { return nil } }
      return
    }
    var asked = leaves
    guard related.raise(&asked, axis) else { return nil }
    self.init(structure, axis, proposed: proposed, leaves: asked, places: places, raised: raised)
    if let tracks {
      // What becomes longer for places moves all that stands behind it, so that everything must have room then.
      guard !isShrunk, tracks.settle(&self) else { return nil }
    } else if isShrunk {
      guard !sharesLack, related.haveRoom(in: self) else { return nil }
    }
    related.settle(&self)
  }

  /// Takes over the lengths that a program told along an axis.
  fileprivate init(_ solution: LayoutSolution, _ structure: Structure, _ axis: Axis, proposed: Double?) {
    let leaves = solution.lengths.leaves(axis)
    self.init(solution[axis], structure, axis, proposed: proposed, leaves: leaves)
  }

  /// Each measured item and its width, in the order of cells.
  func widthsOfMeasuredItems(_ structure: Structure) -> [(node: Int, width: Double)] {
    structure.widthsOfMeasuredItems { cell, index, container in
      if structure.couplesAxes, let shape = structure.containers[container].shape,
        let size = shape.size(length(of: container), .horizontal)
      {
        return shape.layout(in: size).rect(of: index).width
      }
      return max(0, length(of: cell.tracks(.horizontal), of: container, in: structure))
    } length: {
      demands.edgesInFreeLayout(of: $0)?.length
    } limits: {
      demands.leafLength(of: $0, in: structure, structure.tree)
    }
  }
}

extension Structure {
  /// Whether tracks alone tell lengths, so that what relations ask of items in them is all that these change.
  fileprivate var leavesLengthsToTracks: Bool {
    fixedContainerAxes.isEmpty && fractions.isEmpty && !linesUp && !dependsOnSpace && !hasOwnTracks
  }
}
