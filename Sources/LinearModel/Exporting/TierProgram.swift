/// One of the linear programs by which a model is solved: what is decided so far, and what is minimised next.
///
/// All of them are about the same columns: the model's variables, how far preferences are missed, and levels of sharing.
public struct TierProgram: Sendable {
  /// The priority whose preferences it decides.
  ///
  /// ``Priority/required`` for the first one, which asks whether there is an answer; 0 for what no tier decides.
  public let priority: Priority
  /// The program in points; what is decided already stands in its bounds.
  public let program: NamedProgram
  /// What each column stands for: the name of a variable of the model, `missed.` or `level.` with a number, by its index.
  public let columnNames: [String]
  /// The least value of its objective, in points.
  public let optimum: Double
  /// The statements that each row comes from, by its index; `nil` for what holds by construction.
  public let statements: [Statement?]
  /// The statements that gave a column its bounds before anything was decided, by its index.
  public let boundStatements: [[Statement]]
  /// The statements by which a column of the objective costs something itself, by the column's index.
  public let costStatements: [Int: [Statement]]

  package init(
    priority: Priority, program: NamedProgram, columnNames: [String], optimum: Double, statements: [Statement?],
    boundStatements: [[Statement]], costStatements: [Int: [Statement]]
  ) {
    self.priority = priority
    self.program = program
    self.columnNames = columnNames
    self.optimum = optimum
    self.statements = statements
    self.boundStatements = boundStatements
    self.costStatements = costStatements
  }
}
