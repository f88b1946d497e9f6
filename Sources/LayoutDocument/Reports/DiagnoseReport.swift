public import Foundation
public import LayoutCore
internal import LayoutGeometry

/// What was found out about a layout, in the form that `layout diagnose` prints.
public struct DiagnoseReport: Codable, Hashable, Sendable {
  /// A statement of a conflict.
  public struct ConflictMember: Codable, Hashable, Sendable {
    /// What was said.
    public var statement: String
    /// The ids of the items it is about, in document order.
    public var items: [String]
  }

  /// One of `determined`, `ambiguous` and `unsatisfiable`.
  public var status: String
  /// Every length and every place that was left open.
  public var ambiguities: [OpenLength]
  /// Statements that cannot all hold; take any one away and the rest can: those of the first of `conflicts`.
  public var conflict: [ConflictMember]
  /// All conflicts that share no statement, with what they miss and what would mend them.
  public var conflicts: [Conflict]
  /// What stands out of its cell, or of the container that it stands in.
  public var overflows: [Overflow]
  /// Other things worth knowing, as sentences.
  public var notes: [String]
  /// The preferences that could not be met; `nil` where nobody asked for them, and then JSON has no key for them.
  public var preferences: [Preference]?

  /// Creates the report of a diagnosis.
  ///
  /// - Parameters:
  ///   - diagnosis: What the engine found out.
  ///   - document: The document it is about; fixes name places in it.
  public init(_ diagnosis: Diagnosis, of document: LayoutDocument) {
    var numbers = FixNumbers()
    status = diagnosis.status.rawValue
    conflict = diagnosis.conflict.map { ConflictMember(statement: $0.statement, items: $0.items) }
    conflicts = diagnosis.conflicts.map { Conflict($0, numbers: &numbers, tree: document.tree) }
    ambiguities = Self.openLengths(diagnosis.ambiguities, numbers: &numbers, tree: document.tree)
    ambiguities += diagnosis.underconstrained.map { OpenLength($0, numbers: &numbers, tree: document.tree) }
    overflows = diagnosis.overflows.map(Overflow.init)
    notes = diagnosis.notes
  }

  private static func openLengths(
    _ ambiguities: [Ambiguity], numbers: inout FixNumbers, tree: LayoutTree
  ) -> [OpenLength] {
    // Texts name the container, which has one list of tracks to be changed along an axis.
    var long: [String: (index: Int, fix: Fix)] = [:]
    var known: [TracksTogether: (index: Int, total: Double)] = [:]
    for (index, ambiguity) in ambiguities.enumerated() {
      known[TracksTogether(ambiguity), default: (index, 0)].total += ambiguity.chosen
    }
    return ambiguities.enumerated().map { index, ambiguity in
      let fixes = ambiguity.fixes.map { fix in
        if let known = long[fix.text] { return Fix(known.fix, sameAs: known.index) }
        let fix = Fix(fix, number: numbers.number(of: fix), tree: tree)
        if fix.isLong { long[fix.text] = (index, fix) }
        return fix
      }
      var together: OpenLength.Together?
      if ambiguity.together.count > 1, let first = known[TracksTogether(ambiguity)] {
        let isLong = ambiguity.together.count > LayoutCore.Fix.mostNamedTracks && index != first.index
        together = .init(
          tracks: isLong ? nil : ambiguity.together, sameAs: isLong ? first.index : nil, total: first.total + 0)
      }
      return OpenLength(ambiguity, together: together, fixes: fixes, tree: tree)
    }
  }

  /// What tells tracks that are open together from others: their container and the first of them.
  private struct TracksTogether: Hashable {
    let container: String
    let axis: Axis
    let first: Int?

    init(_ ambiguity: Ambiguity) {
      (container, axis, first) = (ambiguity.container, ambiguity.axis, ambiguity.together.first)
    }
  }

  /// The report as JSON: keys in alphabetical order, one per line, and a line break at the end.
  public func json() throws -> Data { try JSONText.encode(self) }
}
