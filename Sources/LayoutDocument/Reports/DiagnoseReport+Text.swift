internal import LayoutCore
internal import LayoutGeometry

extension DiagnoseReport {
  /// The report for people, with lengths to a thousandth of a point.
  public var text: String {
    var parts = [headline]
    if !conflict.isEmpty {
      parts.append(conflict.map { "  - \($0.statement)" }.joined(separator: "\n"))
    }
    parts += ambiguities.map { text(of: $0) } + preferenceText
    if !overflows.isEmpty {
      parts.append((["overflows"] + overflows.map { "  - \($0.text)" }).joined(separator: "\n"))
    }
    if !notes.isEmpty {
      parts.append((["notes"] + notes.map { "  - \($0)" }).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var headline: String {
    switch status {
    case "determined": "determined: every length follows from what the layout says"
    case "ambiguous": "ambiguous: \(openCount) left open"
    case "unsatisfiable": "unsatisfiable: these cannot all hold; without any one of them the rest can"
    default: status
    }
  }

  /// How much is open: lengths, and places where something is free.
  private var openCount: String {
    let places = ambiguities.count(where: \.isPlace)
    let lengths = ambiguities.count - places
    guard places > 0 else { return ReportText.count(lengths, "length is", "lengths are") }
    guard lengths > 0 else { return ReportText.count(places, "place is", "places are") }
    return "\(ReportText.count(lengths, "length", "lengths")) and \(ReportText.count(places, "place", "places")) are"
  }

  private func text(of open: OpenLength) -> String {
    let choice = ReportText.choice(
      lower: open.lower, upper: open.upper, open.isPlace ? open.lengthAxis.origin : open.lengthAxis.adjective,
      chosen: open.chosen, rule: open.decidedBy)
    var lines = ["\(open.name) (\(open.reason))", "  \(choice)"]
    if !open.cells.isEmpty, open.item == nil { lines.append("  because of: \(open.cells.joined(separator: ", "))") }
    if !open.fixes.isEmpty { lines.append("  to settle it:") }
    lines += open.fixes.map { fix in
      let other = fix.sameAs.flatMap { ambiguities.indices.contains($0) ? ambiguities[$0] : nil }
      return "    - \(other.map { "the same as for \($0.name)" } ?? fix.text)"
    }
    return lines.joined(separator: "\n")
  }
}

extension DiagnoseReport.OpenLength {
  fileprivate var lengthAxis: Axis { AxisNames.axis(named: axis) ?? .horizontal }

  /// Whether it is where something stands; else it is a length.
  fileprivate var isPlace: Bool { edge.flatMap(LayoutEdge.init(rawValue:))?.isPlace ?? false }

  fileprivate var name: String {
    guard let item, let edge else { return "\(ReportText.track(track ?? 0, lengthAxis)) of \(container)" }
    return "\(item).\(edge) in \(container)"
  }

  fileprivate var reason: String {
    switch kind {
    case "noOwnCell": "no own cell"
    case "sharedExcess": "shared excess"
    default: kind
    }
  }
}
