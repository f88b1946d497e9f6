internal import LinearModel
internal import SeededRandom

/// Claims about single solves: kinds of bounds, shapes of programs, and all that a solve can come to.
extension SolverContract {
  /// The kinds of bounds that a column or row can have, with the least and the greatest value they allow.
  private static let kinds: [(bounds: Bounds, least: Double?, greatest: Double?)] = [
    (Bounds(2, .infinity), 2, nil),
    (Bounds(-.infinity, 3), nil, 3),
    (Bounds(-4, 5), -4, 5),
    (Bounds(-7, -6), -7, -6),
    (Bounds(-8, .infinity), -8, nil),
    (.fixed(6), 6, 6),
    (.fixed(0), 0, 0),
    (.free, nil, nil),
  ]

  static let bounds = [
    Claim("A column keeps its bounds, of every kind") { run in
      for kind in kinds {
        var program = LinearProgram()
        program.addColumn(kind.bounds)
        program.addColumn(Bounds(0, 1))
        program.addRow([.init(0, 1), .init(1, 1)], .free)
        try run.expectEnds(kind.least, kind.greatest, of: [.init(0, 1)], over: program)
      }
    },
    Claim("A row keeps its bounds, of every kind") { run in
      for kind in kinds {
        var program = LinearProgram()
        program.addColumn(.free)
        program.addColumn(Bounds(0, 1))
        program.addRow([.init(0, 2), .init(1, -1)], kind.bounds)
        try run.expectEnds(kind.least, kind.greatest, of: [.init(0, 2), .init(1, -1)], over: program)
      }
    },
    Claim("Fixed columns stay, and others adapt") { run in
      var program = LinearProgram()
      for value in [10.0, 20, 30] { program.addColumn(.fixed(value)) }
      program.addColumn(.free)
      program.addRow((0..<4).map { .init($0, $0 < 3 ? 1 : -1) }, .fixed(0))
      try run.expect(60, of: [.init(3, 1)], over: program, "sum")
      try run.expect(-60, of: [.init(3, -1)], over: program, "sum")
    },
    Claim("Reduced costs are 0 or more at a lower bound, and 0 or less at an upper one") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(0, 10))
      program.addColumn(Bounds(0, 10))
      program.addRow([.init(0, 1), .init(1, 1)], Bounds(3, 12))
      try run.open(program) { session, run in
        try session.setObjective([.init(0, 1), .init(1, 2)])
        try session.expect(3, "least", &run)
        run.expect(session.result.rows.reducedCosts == [1], "the row costs \(session.result.rows.reducedCosts)")
        run.expect(session.result.columns.reducedCosts == [0, 1], "costs are \(session.result.columns.reducedCosts)")
        try session.setObjective([.init(0, -1), .init(1, -2)])
        try session.expect(-22, "greatest", &run)
        run.expect(session.result.rows.reducedCosts == [-1], "the row costs \(session.result.rows.reducedCosts)")
        run.expect(session.result.columns.reducedCosts == [0, -1], "costs are \(session.result.columns.reducedCosts)")
      }
    },
  ]

  static let shapes = [
    Claim("A program without rows is solved by its bounds") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(1, 5))
      program.addColumn(Bounds(-3, 9))
      try run.expect(1 - 9, of: [.init(0, 1), .init(1, -1)], over: program, "no rows")
      program.addColumn(.free)
      try run.expectEnds(nil, nil, of: [.init(2, 1)], over: program)
      program.addColumn(Bounds(2, 1))
      try run.open(program) { try $0.expectInfeasible("no rows, bounds the wrong way round", &$1) }
    },
    Claim("A program without columns holds where 0 is inside of its rows") { run in
      var program = LinearProgram()
      program.addRow([], Bounds(-1, 1))
      try run.expect(0, of: [], over: program, "no columns")
      program.addRow([], Bounds(1, 2))
      try run.open(program) { try $0.expectInfeasible("no columns, but a row that asks for some", &$1) }
    },
    Claim("An empty program is optimal") { run in
      try run.expect(0, of: [], over: LinearProgram(), "empty")
    },
    Claim("A row without terms is 0") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(2, 5))
      program.addRow([], .free)
      program.addRow([.init(0, 1)], .free)
      try run.expect(2, of: [.init(0, 1)], over: program, "a free row without terms")
      program.addRow([], .fixed(3))
      try run.open(program) { try $0.expectInfeasible("0 == 3", &$1) }
    },
    Claim("Where one attempt goes in circles another does not") { run in
      // Beale's program (1955), on which textbook rules can cycle for ever.
      var program = LinearProgram()
      for _ in 0..<4 { program.addColumn(Bounds(0, .infinity)) }
      program.addRow([.init(0, 0.25), .init(1, -60), .init(2, -1.0 / 25), .init(3, 9)], Bounds(-.infinity, 0))
      program.addRow([.init(0, 0.5), .init(1, -90), .init(2, -1.0 / 50), .init(3, 3)], Bounds(-.infinity, 0))
      program.addRow([.init(2, 1)], Bounds(-.infinity, 1))
      try run.open(program) { session, run in
        try session.setObjective([.init(0, -0.75), .init(1, 150), .init(2, -0.02), .init(3, 6)])
        if try session.solve("Beale", &run) != .optimal {
          let others = try SolveAttempt.allCases.map { try session.solve($0, "Beale", &run) }
          run.expect(others.contains(.optimal), "no attempt solves Beale's program: \(others)")
        }
        run.expect(session.result.columns.values[2] == 1, "\(session.result.columns.values) is not optimal")
      }
    },
    Claim("A degenerate vertex is recognised as the optimum") { run in
      // A point at which twenty rows meet.
      var pencil = LinearProgram()
      for _ in 0..<3 { pencil.addColumn(Bounds(0, .infinity)) }
      for row in 1...20 {
        pencil.addRow((0..<3).map { .init($0, Double((row * (2 * $0 + 1)) % 7 + 1)) }, Bounds(0, .infinity))
      }
      try run.expect(0, of: (0..<3).map { .init($0, 1) }, over: pencil, "twenty rows in one point")
    },
    Claim("Rows that say the same twice do no harm") { run in
      var program = LinearProgram()
      program.addColumn(.free)
      program.addColumn(.free)
      for factor in [1.0, 2, -3] {
        program.addRow([.init(0, factor), .init(1, factor)], .fixed(10 * factor))
        program.addRow([.init(0, factor), .init(1, -factor)], .fixed(4 * factor))
      }
      try run.expect(7, of: [.init(0, 1)], over: program, "parallel rows")
    },
    Claim("Numbers of different sizes are solved") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(0, 1e6))
      program.addColumn(Bounds(0, .infinity))
      program.addRow([.init(0, 1e-3), .init(1, -1e3)], .fixed(0))
      try run.expect(-1, of: [.init(1, -1)], over: program, "six orders of magnitude")
    },
    Claim("Whatever a solver claims about random programs can be proved") { run in
      // The named seeds are infeasible, and once were so without a proof: at a row without terms, and at degenerate ends.
      for seed in Array(0..<200 as Range<UInt64>) + [522, 8335, 12379] {
        let (program, objective) = randomProgram(seed)
        try run.open(program) { session, run in
          try session.setObjective(objective)
          let outcome = try session.solve("seed \(seed)", &run)
          run.expect(outcome != .failed && outcome != .paused, "seed \(seed): \(outcome)")
        }
      }
    },
  ]

  static let outcomes = [
    Claim("Rows that contradict each other are infeasible, with a proof") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(0, .infinity))
      program.addColumn(Bounds(0, .infinity))
      program.addRow([.init(0, 1), .init(1, 2)], Bounds(10, .infinity))
      program.addRow([.init(0, 1), .init(1, 1)], Bounds(-.infinity, 4))
      try run.open(program) { try $0.expectInfeasible("10 > 4 * 2", &$1) }
    },
    Claim("Rows that contradict columns are infeasible, with a proof") { run in
      var program = LinearProgram()
      for _ in 0..<3 { program.addColumn(Bounds(-1, 2)) }
      program.addRow((0..<3).map { .init($0, 1) }, Bounds(7, .infinity))
      try run.open(program) { try $0.expectInfeasible("three times 2 is less than 7", &$1) }
    },
    Claim("Bounds the wrong way round are infeasible") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(3, 2))
      program.addRow([.init(0, 1)], .free)
      try run.open(program) { try $0.expectInfeasible("a column", &$1) }
      program.setColumn(0, Bounds(0, 1))
      program.setRowBounds(0, Bounds(3, 2))
      try run.open(program) { try $0.expectInfeasible("a row", &$1) }
    },
    Claim("What falls without end is unbounded, with a ray") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(0, .infinity))
      program.addColumn(Bounds(0, .infinity))
      program.addColumn(.free)
      program.addRow([.init(0, 1), .init(1, -1)], Bounds(-2, 5))
      program.addRow([.init(2, 1), .init(0, 3)], .fixed(1))
      for objective in [[LinearProgram.Term(0, -1)], [.init(0, -1), .init(1, -1)], [.init(2, 1)]] {
        try run.open(program) { session, run in
          try session.setObjective(objective)
          try session.expectUnbounded("\(objective)", &run)
        }
      }
    },
    Claim("A row without terms that cannot hold is infeasible, even if the objective falls without end") { run in
      var program = LinearProgram()
      program.addColumn(.free)
      program.addRow([], Bounds(1, 2))
      try run.open(program) { session, run in
        try session.setObjective([.init(0, 1)])
        try session.expectInfeasible("no point", &run)
      }
    },
    Claim("What has no point is infeasible, even if it falls without end") { run in
      var program = LinearProgram()
      program.addColumn(.free)
      program.addColumn(Bounds(0, 1))
      program.addRow([.init(1, 1)], Bounds(2, .infinity))
      program.addRow([.init(0, 1), .init(1, 1)], .free)
      try run.open(program) { session, run in
        try session.setObjective([.init(0, -1)])
        try session.expectInfeasible("no point", &run)
      }
    },
    Claim("Other outcomes leave the last optimum where it is") { run in
      var program = LinearProgram()
      program.addColumn(Bounds(1, .infinity))
      program.addRow([.init(0, 1)], Bounds(1, .infinity))
      try run.open(program) { session, run in
        try session.setObjective([.init(0, 1)])
        try session.expect(1, "least", &run)
        let (columns, rows) = (session.result.columns, session.result.rows)
        try session.setObjective([.init(0, -1)])
        try session.expectUnbounded("greatest", &run)
        run.expect(session.result.columns.values == columns.values, "columns change")
        run.expect(session.result.rows.reducedCosts == rows.reducedCosts, "multipliers change")
      }
    },
  ]

  /// Some columns and rows of all kinds, with whole numbers, so that many vertices are degenerate.
  static func randomProgram(_ seed: UInt64) -> (LinearProgram, [LinearProgram.Term]) {
    var random = SeededGenerator(seed: seed &+ 77)
    var program = LinearProgram()
    let columnCount = Int.random(in: 1...8, using: &random)
    func bounds() -> Bounds {
      let lower = Double(Int.random(in: -20...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .free
      case 1: return .fixed(lower)
      case 2: return Bounds(-.infinity, lower)
      case 3: return Bounds(lower, lower + Double(Int.random(in: 1...30, using: &random)))
      default: return Bounds(lower, .infinity)
      }
    }
    for _ in 0..<columnCount { program.addColumn(bounds()) }
    func terms() -> [LinearProgram.Term] {
      (0..<columnCount).filter { _ in random.chance(0.6) }.map {
        let size = Double(Int.random(in: 1...4, using: &random))
        return LinearProgram.Term($0, random.chance(0.3) ? -size : size)
      }
    }
    for _ in 0..<Int.random(in: 0...8, using: &random) { program.addRow(terms(), bounds()) }
    return (program, terms())
  }
}

extension ContractRun {
  /// Expects the least and the greatest value of a sum; `nil` where there is none.
  fileprivate mutating func expectEnds(
    _ least: Double?, _ greatest: Double?, of sum: [LinearProgram.Term], over program: LinearProgram
  ) throws {
    try open(program) { session, run in
      for (end, sign, name) in [(least, 1.0, "least"), (greatest, -1.0, "greatest")] {
        try session.setObjective(sum.map { .init($0.column, sign * $0.coefficient) })
        if let end {
          try session.expect(sign * end, "\(name) of \(program)", &run)
        } else {
          try session.expectUnbounded("\(name) of \(program)", &run)
        }
      }
    }
  }
}
