internal import LayoutGeometry
internal import LinearModel

/// A program in which statements contradict each other, and those that do.
struct Contradiction: Sendable {
  let model: Model
  /// What was said, by the handles of the model.
  let statements: [LayoutStatement]
  /// Minimal sets of statements, none of which shares one with another; empty where nobody asked for them.
  let conflicts: [[Statement]]

  /// What was said by the members of a conflict.
  func members(of conflict: [Statement]) -> [LayoutStatement] { conflict.map { statements[$0.index] } }
}

/// What an error was found in: programs without an answer.
struct Contradictions: Sendable {
  let structure: Structure
  var programs: [Contradiction]
}

extension LayoutError {
  /// The error for a program in which statements contradict each other.
  static func unsatisfiable(_ found: Contradiction, in structure: Structure) -> LayoutError {
    unsatisfiable(Contradictions(structure: structure, programs: [found]))
  }

  private static func unsatisfiable(_ found: Contradictions) -> LayoutError {
    let conflicts = found.programs.flatMap { program in
      program.conflicts.map { conflict in
        Conflict(program.members(of: conflict).map { $0.words(in: found.structure) })
      }
    }
    return LayoutError(
      .unsatisfiable, message(conflicts.map(\.members)), place: nil,
      conflicts: conflicts.filter { !$0.members.isEmpty }, origin: Origin(found))
  }

  /// The error for statements that contradict each other.
  static func unsatisfiable(_ conflict: [ConflictMember]) -> LayoutError {
    LayoutError(.unsatisfiable, message([conflict]), conflict: conflict)
  }

  private static func message(_ conflicts: [[ConflictMember]]) -> String {
    let lists = conflicts.map { $0.map { "  - \($0.statement)" }.joined(separator: "\n") }
    return "These statements contradict each other; take one of them back, or change it:\n"
      + lists.joined(separator: "\nSo do these, which are others:\n")
  }

  /// The programs without an answer, where that is what it is about.
  var contradictions: Contradictions? { origin?.value as? Contradictions }

  /// The error for what contradicts itself here and there.
  func joined(with other: LayoutError) -> LayoutError {
    guard var all = contradictions, let others = other.contradictions else { return self }
    all.programs += others.programs
    return Self.unsatisfiable(all)
  }
}
