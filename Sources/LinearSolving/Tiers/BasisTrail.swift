internal import LinearModel

/// The bases with which the solves of a run ended, in order.
///
/// A run on the same rows with other numbers asks for the same objectives in the same order, mostly. So each of its solves
/// starts where the one before it ended in the last run; where the objectives part, the trail is lost.
struct BasisTrail: Hashable, Sendable {
  private struct Step: Hashable {
    let objective: [LinearProgram.Term]
    let basis: LinearBasis
  }

  /// How many states are kept in all.
  ///
  /// A run takes about as many solves as it has rows, so those of large programs come to the square of that; a megabyte is
  /// as much as a thousand solves of a thousand rows and columns take.
  private static let capacity = 1 << 20

  private let old: [Step]
  private var steps: [Step] = []
  private var isLost = false
  private var size = 0

  /// - Parameter last: The trail of the last run, if there was one.
  init(after last: BasisTrail? = nil) { old = last?.steps ?? [] }

  /// The basis to start the next solve from, if there is one.
  mutating func basis(minimizing objective: [LinearProgram.Term], over program: LinearProgram) -> LinearBasis? {
    guard !isLost, steps.count < old.count, old[steps.count].objective == objective,
      old[steps.count].basis.fits(program)
    else {
      isLost = true
      return nil
    }
    return old[steps.count].basis
  }

  /// Keeps the basis that a solve ended with.
  mutating func record(_ result: LinearResult, minimizing objective: [LinearProgram.Term]) {
    let basis = LinearBasis(result)
    size += basis.columns.count + basis.rows.count
    guard size <= Self.capacity else { return isLost = true }
    steps.append(Step(objective: objective, basis: basis))
  }

  /// The trail without the one before it.
  var kept: BasisTrail {
    var copy = BasisTrail()
    copy.steps = steps
    return copy
  }
}
