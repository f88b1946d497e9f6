/// Whether a model is reduced before a solver of linear programs sees it.
public enum Presolve: Hashable, Sendable {
  /// The solver gets only what structure does not decide.
  case on
  /// The solver gets the whole model.
  ///
  /// The answers are the same; this is the reference that they are compared with.
  case off
}
