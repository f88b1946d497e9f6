/// The order in which lengths follow from each other: a row stands behind those that tell the least values of its parts.
///
/// Where a row bounds one column from below by all others in it, the least value of that column follows from those of the others. The
/// columns are sorted by that, the first of those left where they follow from each other in a circle. Bounds from above travel
/// the other way. Source: Kahn, *Topological sorting of large networks*, Communications of the ACM 5 (1962).
///
/// O(n) for n terms of all rows.
struct RowOrder {
  /// All rows, first those that follow from no others.
  let rows: [Int32]

  init(of network: BoundsNetwork) {
    let steps = network.rows.indices.map { Self.column(followingFrom: $0, in: network) }
    let positions = Self.positions(of: network, steps)
    // A row is as late as the last of its columns.
    var starts = Array(repeating: Int32(0), count: network.columns.count + 1)
    let latest = network.rows.indices.map { row in
      network.terms(ofRow: row).reduce(0) { max($0, positions[network.column(ofTerm: $1)]) }
    }
    for position in latest { starts[Int(position) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var rows = Array(repeating: Int32(0), count: latest.count)
    for (row, position) in latest.enumerated() {
      rows[Int(starts[Int(position)])] = Int32(row)
      starts[Int(position)] += 1
    }
    self.rows = rows
  }

  /// The column whose least value follows from those of all others in a row; `nil` where there is none.
  ///
  /// Rows that say that two columns are equal would go both ways; they go the one in which sums lead to what they are the sums of.
  private static func column(followingFrom row: Int, in network: BoundsNetwork) -> Int? {
    let bounds = network.rows[row]
    guard network.isLive[row], bounds.lower.isFinite || bounds.upper.isFinite else { return nil }
    // What bounds a sum from above bounds a column that is taken away from it from below.
    let sign = bounds.upper.isFinite ? -1.0 : 1
    var found: Int?
    for term in network.terms(ofRow: row) where network.coefficient(ofTerm: term) * sign > 0 {
      guard found == nil else { return nil }
      found = network.column(ofTerm: term)
    }
    return found
  }

  /// By column: its place among all columns.
  ///
  /// - Parameters:
  ///   - network: The columns and rows.
  ///   - steps: By row: the column that follows from all others in it.
  private static func positions(of network: BoundsNetwork, _ steps: [Int?]) -> [Int32] {
    let count = network.columns.count
    var awaited = Array(repeating: Int32(0), count: count)
    for (row, column) in steps.enumerated() {
      if let column { awaited[column] += Int32(network.terms(ofRow: row).count - 1) }
    }
    var positions = Array(repeating: Int32(-1), count: count)
    var order: [Int] = []
    order.reserveCapacity(count)
    func place(_ column: Int) {
      positions[column] = Int32(order.count)
      order.append(column)
    }
    for column in 0..<count where awaited[column] == 0 { place(column) }
    var (next, unplaced) = (0, 0)
    while order.count < count || next < order.count {
      if next == order.count {
        // What is left follows in a circle.
        while positions[unplaced] >= 0 { unplaced += 1 }
        place(unplaced)
      }
      let column = order[next]
      next += 1
      var term = network.firstTerm(ofColumn: column)
      while term >= 0 {
        if let following = steps[network.row(ofTerm: term)], following != column {
          awaited[following] -= 1
          if awaited[following] == 0, positions[following] < 0 { place(following) }
        }
        term = network.nextTerm(after: term)
      }
    }
    return positions
  }
}
