// What bounds would go round and round in.
extension BoundsNetwork {
  /// Whether bounds were given up on, and rows that say how far columns lie apart go round in a circle that gains length.
  ///
  /// Then nothing can hold, though it takes bounds forever to tell.
  var goesRoundWithoutEnd: Bool {
    guard truncationCount > 0 else { return false }
    let ground = columns.count
    var paths = LongestPaths(from: columns.map { $0.lower.isFinite ? $0.lower : 0 } + [0])
    for (column, bounds) in columns.enumerated() { paths.add(bounds, from: ground, to: column) }
    for row in rows.indices where isLive[row] {
      let terms = terms(ofRow: row)
      guard terms.count == 2, let (first, second) = terms.first.map({ ($0, $0 + 1) }),
        coefficient(ofTerm: first) == -coefficient(ofTerm: second)
      else { continue }
      let bounds = rows[row].divided(by: coefficient(ofTerm: first))
      paths.add(bounds, from: column(ofTerm: second), to: column(ofTerm: first))
    }
    return paths.raise() != nil
  }
}
