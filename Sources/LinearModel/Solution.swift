/// The answer to a ``Model``: the one point that its tiers and its tie-break leave.
public struct Solution: Hashable, Sendable {
  /// The values of the variables, by index.
  public let values: [Double]
  /// What was found out about each expression that was probed, in the order in which they were given.
  public let probes: [Probe]
  /// How much work the answer took.
  public let effort: Effort

  /// Statements that say the same up to rounding, and were taken to mean the same.
  public let nearDuplicates: [NearDuplicate]

  /// Creates a solution.
  public init(values: [Double], probes: [Probe], effort: Effort, nearDuplicates: [NearDuplicate] = []) {
    self.values = values
    self.probes = probes
    self.effort = effort
    self.nearDuplicates = nearDuplicates
  }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// The value of an expression.
  public subscript(expression: LinearExpression) -> Double { expression.evaluated { values[$0.index] } }

  /// The values that an expression could take while every tier down to ``Priority/align`` stays as good as it is.
  public struct Probe: Hashable, Sendable {
    /// The least value; minus infinity where there is none.
    public let lower: Double
    /// The greatest value; infinity where there is none.
    public let upper: Double
    /// The priority of the tier that left one value, or `nil` when only one was left before any tie-break.
    public let decidedBy: Priority?

    /// Creates a probe's result.
    public init(lower: Double, upper: Double, decidedBy: Priority?) {
      self.lower = lower
      self.upper = upper
      self.decidedBy = decidedBy
    }
  }

  /// Two required statements that differ by less than numbers are usually written with.
  public struct NearDuplicate: Hashable, Sendable {
    /// The statement that was followed.
    public let first: Statement
    /// The statement that was taken to mean the same.
    public let second: Statement
    /// How far their numbers are apart, as a part of the larger.
    public let difference: Double

    /// Creates a pair of statements.
    public init(first: Statement, second: Statement, difference: Double) {
      self.first = first
      self.second = second
      self.difference = difference
    }
  }

  /// Counts of work that depend on the input only, not on the machine.
  public struct Effort: Hashable, Sendable {
    /// Programs that reached the solver: what reduction left, in parts that have nothing to do with each other.
    public var programs = 0
    /// Rows of the programs that reached the solver.
    public var rows = 0
    /// Columns of the programs that reached the solver.
    public var columns = 0
    /// Coefficients of the programs that reached the solver.
    public var nonzeros = 0
    /// How often the solver was asked.
    public var solves = 0
    /// How many simplex iterations it took.
    public var iterations = 0

    /// Creates counts of zero.
    public init() {}

    /// Adds other counts to these.
    public static func += (left: inout Effort, right: Effort) {
      left.programs += right.programs
      left.rows += right.rows
      left.columns += right.columns
      left.nonzeros += right.nonzeros
      left.solves += right.solves
      left.iterations += right.iterations
    }
  }
}
