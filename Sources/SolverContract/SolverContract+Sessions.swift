internal import LinearModel
internal import SeededRandom

/// Claims about what happens in a session: changes between solves, refusals, pauses, and sessions side by side.
extension SolverContract {
  /// Three columns of 0...10 that come to at least 6, the last two to at most 9.
  private static var small: LinearProgram {
    var program = LinearProgram()
    for _ in 0..<3 { program.addColumn(Bounds(0, 10)) }
    program.addRow((0..<3).map { .init($0, 1) }, Bounds(6, .infinity))
    program.addRow([.init(1, 1), .init(2, 1)], Bounds(-.infinity, 9))
    return program
  }

  static let changes = [
    Claim("The first objective is zero") { run in
      try run.open(small) { session, run in try session.expect(0, "without an objective", &run) }
    },
    Claim("A new objective takes the place of the old one") { run in
      try run.open(small) { session, run in
        try session.setObjective([.init(0, 1), .init(1, 1), .init(2, 1)])
        try session.expect(6, "all three", &run)
        try session.setObjective([.init(0, 1)])
        try session.expect(0, "the first", &run)
        try session.setObjective([.init(1, -1), .init(2, -1)])
        try session.expect(-9, "the others", &run)
        try session.setObjective([])
        try session.expect(0, "none", &run)
      }
    },
    Claim("A column that an objective names twice costs the sum") { run in
      try run.expect(-20, of: [.init(0, 1), .init(0, -3)], over: small, "1 - 3")
    },
    Claim("New bounds of a column hold") { run in
      try run.open(small) { session, run in
        try session.setObjective([.init(0, 1)])
        try session.expect(0, "before", &run)
        try session.setColumn(0, Bounds(4, 5))
        try session.expect(4, "after", &run)
        try session.setColumn(0, .fixed(2))
        try session.expect(2, "fixed", &run)
        try session.setColumn(0, .free)
        try session.expect(-3, "free", &run)
        try session.setColumn(0, Bounds(20, 10))
        try session.expectInfeasible("the wrong way round", &run)
        try session.setColumn(0, Bounds(1, 2))
        try session.expect(1, "after a contradiction", &run)
      }
    },
    Claim("New bounds of a row hold") { run in
      try run.open(small) { session, run in
        try session.setObjective([.init(0, 1), .init(1, 2), .init(2, 3)])
        try session.expect(6, "before", &run)
        try session.setRow(0, .fixed(12))
        try session.expect(14, "fixed", &run)
        try session.setRow(0, Bounds(40, .infinity))
        try session.expectInfeasible("too much", &run)
        try session.setRow(0, .free)
        try session.expect(0, "free", &run)
        try session.setRow(1, Bounds(3, .infinity))
        try session.expect(6, "the other row", &run)
      }
    },
    Claim("New terms of a row hold") { run in
      try run.open(small) { session, run in
        try session.setObjective([.init(0, 1), .init(1, 2), .init(2, 3)])
        try session.expect(6, "before", &run)
        try session.setRow(0, [.init(0, 1), .init(2, -1)], .fixed(-4))
        try session.expect(12, "a difference", &run)
        try session.setRow(0, [], .free)
        try session.expect(0, "none", &run)
        try session.setRow(0, [.init(1, 2)], Bounds(6, .infinity))
        try session.expect(6, "one", &run)
      }
    },
    Claim("What is unbounded is solved once it has bounds") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(0, .infinity))
      program.addColumn(Bounds(0, .infinity))
      program.addRow([.init(0, 1), .init(1, -1)], Bounds(-.infinity, 3))
      try run.open(program) { session, run in
        try session.setObjective([.init(0, -1)])
        try session.expectUnbounded("without bounds", &run)
        try session.setColumn(1, Bounds(0, 4))
        try session.expect(-7, "with bounds", &run)
      }
    },
    Claim("Answers after a reset of the basis are the same") { run in
      try run.open(small) { session, run in
        try session.resetBasis()
        try session.setObjective([.init(0, 2), .init(1, 1), .init(2, 3)])
        try session.expect(6, "before", &run)
        try session.resetBasis()
        try session.expect(6, "after", &run)
        try session.setColumn(1, Bounds(0, 1))
        try session.resetBasis()
        try session.expect(11, "after a change", &run)
      }
    },
    Claim("The basis of a program of the same shape leads to the same answer") { run in
      for seed in 0..<60 as Range<UInt64> {
        let (program, objective) = randomProgram(seed)
        var basis: LinearBasis?
        try run.open(program) { session, run in
          try session.setObjective(objective)
          if try session.solve("seed \(seed)", &run) == .optimal { basis = LinearBasis(session.result) }
        }
        guard let basis else { continue }
        var other = program
        for column in program.columns.indices where program.columns[column].lower > -.infinity {
          other.setColumn(column, Bounds(program.columns[column].lower + 1, program.columns[column].upper + 1))
        }
        var value: Double?
        try run.open(other) { session, run in
          try session.setObjective(objective)
          guard try session.solve("seed \(seed), cold", &run) == .optimal else { return }
          value = objective.reduce(0) { $0 + $1.coefficient * session.result.columns.values[$1.column] }
        }
        guard let value else { continue }
        try run.open(other) { session, run in
          try session.session.pointee.setBasis(basis)
          try session.setObjective(objective)
          try session.expect(value, "seed \(seed), warm", &run)
        }
      }
    },
    Claim("A column may leave the basis for a row") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(3, .infinity))
      program.addColumn(Bounds(0, 10))
      program.addRow([.init(0, 1), .init(1, 1)], Bounds(3, .infinity))
      program.addRow([.init(0, 1), .init(1, -1)], Bounds(3, .infinity))
      try run.open(program) { session, run in
        try session.setObjective([.init(0, 1), .init(1, 1)])
        try session.expect(3, "before", &run)
        // The vertex is degenerate: whichever column is basic stands at its bound.
        let basic = [0, 1].first { session.result.columns.states[$0] == .basic }
        let nonbasic = [0, 1].first { session.result.rows.states[$0] != .basic }
        if let basic, let nonbasic { try session.exchange(basicColumn: basic, nonbasicRow: nonbasic) }
        try session.expect(3, "after", &run)
      }
    },
    Claim("Any row of changes leads to the answer of a new session") { run in
      for seed in 0..<60 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        let (program, _) = randomProgram(seed)
        try run.open(program) { session, run in
          for step in 0..<8 { try change(&session, &random, &run, "seed \(seed), step \(step)") }
        }
      }
    },
  ]

  /// Changes one thing and compares the outcome with that of a session that never saw anything else.
  private static func change(
    _ session: inout ContractSession, _ random: inout SeededGenerator, _ run: inout ContractRun, _ what: String
  ) throws {
    let (columns, rows) = (session.program.columns.count, session.program.rows.count)
    let lower = Double(Int.random(in: -9...9, using: &random))
    let bounds = Bounds(lower, random.chance(0.5) ? .infinity : lower + Double(Int.random(in: 0...9, using: &random)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try session.setColumn(Int.random(in: 0..<columns, using: &random), bounds)
    case 1 where rows > 0: try session.setRow(Int.random(in: 0..<rows, using: &random), bounds)
    case 2 where rows > 0:
      let row = Int.random(in: 0..<rows, using: &random)
      try session.setRow(row, session.program.terms(ofRow: row).filter { _ in random.chance(0.8) }, bounds)
    default:
      try session.setObjective(
        (0..<columns).map { .init($0, Double(Int.random(in: -3...3, using: &random))) })
    }
    let outcome = try session.solve(what, &run)
    let (objective, program) = (session.objective, session.program)
    let value = objective.reduce(0) { $0 + $1.coefficient * session.result.columns.values[$1.column] }
    try run.open(program) { fresh, run in
      try fresh.setObjective(objective)
      switch outcome {
      case .optimal: try fresh.expect(value, "\(what), anew", &run)
      case .infeasible: try fresh.expectInfeasible("\(what), anew", &run)
      case .unbounded: try fresh.expectUnbounded("\(what), anew", &run)
      case .paused, .failed: run.expect(false, "\(what): \(outcome)")
      }
    }
  }

  static let refusals = [
    Claim("Numbers that are not finite are refused where a program is opened") { run in
      let solver = run.solver
      for coefficient in [Double.nan, .infinity, -.infinity] {
        var program = small
        program.addRow([.init(0, coefficient)], .free)
        run.expectRefusal("the coefficient \(coefficient)", .nonFinite) { try solver.withSession(on: program) { _ in } }
      }
      for bounds in [Bounds(.nan, 1), Bounds(0, .nan), Bounds(.infinity, .infinity), Bounds(-.infinity, -.infinity)] {
        var columns = small
        columns.addColumn(bounds)
        run.expectRefusal("a column of \(bounds)", .nonFinite) { try solver.withSession(on: columns) { _ in } }
        var rows = small
        rows.addRow([.init(0, 1)], bounds)
        run.expectRefusal("a row of \(bounds)", .nonFinite) { try solver.withSession(on: rows) { _ in } }
      }
    },
    Claim("A change that has no meaning is refused, and changes nothing") { run in
      try run.open(small) { session, run in
        let inner = session.session
        for number in [Double.nan, .infinity] {
          run.expectRefusal("a cost of \(number)") { try inner.pointee.setObjective([.init(0, number)]) }
          run.expectRefusal("a term of \(number)") { try inner.pointee.setRow(0, [.init(0, number)], .free) }
          run.expectRefusal("a column from \(number)") { try inner.pointee.setColumn(0, Bounds(number, number)) }
          run.expectRefusal("a row from \(number)") { try inner.pointee.setRow(0, Bounds(number, number)) }
        }
        for index in [-1, 3] {
          run.expectRefusal("a cost of column \(index)") { try inner.pointee.setObjective([.init(index, 1)]) }
          run.expectRefusal("a term of column \(index)") { try inner.pointee.setRow(0, [.init(index, 1)], .free) }
          run.expectRefusal("column \(index)") { try inner.pointee.setColumn(index, .free) }
          run.expectRefusal("row \(index)") { try inner.pointee.setRow(index, .free) }
          run.expectRefusal("row \(index) with terms") { try inner.pointee.setRow(index, [], .free) }
          run.expectRefusal("an exchange") { try inner.pointee.exchange(basicColumn: 0, nonbasicRow: index) }
        }
        run.expectRefusal("a column twice") { try inner.pointee.setRow(0, [.init(0, 1), .init(0, 1)], .free) }
        try session.setObjective([.init(0, 1), .init(1, 1), .init(2, 1)])
        try session.expect(6, "after refusals", &run)
      }
    },
  ]

  static let pauses = [
    Claim("Slices of any size lead to the same minimum") { run in
      let (program, objective) = staircase(20)
      for size in [1, 2, 7, 1000] {
        try run.open(program) { session, run in
          try session.setObjective(objective)
          var slices = 0
          while true {
            let before = session.result.iterations
            let outcome = try session.slice(size)
            slices += 1
            guard outcome == .paused else { break }
            run.expect(session.result.iterations - before <= size, "a slice of \(size) is passed")
            guard slices < 10_000 else { return run.expect(false, "slices of \(size) never end") }
          }
          // What is solved already stays solved.
          try session.expect(210, "slices of \(size)", &run)
        }
      }
    },
    Claim("A change between slices counts") { run in
      let (program, objective) = staircase(20)
      try run.open(program) { session, run in
        try session.setObjective(objective)
        _ = try session.slice(1)
        try session.setColumn(0, .fixed(50))
        _ = try session.slice(1)
        try session.setObjective([.init(19, 1)])
        _ = try session.slice(1)
        try session.setRow(0, .free)
        try session.expect(69, "after three changes", &run)
        try session.setObjective(objective)
        _ = try session.slice(1)
        try session.resetBasis()
        try session.expect(1190, "after a reset", &run)
      }
    },
    Claim("Iterations are counted") { run in
      let (program, objective) = staircase(20)
      try run.open(program) { session, run in
        try session.setObjective(objective)
        try session.expect(210, "a staircase", &run)
        let once = session.result.iterations
        run.expect(once > 0, "no iterations are counted")
        try session.expect(210, "again", &run)
        run.expect(session.result.iterations >= once, "the count falls")
      }
    },
  ]

  /// Columns of which each is at least one more than the one before, and the first at least 1; and their sum.
  private static func staircase(_ count: Int) -> (LinearProgram, [LinearProgram.Term]) {
    var program = LinearProgram()
    for _ in 0..<count { program.addColumn(Bounds(0, .infinity)) }
    program.addRow([.init(0, 1)], Bounds(1, .infinity))
    for column in 1..<count { program.addRow([.init(column, 1), .init(column - 1, -1)], Bounds(1, .infinity)) }
    return (program, (0..<count).map { .init($0, 1) })
  }

  static let sessions = [
    Claim("Sessions inside of each other do not meet") { run in
      try run.open(small) { outer, run in
        try outer.setObjective([.init(0, 1), .init(1, 1), .init(2, 1)])
        try outer.expect(6, "outside", &run)
        let (program, objective) = staircase(5)
        try run.open(program) { inner, run in
          try inner.setObjective(objective)
          try inner.expect(15, "inside", &run)
          try outer.setRow(0, Bounds(8, .infinity))
          try outer.expect(8, "outside, meanwhile", &run)
          try inner.setColumn(0, Bounds(2, .infinity))
          try inner.expect(20, "inside, after that", &run)
        }
        try outer.setRow(0, Bounds(7, .infinity))
        try outer.expect(7, "outside, at last", &run)
      }
    },
    Claim("An error of the caller comes through, and the next session works") { run in
      let solver = run.solver
      struct Interruption: Error {}
      do {
        try solver.withSession(on: small) { _ in throw Interruption() }
        run.expect(false, "the error is lost")
      } catch is Interruption {}
      try run.expect(6, of: (0..<3).map { .init($0, 1) }, over: small, "the next session")
    },
  ]
}
