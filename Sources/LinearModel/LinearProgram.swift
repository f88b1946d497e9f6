/// The least and the greatest value that a row or a column may take.
public struct Bounds: Hashable, Sendable {
  /// The least value; minus infinity where there is none.
  public var lower: Double
  /// The greatest value; infinity where there is none.
  public var upper: Double

  /// Creates bounds from the least and the greatest value.
  public init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// No bounds at all.
  public static let free = Bounds(-.infinity, .infinity)

  /// Bounds that leave one value.
  public static func fixed(_ value: Double) -> Bounds { Bounds(value, value) }

  /// Whether one value is left.
  public var isFixed: Bool { lower == upper }
}

/// A plain linear program: what a ``LinearSolver`` is given.
///
/// Each row is the sum of its terms, kept between its bounds; each column is an unknown, kept between its own. The
/// objective is not part of it: it changes from tier to tier. The matrix is stored by rows, in three flat arrays.
public struct LinearProgram: Hashable, Sendable {
  /// The bounds of each column.
  public private(set) var columns: [Bounds] = []
  /// The bounds of each row.
  public private(set) var rows: [Bounds] = []
  /// Where the terms of each row start.
  public private(set) var rowStarts: [Int32] = []
  /// How many terms each row has.
  public private(set) var rowCounts: [Int32] = []
  /// The column of each term.
  public private(set) var termColumns: [Int32] = []
  /// The coefficient of each term; never 0.
  public private(set) var termCoefficients: [Double] = []

  /// Creates an empty program.
  public init() {}

  /// Adds a column and returns its index.
  @discardableResult
  public mutating func addColumn(_ bounds: Bounds) -> Int {
    columns.append(bounds)
    return columns.count - 1
  }

  /// Adds a row and returns its index.
  ///
  /// - Precondition: Each column occurs at most once, and exists.
  @discardableResult
  public mutating func addRow(_ terms: [Term], _ bounds: Bounds) -> Int {
    rowStarts.append(Int32(termColumns.count))
    rowCounts.append(Int32(terms.count))
    for term in terms { append(term) }
    rows.append(bounds)
    return rows.count - 1
  }

  /// Replaces the terms and the bounds of a row.
  ///
  /// O(number of terms of the row).
  ///
  /// - Precondition: There are no more terms than when the row was added.
  public mutating func setRow(_ row: Int, _ terms: [Term], _ bounds: Bounds) {
    let end = row + 1 < rows.count ? rowStarts[row + 1] : Int32(termColumns.count)
    precondition(terms.count <= end - rowStarts[row], "A row has room for the terms that it was added with.")
    for (offset, term) in terms.enumerated() {
      termColumns[Int(rowStarts[row]) + offset] = Int32(term.column)
      termCoefficients[Int(rowStarts[row]) + offset] = term.coefficient
    }
    rowCounts[row] = Int32(terms.count)
    rows[row] = bounds
  }

  /// Replaces the bounds of a column.
  public mutating func setColumn(_ column: Int, _ bounds: Bounds) { columns[column] = bounds }

  /// Replaces the bounds of a row.
  public mutating func setRowBounds(_ row: Int, _ bounds: Bounds) { rows[row] = bounds }

  /// Where the terms of a row stand in ``termColumns`` and ``termCoefficients``.
  public func termRange(ofRow row: Int) -> Range<Int> {
    Int(rowStarts[row])..<Int(rowStarts[row] + rowCounts[row])
  }

  /// How many terms all rows have together.
  ///
  /// O(number of rows).
  public var termCount: Int { rowCounts.reduce(0) { $0 + Int($1) } }

  /// The terms of a row.
  public func terms(ofRow row: Int) -> [Term] {
    termRange(ofRow: row).map { Term(Int(termColumns[$0]), termCoefficients[$0]) }
  }

  private mutating func append(_ term: Term) {
    precondition(columns.indices.contains(term.column), "A term names a column that exists.")
    termColumns.append(Int32(term.column))
    termCoefficients.append(term.coefficient)
  }

  /// A column and what it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// The column's index.
    public var column: Int
    /// What the column is multiplied by.
    public var coefficient: Double

    /// Creates a term.
    public init(_ column: Int, _ coefficient: Double) {
      self.column = column
      self.coefficient = coefficient
    }
  }
}
