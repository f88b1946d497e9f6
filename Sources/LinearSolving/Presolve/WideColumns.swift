/// The columns that are in many rows, and which of these rows do not wait to be asked again.
///
/// A sum of a thousand parts, or what is as large as the largest of them, changes as often. If each change named all rows, though all
/// but the last few wait already, the time would grow with their square.
struct WideColumns {
  /// Naming so many rows takes no longer than keeping count of them.
  private static let fewRows = 8

  /// By column: its place among the wide ones; -1 where it is in few rows.
  private var places: [Int32]
  /// By place: in how many rows it is.
  private var rowCounts: [Int] = []
  /// By place: the rows that were asked since they were all named; `nil` where others may not wait either.
  private var asked: [[Int32]?]

  /// - Parameter rowCounts: By column: in how many rows it is.
  init(rowCounts: [Int]) {
    places = Array(repeating: -1, count: rowCounts.count)
    for (column, count) in rowCounts.enumerated() where count > Self.fewRows {
      places[column] = Int32(self.rowCounts.count)
      self.rowCounts.append(count)
    }
    asked = Array(repeating: nil, count: self.rowCounts.count)
  }

  var isEmpty: Bool { asked.isEmpty }

  /// Takes note that a row of a column is asked, and waits no longer.
  mutating func note(_ row: Int, of column: Int) {
    let place = Int(places[column])
    guard place >= 0, let count = asked[place]?.count else { return }
    if count < rowCounts[place] { asked[place]?.append(Int32(row)) } else { asked[place] = nil }
  }

  /// Takes the rows of a column that do not wait, since all are going to; `nil` where it may be any of them.
  mutating func takeRows(of column: Int) -> [Int32]? {
    let place = Int(places[column])
    guard place >= 0 else { return nil }
    let rows = asked[place]
    asked[place] = []
    return rows
  }

  /// Takes note that rows may have stopped to wait without being asked.
  mutating func forget() {
    for place in asked.indices { asked[place] = nil }
  }
}
