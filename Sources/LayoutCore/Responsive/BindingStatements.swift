internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// How each statement is met at one length of the container, in the order in which they were compiled.
struct BindingStatements {
  /// How a statement is met.
  private enum State {
    case withRoom, exactly, missed

    init(_ constraint: Constraint, value: Double) {
      switch constraint.relation {
      case _ where abs(value) <= BindingStatements.tolerance: self = .exactly
      case .lessOrEqual: self = value < 0 ? .withRoom : .missed
      case .equal: self = .missed
      case .greaterOrEqual: self = value > 0 ? .withRoom : .missed
      }
    }
  }

  /// What a statement is the same by, whatever the length of the container.
  private enum Key: Hashable {
    case statement(LayoutStatement)
    /// The length that the container of a model has, by its node; `nil` for the container around the root.
    case container(node: Int?, Axis)
  }

  /// Slack that is less than this is rounding; what is missed by less cannot be seen.
  private static let tolerance = 1e-6

  private var keys: [Key] = []
  private var states: [Key: State] = [:]
  private let structure: Structure

  init(at length: Double, _ sampler: LayoutSampler) throws {
    let solved = try sampler.engine.placeAll(
      sampler.tree, in: sampler.proposal(length), within: sampler.budget
    ).solved
    structure = solved.structure
    let solver = sampler.engine.modelSolver(within: sampler.budget)
    for (root, offer) in solved.solution.offers.sorted(by: { $0.key < $1.key }) {
      for axes in solved.solution.parts(of: offer.axes) {
        let compiled = solved.solution.compiled(root: root, axes, folds: false)
        guard case .solved(let solution) = try solver.solve(compiled.model) else { continue }
        add(compiled, solution, root: root)
      }
    }
  }

  private mutating func add(_ compiled: Compiled, _ solution: Solution, root: Int) {
    for constraint in compiled.model.constraints {
      guard let statement = constraint.statement,
        let key = key(of: compiled.statements[statement.index], root: root)
      else { continue }
      let state = State(constraint, value: solution[constraint.expression])
      switch (states[key], state) {
      case (nil, _):
        keys.append(key)
        states[key] = state
      // One statement may lead to several constraints: it is met as far as all of them are.
      case (.withRoom, _), (_, .missed): states[key] = state
      default: break
      }
    }
  }

  private func key(of statement: LayoutStatement, root: Int) -> Key? {
    if case .container(let axis, _) = statement {
      return .container(node: root == 0 ? nil : structure.containers[root].node, axis)
    }
    // What a text asks for changes with its lines, which is told by itself.
    if let (node, axis) = statement.subject, axis == .vertical, structure.tree.nodes[node].measured != nil {
      return nil
    }
    return .statement(statement)
  }

  /// What is met in another way than at another length, in words, each once: what ceased to bind comes first.
  func changes(since old: BindingStatements) -> [ResponsiveLayout.Change] {
    var changes: [ResponsiveLayout.Change] = []
    for key in keys {
      guard let new = states[key], let previous = old.states[key], new != previous else { continue }
      let words = words(of: key)
      let change = ResponsiveLayout.Change(
        kind: Self.kind(from: previous, to: new), text: words.statement, items: words.items)
      if !changes.contains(change) { changes.append(change) }
    }
    let order: [ResponsiveLayout.Change.Kind] = [.ends, .met, .missed, .begins]
    return order.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private static func kind(from old: State, to new: State) -> ResponsiveLayout.Change.Kind {
    switch new {
    case .exactly: .begins
    case .missed: .missed
    case .withRoom: old == .exactly ? .ends : .met
    }
  }

  private func words(of key: Key) -> LayoutError.ConflictMember {
    switch key {
    case .statement(let statement): statement.words(in: structure)
    case .container(nil, let axis): .init(statement: "the \(axis.lengthName) of the container", items: [])
    case .container(let node?, let axis):
      .init(
        statement: "the \(axis.lengthName) of the cell of \(structure.tree.name(of: node))",
        items: structure.tree.reportedItems([node]))
    }
  }
}
