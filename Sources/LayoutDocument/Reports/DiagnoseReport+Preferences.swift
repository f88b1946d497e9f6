public import LayoutCore

extension DiagnoseReport {
  /// Something that was asked for and could not be had.
  public struct Preference: Codable, Hashable, Sendable {
    /// What was asked for.
    public var statement: String
    /// The ids of the items it is about, in document order.
    public var items: [String]
    /// By how much it is missed, in points.
    public var shortfall: Double
    /// What cannot hold together with it; take any one away, and the others leave room for it.
    public var rivals: [ConflictMember]
  }

  /// Adds the preferences that could not be met, none if all are.
  public mutating func add(_ unmet: [UnmetPreference]) {
    preferences = unmet.map { preference in
      Preference(
        statement: preference.statement, items: preference.items, shortfall: preference.shortfall,
        rivals: preference.blockingConstraints.map { ConflictMember(statement: $0.statement, items: $0.items) })
    }
  }

  /// The part of the text on preferences, or nothing if nobody asked for it.
  var preferenceText: [String] {
    guard let preferences else { return [] }
    if preferences.isEmpty { return [conflict.isEmpty ? "every preference is met" : "no preference was looked at"] }
    return ["\(ReportText.count(preferences.count, "preference is", "preferences are")) not met"]
      + preferences.map(\.text)
  }
}

extension DiagnoseReport.Preference {
  fileprivate var text: String {
    var lines = [statement, "  is missed by \(lengthText(shortfall))"]
    if !rivals.isEmpty { lines.append("  cannot hold together with:") }
    lines += rivals.map { "    - \($0.statement)" }
    return lines.joined(separator: "\n")
  }
}
