internal import ConstraintLayout
internal import LayoutDocument

/// What became of several layouts, in a line each and one for all.
struct DiagnosisSummary {
  private var counts: [String: Int] = [:]
  private var failures = 0
  private var notes = 0

  /// Counts a layout.
  ///
  /// - Returns: The line on it.
  mutating func add(_ diagnosed: DocumentDiagnoser.Diagnosed) -> String {
    let report = diagnosed.report
    counts[report.status, default: 0] += 1
    notes += diagnosed.notes.count
    var parts = [report.status]
    if !report.ambiguities.isEmpty {
      parts.append(Self.count(report.ambiguities.count, "place", "places") + " left open")
    }
    if !report.conflicts.isEmpty { parts.append(Self.count(report.conflicts.count, "conflict", "conflicts")) }
    if !report.overflows.isEmpty { parts.append(Self.count(report.overflows.count, "overflow", "overflows")) }
    if !report.notes.isEmpty { parts.append(Self.count(report.notes.count, "note", "notes")) }
    return "\(diagnosed.name): \(parts.joined(separator: ", "))"
  }

  /// Counts a file that could not be read, or a layout that could not be looked at.
  mutating func addFailure() { failures += 1 }

  /// The line on all of them.
  var total: String {
    let layouts = counts.values.reduce(0, +)
    var parts = ["determined", "ambiguous", "unsatisfiable"].map { "\(counts[$0] ?? 0) \($0)" }
    if failures > 0 { parts.append("\(failures) failed") }
    parts.append("\(notes) \(notes == 1 ? "note" : "notes") on what was read")
    return "\(Self.count(layouts + failures, "layout", "layouts")): \(parts.joined(separator: ", "))"
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
