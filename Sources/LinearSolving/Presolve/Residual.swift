internal import LinearModel

/// What ties the columns that a preference is about to each other, when all other columns are projected away.
///
/// A column that is in one row only, and in no preference, just widens that row's bounds by what it can take up; this is
/// Fourier-Motzkin elimination where it costs nothing. Rows that say nothing then go, and so on. What remains are the
/// rows that can make one preference hinder another.
struct Residual {
  /// The columns that remain, preferred or not.
  private(set) var columns: [Int] = []
  /// The rows that remain.
  private(set) var rows: [Int] = []
  /// Whether the bounds of all columns around, also of those projected away, are as narrow as rows make them.
  private(set) var isCertain = true

  /// In how many remaining rows a column is; -1 where it is none of the remaining columns.
  private var degrees: [Int32]
  /// How many remaining columns a row has; -1 where it is none of the remaining rows.
  private var counts: [Int32] = []
  private var bounds: [Bounds] = []
  /// The columns that it was built around.
  private var preferred: [Int] = []
  /// Where each column stands among them; -1 where it does not.
  private var positions: [Int32]
  /// Where each of the columns that remain stands among those.
  private var places: [Int32]

  init(columnCount: Int) {
    degrees = Array(repeating: -1, count: columnCount)
    positions = Array(repeating: -1, count: columnCount)
    places = Array(repeating: -1, count: columnCount)
  }

  func contains(column: Int) -> Bool { degrees[column] >= 0 }

  /// Where a column stands among those that remain; `nil` where it does not.
  func place(of column: Int) -> Int? { contains(column: column) ? Int(places[column]) : nil }

  func contains(row: Int) -> Bool { row < counts.count && counts[row] >= 0 }

  /// What the remaining columns of a row may sum up to.
  func bounds(ofRow row: Int) -> Bounds { bounds[row] }

  // MARK: Building

  /// Finds what remains around some columns.
  ///
  /// O(size of the part of the network that is connected with them).
  mutating func build(around preferred: [Int], in network: BoundsNetwork) {
    clear()
    self.preferred = preferred
    for (position, column) in preferred.enumerated() { positions[column] = Int32(position) }
    while counts.count < network.rows.count {
      counts.append(-1)
      bounds.append(.free)
    }
    collect(from: preferred, in: network)
    isCertain = !columns.contains { network.isTruncated[$0] }
    var leaves = columns.filter { isLeaf($0) }
    while true {
      while let column = leaves.popLast() { project(column, in: network, leaves: &leaves) }
      guard dropImpliedRows(in: network, leaves: &leaves) else { break }
    }
    columns.removeAll { degrees[$0] < 0 }
    for (place, column) in columns.enumerated() { places[column] = Int32(place) }
    rows.removeAll { counts[$0] < 0 }
  }

  private mutating func clear() {
    for column in columns { degrees[column] = -1 }
    for row in rows { counts[row] = -1 }
    for column in preferred { positions[column] = -1 }
    columns.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  /// Walks along live rows to all columns that still have a choice.
  private mutating func collect(from preferred: [Int], in network: BoundsNetwork) {
    for column in preferred where degrees[column] < 0 && !network.columns[column].isFixed {
      degrees[column] = 0
      columns.append(column)
    }
    var next = 0
    while next < columns.count {
      var term = network.firstTerm(ofColumn: columns[next])
      next += 1
      while term >= 0 {
        let row = network.row(ofTerm: term)
        if network.isLive[row] {
          if counts[row] < 0 { add(row, in: network) }
          degrees[columns[next - 1]] += 1
        }
        term = network.nextTerm(after: term)
      }
    }
    // Rows with one column left have told it their bounds already.
    for row in rows where counts[row] == 1 { remove(row, in: network) }
  }

  private mutating func add(_ row: Int, in network: BoundsNetwork) {
    rows.append(row)
    counts[row] = 0
    var fixed = 0.0
    for term in network.terms(ofRow: row) {
      let column = network.column(ofTerm: term)
      if network.columns[column].isFixed {
        fixed += network.coefficient(ofTerm: term) * network.columns[column].lower
      } else {
        counts[row] += 1
        guard degrees[column] < 0 else { continue }
        degrees[column] = 0
        columns.append(column)
      }
    }
    bounds[row] = Bounds(network.rows[row].lower - fixed, network.rows[row].upper - fixed)
  }

  // MARK: Projecting

  private func isLeaf(_ column: Int) -> Bool { positions[column] < 0 && (degrees[column] == 0 || degrees[column] == 1) }

  private mutating func project(_ column: Int, in network: BoundsNetwork, leaves: inout [Int]) {
    guard degrees[column] >= 0 else { return }
    degrees[column] = -1
    var term = network.firstTerm(ofColumn: column)
    while term >= 0 {
      let row = network.row(ofTerm: term)
      if counts[row] >= 0 {
        let part = network.columns[column].multiplied(by: network.coefficient(ofTerm: term))
        bounds[row] = Bounds(bounds[row].lower - part.upper, bounds[row].upper - part.lower)
        counts[row] -= 1
        if counts[row] <= 1 { remove(row, in: network, leaves: &leaves) }
        return
      }
      term = network.nextTerm(after: term)
    }
  }

  private mutating func remove(_ row: Int, in network: BoundsNetwork) {
    var leaves: [Int] = []
    remove(row, in: network, leaves: &leaves)
  }

  private mutating func remove(_ row: Int, in network: BoundsNetwork, leaves: inout [Int]) {
    counts[row] = -1
    for term in network.terms(ofRow: row) {
      let column = network.column(ofTerm: term)
      guard degrees[column] > 0 else { continue }
      degrees[column] -= 1
      if isLeaf(column) { leaves.append(column) }
    }
  }

  /// Takes out the rows, and the sides of rows, that the bounds of their columns imply.
  private mutating func dropImpliedRows(in network: BoundsNetwork, leaves: inout [Int]) -> Bool {
    var found = false
    for row in rows where counts[row] >= 0 {
      bounds[row] = hinderingBounds(ofRow: row, in: network)
      guard bounds[row] == .free else { continue }
      remove(row, in: network, leaves: &leaves)
      found = true
    }
    return found
  }

  /// The bounds of a row without those that its columns keep by themselves: a side that cannot be reached hinders nothing.
  private func hinderingBounds(ofRow row: Int, in network: BoundsNetwork) -> Bounds {
    let range = activity(ofRow: row, in: network)
    return Bounds(
      range.lower >= bounds[row].lower - BoundsNetwork.tolerance ? -.infinity : bounds[row].lower,
      range.upper <= bounds[row].upper + BoundsNetwork.tolerance ? .infinity : bounds[row].upper)
  }

  private func activity(ofRow row: Int, in network: BoundsNetwork) -> Bounds {
    var activity = Activity()
    for term in network.terms(ofRow: row) where degrees[network.column(ofTerm: term)] >= 0 {
      activity.add(network.columns[network.column(ofTerm: term)].multiplied(by: network.coefficient(ofTerm: term)))
    }
    return activity.bounds
  }

  // MARK: Locks

  /// Rows of so many columns are looked at again for each of these: more would take time that grows with its square.
  private static let fewColumns = 8

  /// Whether a remaining row may hinder a column from falling, and from rising.
  ///
  /// What other columns were granted since counts in rows of few columns. All others stay as they were built, which is safe: what
  /// was projected away is in one row only, so no grant takes from what it can make up for.
  func locks(of column: Int, in network: BoundsNetwork) -> (down: Bool, up: Bool) {
    var locks = (down: false, up: false)
    var term = network.firstTerm(ofColumn: column)
    while term >= 0 {
      let row = network.row(ofTerm: term)
      if contains(row: row) {
        let bounds = isShort(row) ? hinderingBounds(ofRow: row, in: network) : self.bounds[row]
        let rises = network.coefficient(ofTerm: term) > 0
        if bounds.upper.isFinite { if rises { locks.up = true } else { locks.down = true } }
        if bounds.lower.isFinite { if rises { locks.down = true } else { locks.up = true } }
      }
      term = network.nextTerm(after: term)
    }
    return locks
  }

  /// Appends the positions of what it was built around that a change of a column may set free.
  func appendNeighbours(of column: Int, to found: inout [Int], in network: BoundsNetwork) {
    var term = network.firstTerm(ofColumn: column)
    while term >= 0 {
      let row = network.row(ofTerm: term)
      if contains(row: row), isShort(row) {
        for term in network.terms(ofRow: row) {
          let other = network.column(ofTerm: term)
          if other != column, positions[other] >= 0 { found.append(Int(positions[other])) }
        }
      }
      term = network.nextTerm(after: term)
    }
  }

  private func isShort(_ row: Int) -> Bool { counts[row] <= Self.fewColumns }
}
