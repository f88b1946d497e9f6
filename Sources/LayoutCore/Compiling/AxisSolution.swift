internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of all tracks and containers along one axis, and what was open.
struct AxisSolution {
  /// A track that could have had another length.
  struct OpenTrack {
    let container: Int
    let track: Int
    let kind: Ambiguity.Kind
    let lower: Double
    let upper: Double
    let decidedBy: Priority
  }

  /// The lengths of the tracks of each container.
  private(set) var tracks: [[Double]]
  /// The length that each container takes in its cell.
  private(set) var boxes: [Double]
  private(set) var open: [OpenTrack] = []
  private(set) var effort = Solution.Effort()

  /// Solves the root, and then each container in an unsized cell, whose cell's length is known by then.
  init(
    _ structure: Structure, _ lengths: LengthTable, _ axis: Axis, offered: Double?,
    overflow: LayoutEngine.Options.Overflow, solver: LexicographicSolver
  ) throws {
    tracks = Array(repeating: [], count: structure.containers.count)
    boxes = Array(repeating: 0, count: structure.containers.count)
    try solve(
      structure, lengths, axis, root: 0, offered: offered, overflow: overflow, solver)
    // Containers stand in document order, so the cell around each one is solved before it.
    for container in structure.containers.indices {
      for cell in structure.cells(of: container) where !cell.isSized(axis) {
        guard let child = structure.childContainer(cell) else { continue }
        let space = length(of: cell.tracks(axis), of: container, in: structure, axis)
        // It fills what it gets; what does not fit stands out on both sides, as an unsized item does.
        try solve(
          structure, lengths, axis, root: child, offered: space, overflow: .visible, solver)
      }
    }
  }

  /// The length of neighbouring tracks and the gaps between them.
  private func length(
    of range: Range<Int>, of container: Int, in structure: Structure, _ axis: Axis
  ) -> Double {
    // Tracks of a length of 0 and gaps below 0 may come to less than nothing.
    max(0, tracks[container][range].reduce(0, +) + structure.containers[container].gaps(in: range, axis))
  }

  private mutating func solve(
    _ structure: Structure, _ lengths: LengthTable, _ axis: Axis, root: Int, offered: Double?,
    overflow: LayoutEngine.Options.Overflow, _ solver: LexicographicSolver
  ) throws {
    func compiler(folds: Bool) -> AxisCompiler {
      AxisCompiler(structure, lengths, axis, root: root, offered: offered, overflow: overflow, folds: folds)
    }
    if try attempt(compiler(folds: true), solver) == nil { return }
    // Only without folding does every item have a statement of its own that a conflict can name.
    let detailed = compiler(folds: false)
    guard let statements = try attempt(detailed, solver) else { return }
    throw LayoutError.unsatisfiable(statements.map { detailed.statements[$0.index].words(in: structure) })
  }

  /// Solves a model and takes its answer, or returns the conflict.
  private mutating func attempt(_ compiler: AxisCompiler, _ solver: LexicographicSolver) throws -> [Statement]? {
    switch try solver.solve(compiler.model, probing: compiler.probes.map(\.expression)) {
    case .solved(let solution):
      take(solution, of: compiler)
      return nil
    case .infeasible(let statements): return statements
    }
  }

  private mutating func take(_ solution: Solution, of compiler: AxisCompiler) {
    effort += solution.effort
    for (container, variables) in compiler.variables {
      let values = variables.unknowns.needs.indices.map { max(0, solution[variables.unknown($0)]) }
      tracks[container] = zip(variables.unknowns.ofTrack, variables.unknowns.constants).map { unknown, constant in
        unknown < 0 ? constant : values[unknown]
      }
      boxes[container] = max(0, solution[variables.box])
    }
    for (probe, result) in zip(compiler.probes, solution.probes) {
      guard let priority = result.decidedBy, let variables = compiler.variables[probe.container] else { continue }
      // A probe that leaves out its content's length counts from where the content stands.
      let offset = solution[variables.track(probe.track)] - solution[probe.expression]
      open.append(
        .init(
          container: probe.container, track: probe.track, kind: probe.kind, lower: max(0, result.lower + offset),
          upper: result.upper + offset, decidedBy: priority))
    }
  }
}

extension LayoutError {
  /// The error for statements that contradict each other.
  static func unsatisfiable(_ conflict: [ConflictMember]) -> LayoutError {
    let statements = conflict.map { "  - \($0.statement)" }.joined(separator: "\n")
    return LayoutError(
      .unsatisfiable,
      "These statements contradict each other; take one of them back, or change it:\n\(statements)", conflict: conflict)
  }
}
