internal import LinearModel

/// Finds out together which of many expressions can move on an optimal face.
///
/// What stands at a bound can only move to one side. So the greatest sum of all such movements is zero only when none of
/// them is possible, and where it is not, what moved is left out of the next sum. A few linear programs end with the exact
/// set of bounds that hold in all points of the face. An expression whose columns follow from those cannot move, and one that
/// differs between two points seen can; only what is neither gets linear programs of its own. Source: the implicit
/// equalities of a polyhedron, Schrijver, *Theory of Linear and Integer Programming* (1986), section 8.1.
struct FaceMotion {
  /// An expression and what was seen of it.
  struct Subject {
    let terms: [LinearProgram.Term]
    /// From the least to the greatest value at the points seen.
    fileprivate(set) var seen: Bounds
  }

  /// A column or a row at one of its bounds.
  private struct Part {
    let index: Int
    let isRow: Bool
    let bounds: Bounds
    let isAtLower: Bool

    /// Its bounds with the far one near enough that no sum of movements is endless.
    var shortened: Bounds {
      let reach = FaceMotion.reach(from: isAtLower ? bounds.lower : bounds.upper)
      return isAtLower
        ? Bounds(bounds.lower, min(bounds.upper, bounds.lower + reach))
        : Bounds(max(bounds.lower, bounds.upper - reach), bounds.upper)
    }

    func movement(at result: LinearResult) -> Double {
      let value = isRow ? result.rows.values[index] : result.columns.values[index]
      return isAtLower ? value - bounds.lower : bounds.upper - value
    }
  }

  /// How far a movement is followed, in scaled lengths: any movement at all can be scaled down to this.
  ///
  /// Most lengths are scaled to at most about 1000. From a bound that is far beyond that, as lengths of 1e9 beside such of 1e-5
  /// have it, a step of 1 would be lost in rounding, and all would seem to stand still.
  private static func reach(from bound: Double) -> Double { max(1, abs(bound) * 0x1p-10) }

  /// Up to this many questions are answered one by one: moving everything at a bound takes more than as many programs.
  private static let fewQuestions = 2

  private(set) var subjects: [Subject]
  /// What has not been seen to leave its bound.
  private var still: [Part] = []

  /// - Parameter expressions: What is asked about.
  init(_ expressions: [[LinearProgram.Term]], on face: borrowing OptimalFace) {
    subjects = expressions.map { Subject(terms: $0, seen: .fixed(face.value(of: $0))) }
  }

  /// Finds out for each subject whether it has more than one value.
  mutating func run(on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable) throws {
    guard !face.isUnique else { return }
    var determined = face.program.columns.map(\.isFixed)
    var questions = openQuestions(determined)
    if questions.count > Self.fewQuestions {
      try moveTogether(determined, on: &face, in: &session)
      determined = determinedColumns(of: face)
      questions = openQuestions(determined)
    }
    for index in questions where !subjects[index].canMove {
      try see(index, .least, on: &face, in: &session)
      if !subjects[index].canMove { try see(index, .greatest, on: &face, in: &session) }
    }
  }

  /// All values of a subject that can move.
  mutating func range(
    of index: Int, on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws -> Bounds {
    try see(index, .least, on: &face, in: &session)
    try see(index, .greatest, on: &face, in: &session)
    return subjects[index].seen
  }

  private func openQuestions(_ determined: [Bool]) -> [Int] {
    subjects.indices.filter { index in
      !subjects[index].canMove && !subjects[index].terms.allSatisfy { determined[$0.column] }
    }
  }

  // MARK: Seeing

  /// Goes to the least or greatest value of a subject, unless a point seen is known to have it.
  private mutating func see(
    _ index: Int, _ end: OptimalFace.End, on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    var limits = IntervalSum()
    for term in subjects[index].terms { limits.add(face.program.columns[term.column], times: term.coefficient) }
    // The columns' bounds allow nothing beyond this. The tolerance is the solver's own.
    let limit = end == .least ? limits.bounds.lower : limits.bounds.upper
    let seen = end == .least ? subjects[index].seen.lower : subjects[index].seen.upper
    if limit.isFinite, abs(seen - limit) <= 1e-9 * (1 + abs(limit)) {
      subjects[index].include(limit)
      return
    }
    let value = try face.extreme(subjects[index].terms, end, in: &session)
    subjects[index].include(value)
    if value.isFinite { look(at: face) }
  }

  private mutating func look(at face: borrowing OptimalFace) {
    for index in subjects.indices { subjects[index].include(face.value(of: subjects[index].terms)) }
  }

  // MARK: Moving together

  /// Moves all that stands at a bound away from it, as long as something does move and a question is open.
  private mutating func moveTogether(
    _ determined: [Bool], on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
    look(at: face)
    still = Self.parts(at: face)
    let all = still
    for part in all { try face.set(part.index, isRow: part.isRow, part.shortened, in: &session) }
    while !still.isEmpty, !openQuestions(determined).isEmpty {
      guard try face.minimize(objective(on: face), in: &session) == .optimal else { throw LayoutError.lostFace }
      look(at: face)
      let movements = still.map { max($0.movement(at: face.result), 0) }
      let sum = movements.reduce(0, +)
      if sum <= OptimalFace.valueTolerance { break }
      // At least one moved by the mean.
      let threshold = min(OptimalFace.valueTolerance, sum / Double(still.count))
      still = zip(still, movements).filter { $1 < threshold }.map(\.0)
    }
    for part in all { try face.set(part.index, isRow: part.isRow, part.bounds, in: &session) }
    guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
  }

  /// What is not fixed and stands at a bound.
  private static func parts(at face: borrowing OptimalFace) -> [Part] {
    func parts(_ bounds: [Bounds], _ values: [Double], isRow: Bool) -> [Part] {
      bounds.indices.compactMap { index in
        let bounds = bounds[index]
        guard !bounds.isFixed else { return nil }
        // The solver's own tolerance. What is a little further inside may leave its bound, and need not be watched.
        let isAtLower = values[index] <= bounds.lower + 1e-9 * (1 + abs(bounds.lower))
        guard isAtLower || values[index] >= bounds.upper - 1e-9 * (1 + abs(bounds.upper)) else { return nil }
        return Part(index: index, isRow: isRow, bounds: bounds, isAtLower: isAtLower)
      }
    }
    return parts(face.program.columns, face.result.columns.values, isRow: false)
      + parts(face.program.rows, face.result.rows.values, isRow: true)
  }

  /// The sum of all movements of what is still, as a cost.
  private func objective(on face: borrowing OptimalFace) -> [LinearProgram.Term] {
    var costs = Array(repeating: 0.0, count: face.program.columns.count)
    for part in still {
      let sign = part.isAtLower ? -1.0 : 1.0
      if part.isRow {
        for term in face.program.terms(ofRow: part.index) { costs[term.column] += sign * term.coefficient }
      } else {
        costs[part.index] += sign
      }
    }
    return costs.indices.filter { costs[$0] != 0 }.map { .init($0, costs[$0]) }
  }

  // MARK: What follows

  /// The columns that have one value because of what holds in all points of the face.
  ///
  /// Only after all that can leave its bound has.
  private func determinedColumns(of face: borrowing OptimalFace) -> [Bool] {
    let program = face.program
    var isDetermined = program.columns.map(\.isFixed)
    var isEquation = program.rows.map(\.isFixed)
    for part in still {
      if part.isRow { isEquation[part.index] = true } else { isDetermined[part.index] = true }
    }
    var rowsOfColumn = Array(repeating: [Int](), count: program.columns.count)
    var openTerms = Array(repeating: 0, count: program.rows.count)
    for row in program.rows.indices where isEquation[row] {
      for term in program.terms(ofRow: row) where !isDetermined[term.column] {
        rowsOfColumn[term.column].append(row)
        openTerms[row] += 1
      }
    }
    var pending = openTerms.indices.filter { openTerms[$0] == 1 }
    while let row = pending.popLast() {
      guard let column = program.terms(ofRow: row).first(where: { !isDetermined[$0.column] })?.column else { continue }
      isDetermined[column] = true
      for other in rowsOfColumn[column] {
        openTerms[other] -= 1
        if openTerms[other] == 1 { pending.append(other) }
      }
    }
    return isDetermined
  }
}

extension FaceMotion.Subject {
  fileprivate mutating func include(_ value: Double) {
    seen = Bounds(min(seen.lower, value), max(seen.upper, value))
  }

  /// Whether two points were seen at which the values differ, beyond rounding.
  var canMove: Bool { seen.upper - seen.lower > OptimalFace.valueTolerance }
}

extension OptimalFace {
  fileprivate mutating func set(
    _ index: Int, isRow: Bool, _ bounds: Bounds, in session: inout any LinearSession & ~Copyable
  ) throws {
    if isRow { try setRow(index, bounds, in: &session) } else { try setColumn(index, bounds, in: &session) }
  }
}
