import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// The answer does not depend on the order in which a model was built, to the last bit.
struct OrderLawTests {
  /// A model in parts, so that the parts can be put together in any order.
  private struct Parts {
    var names: [String]
    var bounds: [Bounds]
    /// Terms name variables by their place in `names`.
    var constraints: [Constraint]
    var goals: [Goal]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 3...8, using: &random)
      names = (0..<count).map { "v\($0)" }
      bounds = names.map { _ in Bounds(0, random.chance(0.3) ? 40.7 : .infinity) }
      func expression() -> LinearExpression {
        let terms = (0..<3).map { _ in
          LinearExpression.Term(
            Variable(index: Int.random(in: 0..<count, using: &random)), Double.random(in: 0.1...3, using: &random))
        }
        return LinearExpression(terms: terms, constant: Double.random(in: -50...0, using: &random))
      }
      let sum = LinearExpression(terms: (0..<count).map { .init(Variable(index: $0)) })
      constraints = [sum <= 333.3]
      let priorities: [Priority] = [.strong, .medium, .weak, .ideal]
      for _ in 0..<10 {
        let fairness: Constraint.Fairness = random.chance(0.5) ? .leximin : .sum
        constraints.append(
          Constraint(
            expression(), random.chance(0.5) ? .greaterOrEqual : .equal,
            priority: priorities.randomElement(using: &random) ?? .weak,
            weight: Double.random(in: 0.5...2, using: &random), fairness: fairness,
            demand: random.chance(0.5) ? Double(Int.random(in: 1...9, using: &random)) : 0))
      }
      goals = [
        Goal(.leximin((0..<count).map { LinearExpression(Variable(index: $0)) }), priority: .share),
        Goal(.minimizeKeeping(expression(), kept: expression()), priority: .hug),
        Goal(.minimize(expression()), priority: .total),
      ]
    }

    /// The values by name of a model in which everything stands in a random order.
    func solvedShuffled(_ seed: UInt64) throws -> [String: Double] {
      var random = SeededGenerator(seed: seed)
      let order = Array(names.indices).shuffled(using: &random)
      var model = Model()
      var variables = Array(repeating: Variable(index: 0), count: names.count)
      for index in order {
        variables[index] = model.addVariable(
          .init(names[index]), lower: bounds[index].lower, upper: bounds[index].upper)
      }
      func moved(_ expression: LinearExpression) -> LinearExpression {
        let terms = expression.terms.map { LinearExpression.Term(variables[$0.variable.index], $0.coefficient) }
        return LinearExpression(terms: terms.shuffled(using: &random), constant: expression.constant)
      }
      for constraint in constraints.shuffled(using: &random) {
        var copy = constraint
        copy.expression = moved(constraint.expression)
        model.add(copy)
      }
      for goal in goals.shuffled(using: &random) {
        switch goal.aim {
        case .minimize(let expression): model.add(Goal(.minimize(moved(expression)), priority: goal.priority))
        case .minimizeKeeping(let expression, let kept):
          model.add(Goal(.minimizeKeeping(moved(expression), kept: moved(kept)), priority: goal.priority))
        case .leximin(let members):
          model.add(Goal(.leximin(members.map(moved).shuffled(using: &random)), priority: goal.priority))
        case .inOrder(let members): model.add(Goal(.inOrder(members.map(moved)), priority: goal.priority))
        }
      }
      guard case .solved(let solution) = try LexicographicSolver(GLPKSolver()).solve(model) else { return [:] }
      return Dictionary(uniqueKeysWithValues: names.indices.map { (names[$0], solution[variables[$0]]) })
    }
  }

  @Test func anyOrderGivesTheSameBits() async {
    await Law(seeds: 0..<40, atLeast: 40).check { seed in
      let parts = Parts(seed: seed)
      let first = try parts.solvedShuffled(1000 &+ seed)
      #expect(!first.isEmpty, "seed \(seed)")
      for shuffle in 0..<4 {
        let other = try parts.solvedShuffled(UInt64(shuffle) &* 7919 &+ seed)
        #expect(first.mapValues(\.bitPattern) == other.mapValues(\.bitPattern), "seed \(seed), shuffle \(shuffle)")
      }
      return .checked
    }
  }
}
