internal import LayoutCore
internal import LayoutGeometry

extension BreakpointReport {
  /// The report for people: the pieces, and what changes where each begins, with lengths to a thousandth of a point.
  public var text: String { ([headline] + pieces.map(text)).joined(separator: "\n\n") + "\n" }

  private var headline: String {
    let length = AxisNames.axis(named: axis)?.lengthName ?? "length"
    let range = "\(length) \(lengthText(pieces.first?.from ?? 0)) to \(lengthText(pieces.last?.to ?? 0))"
    return "\(range): \(ReportText.count(pieces.count, "piece", "pieces"))"
  }

  private func text(of piece: Piece) -> String {
    var lines = ["\(lengthText(piece.from)) to \(lengthText(piece.to))\(piece.satisfiable ? "" : ": unsatisfiable")"]
    lines += piece.changes.map { "  \($0.sentence)" }
    lines += piece.conflict.map { "  - \($0.statement)" }
    return lines.joined(separator: "\n")
  }
}

extension BreakpointReport.Change {
  /// What changes, in words.
  package var sentence: String {
    switch kind {
    case "begins": "begins to bind: \(text)"
    case "ends": "no longer binds: \(text)"
    case "met": "is met: \(text)"
    case "missed": "is missed: \(text)"
    default: text
    }
  }
}
