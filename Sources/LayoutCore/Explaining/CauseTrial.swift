internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Changes what was said a little and places anew, to see whether a value moves as an explanation says.
struct CauseTrial {
  /// How many causes are tried: each costs one or two placements, and what adds less is no leading cause.
  private static let leadingCount = 8

  let engine: LayoutEngine
  let structure: Structure
  let tree: LayoutTree
  let proposal: ProposedSize
  let explained: ExplainedEdge
  let budget: SolveBudget
  /// Whether causes are tried at all.
  let isOn: Bool

  /// The causes, largest contributions first, the leading ones tried.
  func causes(_ sum: EdgeExplainer.Sum, _ words: ExplanationWords, at value: Double) throws -> [LayoutExplanation.Cause]
  {
    let scale = 1 + abs(value)
    let parts = sum.statements
      .filter { abs($0.value.coefficient) > 1e-9 || abs($0.value.contribution) > 1e-9 * scale }
      .map { said, part in (said, part, words: said.words(in: words.structure)) }
      .sorted { left, right in
        let (a, b) = (left.1.contribution, right.1.contribution)
        // What adds stands before what takes away as much.
        if abs(a) == abs(b) { return a == b ? left.words.statement < right.words.statement : a > b }
        return abs(a) > abs(b)
      }
    return try parts.enumerated().map { index, part in
      LayoutExplanation.Cause(
        statement: part.words.statement, items: part.words.items, coefficient: part.1.coefficient,
        contribution: part.1.contribution,
        certainty: isOn && index < Self.leadingCount
          ? try certainty(of: part.0, coefficient: part.1.coefficient, value) : .untried,
        ownLength: part.0.ownLength(in: structure), isTie: part.0.isTie)
    }
  }

  private func certainty(
    of statement: LayoutStatement, coefficient: Double, _ value: Double
  ) throws -> LayoutExplanation.Certainty {
    // Small enough that the same things stay in touch, large enough to be seen beyond rounding.
    let step = 1.0 / 1024
    var wasTried = false
    for change in [step, -step] {
      guard let moved = try self.value(changing: statement, by: change) else { continue }
      wasTried = true
      // A thousandth of what is expected is far above rounding and far below any other coefficient.
      if abs(moved - value - coefficient * change) <= 1e-3 * step * max(1, abs(coefficient)) { return .confirmed }
    }
    return wasTried ? .oneOfSeveral : .untried
  }

  /// The value with a statement changed; `nil` where it cannot be changed, or nothing can be placed then.
  private func value(changing statement: LayoutStatement, by change: Double) throws -> Double? {
    guard let (tree, proposal) = statement.changed(by: change, in: tree, proposal, structure) else { return nil }
    do {
      try tree.validate(limits: engine.options.limits)
      let placement = try engine.place(tree, in: proposal, within: budget)
      return explained.value(in: placement)
    } catch is LayoutError {
      // That the work took too long says nothing about the cause.
      try budget.check()
      // A change that breaks the layout tells nothing; the other direction may.
      return nil
    }
  }
}

extension LayoutStatement {
  /// Whether it ties lengths to each other.
  fileprivate var isTie: Bool {
    switch self {
    case .relation, .ratio, .fraction, .fractionTrack: true
    case .container, .minimum, .ideal, .maximum, .leastLength, .track, .trackMaximum, .fixedTrack, .line, .ascent,
      .descent, .textMiddle, .spacing, .padding, .offset, .position, .inside, .given:
      false
    }
  }

  /// A layout in which a statement says a little more or less; `nil` where it is about more than one number.
  fileprivate func changed(
    by change: Double, in tree: LayoutTree, _ proposal: ProposedSize, _ structure: Structure
  ) -> (LayoutTree, ProposedSize)? {
    var (tree, proposal) = (tree, proposal)
    if let (node, axis) = subject, tree.nodes[node].fixedAxes.contains(axis), !tree.nodes[node].isLeaf {
      // The ideal length of a container is no number that anyone said.
      return nil
    }
    switch self {
    case .container(let axis, let length): proposal[axis] = length + change
    case .minimum(let node, let axis, let length):
      tree.update(node) { $0[axis] = $0[axis].moved(\.minimum, from: length, by: change) }
    case .ideal(let node, let axis, let length):
      tree.update(node) { $0[axis] = $0[axis].moved(\.ideal, from: length, by: change) }
    case .maximum(let node, let axis, let length):
      tree.update(node) { $0[axis] = $0[axis].moved(\.maximum, from: length, by: change) }
    case .offset(let node, let axis, _):
      tree.update(node) { if axis == .horizontal { $0.offset.x += change } else { $0.offset.y += change } }
    case .spacing(let container, let axis, let length):
      guard structure.containers[container].gaps(axis).unequal == nil,
        let node = structure.describedNode(of: container),
        let kind = tree.nodes[node].kind.spaced(length + change, axis)
      else { return nil }
      tree.update(node) { $0.kind = kind }
    case .padding(let container, let axis, let length):
      guard length != 0, let node = structure.containers[container].node else { return nil }
      // The two sides keep their ratio, as they do in what is explained.
      let insets = structure.containers[container].insets
      let moved = PaddingOptions(insets).scaled(by: 1 + change / length, along: axis)
      tree.update(node) { $0.kind = .padding(moved) }
    case .position(let node, let axis, let length):
      tree.update(node) { $0.position[axis] = length + change }
    // Where text stands follows from the text. A ratio is no length: it changes the value by what it is a ratio of.
    // A track that is listed may stand for others that repeat it.
    case .track, .trackMaximum, .fixedTrack, .fractionTrack, .leastLength, .line, .ascent, .descent, .textMiddle,
      .ratio, .fraction, .inside, .given:
      return nil
    case .relation(let index): tree.shiftRelation(index, by: change)
    }
    return (tree, proposal)
  }
}

extension LengthLimits {
  /// Limits with one part moved, and with it those that stand at the same length.
  fileprivate func moved(
    _ part: WritableKeyPath<LengthLimits, Double?>, from length: Double, by change: Double
  ) -> LengthLimits {
    var copy = self
    for other in [\LengthLimits.minimum, \.ideal, \.maximum] where other == part || copy[keyPath: other] == length {
      copy[keyPath: other] = length + change
    }
    return copy
  }
}
