/// Why an expression has its value: a sum of what was said, exact to rounding.
///
/// Each part is a fact that holds in the answer, times a coefficient; the contributions add up to the value. Layouts are
/// often held in place by more facts than are needed, so this is *a sufficient* explanation, not the only one.
public struct Explanation: Hashable, Sendable {
  /// A fact, how often it counts, and what it adds.
  public struct Part: Hashable, Sendable {
    /// Where the fact comes from.
    public let source: Source
    /// What the value changes by when the fact's amount changes by 1, for as long as the same facts hold.
    public let coefficient: Double
    /// What the fact adds to the value, in points.
    public let contribution: Double

    /// Creates a part.
    public init(source: Source, coefficient: Double, contribution: Double) {
      self.source = source
      self.coefficient = coefficient
      self.contribution = contribution
    }
  }

  /// Where a fact comes from.
  public enum Source: Hashable, Comparable, Sendable {
    /// A constraint that was said, and holds without room to spare.
    case statement(Statement, Priority)
    /// A bound of a variable, or a constraint that holds by construction.
    case construction
    /// Members of a fair share stand at one level.
    case fairness(Priority)
    /// A goal of this priority has its best value.
    case goal(Priority)

    /// Statements come first, in their maker's order; then construction, fair shares and goals.
    public static func < (left: Source, right: Source) -> Bool { left.sortKey < right.sortKey }

    private var sortKey: (Int, Double, Double) {
      switch self {
      case .statement(let statement, let priority): (0, Double(statement.index), -priority.rawValue)
      case .construction: (1, 0, 0)
      case .fairness(let priority): (2, -priority.rawValue, 0)
      case .goal(let priority): (3, -priority.rawValue, 0)
      }
    }
  }

  /// The value that is explained.
  public let value: Double
  /// The parts, statements first; parts of one source are one.
  public let parts: [Part]
  /// The variables whose bounds or fair shares are among the parts.
  ///
  /// Where a tie-break decided one of them, it had a part in the value.
  public let variables: [Variable]

  /// Creates an explanation.
  public init(value: Double, parts: [Part], variables: [Variable]) {
    self.value = value
    self.parts = parts
    self.variables = variables
  }
}
