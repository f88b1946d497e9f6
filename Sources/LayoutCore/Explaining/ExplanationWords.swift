internal import LayoutGeometry
internal import LinearModel

/// Puts the rules of an explanation into words.
struct ExplanationWords {
  let structure: Structure
  let ambiguities: [Ambiguity]

  /// Rules that add something or made a choice, in a fixed order.
  func rules(_ sum: EdgeExplainer.Sum) -> [LayoutExplanation.Rule] {
    let ranked: [(rank: Int, rule: LayoutExplanation.Rule)] = sum.rules.map { rule, contribution in
      (rank(of: rule), LayoutExplanation.Rule(text: text(of: rule), contribution: rounded(contribution)))
    }
    return ranked.sorted { ($0.rank, $0.rule.text) < ($1.rank, $1.rule.text) }.map(\.rule)
  }

  /// What sums of exact parts leave behind is no contribution.
  private func rounded(_ contribution: Double) -> Double { abs(contribution) < 1e-9 ? 0 : contribution }

  private func rank(of rule: LayoutRule) -> Int {
    switch rule {
    case .construction: 0
    case .fairness: 1
    case .goal: 2
    case .tieBreak: 3
    }
  }

  private func text(of rule: LayoutRule) -> String {
    switch rule {
    case .construction: "How the container is built has a part in it"
    case .fairness(.ideal): "What gives way is equally long"
    case .fairness(.share): "Flexible members share what is left equally"
    case .fairness(.align): "Items stand in their cells by their alignment, as far as relations let them"
    case .fairness(.policy): "The tie-break shares what is over"
    case .fairness: "Nested containers share what they are given equally"
    case .goal(.total): "The whole is as small as possible"
    case .goal(.hug), .goal(.align): "Tracks are no larger than they need to be"
    case .goal(.fill): "Flexible members take up what the container leaves"
    case .goal(.fit): "The layout stays inside its container"
    case .goal(.ideal), .goal(AxisCompiler.lastPriority): "Items stay inside their cells"
    case .goal(AxisCompiler.fillsCell): "Flexible items fill their cells"
    case .goal(.policy): "The tie-break decides"
    case .goal(let priority): "A preference of priority \(lengthText(priority.rawValue)) has a part in it"
    case .tieBreak(let container, let track, let axis): choice(container, track, axis)
    }
  }

  private func choice(_ container: Int, _ track: Int, _ axis: Axis) -> String {
    let node = structure.containers[container].node ?? 0
    let place = structure.containers[container].node.map(structure.tree.place) ?? "layout"
    let name = "\(axis.trackName.capitalizedFirst) \(track) of \(place)"
    guard let open = ambiguities.first(where: { $0.axis == axis && $0.track == track && $0.node == node }) else {
      return "\(name) was left open"
    }
    let range =
      open.upper.isFinite
      ? "\(lengthText(open.lower)) to \(lengthText(open.upper))" : "\(lengthText(open.lower)) or more"
    let choice = "it is \(lengthText(open.chosen)), so that \(open.decidedBy.words)"
    return "\(name) could be \(range) \(axis.adjective); \(choice)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
