internal import LayoutGeometry
internal import LinearSolving

/// What is kept of placing a layout, so that placing it again after a change takes less.
struct PlacementMemory {
  /// A container that is compiled by itself, along some axes.
  struct Program: Hashable {
    let root: Int
    let axes: [Axis]
  }

  /// Where the programs ended, so that those of the changed layout start there.
  private var starts: [Program: WarmStart] = [:]
  /// What measured items answered, by node and width.
  private(set) var measurements: MeasurementTable?

  /// Solves a program from where it ended the last time.
  mutating func solve(
    _ compiled: Compiled, _ name: Program, on solver: LexicographicSolver
  ) throws -> LexicographicSolver.Outcome {
    try solver.solve(compiled.model, probing: compiled.probes, from: &starts[name, default: WarmStart()])
  }

  /// How many answers of measured items are kept.
  ///
  /// A window that is dragged asks for one more of each text at every width; so many take some ten megabytes.
  private static let capacity = 100_000

  /// Keeps what measured items answered, unless it has become too much.
  mutating func keep(_ measurements: MeasurementTable) {
    self.measurements = measurements.count <= Self.capacity ? measurements : nil
  }

  /// Forgets what some items answered: they say something else now.
  mutating func forgetMeasurements(of nodes: [Int]) { measurements?.forget(nodes) }

  /// Forgets what measured items answered: their nodes have other numbers now.
  mutating func forgetMeasurements() { measurements = nil }
}
