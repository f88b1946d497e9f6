internal import LinearModel

extension LayoutError {
  /// The error for statements that contradict each other.
  static func unsatisfiable(_ conflict: [ConflictMember]) -> LayoutError {
    let statements = conflict.map { "  - \($0.statement)" }.joined(separator: "\n")
    return LayoutError(
      .unsatisfiable,
      "These statements contradict each other; take one of them back, or change it:\n\(statements)", conflict: conflict)
  }
}
