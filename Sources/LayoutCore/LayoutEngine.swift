public import LayoutGeometry
public import LinearModel
internal import LinearSolving

/// Turns layouts into rectangles, and says what was open, what contradicts itself and why.
///
/// An engine is a value without state: one can serve any number of threads at once.
public struct LayoutEngine: Sendable {
  /// How layouts are placed.
  public struct Options: Hashable, Sendable {
    /// What happens when a layout does not fit its container, unless it says so itself.
    public var overflow = OverflowHandling.error
    /// Which way layouts read along x.
    ///
    /// From right to left everything is mirrored in the root's width: what is leading stands at the right, and column 0 is
    /// the rightmost. Offsets move to the right as ever, and constraints on `left` and `right` are about the edges that
    /// are drawn there.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The gap of containers that name none, in points.
    public var defaultSpacing = 8.0
    /// How large a layout may be.
    public var limits = Limits()
    /// Whether ambiguities and conflicts come with fixes that were tried, at the price of some more solves.
    public var triesFixes = true
    /// Whether programs are reduced before the solver sees them; what needs no program is evaluated without one either way.
    ///
    /// The answers are the same without; that is slower, and there to be compared with.
    public var presolve = Presolve.on
    /// Whether what needs no program is evaluated without one.
    ///
    /// Otherwise everything is compiled: what direct evaluation is compared with.
    package var evaluatesDirectly = true

    /// Creates the default options.
    public init() {}
  }

  /// How layouts are placed.
  public var options: Options
  let solver: any LinearSolver

  /// Creates an engine on a solver.
  public init(solver: any LinearSolver, options: Options = Options()) {
    self.solver = solver
    self.options = options
  }
}

extension LayoutEngine.Options {
  /// Has the solver get the whole program of everything, which is the reference that all answers are compared with.
  package mutating func useWholeProgram() { (presolve, evaluatesDirectly) = (.off, false) }

  /// The same, for the benchmarks, which are a package of their own.
  @_spi(Reference) public var withWholeProgram: Self {
    var copy = self
    copy.useWholeProgram()
    return copy
  }

  /// Checks the one length among the options.
  func validate() throws {
    guard !(abs(defaultSpacing) <= limits.length) || defaultSpacing.isInfinite else { return }
    throw LayoutError(
      defaultSpacing.isFinite ? .limitExceeded : .nonFinite,
      "The default spacing is \(defaultSpacing). Give a finite length up to \(lengthText(limits.length)).",
      place: "options.defaultSpacing")
  }
}
