/// A set of points that linear constraints leave, as a simplex dictionary of exact fractions, and the vertex it stands at.
///
/// Every quantity is either a column, which is 0 at the vertex, or a row: a constant and a multiple of each column. Free
/// quantities may have any sign; the slacks of constraints are 0 or more. Constraints come one by one, and each moves the
/// vertex until it holds. Bland's rule picks the pivots, so that no cycle is possible. Source: Chvátal, *Linear
/// Programming* (1983), chapters 2, 3 and 8.
struct ExactFace {
  private struct Row {
    let quantity: Int
    var constant: Rational
    var coefficients: [Rational]
  }

  private var isFree: [Bool] = []
  private var columns: [Int] = []
  private var rows: [Row] = []

  /// All points of a space with this many coordinates, which are the first quantities.
  init(dimension: Int) {
    for _ in 0..<dimension { _ = addQuantity() }
  }

  /// Adds a quantity that may have any value.
  mutating func addQuantity() -> Int {
    isFree.append(true)
    columns.append(isFree.count - 1)
    for index in rows.indices { rows[index].coefficients.append(.zero) }
    return isFree.count - 1
  }

  // MARK: Constraints

  /// Keeps the points at which a form is 0 or more.
  ///
  /// - Returns: Whether any is left. If not, the face is of no further use.
  mutating func requireNonnegative(_ form: ExactForm) throws -> Bool {
    let row = try addSlack(of: form)
    return try raise(row)
  }

  /// Keeps the points at which a form is 0.
  ///
  /// - Returns: Whether any is left. If not, the face is of no further use.
  mutating func requireZero(_ form: ExactForm) throws -> Bool {
    let isBelow = try !written(form).constant.isPositive
    let row = try addSlack(of: isBelow ? form : -form)
    let slack = rows[row].quantity
    if rows[row].constant.isZero {
      // A pivot at a row of value zero moves nothing.
      guard let column = rows[row].coefficients.firstIndex(where: { !$0.isZero }) else { return true }
      try pivot(row, column)
    } else {
      guard try raise(row) else { return false }
    }
    if let column = columns.firstIndex(of: slack) { removeColumns([column]) }
    return true
  }

  private mutating func addSlack(of form: ExactForm) throws -> Int {
    isFree.append(false)
    let (constant, coefficients) = try written(form)
    rows.append(Row(quantity: isFree.count - 1, constant: constant, coefficients: coefficients))
    return rows.count - 1
  }

  /// Moves the vertex until the value of a row is 0 or more; false where it cannot be.
  private mutating func raise(_ row: Int) throws -> Bool {
    while rows[row].constant.isNegative {
      guard let column = columnThatChanges(row, by: .rising) else { return false }
      let isUp = rows[row].coefficients[column].isPositive
      let needed = try -rows[row].constant / absolute(rows[row].coefficients[column])
      if let blocking = try rowThatBlocks(column, isUp: isUp, except: row), try blocking.step < needed {
        try pivot(blocking.row, column)
      } else {
        try pivot(row, column)
        return true
      }
    }
    return true
  }

  // MARK: Optima

  /// The least value of a form, or `nil` where it has none; the vertex moves to where it is.
  mutating func least(_ form: ExactForm) throws -> Rational? {
    try minimize(form, keepsOptimaOnly: false)
  }

  /// The greatest value of a form, or `nil` where it has none; the vertex moves to where it is.
  mutating func greatest(_ form: ExactForm) throws -> Rational? {
    try minimize(-form, keepsOptimaOnly: false).map { -$0 }
  }

  /// Keeps the points at which a form has its least value; all of them where it has none.
  mutating func keepLeast(_ form: ExactForm) throws {
    _ = try minimize(form, keepsOptimaOnly: true)
  }

  /// Keeps the points at which a form has its greatest value; all of them where it has none.
  mutating func keepGreatest(_ form: ExactForm) throws {
    try keepLeast(-form)
  }

  private mutating func minimize(_ form: ExactForm, keepsOptimaOnly: Bool) throws -> Rational? {
    let (constant, coefficients) = try written(form)
    isFree.append(true)
    rows.append(Row(quantity: isFree.count - 1, constant: constant, coefficients: coefficients))
    let objective = rows.count - 1
    defer {
      rows.removeLast()
      isFree.removeLast()
    }
    while let column = columnThatChanges(objective, by: .falling) {
      let isUp = rows[objective].coefficients[column].isNegative
      guard let blocking = try rowThatBlocks(column, isUp: isUp, except: objective) else { return nil }
      try pivot(blocking.row, column)
    }
    let value = rows[objective].constant
    // At an optimum the objective is its value plus non-negative multiples of the columns: it is optimal just where those
    // with a positive multiple are zero.
    if keepsOptimaOnly {
      removeColumns(columns.indices.filter { !rows[objective].coefficients[$0].isZero })
    }
    return value
  }

  // MARK: Pivots

  private enum Change { case rising, falling }

  /// The first column whose change makes a row rise or fall.
  private func columnThatChanges(_ row: Int, by change: Change) -> Int? {
    var found: Int?
    for column in columns.indices {
      let coefficient = rows[row].coefficients[column]
      guard !coefficient.isZero else { continue }
      // A free quantity leaves the columns for good, so taking these first keeps Bland's rule finite.
      if isFree[columns[column]] { return column }
      guard coefficient.isPositive == (change == .rising) else { continue }
      if let best = found, columns[best] < columns[column] { continue }
      found = column
    }
    return found
  }

  /// The first row that reaches zero when a column moves away from it, and how far the column moves until then.
  private func rowThatBlocks(_ column: Int, isUp: Bool, except excluded: Int) throws -> (row: Int, step: Rational)? {
    var found: (row: Int, step: Rational)?
    for row in rows.indices where row != excluded && !isFree[rows[row].quantity] {
      let coefficient = rows[row].coefficients[column]
      guard !coefficient.isZero, coefficient.isNegative == isUp else { continue }
      let step = try rows[row].constant / absolute(coefficient)
      if let best = found {
        if try best.step < step { continue }
        if best.step == step, rows[best.row].quantity < rows[row].quantity { continue }
      }
      found = (row, step)
    }
    return found
  }

  private func absolute(_ value: Rational) -> Rational { value.isNegative ? -value : value }

  /// Exchanges the quantities of a row and a column.
  private mutating func pivot(_ row: Int, _ column: Int) throws {
    let entering = columns[column]
    let inverse = try Rational.one / rows[row].coefficients[column]
    var solved = Row(quantity: entering, constant: .zero, coefficients: rows[row].coefficients)
    solved.constant = try -rows[row].constant * inverse
    for index in columns.indices { solved.coefficients[index] = try -rows[row].coefficients[index] * inverse }
    solved.coefficients[column] = inverse
    columns[column] = rows[row].quantity
    rows[row] = solved
    for other in rows.indices where other != row {
      let factor = rows[other].coefficients[column]
      guard !factor.isZero else { continue }
      rows[other].constant = try rows[other].constant + factor * solved.constant
      for index in columns.indices where index != column && !solved.coefficients[index].isZero {
        rows[other].coefficients[index] =
          try rows[other].coefficients[index] + factor * solved.coefficients[index]
      }
      rows[other].coefficients[column] = try factor * inverse
    }
  }

  /// Keeps the points at which these columns are zero.
  private mutating func removeColumns(_ removed: [Int]) {
    for column in removed.sorted(by: >) {
      columns.remove(at: column)
      for row in rows.indices { rows[row].coefficients.remove(at: column) }
    }
    // A slack that is the same everywhere holds everywhere.
    rows.removeAll { row in !isFree[row.quantity] && row.coefficients.allSatisfy(\.isZero) }
  }

  // MARK: Writing in terms of the columns

  private func written(_ form: ExactForm) throws -> (constant: Rational, coefficients: [Rational]) {
    var constant = form.constant
    var coefficients = Array(repeating: Rational.zero, count: columns.count)
    for term in form.terms where !term.coefficient.isZero {
      if let column = columns.firstIndex(of: term.quantity) {
        coefficients[column] = try coefficients[column] + term.coefficient
      } else if let row = rows.first(where: { $0.quantity == term.quantity }) {
        constant = try constant + term.coefficient * row.constant
        for column in columns.indices {
          coefficients[column] = try coefficients[column] + term.coefficient * row.coefficients[column]
        }
      }
    }
    return (constant, coefficients)
  }
}
