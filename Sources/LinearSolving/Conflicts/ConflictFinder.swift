internal import LinearModel

/// Finds irreducible infeasible subsets of the required statements that share none.
///
/// The constraints fall into parts that share no variable, and only a part that contradicts itself is looked at. There the
/// statements of one contradiction are picked, and a deletion filter takes away those that it does not need.
struct ConflictFinder {
  private let requirements: Requirements
  /// The statements, in the order of their members.
  private let statements: [Statement]
  /// The largest length that each member names.
  private let sizes: [Double]

  init(_ model: CanonicalModel) {
    let rows = model.rows.filter { $0.constraint.priority == .required }
    let statements = Set(rows.compactMap(\.constraint.statement)).sorted()
    let members = Dictionary(uniqueKeysWithValues: zip(statements, statements.indices))
    var requirements = Requirements(columns: model.bounds, memberCount: statements.count)
    var sizes = Array(repeating: 0.0, count: statements.count)
    for row in rows {
      let member = row.constraint.statement.flatMap { members[$0] } ?? Requirements.granted
      requirements.add(
        row.expression.terms, Bounds(relation: row.constraint.relation, constant: row.expression.constant),
        member: member)
      if member >= 0 { sizes[member] = max(sizes[member], abs(row.expression.constant)) }
    }
    self.requirements = requirements
    self.statements = statements
    self.sizes = sizes
  }

  /// Conflicts that share no statement: the first one, and what is found where its statements are taken back, and so on.
  ///
  /// - Parameters:
  ///   - limit: How many are looked for at most.
  ///   - known: The statement of a conflict that is known already, and comes first.
  func conflicts(
    atMost limit: Int, known: Statement? = nil, on solver: BudgetedSolver
  ) throws -> [[Statement]] {
    let first = known.map { [$0] }
    let removed = statements.indices.filter { statements[$0] == known }
    let found = try subset.independentMembers(
      atMost: first == nil ? limit : limit - 1, without: removed, on: solver)
    // What is taken for granted and contradicts itself has no members, and adds nothing to what is known.
    let all =
      (first.map { [$0] } ?? []) + found.filter { first == nil || !$0.isEmpty }.map { $0.map { statements[$0] } }
    guard !all.isEmpty else { throw LayoutError.indistinctConflict }
    return all
  }

  /// Whether the statements contradict each other at all.
  func isConflict(on solver: BudgetedSolver) throws -> Bool { try subset.isContradiction(on: solver) }

  private var subset: IrreducibleSubset {
    // Small lengths go first and, among equals, later ones: what stays is few, large and near the beginning.
    let order = statements.indices.sorted { sizes[$0] == sizes[$1] ? $0 > $1 : sizes[$0] < sizes[$1] }
    return IrreducibleSubset(requirements, removalOrder: order)
  }
}

extension LayoutError {
  /// A contradiction that one program showed and another does not.
  static let indistinctConflict = LayoutError(
    .solverFailed,
    "The statements contradict each other by less than the solver can tell apart. Make the lengths rounder.")
}
