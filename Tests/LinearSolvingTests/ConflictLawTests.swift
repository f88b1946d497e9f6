import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// Conflicts are minimal, in systems that nobody prepared: together infeasible, and feasible without any one member.
struct ConflictLawTests {
  private func conflict(_ model: Model) throws -> [Statement]? {
    guard case .infeasible(let statements, _) = try LexicographicSolver(GLPKSolver()).solve(model) else { return nil }
    return statements
  }

  @Test func conflictsAreIrreducible() async {
    await Law(seeds: 0..<60, atLeast: 60).check { seed in
      var random = SeededGenerator(seed: seed)
      let constraints = Self.randomConstraints(using: &random)
      let found = try conflict(Self.model(constraints))
      guard let found else { return .inapplicable }
      #expect(!found.isEmpty, "seed \(seed)")
      let kept = constraints.filter { $0.statement.map(found.contains) ?? true }
      #expect(try conflict(Self.model(kept)) != nil, "seed \(seed)")
      for statement in found {
        let without = kept.filter { $0.statement != statement }
        #expect(try conflict(Self.model(without)) == nil, "seed \(seed), without \(statement.index)")
      }
      return .checked
    }
  }

  /// Sets that share no statement, each of them minimal; without all of them there is an answer.
  @Test func conflictsThatShareNoStatementAreAllFound() async {
    await Law(seeds: 1000..<1100, atLeast: 25).check { seed in
      var random = SeededGenerator(seed: seed)
      let constraints = Self.randomConstraints(using: &random)
      guard
        case .infeasible(let first, let others) = try LexicographicSolver(GLPKSolver()).solve(Self.model(constraints)),
        !others.isEmpty
      else { return .inapplicable }
      let all = [first] + others
      #expect(Set(all.joined()).count == all.joined().count, "seed \(seed)")
      for found in all {
        let kept = constraints.filter { $0.statement.map(found.contains) ?? true }
        #expect(try conflict(Self.model(kept)) != nil, "seed \(seed)")
        for statement in found {
          let without = kept.filter { $0.statement != statement }
          #expect(try conflict(Self.model(without)) == nil, "seed \(seed), without \(statement.index)")
        }
      }
      let left = constraints.filter { $0.statement.map { !all.joined().contains($0) } ?? true }
      #expect(try conflict(Self.model(left)) == nil, "seed \(seed)")
      return .checked
    }
  }

  /// With as much to give way as a conflict misses there is an answer, and with less there is none.
  @Test func whatAConflictMissesIsEnoughAndNoLessIs() async {
    await Law(seeds: 2000..<2100, atLeast: 60).check { seed in
      var random = SeededGenerator(seed: seed)
      let constraints = Self.randomConstraints(using: &random)
      let solver = LexicographicSolver(GLPKSolver())
      let model = Self.model(constraints)
      guard case .infeasible(let found, let others) = try solver.solve(model) else { return .inapplicable }
      let missing = try solver.shortfall(of: Set(found), in: model, without: Set(others.joined()))
      let left = constraints.filter { $0.statement.map { !others.joined().contains($0) } ?? true }
      #expect(missing > 0, "seed \(seed)")
      #expect(try conflict(Self.model(left, giving: missing + 1e-4, to: found)) == nil, "seed \(seed): \(missing)")
      #expect(try conflict(Self.model(left, giving: missing - 1e-4, to: found)) != nil, "seed \(seed): \(missing)")
      return .checked
    }
  }

  /// The model in which some statements may miss so much in all.
  private static func model(_ constraints: [Constraint], giving total: Double, to found: [Statement]) -> Model {
    var model = model([])
    var sum = LinearExpression(constant: -total)
    for (index, constraint) in constraints.enumerated() {
      var copy = constraint
      if constraint.statement.map(found.contains) ?? false {
        let (over, under) = (
          model.addVariable(.init("over", index), lower: 0), model.addVariable(.init("under", index), lower: 0)
        )
        copy.expression.terms += [.init(over, -1), .init(under, 1)]
        sum.terms += [.init(over, 1), .init(under, 1)]
      }
      model.add(copy)
    }
    model.add(Constraint(sum, .lessOrEqual))
    return model
  }

  private static func model(_ constraints: [Constraint]) -> Model {
    var model = Model()
    for name in 0..<5 { _ = model.addVariable(.init("x", name), lower: 0, upper: 1000) }
    constraints.forEach { model.add($0) }
    return model
  }

  private static func randomConstraints(using random: inout SeededGenerator) -> [Constraint] {
    (0..<12).map { index in
      var expression = LinearExpression(constant: Double(Int.random(in: -60...60, using: &random)))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let variable = Variable(index: Int.random(in: 0..<5, using: &random))
        expression.terms.append(.init(variable, Double(Int.random(in: -2...2, using: &random))))
      }
      let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &random) ?? .equal
      return Constraint(expression, relation, statement: Statement(index: index / 2))
    }
  }

  /// Tracks that no span tells apart count as one, and spans that overlap make cycles.
  @Test func conflictsInGridsAreIrreducible() async {
    await Law(seeds: 0..<100, atLeast: 91).check { seed in
      var random = SeededGenerator(seed: seed)
      var row = StatedRow(lengths: (0..<24).map { _ in Double(Int.random(in: 0...12, using: &random)) }, container: 0)
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let first = Int.random(in: 0..<20, using: &random)
        let span = first..<Int.random(in: first + 2...min(first + 9, 24), using: &random)
        row.spans.append((span, Double(Int.random(in: 10...90, using: &random))))
      }
      row.container = Double(Int.random(in: 60...200, using: &random))
      guard let found = try conflict(row.model()).map({ Set($0.map(\.index)) }) else { return .inapplicable }
      #expect(try conflict(row.model { found.contains($0) }) != nil, "seed \(seed)")
      for missing in found.sorted() {
        #expect(
          try conflict(row.model { found.contains($0) && $0 != missing }) == nil, "seed \(seed), without \(missing)")
      }
      return .checked
    }
  }

  /// What intervals decide: trees of rows, where some statements ask for two things.
  @Test func conflictsInTreesAreIrreducible() async {
    await Law(seeds: 0..<150, atLeast: 150).check { seed in
      let constraints = randomTree(seed)
      guard let found = try conflict(treeModel(constraints)) else { return .inapplicable }
      let kept = constraints.filter { $0.statement.map(found.contains) ?? true }
      #expect(!found.isEmpty, "seed \(seed)")
      #expect(try conflict(treeModel(kept)) == found, "seed \(seed)")
      for statement in found {
        #expect(
          try conflict(treeModel(kept.filter { $0.statement != statement })) == nil,
          "seed \(seed), without \(statement.index)")
      }
      var random = SeededGenerator(seed: seed &+ 1)
      #expect(try conflict(treeModel(constraints.shuffled(using: &random))) == found, "seed \(seed)")
      return .checked
    }
  }

  private func treeModel(_ constraints: [Constraint]) -> Model {
    var model = Model()
    for name in 0..<16 { _ = model.addVariable(.init("x", name), lower: name % 3 == 0 ? -.infinity : 0) }
    constraints.forEach { model.add($0) }
    return model
  }

  /// Rows that each tie one variable to a few later ones that no other row before has.
  private func randomTree(_ seed: UInt64) -> [Constraint] {
    var random = SeededGenerator(seed: seed)
    var constraints: [Constraint] = []
    var next = 1
    let relations: [Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    func relation() -> Relation { relations.randomElement(using: &random) ?? .equal }
    func statement() -> Statement? {
      random.chance(0.3) ? nil : Statement(index: Int.random(in: 0..<40, using: &random))
    }
    while next < 16 {
      let last = min(next + Int.random(in: 1...4, using: &random), 16)
      var expression = LinearExpression(Variable(index: Int.random(in: 0..<next, using: &random)))
      for child in next..<last {
        expression.terms.append(.init(Variable(index: child), random.chance(0.5) ? -1 : 2))
      }
      constraints.append(Constraint(expression, relation(), statement: statement()))
      next = last
    }
    for _ in 0..<24 {
      let variable = Variable(index: Int.random(in: 0..<16, using: &random))
      let length = Double(Int.random(in: -20...60, using: &random))
      constraints.append(
        Constraint(variable - length, relation(), statement: Statement(index: Int.random(in: 0..<40, using: &random))))
    }
    return constraints
  }
}
