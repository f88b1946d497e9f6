internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The statements that hold without room to spare at one length of the container, in the order in which they were compiled.
struct BindingStatements {
  /// What a statement is the same by, whatever the length of the container.
  private enum Key: Hashable {
    case statement(LayoutStatement)
    /// The length that the container of a model has, by its node; `nil` for the container around the root.
    case container(node: Int?, Axis)
  }

  /// Slack that is less than this is rounding; what is missed by less cannot be seen.
  private static let tolerance = 1e-6

  private var keys: [Key] = []
  private var members: Set<Key> = []
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
      guard let statement = constraint.statement, abs(solution[constraint.expression]) <= Self.tolerance else {
        continue
      }
      let key = key(of: compiled.statements[statement.index], root: root)
      guard let key, members.insert(key).inserted else { continue }
      keys.append(key)
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

  /// The statements of these that are not among others, in words, each once.
  func words(without others: BindingStatements) -> [LayoutError.ConflictMember] {
    var words: [LayoutError.ConflictMember] = []
    for key in keys where !others.members.contains(key) {
      let member = self.words(of: key)
      if !words.contains(member) { words.append(member) }
    }
    return words
  }

  private func words(of key: Key) -> LayoutError.ConflictMember {
    switch key {
    case .statement(let statement): statement.words(in: structure)
    case .container(nil, let axis): .init(statement: "the \(axis.lengthName) of the container", items: [])
    case .container(let node?, let axis):
      .init(
        statement: "the \(axis.lengthName) of the cell of \(structure.tree.name(of: node))",
        items: [structure.tree.nodes[node].id].compactMap(\.self))
    }
  }
}
