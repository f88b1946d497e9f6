internal import LinearModel

/// Decides with a linear program whether requirements can hold; each test starts from the basis of the one before.
struct ProgramTest: ~Copyable {
  private let system: Requirements
  private var face: OptimalFace

  init(_ system: Requirements) {
    self.system = system
    face = OptimalFace(Self.program(of: system), levels: [])
  }

  /// The program that a session for this test is opened on: nothing of what members ask for is switched on.
  static func program(of system: Requirements) -> LinearProgram {
    var program = LinearProgram()
    for bounds in system.columns { program.addColumn(bounds) }
    for row in system.rows { program.addRow(row.terms, row.member < 0 ? row.bounds : .free) }
    return program
  }

  /// Whether the active members contradict each other, or what is taken for granted.
  mutating func contradicts(
    _ isActive: [Bool], in session: inout any LinearSession & ~Copyable
  ) throws -> Bool {
    let columns = system.bounds(isActive)
    // A lower bound above its upper bound needs no solver to be seen.
    if columns.contains(where: \.isEmpty) { return true }
    for (column, bounds) in columns.enumerated() { try face.setColumn(column, bounds, in: &session) }
    for (row, requirement) in system.rows.enumerated() where requirement.member >= 0 {
      try face.setRow(row, isActive[requirement.member] ? requirement.bounds : .free, in: &session)
    }
    return try face.minimize([], in: &session) == .infeasible
  }
}
