internal import LinearModel

extension OptimalFace {
  /// Minimises a sum while another keeps its smallest value, and then lets that one go again.
  ///
  /// Where the two do not conflict, the face narrows to the optima of the first sum alone, exactly. Where they do, the
  /// first sum may be as large as the second one needs it to be.
  mutating func minimize(
    _ keeping: Tier.Keeping, in session: inout any LinearSession & ~Copyable
  ) throws {
    // Without a smallest value there is nothing to keep.
    let keptLeast = try extreme(keeping.keptTerms, .least, in: &session)
    guard try minimize(keeping.terms, in: &session) == .optimal else { return }
    let least = value(of: keeping.terms)
    guard keptLeast.isFinite, value(of: keeping.keptTerms) > keptLeast + Self.valueTolerance else {
      return try narrow(toOptimaOf: keeping.terms, in: &session)
    }
    try setRow(keeping.keptRow, Bounds(-.infinity, keptLeast), in: &session)
    guard try minimize(keeping.terms, in: &session) == .optimal else { throw LayoutError.lostFace }
    let needed = value(of: keeping.terms)
    try release(keeping.keptRow, in: &session)
    if needed > least + Self.valueTolerance {
      try setRow(keeping.row, Bounds(-.infinity, needed), in: &session)
      guard try minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
    } else {
      guard try minimize(keeping.terms, in: &session) == .optimal else { throw LayoutError.lostFace }
      try narrow(toOptimaOf: keeping.terms, in: &session)
    }
  }

  /// Frees a row that may stand in the basis at its bound: the next vertex is found anew from the rows' own basis.
  private mutating func release(_ row: Int, in session: inout any LinearSession & ~Copyable) throws {
    try setRow(row, .free, in: &session)
    try session.resetBasis()
  }
}
