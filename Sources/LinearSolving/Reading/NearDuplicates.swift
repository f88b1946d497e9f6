internal import LinearModel

/// Required rows that say the same up to rounding, made to say the same to the bit.
///
/// A ratio written once as 16 / 9 and once with nine decimals would contradict itself by a hair, or push everything to
/// zero. Two rows over the same columns whose coefficients agree in eight digits are taken to mean the same ones; if their
/// constants agree in nine digits too, those as well, unless they have nothing against each other. The first row in canonical
/// order is followed, whole coefficients before those with decimals, which may be rounded. Equalities come before all others: a
/// limit that is a hair looser than an equality has nothing against it, but an equality that took the constant of such a limit
/// would contradict rows that it fits. So would a limit from below that took the constant of one from above.
struct NearDuplicates {
  /// How far coefficients of the same meaning may be apart, as a part of the larger: one is written with eight digits.
  private static let coefficientTolerance = 1e-8
  /// How far constants of the same meaning may be apart: the solver's own tolerance.
  private static let constantTolerance = 1e-9
  /// What two ways of computing the same number differ by, with some room; it is not worth a word.
  private static let rounding = 1e-13

  private(set) var rows: [CanonicalModel.Row]
  private(set) var found: [Solution.NearDuplicate] = []
  /// By a number that follows from the columns: the first row that is unlike all before it, or -1.
  private var firstPatterns: [Int32]
  /// By row: the next one of the same number that is unlike all before it, or -1.
  private var nextPatterns: [Int32]

  init(_ rows: [CanonicalModel.Row]) {
    self.rows = rows
    nextPatterns = Array(repeating: -1, count: rows.count)
    // As many numbers as rows, or up to twice as many: few rows have the same one.
    firstPatterns = Array(repeating: -1, count: 1 << (Int.bitWidth - rows.count.leadingZeroBitCount))
    let required = rows.indices.filter { rows[$0].constraint.priority == .required }
    let exactFirst = required.filter { rows[$0].isExact } + required.filter { !rows[$0].isExact }
    for index in exactFirst where rows[index].constraint.relation == .equal { follow(index) }
    for index in exactFirst where rows[index].constraint.relation != .equal {
      // Limits on one column need not be alike to be met together; of two fixed values one is followed.
      if rows[index].expression.terms.count > 1 { follow(index) }
    }
  }

  private mutating func follow(_ index: Int) {
    let terms = rows[index].expression.terms
    let number = number(of: terms)
    var last: Int?
    var pattern = Int(firstPatterns[number])
    while pattern >= 0 {
      if let (factor, difference) = likeness(of: terms, to: rows[pattern].expression.terms) {
        return take(rows[pattern], factor: factor, difference: difference, for: index)
      }
      last = pattern
      pattern = Int(nextPatterns[pattern])
    }
    if let last { nextPatterns[last] = Int32(index) } else { firstPatterns[number] = Int32(index) }
  }

  /// A number that rows of the same columns share, and few others.
  private func number(of terms: [LinearProgram.Term]) -> Int {
    let mixed = terms.reduce(terms.count) { $0 &* 1_000_003 &+ $1.column }
    // The upper bits of a product by the golden ratio depend on all bits (Knuth, The Art of Computer Programming 3, section 6.4).
    return Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: mixed) &* 0x9E37_79B9_7F4A_7C15) >> 33)
      & (firstPatterns.count - 1)
  }

  /// The factor between two rows of the same columns, and how far their coefficients are apart; `nil` where too far.
  private func likeness(
    of terms: [LinearProgram.Term], to pattern: [LinearProgram.Term]
  ) -> (factor: Double, difference: Double)? {
    guard terms.count == pattern.count, let first = terms.first, let other = pattern.first else { return nil }
    let factor = first.coefficient / other.coefficient
    var difference = 0.0
    for (own, wanted) in zip(terms, pattern) {
      guard own.column == wanted.column else { return nil }
      let distance = abs(own.coefficient - factor * wanted.coefficient)
      guard distance <= Self.coefficientTolerance * abs(own.coefficient) else { return nil }
      difference = max(difference, distance / abs(own.coefficient))
    }
    return (factor, difference)
  }

  private mutating func take(_ pattern: CanonicalModel.Row, factor: Double, difference: Double, for index: Int) {
    var difference = difference
    rows[index].expression.terms = pattern.expression.terms.map { .init($0.column, factor * $0.coefficient) }
    let wanted = factor * pattern.expression.constant
    let distance = abs(rows[index].expression.constant - wanted)
    let isSameConstant = distance <= Self.constantTolerance * abs(wanted)
    if isSameConstant, contradict(pattern, rows[index], factor: factor) {
      rows[index].expression.constant = wanted
      difference = max(difference, wanted == 0 ? 0 : distance / abs(wanted))
    }
    guard difference > Self.rounding, let first = pattern.constraint.statement,
      let second = rows[index].constraint.statement, first != second
    else { return }
    found.append(.init(first: first, second: second, difference: difference))
  }

  /// Whether two rows over the same sum leave it no value, or one of them no other than the first leaves.
  private func contradict(_ pattern: CanonicalModel.Row, _ row: CanonicalModel.Row, factor: Double) -> Bool {
    guard pattern.constraint.relation != .equal else { return true }
    let other = row.constraint.relation
    let isSameSide = (pattern.constraint.relation == other) == (factor > 0)
    guard !isSameSide else { return false }
    let (limit, opposite) = (-pattern.expression.constant, -row.expression.constant / factor)
    return pattern.constraint.relation == .lessOrEqual ? opposite > limit : opposite < limit
  }
}

extension CanonicalModel.Row {
  /// Whether its coefficients are whole, and so not rounded.
  fileprivate var isExact: Bool { expression.terms.allSatisfy { $0.coefficient == $0.coefficient.rounded() } }
}
