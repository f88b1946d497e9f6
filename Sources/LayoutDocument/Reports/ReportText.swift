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

  /// The names of several tracks: `columns 1 to 3`, `columns 1 and 4`.
  static func tracks(_ numbers: [Int], _ axis: Axis) -> String {
    guard let first = numbers.first, let last = numbers.last, first != last else {
      return track(numbers.first ?? 0, axis)
    }
    let isRun = numbers.count > 2 && last - first == numbers.count - 1
    guard !isRun else { return "\(axis.tracksName) \(first) to \(last)" }
    return "\(axis.tracksName) \(numbers.dropLast().map(String.init).joined(separator: ", ")) and \(last)"
  }

  /// Neighbours that are alike, together.
  static func runs<Element>(of list: [Element], by isLike: (Element, Element) -> Bool) -> [[Element]] {
    list.reduce(into: []) { runs, element in
      if let last = runs.last?.last, isLike(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }

  /// `0 to 120`; no upper end means no limit.
  static func range(_ lower: Double, _ upper: Double?) -> String {
    "\(lengthText(lower)) \(upper.map { "to \(lengthText($0))" } ?? "or more")"
  }

  /// What a length could be and what it became: `could be 0 to 120 wide; it is 0, so that the whole is as small as possible`.
  ///
  /// No upper end means no limit.
  ///
  /// - Parameter unit: What the numbers are: `wide`, or `from the left`.
  static func choice(lower: Double, upper: Double?, _ unit: String, chosen: Double, rule: Ambiguity.Rule) -> String {
    "could be \(range(lower, upper)) \(unit); it is \(lengthText(chosen)), so that \(rule.words)"
  }
}

extension Ambiguity {
  /// The ambiguity in one line, without its container: `column 2 could be 0 to 120 wide; it is 0, so that ...`.
  package var summary: String { "\(trackName) \(choice)" }

  var trackName: String { ReportText.track(track, axis) }

  var choice: String {
    ReportText.choice(
      lower: lower, upper: upper.isFinite ? upper : nil, axis.adjective, chosen: chosen,
      rule: decidedBy)
  }
}

extension UnderconstrainedEdge {
  /// What is open, in one line without its container: `a.left could be 0 to 120 from the left; it is 0, so that ...`.
  package var summary: String {
    let choice = ReportText.choice(
      lower: lower, upper: upper.isFinite ? upper : nil, unit, chosen: chosen, rule: decidedBy)
    return "\(item).\(edge.rawValue) \(choice)"
  }

  /// What its values are counted in, in words: `wide`, `from the left`.
  var unit: String { edge.isPlace ? axis.origin : axis.adjective }
}

extension LayoutEdge {
  /// Whether it is where something stands; else it is a length.
  var isPlace: Bool { self != .width && self != .height }
}

extension Axis {
  /// Where places along the axis are counted from.
  var origin: String { self == .horizontal ? "from the left" : "from the top" }
}
