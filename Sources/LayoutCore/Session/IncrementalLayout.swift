internal import LayoutGeometry
internal import LinearModel

/// A layout that changes by and by: proposals and lengths of leaves are taken over in place.
///
/// What asks anything new of a program cannot be taken over; this is of no further use then.
struct IncrementalLayout {
  /// The layout as it was at first: only lengths of leaves are others now.
  private let structure: Structure
  private var horizontal: IncrementalAxis
  private var vertical: IncrementalAxis
  private let cells: CellTable
  private let children: ChildContainers
  /// The ambiguities along axes that a program told, and all notes.
  private let diagnosis: Diagnosis
  /// Whether something could stand out of its box.
  private let hasOverflows: Bool
  /// What the last edit took, or at first what placing the layout took.
  private var effort: Placement.Effort
  /// What an edit takes that is taken over in place: no program is asked, and what one told stays.
  private let effortOfEdits: Placement.Effort

  /// - Parameter placement: Where everything stands by these lengths.
  /// - Returns: `nil` where more than lengths depends on the proposal, heights on widths, or all places on one length.
  init?(_ lengths: EvaluatedLengths, _ placement: Placement) {
    let structure = lengths.structure
    // From right to left every place depends on the width of the root, so nothing stays where it was.
    // And what falls short does so by what all in it asks for, so an edit of any of it moves the rest; as what fills does.
    guard !structure.dependsOnSpace, !structure.keepsIdealLengths, !structure.linesUp, !structure.couplesAxes,
      !structure.coversCells, !structure.isRelated,
      structure.layoutDirection == .leftToRight, structure.hasOneDirection,
      lengths.canBeEdited
    else {
      return nil
    }
    let cells = CellTable(structure)
    func evaluated(_ axis: Axis) -> IncrementalAxis {
      IncrementalAxis(
        lengths[axis], asked: lengths.isDirect(axis) ? nil : lengths.solution?.lengths, structure, placement.rects)
    }
    horizontal = evaluated(.horizontal)
    vertical = evaluated(.vertical)
    children = ChildContainers(structure, cells)
    diagnosis = Diagnosis(
      ambiguities: placement.diagnosis.ambiguities.filter { !lengths.isDirect($0.axis) },
      notes: placement.diagnosis.notes
    )
    // An item in a track that its container describes itself may be given a length of its own.
    hasOverflows = lengths.hasOverflows || structure.hasOwnTracks
    effort = placement.effort
    var effortOfEdits = Placement.Effort()
    effortOfEdits.evaluatedNodes = lengths.directNodeCount
    self.effortOfEdits = effortOfEdits
    self.cells = cells
    self.structure = structure
  }

  /// Lengths of a leaf that were said anew.
  struct Resizing {
    let leaf: Int
    let axis: Axis
    let limits: LengthLimits
    /// What was said before.
    let old: LengthLimits

    /// What takes it back.
    var reversed: Resizing { Resizing(leaf: leaf, axis: axis, limits: old, old: limits) }
  }

  /// Takes over a proposal and lengths of leaves.
  ///
  /// - Parameters:
  ///   - resizings: The leaves whose lengths are others.
  ///   - tree: The description as it is now.
  ///   - proposal: What is offered now.
  ///   - frames: Where everything stands.
  /// - Returns: Whether that was all; if not, the frames are as they were.
  mutating func apply(
    _ resizings: [Resizing], in tree: LayoutTree, _ proposal: ProposedSize, _ frames: inout FrameTable
  ) -> Bool {
    guard asksForTheSame(proposal) else { return false }
    for resizing in resizings {
      guard let place = cells.place(of: resizing.leaf) else { return false }
      let isDirect =
        resizing.axis == .horizontal
        ? horizontal.resize(place, from: resizing.old, structure, tree, cells)
        : vertical.resize(place, from: resizing.old, structure, tree, cells)
      guard isDirect else { return false }
    }
    guard horizontal.share(proposal.width, structure, children, cells),
      vertical.share(proposal.height, structure, children, cells)
    else { return false }
    frames.edit { writer in
      horizontal.arrange(structure, writer)
      vertical.arrange(structure, writer)
    }
    effort = effortOfEdits
    return true
  }

  /// Whether a proposal asks everything for the same lengths as the last one.
  private func asksForTheSame(_ proposal: ProposedSize) -> Bool {
    let old = (horizontal.lengths.demands.proposed, vertical.lengths.demands.proposed)
    return old.0.asksForTheSame(as: proposal.width) && old.1.asksForTheSame(as: proposal.height)
  }

  /// The placement of the description as it is now, with the frames of this layout.
  ///
  /// O(number of tracks and containers).
  func placement(of tree: LayoutTree, _ frames: FrameTable) -> Placement {
    let tracks = tracks
    var firstColumn = 0
    var containers: [Placement.Container] = []
    containers.reserveCapacity(structure.containers.count)
    for container in structure.containers {
      let own = ContainerTracks(
        all: tracks, firstColumn: firstColumn, columnCount: container.columnCount, rowCount: container.rowCount)
      firstColumn = own.rows.upperBound
      guard let node = container.node else { continue }
      containers.append(
        .init(
          in: tree, rect: frames.rects[node], own, isGrid: container.isGrid, depth: container.depth, node: node)
      )
    }
    // Along axes that a program told, nothing new was asked, so what was open is still.
    let report = AmbiguityReport(structure: structure)
    let (widths, heights) = (horizontal.lengths, vertical.lengths)
    let open =
      report.ambiguities(widths.open(in: structure), widths)
      + diagnosis.ambiguities + report.ambiguities(heights.open(in: structure), heights)
    let proposal = ProposedSize(width: widths.demands.proposed, height: heights.demands.proposed)
    let overflows =
      hasOverflows
      ? OverflowFinder(structure, rects: frames.rects, containers: containers, size: size, proposal).overflows : []
    return Placement(
      size: size, diagnosis: Diagnosis(ambiguities: open, overflows: overflows, notes: diagnosis.notes),
      containers: containers, tree: tree, rects: frames.rects, effort: effort)
  }

  /// The tracks of all containers, as a placement has them: columns and then rows of each.
  private var tracks: [Placement.Track] {
    var tracks: [Placement.Track] = []
    tracks.reserveCapacity(structure.trackCount(.horizontal) + structure.trackCount(.vertical))
    for container in structure.containers.indices {
      horizontal.append(tracksOf: container, in: structure, to: &tracks)
      vertical.append(tracksOf: container, in: structure, to: &tracks)
    }
    return tracks
  }

  /// The size of the root.
  var size: Size {
    Size(width: horizontal.lengths.length(of: 0), height: vertical.lengths.length(of: 0))
  }
}

extension IncrementalAxis {
  /// Appends the tracks of a container, as a placement has them.
  fileprivate func append(tracksOf container: Int, in structure: Structure, to tracks: inout [Placement.Track]) {
    for track in lengths.tracks(of: container, in: structure) {
      tracks.append(.init(position: starts[track], length: lengths[track]))
    }
  }
}

extension Optional<Double> {
  /// Whether two proposals ask everything in a layout for the same lengths: 0 asks for minimums, infinity for maximums.
  fileprivate func asksForTheSame(as other: Double?) -> Bool {
    (self == 0) == (other == 0) && (self == .infinity) == (other == .infinity)
  }
}
