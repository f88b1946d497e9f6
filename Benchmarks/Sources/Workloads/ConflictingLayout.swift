import ConstraintLayout

/// A workload that cannot be placed: what is timed is to find that out, and the conflict.
protocol ConflictingLayout: Workload {}

extension ConflictingLayout {
  /// A conflict carries no effort, so it is counted itself, and what the solver was given.
  public static var counts: [Count] { Count.conflicts }

  /// Describes the layout and finds its conflict.
  public func run(on engine: LayoutEngine) throws -> Outcome {
    .conflict(try conflict(on: engine) { try $0.place(description(), in: proposal) })
  }

  /// Finds the conflict of the description.
  public func place(_ tree: LayoutTree, on engine: LayoutEngine) throws -> Double {
    Outcome.conflict(try conflict(on: engine) { try $0.place(tree, in: proposal) }).sum
  }

  private func conflict(on engine: LayoutEngine, _ place: (LayoutEngine) throws -> Placement) throws -> Conflict {
    let solver = CountingSolver()
    do {
      _ = try place(LayoutEngine(solver: solver, options: engine.options))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return Conflict(members: error.conflict, programs: solver.programs)
    }
    throw NoConflict()
  }
}

/// A layout that is there for its conflict was placed.
struct NoConflict: Error {}
