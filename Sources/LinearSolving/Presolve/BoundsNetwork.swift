internal import LinearModel

/// Columns and rows along which bounds travel: what a row leaves for a column narrows its bounds, and so on.
///
/// Where the rows form a forest, the bounds that are reached are exact: each column can take every value between them, and
/// where none contradicts another all rows can hold. Source: Apt, *Principles of Constraint Programming* (2003), section 8
/// on trees; ``Activity`` tells what a row leaves.
struct BoundsNetwork {
  /// Bounds that are this close, for numbers of the size of 1, are equal: what is left between them is rounding.
  static let tolerance = 1e-9

  /// What a few thousand operations in double precision leave of numbers of the size of 1, at most.
  ///
  /// Bounds around a cycle that are further apart than this have crept towards each other. There is one value between them,
  /// but neither of them is it: the rows would miss by more than sums of lengths may.
  private static let rounding = 0x1p-40

  private(set) var columns: [Bounds]
  /// The bounds of the columns without what live rows tell of them: what was said, what was decided and what dead rows left.
  ///
  /// Around a cycle bounds creep towards a point that rows meet in, and stop beside it. A solver that is given them finds two
  /// vertices there, less apart than it can tell, and may take the wrong one.
  private(set) var said: [Bounds]
  private(set) var rows: [Bounds] = []
  /// Whether a row still says more than the bounds of its columns do.
  private(set) var isLive: [Bool] = []
  private var rowStarts: [Int32] = [0]
  private var termColumns: [Int32] = []
  private var termCoefficients: [Double] = []
  private var termRows: [Int32] = []
  /// The terms of each column as a linked list, so that rows can be added and taken back.
  private var firstTerm: [Int32]
  private var nextTerm: [Int32] = []

  private var queue = RowQueue()
  private var wideColumns: WideColumns
  /// Whether a column could be narrowed further, so that its bounds are right but not exact.
  private(set) var isTruncated: [Bool]
  /// How often that came about.
  private(set) var truncationCount = 0
  /// Whether rows that a column is in form a cycle.
  private var isCyclic: [Bool]
  /// In how many sweeps the bounds of a column may still be narrowed before it is taken to creep.
  private var patience: [Int32]
  /// The last sweep in which that was counted: many rows may narrow a column on the way of one wave.
  private var lastSweep: [Int]

  /// What was changed since a mark was set, so that it can be undone.
  private var trail: [Change] = []
  private var isTrailing = false

  private enum Change {
    case column(Int, Bounds, said: Bounds)
    case row(Int, Bounds)
    case death(row: Int)
    case truncation(column: Int)
    case patience(column: Int, Int32)
  }

  /// Around a cycle bounds can creep towards a limit without end; where they do not, few steps are enough.
  ///
  /// In a tree there are no more steps than it is deep, and no layout is deeper than this.
  private static let patience: Int32 = 1000

  /// Bounds beyond this are far outside of what scaled lengths come to: they creep towards infinity.
  private static let farthest = 1e12

  init(columns: [Bounds]) {
    self.columns = columns
    said = columns
    isTruncated = Array(repeating: false, count: columns.count)
    isCyclic = isTruncated
    patience = Array(repeating: Self.patience, count: columns.count)
    lastSweep = Array(repeating: -1, count: columns.count)
    firstTerm = Array(repeating: -1, count: columns.count)
    wideColumns = WideColumns(rowCounts: Array(repeating: 0, count: columns.count))
  }

  // MARK: Rows

  func terms(ofRow row: Int) -> Range<Int> { Int(rowStarts[row])..<Int(rowStarts[row + 1]) }

  func column(ofTerm term: Int) -> Int { Int(termColumns[term]) }

  func coefficient(ofTerm term: Int) -> Double { termCoefficients[term] }

  func row(ofTerm term: Int) -> Int { Int(termRows[term]) }

  /// The first term of a column, or -1.
  func firstTerm(ofColumn column: Int) -> Int { Int(firstTerm[column]) }

  /// The next term of the same column, or -1.
  func nextTerm(after term: Int) -> Int { Int(nextTerm[term]) }

  /// Adds a row, or narrows one that says the same about the same columns.
  ///
  /// - Returns: The index of the row, and whether it is new.
  @discardableResult
  mutating func addRow(_ terms: [LinearProgram.Term], _ bounds: Bounds) -> (row: Int, isNew: Bool) {
    if let (row, factor) = parallelRow(to: terms) {
      setRow(row, rows[row].intersection(bounds.divided(by: factor)))
      enqueue(row)
      return (row, false)
    }
    let row = rows.count
    for term in terms {
      nextTerm.append(firstTerm[term.column])
      firstTerm[term.column] = Int32(termColumns.count)
      termColumns.append(Int32(term.column))
      termCoefficients.append(term.coefficient)
      termRows.append(Int32(row))
    }
    rowStarts.append(Int32(termColumns.count))
    rows.append(bounds)
    isLive.append(true)
    queue.appendRow()
    enqueue(row)
    return (row, true)
  }

  /// Lets bounds travel along the rows that there are in the order in which lengths follow from each other.
  mutating func orderRows() {
    queue.order(RowOrder(of: self).rows)
    var rowCounts = Array(repeating: 0, count: columns.count)
    for column in termColumns { rowCounts[Int(column)] += 1 }
    wideColumns = WideColumns(rowCounts: rowCounts)
    for row in rows.indices { enqueue(row) }
  }

  /// A live row with the same columns in the same proportions, and what its terms are multiplied by to get these.
  func parallelRow(to terms: [LinearProgram.Term]) -> (row: Int, factor: Double)? {
    // Rows of the column that is in fewest; looking a few terms ahead in each list is enough to tell.
    guard let rarest = rarestColumn(of: terms) else { return nil }
    var term = firstTerm[rarest]
    while term >= 0 {
      let row = Int(termRows[Int(term)])
      if isLive[row], let factor = factor(ofRow: row, to: terms) { return (row, factor) }
      term = nextTerm[Int(term)]
    }
    return nil
  }

  private func rarestColumn(of terms: [LinearProgram.Term]) -> Int? {
    var cursors = terms.prefix(8).map { (column: $0.column, term: firstTerm[$0.column]) }
    while !cursors.isEmpty {
      for index in cursors.indices {
        if cursors[index].term < 0 { return cursors[index].column }
        cursors[index].term = nextTerm[Int(cursors[index].term)]
      }
    }
    return nil
  }

  private func factor(ofRow row: Int, to terms: [LinearProgram.Term]) -> Double? {
    let range = self.terms(ofRow: row)
    guard range.count == terms.count, let first = terms.first else { return nil }
    let factor = first.coefficient / termCoefficients[range.lowerBound]
    for (own, other) in zip(range, terms) {
      guard column(ofTerm: own) == other.column,
        abs(termCoefficients[own] * factor - other.coefficient) <= 1e-14 * abs(other.coefficient)
      else { return nil }
    }
    return factor
  }

  // MARK: Changes

  /// Narrows the bounds of a column to what was decided.
  ///
  /// - Returns: Whether a value is left.
  mutating func narrow(_ column: Int, to bounds: Bounds) -> Bool {
    // What is decided once does not creep.
    if patience[column] == 0 { setPatience(with: column, to: 1) }
    guard narrow(column, to: bounds, computedFrom: 0) else { return false }
    let old = said[column]
    note(Bounds(max(old.lower, bounds.lower), min(old.upper, bounds.upper)), saidOf: column)
    return true
  }

  private mutating func note(_ bounds: Bounds, saidOf column: Int) {
    guard said[column] != bounds else { return }
    if isTrailing { trail.append(.column(column, columns[column], said: said[column])) }
    said[column] = bounds
  }

  /// Narrows the bounds of a column.
  ///
  /// - Parameter magnitude: How large what the bounds were computed from is, where that tells how large their rounding is.
  /// - Returns: Whether a value is left.
  private mutating func narrow(_ column: Int, to bounds: Bounds, computedFrom magnitude: Double) -> Bool {
    let old = columns[column]
    var new = Bounds(max(old.lower, bounds.lower), min(old.upper, bounds.upper))
    let size = 1 + min(abs(new.lower), abs(new.upper))
    let rounding = Self.rounding * max(size, 1 + magnitude)
    // Between two infinite bounds nothing can be close.
    if size.isFinite, new.upper - new.lower <= Self.tolerance * size {
      guard new.lower - new.upper <= Self.tolerance * max(size, 1 + magnitude) else { return false }
      if !isCyclic[column] || new.upper - new.lower <= rounding {
        // The bound that was there before is the rounder one.
        new = .fixed(new.lower == old.lower || new.upper != old.upper ? new.lower : new.upper)
      }
    }
    let isWorthwhile =
      new.isFixed != old.isFixed || new.lower > old.lower + Self.tolerance * (1 + abs(new.lower))
      || new.upper < old.upper - Self.tolerance * (1 + abs(new.upper))
    guard isWorthwhile else {
      // More than rounding is a step on the way to a limit.
      let movesOn = new.lower > old.lower + rounding || new.upper < old.upper - rounding
      if isCyclic[column], movesOn { truncate(column) }
      return true
    }
    let isFar = max(new.lower, -new.upper) > Self.farthest
    let isCounted = lastSweep[column] == queue.sweep
    guard !isFar, isCounted || patience[column] > 0 else {
      truncate(column)
      return true
    }
    if !isCounted {
      setPatience(with: column, to: patience[column] - 1)
      lastSweep[column] = queue.sweep
    }
    set(column, new)
    return true
  }

  private mutating func setPatience(with column: Int, to steps: Int32) {
    if isTrailing { trail.append(.patience(column: column, patience[column])) }
    patience[column] = steps
  }

  private mutating func truncate(_ column: Int) {
    if isTrailing, !isTruncated[column] { trail.append(.truncation(column: column)) }
    isTruncated[column] = true
    truncationCount += 1
  }

  /// Allows the columns around cycles only some steps.
  ///
  /// - Parameter isCyclic: Whether rows that the column is in form a cycle.
  mutating func limitSteps(whereCyclic isCyclic: (Int) -> Bool) {
    // A wave of bounds may come by from some directions; what changes more often creeps.
    for column in columns.indices where isCyclic(column) {
      self.isCyclic[column] = true
      patience[column] = Self.cyclicPatience
    }
  }

  /// In how many sweeps a column around a cycle may be narrowed.
  private static let cyclicPatience: Int32 = 16

  /// Whether the bounds of a column crept, so that they may end beside what rows allow: a wave of bounds passes in fewer steps.
  func crept(_ column: Int) -> Bool {
    isCyclic[column] && (isTruncated[column] || patience[column] <= Self.cyclicPatience / 2)
  }

  private mutating func set(_ column: Int, _ bounds: Bounds) {
    if isTrailing { trail.append(.column(column, columns[column], said: said[column])) }
    columns[column] = bounds
    if let rows = wideColumns.takeRows(of: column) {
      for row in rows { enqueue(Int(row)) }
      return
    }
    var term = firstTerm[column]
    while term >= 0 {
      enqueue(Int(termRows[Int(term)]))
      term = nextTerm[Int(term)]
    }
  }

  /// Gives a column the value that a solver found; rows are not asked again.
  mutating func settle(_ column: Int, at value: Double) { columns[column] = .fixed(value) }

  private mutating func setRow(_ row: Int, _ bounds: Bounds) {
    if isTrailing { trail.append(.row(row, rows[row])) }
    rows[row] = bounds
  }

  mutating func kill(_ row: Int) {
    guard isLive[row] else { return }
    if isTrailing { trail.append(.death(row: row)) }
    isLive[row] = false
    // The bounds that imply it stand for it from now on.
    for term in terms(ofRow: row) { note(columns[column(ofTerm: term)], saidOf: column(ofTerm: term)) }
  }

  // MARK: Trials

  /// Starts to note changes, so that they can be taken back.
  mutating func mark() {
    isTrailing = true
    trail.removeAll(keepingCapacity: true)
  }

  /// Keeps what was changed since the mark.
  mutating func keepChanges() { isTrailing = false }

  /// Takes back what was changed since the mark.
  ///
  /// - Parameter rowCount: How many rows there were at the mark.
  mutating func undoChanges(toRowCount rowCount: Int) {
    for change in trail.reversed() {
      switch change {
      case .column(let column, let bounds, let saidBounds): (columns[column], said[column]) = (bounds, saidBounds)
      case .row(let row, let bounds): rows[row] = bounds
      case .death(let row): isLive[row] = true
      case .truncation(let column): isTruncated[column] = false
      case .patience(let column, let steps): patience[column] = steps
      }
    }
    while rows.count > rowCount { removeLastRow() }
    forgetWaitingRows()
    isTrailing = false
  }

  private mutating func removeLastRow() {
    let range = terms(ofRow: rows.count - 1)
    for term in range.reversed() { firstTerm[column(ofTerm: term)] = nextTerm[term] }
    nextTerm.removeLast(range.count)
    termColumns.removeLast(range.count)
    termCoefficients.removeLast(range.count)
    termRows.removeLast(range.count)
    rowStarts.removeLast()
    rows.removeLast()
    isLive.removeLast()
    queue.removeLastRow()
  }

  // MARK: Narrowing

  private mutating func enqueue(_ row: Int) {
    if isLive[row] { queue.insert(row) }
  }

  private mutating func forgetWaitingRows() {
    queue.removeAll()
    wideColumns.forget()
  }

  /// Lets bounds travel until nothing changes.
  ///
  /// - Returns: Whether everything can still hold, as far as bounds tell.
  mutating func propagate() -> Bool {
    while let row = queue.popNext() {
      guard isLive[row] else { continue }
      if !wideColumns.isEmpty {
        for term in terms(ofRow: row) { wideColumns.note(row, of: column(ofTerm: term)) }
      }
      guard narrowColumns(ofRow: row) else {
        forgetWaitingRows()
        return false
      }
    }
    return true
  }

  /// Lets one row narrow its columns; a row that the bounds imply dies.
  private mutating func narrowColumns(ofRow row: Int) -> Bool {
    let bounds = rows[row]
    guard bounds.lower <= bounds.upper else { return false }
    let activity = activity(ofRow: row)
    let range = activity.bounds
    // What the row's parts come to may be off by their own rounding.
    let tolerance = Self.tolerance * (1 + activity.size)
    if range.lower > bounds.upper + tolerance || range.upper < bounds.lower - tolerance { return false }
    if range.lower >= bounds.lower - tolerance * 0.01, range.upper <= bounds.upper + tolerance * 0.01 {
      kill(row)
      return true
    }
    for term in terms(ofRow: row) {
      let column = column(ofTerm: term)
      guard !columns[column].isFixed else { continue }
      let coefficient = termCoefficients[term]
      let room = activity.room(for: columns[column].multiplied(by: coefficient), within: bounds)
      let magnitude = activity.size / abs(coefficient)
      guard narrow(column, to: room.divided(by: coefficient), computedFrom: magnitude) else { return false }
    }
    return true
  }

  private func activity(ofRow row: Int) -> Activity {
    var activity = Activity()
    for term in terms(ofRow: row) {
      activity.add(columns[Int(termColumns[term])].multiplied(by: termCoefficients[term]))
    }
    return activity
  }

  /// Whether a sum lies between bounds where each column has its least value, but for rounding.
  func meets(_ terms: some Sequence<LinearProgram.Term>, _ bounds: Bounds) -> Bool {
    var (sum, size) = (0.0, 1.0)
    for term in terms {
      let part = term.coefficient * columns[term.column].lower
      sum += part
      size = max(size, abs(part))
    }
    guard sum.isFinite else { return false }
    return sum >= bounds.lower - Self.rounding * size && sum <= bounds.upper + Self.rounding * size
  }

  /// All values that a row's sum can take, as far as the bounds of its columns and its own tell.
  func range(ofRow row: Int) -> Bounds {
    let range = activity(ofRow: row).bounds
    return Bounds(max(rows[row].lower, range.lower), min(rows[row].upper, range.upper))
  }
}
