internal import LayoutCore
internal import LayoutGeometry

/// Words as the reports for people show them.
enum ReportText {
  /// `1 length is`, `2 lengths are`.
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// A table with a heading; the first column is flush left, numbers are flush right.
  static func table(_ heading: [String], _ rows: [[String]]) -> String {
    let all = [heading] + rows
    let widths = heading.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }

  /// The name of a track: `column 2`.
  static func track(_ number: Int, _ axis: Axis) -> String { "\(axis.trackName) \(number)" }

  /// What a length could be and what it became: `could be 0 to 120 wide; total chose 0`.
  ///
  /// No upper end means no limit.
  ///
  /// - Parameter unit: What the numbers are: `wide`, or `from the left`.
  static func choice(lower: Double, upper: Double?, _ unit: String, chosen: Double, rule: String) -> String {
    let end = upper.map { "to \(lengthText($0))" } ?? "or more"
    return "could be \(lengthText(lower)) \(end) \(unit); \(rule) chose \(lengthText(chosen))"
  }
}

extension Ambiguity {
  /// The ambiguity in one line, without its container: `column 2 could be 0 to 120 wide; total chose 0`.
  package var summary: String { "\(trackName) \(choice)" }

  var trackName: String { ReportText.track(track, axis) }

  var choice: String {
    ReportText.choice(
      lower: lower, upper: upper.isFinite ? upper : nil, axis.adjective, chosen: chosen,
      rule: decidedBy.rawValue)
  }
}

extension UnderconstrainedEdge {
  /// What is open, in one line without its container: `a.left could be 0 to 120 from the left; leastPosition chose 0`.
  package var summary: String {
    let choice = ReportText.choice(
      lower: lower, upper: upper.isFinite ? upper : nil, edge.isPlace ? axis.origin : axis.adjective, chosen: chosen,
      rule: decidedBy.rawValue)
    return "\(item).\(edge.rawValue) \(choice)"
  }
}

extension LayoutEdge {
  /// Whether it is where something stands; else it is a length.
  var isPlace: Bool { self != .width && self != .height }
}

extension Axis {
  /// Where places along the axis are counted from.
  var origin: String { self == .horizontal ? "from the left" : "from the top" }
}
