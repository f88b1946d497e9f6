internal import LinearModel

/// Decides whether requirements with cycles can hold: the trees by intervals, the core by a linear program.
///
/// Each test starts from the basis of the one before.
struct ProgramTest: ~Copyable {
  private let intervals: IntervalTest
  /// The columns of the core, in ascending order.
  private let columns: [Int]
  private var face: OptimalFace

  init(_ intervals: IntervalTest, budget: SolveBudget) {
    self.intervals = intervals
    columns = Self.columns(of: intervals)
    face = OptimalFace(Self.program(of: intervals), levels: [], budget: budget)
  }

  private static func columns(of intervals: IntervalTest) -> [Int] {
    Set(intervals.coreRows.flatMap { intervals.system.rows[$0].terms.map(\.column) }).sorted()
  }

  /// The program that a session for this test is opened on: nothing of what members ask for is switched on.
  static func program(of intervals: IntervalTest) -> LinearProgram {
    let columns = columns(of: intervals)
    let places = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
    var program = LinearProgram()
    for _ in columns { program.addColumn(.free) }
    for index in intervals.coreRows {
      let row = intervals.system.rows[index]
      let terms = row.terms.compactMap { term in places[term.column].map { LinearProgram.Term($0, term.coefficient) } }
      program.addRow(terms, row.member < 0 ? row.bounds : .free)
    }
    return program
  }

  /// Whether the active members contradict each other, or what is taken for granted.
  mutating func contradicts(
    _ isActive: [Bool], in session: inout any LinearSession & ~Copyable
  ) throws -> Bool {
    // What a tree shows needs no solver.
    guard let roots = intervals.intervals(isActive) else { return true }
    for (place, column) in columns.enumerated() { try face.setColumn(place, roots[column], in: &session) }
    for (place, index) in intervals.coreRows.enumerated() {
      let row = intervals.system.rows[index]
      guard row.member >= 0 else { continue }
      try face.setRow(place, isActive[row.member] ? row.bounds : .free, in: &session)
    }
    return try face.minimize([], in: &session) == .infeasible
  }
}
