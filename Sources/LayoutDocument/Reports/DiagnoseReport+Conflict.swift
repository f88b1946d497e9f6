internal import LayoutCore
internal import LayoutGeometry

extension DiagnoseReport {
  /// Statements that contradict each other, by how much they miss, and how to mend them.
  public struct Conflict: Codable, Hashable, Sendable {
    /// The axis of all that the statements are about, `horizontal` or `vertical`; `nil` where both take part.
    public var axis: String?
    /// The least total by which the statements must give way, in points; `nil` where no length is missing.
    public var missing: Double?
    /// Statements that cannot all hold; take any one away and the rest of them can.
    public var statements: [ConflictMember]
    /// Ways to mend it, each tried by the engine.
    public var fixes: [Fix]

    init(_ conflict: Diagnosis.Conflict, numbers: inout FixNumbers, tree: LayoutTree) {
      axis = conflict.axis.map(AxisNames.name)
      missing = conflict.missing
      statements = conflict.members.map { ConflictMember(statement: $0.statement, items: $0.items) }
      fixes = conflict.fixes.map { Fix($0, number: numbers.number(of: $0), tree: tree) }
    }

    /// Writes every key; what there is none of is written as null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(axis, forKey: .axis)
      try container.encode(missing, forKey: .missing)
      try container.encode(statements, forKey: .statements)
      try container.encode(fixes, forKey: .fixes)
    }
  }
}

extension DiagnoseReport.Conflict {
  /// The members, what is missing, and what would mend it, for people.
  var text: String {
    var lines = statements.map { "  - \($0.statement)" }
    if let missing {
      let direction = axis.flatMap(AxisNames.axis).map { " in \($0.lengthName)" } ?? ""
      lines.append("  they miss by \(lengthText(missing))\(direction)")
    }
    if !fixes.isEmpty { lines.append("  to mend it:") }
    lines += fixes.map { "    \($0.listed($0.text))" }
    return lines.joined(separator: "\n")
  }
}
