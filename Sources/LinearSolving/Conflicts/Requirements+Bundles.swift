internal import LinearModel

// Columns that always occur together are one length in all rows but one.
extension Requirements {
  /// The same system, with one column for each bundle of columns that have the same coefficients in the same rows, and a row
  /// that says that it is their sum.
  ///
  /// The columns of a bundle are then leaves of a tree. So the core has no more columns than spans make differences.
  func bundled() -> Requirements {
    let columnsOfRows = signatures()
    let order = columns.indices.filter { columnsOfRows[$0].count > 1 }.sorted { left, right in
      let order = Self.compare(columnsOfRows[left], columnsOfRows[right])
      return order == 0 ? left < right : order < 0
    }
    var result = self
    var bundleOfColumn = Array(repeating: -1, count: columns.count)
    var start = 0
    while start < order.count {
      let signature = columnsOfRows[order[start]]
      let end = order[start...].firstIndex { Self.compare(columnsOfRows[$0], signature) != 0 } ?? order.count
      if end - start > 1 {
        for column in order[start..<end] { bundleOfColumn[column] = result.columns.count }
        result.addSum(of: order[start..<end])
      }
      start = end
    }
    for row in rows.indices { result.replaceTerms(ofRow: row, bundleOfColumn) }
    return result
  }

  /// The rows of each column, with the coefficients.
  private func signatures() -> [[LinearProgram.Term]] {
    var signatures = Array(repeating: [LinearProgram.Term](), count: columns.count)
    for (index, row) in rows.enumerated() {
      for term in row.terms { signatures[term.column].append(.init(index, term.coefficient)) }
    }
    return signatures
  }

  /// Below 0 where the left signature comes first, 0 where both are the same.
  private static func compare(_ left: [LinearProgram.Term], _ right: [LinearProgram.Term]) -> Int {
    for (a, b) in zip(left, right) {
      if a.column != b.column { return a.column < b.column ? -1 : 1 }
      if a.coefficient != b.coefficient { return a.coefficient < b.coefficient ? -1 : 1 }
    }
    return left.count - right.count
  }
}
