internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of a layout in which nothing ties the axes to each other.
///
/// Each axis is told in closed form if it can be. Only the other one is compiled and solved, so that a grid whose columns
/// are pushed apart by spans pays nothing for its rows.
struct PlainLengths {
  let structure: Structure
  let horizontal: AxisLengths
  let vertical: AxisLengths
  /// How the axes were solved that could not be told; `nil` where there are none.
  let solution: LayoutSolution?

  /// - Parameter solve: Solves some axes, one of them at least.
  init(
    _ structure: Structure, _ proposal: ProposedSize, solve: ([Axis]) throws -> LayoutSolution
  ) rethrows {
    self.structure = structure
    let told = (
      horizontal: ClosedFormLengths(structure, .horizontal, proposed: proposal.width),
      vertical: ClosedFormLengths(structure, .vertical, proposed: proposal.height)
    )
    let open = (told.horizontal == nil ? [Axis.horizontal] : []) + (told.vertical == nil ? [.vertical] : [])
    let solution = open.isEmpty ? nil : try solve(open)
    self.solution = solution
    let none = AxisSolution(containerCount: 0)
    horizontal = told.horizontal.map { .told($0) } ?? .solved(solution?.horizontal ?? none)
    vertical = told.vertical.map { .told($0) } ?? .solved(solution?.vertical ?? none)
  }

  subscript(axis: Axis) -> AxisLengths { axis == .horizontal ? horizontal : vertical }

  /// What was open along an axis.
  func open(_ axis: Axis) -> [AxisSolution.OpenTrack] {
    guard case .solved(let solution) = self[axis] else { return [] }
    return solution.open
  }

  // MARK: Placing

  var placement: Placement {
    let arrangement = PlainArrangement(structure, horizontal, vertical)
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
    Axis.allCases.flatMap { axis -> [Ambiguity] in
      guard case .solved(let solution) = self[axis] else { return [] }
      return AmbiguityReport(structure: structure).ambiguities(axis, solution)
    }
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
