/// The choices that are still to be made, and what they count as until then.
///
/// Each counts as its last alternative, of which others need to know no more than how long it would like to be. What is
/// inside that takes no part of its own.
struct OpenChoices {
  private let tree: LayoutTree
  /// All choices between several alternatives, as nodes, in document order.
  private let choices: [Int]
  /// Of those that a survey met: whether something bounds its space.
  private var isBound: [Int: Bool] = [:]
  /// What they count as, by alternative and by whether its height is asked for.
  private var candidates: [Key: SpaceCandidate] = [:]

  private struct Key: Hashable {
    let alternative: Int
    let isMeasured: Bool
  }

  init(_ tree: LayoutTree) {
    self.tree = tree
    choices = tree.nodes.indices.filter { node in
      guard tree.form(of: node) == .dependent, case .viewThatFits = tree.nodes[node].kind else { return false }
      return tree.children(of: node).dropFirst().contains { _ in true }
    }
  }

  /// Whether there are no choices at all.
  var isEmpty: Bool { choices.isEmpty }

  /// Learns what is around the choices that are made next.
  mutating func meet(_ survey: SpaceSurvey) {
    candidates = [:]
    for choice in survey.choices { isBound[choice.node] = choice.isBound }
  }

  /// What all open choices among some nodes count as, beside what is tried.
  ///
  /// O(number of choices), if their alternatives were met before.
  ///
  /// - Parameters:
  ///   - nodes: The whole layout, or what is in an alternative that is tried as it is.
  ///   - isFilled: Whether those whose lengths follow from each other stand for themselves, as if they were chosen.
  mutating func candidates(
    in nodes: Range<Int>, besides tried: [SpaceCandidate], _ decisions: SpaceDecisions, decided: NodeSet,
    isFilled: Bool, isMeasured: Bool, _ sizes: AlternativeSizes, _ measurements: inout MeasurementTable
  ) -> [SpaceCandidate] {
    var (open, decided) = ([Int](), decided)
    if isFilled {
      decided.insert(choices.filter { tree.couplesAxes(in: decisions.chosen[$0]) })
    }
    collect(&open, in: nodes, decisions, decided: decided, tried: Set(tried.map(\.choice)))
    return open.map { node in
      let key = Key(alternative: decisions.chosen[node], isMeasured: isMeasured)
      if let known = candidates[key] { return known }
      // What stands in a grid that is not counted was not met yet; most that holds something bounds it.
      let candidate = sizes.candidate(
        key.alternative, of: node, as: .undecided, isMeasured: isMeasured, isBound: isBound[node] ?? true,
        &measurements)
      candidates[key] = candidate
      return candidate
    }
  }

  /// Collects the outermost open choices that take part and are not tried.
  private func collect(
    _ open: inout [Int], in nodes: Range<Int>, _ decisions: SpaceDecisions, decided: NodeSet, tried: Set<Int>
  ) {
    var next = nodes.lowerBound
    while case let position = choices.partitionPoint(where: { $0 >= next }), position < choices.count,
      case let node = choices[position], node < nodes.upperBound
    {
      next = tree.nodes[node].end
      guard !tried.contains(node) else { continue }
      if decided.contains(node) {
        let chosen = decisions.chosen[node]
        collect(&open, in: chosen..<tree.nodes[chosen].end, decisions, decided: decided, tried: tried)
      } else {
        open.append(node)
      }
    }
  }
}
