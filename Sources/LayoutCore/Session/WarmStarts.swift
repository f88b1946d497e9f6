internal import LayoutGeometry
internal import LinearSolving

/// Where the programs of a layout ended, so that those of the changed layout start there.
struct WarmStarts {
  /// A container that is compiled by itself, along some axes.
  struct Program: Hashable {
    let root: Int
    let axes: [Axis]
  }

  private var starts: [Program: WarmStart] = [:]

  /// Solves a program from where it ended the last time.
  mutating func solve(
    _ compiled: Compiled, _ name: Program, on solver: LexicographicSolver
  ) throws -> LexicographicSolver.Outcome {
    try solver.solve(compiled.model, probing: compiled.probes, from: &starts[name, default: WarmStart()])
  }
}
