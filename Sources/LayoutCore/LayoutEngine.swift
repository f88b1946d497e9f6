public import LayoutGeometry
public import LinearModel

/// Turns layouts into rectangles, and says what was open, what contradicts itself and why.
public struct LayoutEngine: Sendable {
  /// How layouts are placed.
  public struct Options: Hashable, Sendable {
    /// What happens when a layout does not fit its container.
    public enum Overflow: String, Hashable, Sendable {
      /// Placing throws, with the statements that contradict each other.
      case error
      /// The layout grows beyond the container, as little as it can.
      case visible
    }

    /// What happens when a layout does not fit its container.
    public var overflow = Overflow.error
    /// The gap of containers that name none, in points.
    public var defaultSpacing = 8.0
    /// How large a layout may be.
    public var limits = Limits()
    /// Whether ambiguities come with fixes that were tried, at the price of some more solves.
    public var triesFixes = true

    /// Creates the default options.
    public init() {}
  }

  /// How layouts are placed.
  public var options: Options
  private let solver: any LinearSolver

  /// Creates an engine on a solver.
  public init(solver: any LinearSolver, options: Options = Options()) {
    self.solver = solver
    self.options = options
  }

  /// Places a layout.
  ///
  /// - Parameters:
  ///   - layout: What to place.
  ///   - proposal: The size that is offered; see ``ProposedSize``.
  /// - Returns: Where everything stands.
  /// - Throws: A ``LayoutError``: `unsatisfiable` with a minimal conflict, `invalidLayout` or `nonFinite` with the place,
  ///   `limitExceeded`, or `solverFailed`.
  public func place(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> Placement {
    throw LayoutError(.solverFailed, "not yet")
  }

  /// Says whether a layout has one answer, several, or none.
  ///
  /// - Throws: As ``place(_:in:)``, except that a contradiction is part of the diagnosis.
  public func diagnose(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> Diagnosis {
    throw LayoutError(.solverFailed, "not yet")
  }
}
