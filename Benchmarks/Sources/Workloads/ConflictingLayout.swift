import ConstraintLayout

/// A workload that cannot be placed: what is timed is to find that out, and the conflict.
protocol ConflictingLayout: Workload {}

extension ConflictingLayout {
  /// A conflict carries no effort, so it is counted itself.
  public static var counts: [Count] { Count.conflicts }

  /// Describes the layout and finds its conflict.
  public func run(on engine: LayoutEngine) throws -> Outcome {
    .conflict(try conflict { try engine.place(description(), in: proposal) })
  }

  /// Finds the conflict of the description.
  public func place(_ tree: LayoutTree, on engine: LayoutEngine) throws -> Double {
    Outcome.conflict(try conflict { try engine.place(tree, in: proposal) }).sum
  }

  private func conflict(_ place: () throws -> Placement) throws -> LayoutError {
    do {
      _ = try place()
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return error
    }
    throw NoConflict()
  }
}

/// A layout that is there for its conflict was placed.
struct NoConflict: Error {}
