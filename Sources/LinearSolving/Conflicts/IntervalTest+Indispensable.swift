internal import LinearModel

// Which members alone are in the way: one sweep up and one sweep down judge all of them.
extension IntervalTest {
  /// Which active members the contradiction cannot do without: take any one of them away and the rest can hold.
  ///
  /// Exact for members of a forest that ask for something in one place; the others are not judged and stay `false`.
  func indispensable(_ isActive: [Bool]) -> [Bool] {
    var needed = Array(repeating: false, count: system.memberCount)
    guard isForest, !hasEmptyConstant(isActive) else { return needed }
    let (columns, messages) = sweepUp(isActive)
    let contradictory = roots.filter { columns[$0].isEmpty }
    // Two contradictions that share nothing: taking one member away never mends both.
    guard contradictory.count == 1, let root = contradictory.first else { return needed }
    let down = sweepDown(columns, messages, isActive)
    let limits = limitsByColumn(isActive)
    let counts = placeCounts(limits)
    for row in rowsFromRoots where rootOfColumn[parent(of: row)] == root && isOn(row, isActive) {
      let member = system.rows[row].member
      if member >= 0, counts[member] == 1 { needed[member] = down.surroundingsHold[row] }
    }
    var start = 0
    while start < limits.count {
      let column = limits[start].column
      let end = limits[start...].firstIndex { $0.column != column } ?? limits.count
      let without = Self.meetings(
        of: limits[start..<end].map(\.bounds), with: down.rest[column].meeting(system.columns[column]))
      for (limit, bounds) in zip(limits[start..<end], without) where counts[limit.member] == 1 {
        needed[limit.member] = rootOfColumn[column] == root && !bounds.isEmpty
      }
      start = end
    }
    return needed
  }

  /// The members that ``indispensable(_:)`` can judge.
  var membersInOnePlace: [Bool] {
    let everyone = Array(repeating: true, count: system.memberCount)
    return placeCounts(limitsByColumn(everyone)).map { $0 == 1 }
  }

  /// The limits of the active members, column by column; what one member says of one column is one limit.
  private func limitsByColumn(_ isActive: [Bool]) -> [Requirements.Limit] {
    let sorted = system.limits.filter { isActive[$0.member] }
      .sorted { ($0.column, $0.member) < ($1.column, $1.member) }
    var merged: [Requirements.Limit] = []
    for limit in sorted {
      if let last = merged.last, last.column == limit.column, last.member == limit.member {
        merged[merged.count - 1].bounds = last.bounds.meeting(limit.bounds)
      } else {
        merged.append(limit)
      }
    }
    return merged
  }

  /// In how many places each member asks for something.
  private func placeCounts(_ limits: [Requirements.Limit]) -> [Int] {
    var counts = Array(repeating: 0, count: system.memberCount)
    for limit in limits { counts[limit.member] += 1 }
    for row in system.rows where row.member >= 0 { counts[row.member] += 1 }
    return counts
  }

  /// What all rows together leave each column, its own bounds aside, and whether each row's columns have values without it.
  private func sweepDown(
    _ columns: [Bounds], _ messages: [Bounds], _ isActive: [Bool]
  ) -> (rest: [Bounds], surroundingsHold: [Bool]) {
    let own = system.bounds(isActive)
    var fromAbove = Array(repeating: Bounds.free, count: columns.count)
    var rest = fromAbove
    var hold = Array(repeating: false, count: system.rows.count)
    for column in columnOrder {
      let rows = children(of: column)
      rest[column] = rows.reduce(fromAbove[column]) { $0.meeting(messages[$1]) }
      let withoutRow = Self.meetings(
        of: rows.map { messages[$0] }, with: fromAbove[column].meeting(own[column]))
      for (row, interval) in zip(rows, withoutRow) {
        let sums = sumsWithoutEach(of: row, parent: interval, columns)
        hold[row] =
          !interval.isEmpty
          && !system.rows[row].terms.indices.contains {
            $0 != parentTerm(of: row) && columns[termColumn(row, $0)].isEmpty
          }
        for (index, term) in system.rows[row].terms.enumerated() where index != parentTerm(of: row) {
          fromAbove[term.column] = message(of: row, sums[index], to: term, isActive)
        }
      }
    }
    return (rest, hold)
  }

  private func termColumn(_ row: Int, _ index: Int) -> Int { system.rows[row].terms[index].column }

  /// What a sum can be without each of its terms, where the parent column has this interval.
  private func sumsWithoutEach(of row: Int, parent: Bounds, _ columns: [Bounds]) -> [IntervalSum] {
    let terms = system.rows[row].terms
    func interval(_ index: Int) -> Bounds { index == parentTerm(of: row) ? parent : columns[terms[index].column] }
    var sums = Array(repeating: IntervalSum(), count: terms.count)
    var before = IntervalSum()
    for index in terms.indices {
      sums[index] = before
      before.add(interval(index), times: terms[index].coefficient)
    }
    var after = IntervalSum()
    for index in terms.indices.reversed() {
      sums[index].add(after)
      after.add(interval(index), times: terms[index].coefficient)
    }
    return sums
  }

  /// For each interval, what is left of `whole` under all the others.
  private static func meetings(of intervals: [Bounds], with whole: Bounds) -> [Bounds] {
    var result = intervals
    var before = whole
    for index in intervals.indices {
      result[index] = before
      before = before.meeting(intervals[index])
    }
    var after = Bounds.free
    for index in intervals.indices.reversed() {
      result[index] = result[index].meeting(after)
      after = after.meeting(intervals[index])
    }
    return result
  }
}
