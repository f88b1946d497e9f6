internal import LinearModel

/// A solve as it happened, in the solver's scale.
struct SolveRecord {
  let priority: Priority
  let program: LinearProgram
  let objective: [LinearProgram.Term]
  let optimum: Double
}
