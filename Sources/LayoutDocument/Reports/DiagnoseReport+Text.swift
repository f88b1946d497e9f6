internal import LayoutCore
internal import LayoutGeometry

extension DiagnoseReport {
  /// The report for people, with lengths to a thousandth of a point.
  public var text: String {
    var parts = [headline]
    parts += conflicts.prefix(1).map(\.text)
    parts += conflicts.dropFirst().map { "nor can these\n\n\($0.text)" }
    parts += openTexts + preferenceText
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

  /// What is open by itself, and what is open together, each once.
  private var openTexts: [String] {
    var groups: [(total: Double?, members: [OpenLength])] = []
    var known: [String: Int] = [:]
    for open in ambiguities {
      guard let together = open.together,
        let first = together.tracks?.first ?? together.sameAs.flatMap({ ambiguities[$0].track })
      else {
        groups.append((nil, [open]))
        continue
      }
      let key = "\(open.axis) \(first) \(open.container)"
      if let index = known[key] {
        groups[index].members.append(open)
      } else {
        known[key] = groups.count
        groups.append((together.total, [open]))
      }
    }
    let firsts = firstsWithFixes
    return groups.map { group in
      group.total.map { text(ofTogether: group.members, total: $0, firsts) } ?? text(of: group.members[0], firsts)
    }
  }

  /// The first of what is open that a fix settles, by the number of the fix.
  private var firstsWithFixes: [Int: Int] {
    var firsts: [Int: Int] = [:]
    for (index, open) in ambiguities.enumerated() {
      for number in open.fixes.compactMap(\.number) where firsts[number] == nil { firsts[number] = index }
    }
    return firsts
  }

  private func text(of open: OpenLength, _ firsts: [Int: Int]) -> String {
    var lines = ["\(open.name) (\(open.reason))", "  \(open.choice)"]
    if !open.cells.isEmpty, open.item == nil { lines.append("  because of: \(open.cells.joined(separator: ", "))") }
    return (lines + fixLines(of: [open], firsts)).joined(separator: "\n")
  }

  /// `columns 1 and 2 of layout share 240 (shared excess)`, and what each could be.
  private func text(ofTogether members: [OpenLength], total: Double, _ firsts: [Int: Int]) -> String {
    guard let first = members.first else { return "" }
    let tracks = ReportText.tracks(members.compactMap(\.track), first.lengthAxis)
    var lines = ["\(tracks) of \(first.containerName) share \(lengthText(total)) (\(first.reason))"]
    for alike in ReportText.runs(of: members, by: { $0.isLike($1) }) {
      let names = ReportText.tracks(alike.compactMap(\.track), first.lengthAxis)
      let range = ReportText.range(alike[0].lower, alike[0].upper)
      let (each, isOrAre) = alike.count > 1 ? (" each", "are") : ("", "is")
      lines.append(
        "  \(names) could\(each) be \(range) \(first.lengthAxis.adjective), and \(isOrAre) \(lengthText(alike[0].chosen))"
      )
    }
    var cells: [String] = []
    for cell in members.flatMap(\.cells) where !cells.contains(cell) { cells.append(cell) }
    lines.append("  chosen so that \(Ambiguity.Rule(rawValue: first.decidedBy).words)")
    if !cells.isEmpty { lines.append("  because of: \(cells.joined(separator: ", "))") }
    return (lines + fixLines(of: members, firsts)).joined(separator: "\n")
  }

  /// The fixes of what is open together, each once.
  private func fixLines(of members: [OpenLength], _ firsts: [Int: Int]) -> [String] {
    var told: Set<String> = []
    let fixes = members.flatMap(\.fixes).filter { told.insert($0.text).inserted }
    guard !fixes.isEmpty else { return [] }
    return ["  to settle it:"]
      + fixes.map { fix in
        // One fix may settle what is open in several places, under one number.
        let index = fix.sameAs ?? fix.number.flatMap { firsts[$0] }
        let first = index.flatMap { ambiguities.indices.contains($0) ? ambiguities[$0] : nil }
        let elsewhere = first.flatMap { members.contains($0) ? nil : $0 }
        return "    \(fix.listed(elsewhere.map { "the same as for \($0.name)" } ?? fix.text))"
      }
  }
}

extension DiagnoseReport.Fix {
  /// A line of a list of fixes, with the number where there is one.
  func listed(_ text: String) -> String { "\(number.map { "\($0)." } ?? "-") \(text)" }
}

extension DiagnoseReport.OpenLength {
  fileprivate var lengthAxis: Axis { AxisNames.axis(named: axis) ?? .horizontal }

  /// Whether it is where something stands; else it is a length.
  fileprivate var isPlace: Bool { edge.flatMap(LayoutEdge.init(rawValue:))?.isPlace ?? false }

  fileprivate var name: String {
    guard let item, let edge else { return "\(ReportText.track(track ?? 0, lengthAxis)) of \(containerName)" }
    return "\(item).\(edge) in \(containerName)"
  }

  /// What its container is called: its id, or else its place.
  fileprivate var containerName: String { containerID ?? container }

  fileprivate var choice: String {
    ReportText.choice(
      lower: lower, upper: upper, isPlace ? lengthAxis.origin : lengthAxis.adjective, chosen: chosen,
      rule: Ambiguity.Rule(rawValue: decidedBy))
  }

  /// Whether the same is said of it as of another one.
  fileprivate func isLike(_ other: Self) -> Bool {
    (lower, chosen) == (other.lower, other.chosen) && upper == other.upper
  }

  fileprivate var reason: String {
    switch kind {
    case "noOwnCell": "no own cell"
    case "sharedExcess": "shared excess"
    default: kind
    }
  }
}
