internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of a layout in which nothing ties the axes to each other.
///
/// Each axis is told in closed form if it can be. Only the other one is compiled and solved, so that a grid whose columns
/// are pushed apart by spans pays nothing for its rows.
struct PlainLengths {
  let structure: Structure
  /// The lengths along each axis, where they are told in closed form.
  let horizontal: ClosedFormLengths?
  let vertical: ClosedFormLengths?
  /// How the axes were solved that could not be told; `nil` where there are none.
  let solution: LayoutSolution?

  /// - Parameter solve: Solves some axes, one of them at least.
  init(
    _ structure: Structure, _ proposal: ProposedSize, solve: ([Axis]) throws -> LayoutSolution
  ) rethrows {
    self.structure = structure
    horizontal = ClosedFormLengths(structure, .horizontal, proposed: proposal.width)
    vertical = ClosedFormLengths(structure, .vertical, proposed: proposal.height)
    let open = (horizontal == nil ? [Axis.horizontal] : []) + (vertical == nil ? [.vertical] : [])
    solution = open.isEmpty ? nil : try solve(open)
  }

  /// The lengths along an axis, where they are told in closed form.
  func told(_ axis: Axis) -> ClosedFormLengths? { axis == .horizontal ? horizontal : vertical }

  /// How an axis was solved; `nil` where it was told.
  func solved(_ axis: Axis) -> AxisSolution? { told(axis) == nil ? solution?[axis] : nil }

  /// What was open along an axis.
  func open(_ axis: Axis) -> [AxisSolution.OpenTrack] { solved(axis)?.open ?? [] }

  /// All lengths along an axis.
  private func lengths(_ axis: Axis) -> AxisLengths {
    if let told = told(axis) { return AxisLengths(told) }
    return AxisLengths(solved(axis) ?? AxisSolution(containerCount: 0))
  }

  // MARK: Placing

  var placement: Placement {
    let arrangement = PlainArrangement(structure, lengths(.horizontal), lengths(.vertical))
    var (rects, isPlaced) = arrangement.blankPlaces
    let containers = arrangement.arrange(into: &rects, &isPlaced)
    return Placement(
      size: arrangement.size,
      diagnosis: Diagnosis(ambiguities: ambiguities, notes: structure.notes + (solution?.notes ?? [])),
      containers: containers, tree: structure.tree, rects: rects, isPlaced: PlacedNodes(isPlaced),
      effort: solution?.effort ?? .init(),
      layoutDirection: structure.layoutDirection)
  }

  private var ambiguities: [Ambiguity] {
    guard solution != nil else { return [] }
    let report = AmbiguityReport(structure: structure)
    return Axis.allCases.flatMap { axis in solved(axis).map { report.ambiguities(axis, $0) } ?? [] }
  }
}
extension Structure {
  /// Whether a container stands in another one, however deep.
  func holds(_ inner: Int, in outer: Int) -> Bool {
    guard let node = containers[inner].node else { return false }
    guard let around = containers[outer].node else { return true }
    return around < node && node < tree.nodes[around].end
  }
}
