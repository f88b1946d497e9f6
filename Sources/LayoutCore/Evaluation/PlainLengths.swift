internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of a layout in which nothing ties the axes to each other.
///
/// Each axis is told in closed form if it can be. Only the other one is compiled and solved, so that a grid whose columns
/// are pushed apart by spans pays nothing for its rows.
struct PlainLengths {
  let structure: Structure
  let horizontal: ClosedFormLengths
  let vertical: ClosedFormLengths
  /// The axes along which lengths are told in closed form.
  private let toldAxes: Axis.Set
  private let solved: Solved

  /// How the axes were solved that could not be told.
  ///
  /// In a box, since most layouts have none and a solution is long.
  private enum Solved {
    case none
    indirect case axes(LayoutSolution)
  }

  /// How the axes were solved that could not be told; `nil` where there are none.
  var solution: LayoutSolution? { if case .axes(let solution) = solved { solution } else { nil } }

  /// - Parameter solve: Solves some axes, one of them at least.
  init(
    _ structure: Structure, _ proposal: ProposedSize, solve: ([Axis]) throws -> LayoutSolution
  ) rethrows {
    self.structure = structure
    let toldWidths = ClosedFormLengths(structure, .horizontal, proposed: proposal.width)
    let toldHeights = ClosedFormLengths(structure, .vertical, proposed: proposal.height)
    if let toldWidths, let toldHeights {
      (horizontal, vertical) = (toldWidths, toldHeights)
      toldAxes = [.horizontal, .vertical]
      solved = .none
      return
    }
    let solution = try solve((toldWidths == nil ? [.horizontal] : []) + (toldHeights == nil ? [.vertical] : []))
    horizontal =
      toldWidths ?? ClosedFormLengths(solution.horizontal, structure, .horizontal, proposed: proposal.width)
    vertical = toldHeights ?? ClosedFormLengths(solution.vertical, structure, .vertical, proposed: proposal.height)
    toldAxes = toldWidths != nil ? .horizontal : toldHeights != nil ? .vertical : []
    solved = .axes(solution)
  }

  /// The lengths along an axis.
  subscript(axis: Axis) -> ClosedFormLengths { axis == .horizontal ? horizontal : vertical }

  /// Whether the lengths along an axis are told in closed form.
  func isTold(_ axis: Axis) -> Bool { toldAxes.contains(Axis.Set(axis)) }

  /// Whether lengths follow an edit of what is in a container without a look at all else in it.
  var canBeEdited: Bool { horizontal.canBeEdited && vertical.canBeEdited }

  /// What was open along an axis.
  func open(_ axis: Axis) -> [AxisSolution.OpenTrack] {
    isTold(axis) ? self[axis].needs.open : solution?[axis].open ?? []
  }

  // MARK: Placing

  var placement: Placement {
    let arrangement = Arrangement(self)
    return Placement(
      size: arrangement.size, diagnosis: diagnosis(of: arrangement), containers: arrangement.containers,
      tree: structure.tree, rects: arrangement.rects, isPlaced: PlacedNodes(arrangement.isPlaced), effort: effort,
      layoutDirection: structure.layoutDirection)
  }

  /// What the lengths took.
  private var effort: Placement.Effort {
    var effort = solution?.effort ?? .init()
    effort.evaluatedNodes += toldNodeCount
    return effort
  }

  /// How many nodes have their lengths told in closed form, counted along each axis.
  var toldNodeCount: Int {
    let count = structure.tree.count
    return (isTold(.horizontal) ? count : 0) + (isTold(.vertical) ? count : 0)
  }

  private func diagnosis(of arrangement: Arrangement) -> Diagnosis {
    let open = (horizontal: open(.horizontal), vertical: open(.vertical))
    let overflows = hasOverflows ? arrangement.overflows(structure, in: proposal) : []
    let notes = structure.notes + (solution?.notes ?? [])
    guard !open.horizontal.isEmpty || !open.vertical.isEmpty else {
      return Diagnosis(overflows: overflows, notes: notes)
    }
    let report = AmbiguityReport(structure: structure)
    return Diagnosis(
      ambiguities: report.ambiguities(open.horizontal, horizontal) + report.ambiguities(open.vertical, vertical),
      overflows: overflows, notes: notes)
  }

  /// Whether something could stand out of its box: what is told in closed form has room.
  var hasOverflows: Bool { structure.overlaps || solution != nil }

  /// The size that was offered to the whole.
  var proposal: ProposedSize {
    ProposedSize(width: horizontal.needs.proposed, height: vertical.needs.proposed)
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
