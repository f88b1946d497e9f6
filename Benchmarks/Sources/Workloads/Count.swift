internal import ConstraintLayout

/// A count of work, or of what the work found: it depends on the input only, not on the machine.
public struct Count: Sendable {
  /// The name in tables and files.
  public let name: String
  private let read: @Sendable (Outcome) -> Int

  /// The count in what a run ended with.
  public func value(in outcome: Outcome) -> Int { read(outcome) }

  /// The counts that an effort consists of.
  public static let efforts = [
    effort("evaluated nodes", \.evaluatedNodes), effort("regions", \.regions), effort("LP programs", \.programs),
    effort("LP rows", \.rows), effort("LP columns", \.columns), effort("LP nonzeros", \.nonzeros),
    effort("simplex iterations", \.iterations), effort("GLPK calls", \.solves),
  ]

  /// How large a conflict is, and the programs that it was found with.
  static let conflicts = [
    conflict("conflict members") { $0.members.count }, conflict("LP programs", \.programs.programs),
    conflict("LP rows", \.programs.rows), conflict("LP columns", \.programs.columns),
    conflict("LP nonzeros", \.programs.nonzeros),
  ]

  private static func conflict(_ name: String, _ read: @escaping @Sendable (Conflict) -> Int) -> Count {
    Count(name: name) { $0.conflict.map(read) ?? 0 }
  }

  private static func effort(_ name: String, _ path: KeyPath<Placement.Effort, Int> & Sendable) -> Count {
    Count(name: name) { $0.efforts.reduce(0) { $0 + $1[keyPath: path] } }
  }
}
