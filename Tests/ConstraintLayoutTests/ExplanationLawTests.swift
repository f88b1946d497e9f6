import ConstraintLayout
import LayoutTestSupport
import Testing

/// Explanations add up, whatever is explained, and what they call confirmed is so.
struct ExplanationLawTests {
  /// A random layout that has a place, some with relations.
  private struct Sample {
    let seed: UInt64
    let tree: LayoutTree
    let proposal: ProposedSize
    let direction: LayoutDirection
    let placement: Placement
    var random: SeededGenerator

    init?(_ seed: UInt64) throws {
      var maker = RandomLayout(seed: seed)
      let plain = maker.tree(.everything).named()
      proposal = maker.proposal()
      direction = maker.layoutDirection()
      guard let without = try Self.place(plain, in: proposal, direction) else { return nil }
      var relations = RandomRelations(seed: seed &+ 1)
      let count = Int.random(in: 0...3, using: &relations.random)
      let related = plain.related(relations.relations(count, of: plain, at: without, .near))
      // Where relations leave no answer, the layout without them has one.
      let with = try Self.place(related, in: proposal, direction)
      (tree, placement) = with.map { (related, $0) } ?? (plain, without)
      random = relations.random
      self.seed = seed
    }

    private static func place(
      _ tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection
    ) throws -> Placement? {
      do {
        var engine = LayoutEngine()
        engine.options.triesFixes = false
        engine.options.layoutDirection = direction
        return try engine.place(tree, in: proposal)
      } catch let error as LayoutError where [.unsatisfiable, .invalidLayout].contains(error.code) {
        return nil
      }
    }

    var scale: Double { 1 + max(placement.size.width, placement.size.height) }

    /// Some of the items that have a place.
    mutating func items(_ count: Int) -> [Placement.Frame] {
      Array(placement.frames.shuffled(using: &random).prefix(count))
    }
  }

  @Test func contributionsAddUp() async {
    await Law(seeds: 0..<60, atLeast: 47).check { seed in
      guard var sample = try Sample(seed) else { return .inapplicable }
      var engine = LayoutEngine()
      engine.options.layoutDirection = sample.direction
      for frame in sample.items(3) {
        guard let edge = LayoutEdge.allCases.randomElement(using: &sample.random) else { continue }
        let value = edge.value(in: frame.rect)
        for presolve in [Presolve.on, .off] {
          engine.options.place(by: presolve)
          let explanation = try engine.explain(
            edge, of: frame.name, for: sample.tree, in: sample.proposal, triesCauses: false)
          #expect(abs(explanation.value - value) <= 1e-7 * sample.scale, "seed \(seed)")
          let sum = explanation.sum
          #expect(
            abs(sum - explanation.value) <= 1e-9 * (abs(value) + sample.scale),
            "seed \(seed): \(frame.name).\(edge) is \(value), not \(sum): \(explanation)")
        }
      }
      return .checked
    }
  }

  /// What adds something is named, alone or with others that add as much.
  @Test func whatIsInTheSumIsNamed() async {
    await Law(seeds: 500..<524, atLeast: 17).check { seed in
      guard var sample = try Sample(seed) else { return .inapplicable }
      var engine = LayoutEngine()
      engine.options.layoutDirection = sample.direction
      for frame in sample.items(3) {
        guard let edge = LayoutEdge.allCases.randomElement(using: &sample.random) else { continue }
        let explanation = try engine.explain(
          edge, of: frame.name, for: sample.tree, in: sample.proposal, triesCauses: false)
        let text = explanation.description
        for cause in explanation.causes where cause.contribution != 0 {
          #expect(
            text.contains(cause.statement) || cause.items.allSatisfy(text.contains), "seed \(seed): \(cause) \(text)")
        }
      }
      return .checked
    }
  }

  /// Sizes and proposals are changed here by hand, in another way than the engine tries them.
  @Test func confirmedCausesMoveTheirValue() async {
    await Law(seeds: 0..<15, atLeast: 11).check { seed in
      guard var sample = try Sample(seed) else { return .inapplicable }
      var engine = LayoutEngine()
      engine.options.layoutDirection = sample.direction
      for frame in sample.items(1) {
        guard let edge = LayoutEdge.allCases.randomElement(using: &sample.random) else { continue }
        let explanation = try engine.explain(edge, of: frame.name, for: sample.tree, in: sample.proposal)
        for cause in explanation.causes where cause.certainty == .confirmed {
          let moves = [0.001, -0.001].compactMap { step -> Bool? in
            guard let (tree, proposal) = sample.tree.changed(cause, by: step, sample.proposal),
              let rect = try? engine.place(tree, in: proposal)[frame.name]
            else { return nil }
            return abs(edge.value(in: rect) - explanation.value - cause.coefficient * step) <= 1e-5
          }
          #expect(moves.isEmpty || moves.contains(true), "seed \(seed): \(frame.name).\(edge): \(cause)")
        }
      }
      return .checked
    }
  }
}

extension LayoutExplanation {
  fileprivate var sum: Double {
    causes.reduce(0) { $0 + $1.contribution } + rules.reduce(0) { $0 + $1.contribution }
  }
}

extension LayoutTree {
  /// The layout in which a cause says a little more, for fixed items and proposals; `nil` for other causes.
  fileprivate func changed(
    _ cause: LayoutExplanation.Cause, by step: Double, _ proposal: ProposedSize
  ) -> (LayoutTree, ProposedSize)? {
    var (tree, proposal) = (self, proposal)
    for axis in Axis.allCases where cause.statement.hasSuffix(axis == .horizontal ? "wide" : "high") {
      if cause.statement.hasPrefix("the container is"), let length = proposal[axis] {
        proposal[axis] = length + step
        return (tree, proposal)
      }
      guard cause.items.count == 1, let node = nodes.firstIndex(where: { $0.id == cause.items[0] }),
        let length = nodes[node][axis].minimum, nodes[node][axis].maximum == length
      else { continue }
      tree.update(node) { $0[axis] = .fixed(length + step) }
      return (tree, proposal)
    }
    return nil
  }
}
