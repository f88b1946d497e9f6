extension DiagnoseReport {
  /// The report for people, with lengths to a thousandth of a point.
  public var text: String {
    var parts = [headline]
    if !conflict.isEmpty {
      parts.append(conflict.map { "  - \($0.statement)" }.joined(separator: "\n"))
    }
    parts += ambiguities.map(\.text) + preferenceText
    if !notes.isEmpty {
      parts.append((["notes"] + notes.map { "  - \($0)" }).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var headline: String {
    switch status {
    case "determined": "determined: every length follows from what the layout says"
    case "ambiguous": "ambiguous: \(ReportText.count(ambiguities.count, "length is", "lengths are")) left open"
    case "unsatisfiable": "unsatisfiable: these cannot all hold; without any one of them the rest can"
    default: status
    }
  }
}

extension DiagnoseReport.OpenLength {
  fileprivate var text: String {
    let axis = AxisNames.axis(named: axis) ?? .horizontal
    let choice = ReportText.choice(
      lower: lower, upper: upper, axis: axis, chosen: chosen, rule: decidedBy)
    var lines = ["\(ReportText.track(track, axis)) of \(container) (\(reason))", "  \(choice)"]
    if !cells.isEmpty { lines.append("  because of: \(cells.joined(separator: ", "))") }
    if !fixes.isEmpty { lines.append("  to settle it:") }
    lines += fixes.map { "    - \($0.text)" }
    return lines.joined(separator: "\n")
  }

  private var reason: String {
    switch kind {
    case "noOwnCell": "no own cell"
    case "sharedExcess": "shared excess"
    default: kind
    }
  }
}
