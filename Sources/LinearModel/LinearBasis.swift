/// Where all columns and rows of a program stand at a vertex: what follows from what.
///
/// A basis has no numbers in it, so it fits any program of the same shape: a solve that starts from the basis of a similar
/// program has little left to do.
public struct LinearBasis: Hashable, Sendable {
  /// The states of the columns.
  public let columns: [LinearResult.State]
  /// The states of the rows.
  public let rows: [LinearResult.State]

  /// The basis that a solve ended with.
  public init(_ result: LinearResult) {
    columns = result.columns.states
    rows = result.rows.states
  }

  /// Whether a program has so many columns and rows.
  public func fits(_ program: LinearProgram) -> Bool {
    columns.count == program.columns.count && rows.count == program.rows.count
  }
}
