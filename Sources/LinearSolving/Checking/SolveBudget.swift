internal import LinearModel
internal import Synchronization

/// What is left of the limits for one answer, shared by all the solves that it takes.
///
/// Time runs from its creation.
public final class SolveBudget: Sendable {
  /// How many iterations a solver makes before it is asked whether to go on.
  ///
  /// On programs of two thousand rows so many take a tenth of a second at most, so a cancelled task ends about as soon as a
  /// person could tell. Going on costs a solver about one factorisation, which it makes as often by itself.
  private static let iterationsAtATime = 100

  private let limits: SolveLimits
  private let deadline: ContinuousClock.Instant?
  private let spent = Atomic(0)

  /// Creates a budget of which nothing is spent.
  public init(_ limits: SolveLimits = SolveLimits()) {
    self.limits = limits
    deadline = limits.duration.map { ContinuousClock.now + $0 }
  }

  /// Checks that work may go on.
  ///
  /// - Throws: `CancellationError` in a task that was cancelled; a ``LayoutError`` with code `limitExceeded` when time is up
  ///   or more iterations were made than the limit allows.
  public func check() throws {
    try Task.checkCancellation()
    if spent.load(ordering: .relaxed) > limits.iterations {
      throw LayoutError(
        .limitExceeded,
        "Placing takes more than \(limits.iterations) simplex iterations, which is the limit. Divide the layout, or raise "
          + "Limits.iterations.")
    }
    if let deadline, let duration = limits.duration, ContinuousClock.now >= deadline {
      throw LayoutError(
        .limitExceeded,
        "Placing takes longer than \(duration), which is the limit. Divide the layout, or raise Limits.duration.")
    }
  }

  /// How many iterations may be made before the next check.
  ///
  /// One more than the limit allows, so that an answer that takes just as many is not refused.
  var nextIterations: Int {
    let left = max(limits.iterations - spent.load(ordering: .relaxed), 0)
    return left < Self.iterationsAtATime ? left + 1 : Self.iterationsAtATime
  }

  /// Takes iterations off.
  func spend(_ iterations: Int) {
    spent.add(iterations, ordering: .relaxed)
  }
}
