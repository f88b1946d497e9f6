internal import LayoutGeometry

/// A layout that is told in closed form and changes by and by: proposals and lengths of leaves are taken over in place.
///
/// What cannot be told in closed form any more is left to the program; this is of no further use then.
struct EvaluatedLayout {
  private(set) var structure: Structure
  private var horizontal: EvaluatedAxis
  private var vertical: EvaluatedAxis
  private let cells: CellTable
  private let children: ChildContainers

  /// - Returns: `nil` where a linear program has to tell, or where more than lengths depends on the proposal.
  init?(_ structure: Structure, _ proposal: ProposedSize, rects: inout [Rect]) {
    // From right to left every place depends on the width of the root, so nothing stays where it was.
    guard !structure.needsProgram, structure.tree.relations.isEmpty, !structure.tree.dependsOnSpace,
      structure.layoutDirection == .leftToRight,
      let horizontal = ClosedFormLengths(structure, .horizontal, proposed: proposal.width),
      let vertical = ClosedFormLengths(structure, .vertical, proposed: proposal.height)
    else { return nil }
    let arrangement = PlainArrangement(structure, .told(horizontal), .told(vertical))
    var isPlaced: [Bool]?
    (rects, isPlaced) = arrangement.blankPlaces
    _ = arrangement.arrange(into: &rects, &isPlaced)
    cells = CellTable(structure)
    children = ChildContainers(structure, cells)
    self.horizontal = EvaluatedAxis(horizontal, structure, rects)
    self.vertical = EvaluatedAxis(vertical, structure, rects)
    self.structure = structure
  }

  /// Lengths of a leaf that were said anew.
  struct Resizing {
    let leaf: Int
    let axis: Axis
    let limits: LengthLimits
  }

  /// Takes over a proposal and lengths of leaves.
  ///
  /// The lengths are taken over in any case.
  ///
  /// - Returns: Whether the layout can still be told in closed form; if not, the frames are as they were.
  mutating func apply(_ resizings: [Resizing], _ proposal: ProposedSize, _ frames: inout FrameTable) -> Bool {
    for resizing in resizings { structure.setLimits(of: resizing.leaf, resizing.axis, resizing.limits) }
    guard asksForTheSame(proposal) else { return false }
    for resizing in resizings {
      guard let place = cells.place(of: resizing.leaf) else { return false }
      let isTold =
        resizing.axis == .horizontal
        ? horizontal.resize(place, structure, cells) : vertical.resize(place, structure, cells)
      guard isTold else { return false }
    }
    guard horizontal.share(proposal.width, structure, children, cells),
      vertical.share(proposal.height, structure, children, cells)
    else { return false }
    frames.edit { writer in
      horizontal.arrange(structure, writer)
      vertical.arrange(structure, writer)
    }
    return true
  }

  /// Whether a proposal asks everything for the same lengths as the last one.
  private func asksForTheSame(_ proposal: ProposedSize) -> Bool {
    let old = (horizontal.lengths.needs.proposed, vertical.lengths.needs.proposed)
    return old.0.asksForTheSame(as: proposal.width) && old.1.asksForTheSame(as: proposal.height)
  }

  /// The placement with the frames of this layout.
  ///
  /// O(number of tracks and containers).
  func placement(_ frames: FrameTable) -> Placement {
    var containers: [Placement.Container] = []
    containers.reserveCapacity(structure.containers.count)
    for (index, container) in structure.containers.enumerated() {
      guard let node = container.node else { continue }
      containers.append(
        .init(
          in: structure.tree, rect: frames.rects[node], columns: horizontal.tracks(of: index),
          rows: vertical.tracks(of: index), isGrid: container.isGrid, depth: container.depth, node: node))
    }
    return Placement(
      size: size, diagnosis: Diagnosis(notes: structure.notes), containers: containers, tree: structure.tree,
      rects: frames.rects)
  }

  /// The size of the root.
  var size: Size {
    Size(width: horizontal.lengths.boxes.first ?? 0, height: vertical.lengths.boxes.first ?? 0)
  }
}

extension EvaluatedAxis {
  /// The tracks of a container, as a placement has them.
  fileprivate func tracks(of container: Int) -> [Placement.Track] {
    lengths.tracks(of: container).map { .init(position: starts[$0], length: lengths.lengths[$0]) }
  }
}

extension Optional<Double> {
  /// Whether two proposals ask everything in a layout for the same lengths: 0 asks for minimums, infinity for maximums.
  fileprivate func asksForTheSame(as other: Double?) -> Bool {
    (self == 0) == (other == 0) && (self == .infinity) == (other == .infinity)
  }
}
