import ConstraintLayout
import LayoutTestSupport
import Testing

/// What is seen through a scroll is as if it stood alone.
struct ScrollLawTests {
  private static let ingredients = RandomLayout.Ingredients.everything.subtracting([.scrolls])

  /// A sample in which some layouts may be longer than what they are seen through.
  private static func sample(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients = ingredients) -> LawSample {
    var sample = LawSample(seed, ingredients)
    sample.tree = sample.tree.scrolled(using: &sample.random, chance: 0.3).tree
    return sample
  }

  /// Directly and by the whole program, everything has one place.
  @Test func aProgramAgrees() async {
    await Law(seeds: 0..<120, atLeast: 80).check { seed in
      try Self.sample(seed).checkByTheWholeProgram(seed)
    }
  }

  /// What it holds has the lengths that it has by itself, where it is proposed the width of the scroll and no height, or the other
  /// way round.
  @Test func theContentIsThatOfTheRoot() async {
    // What is given a length that is proposed to nobody has another one.
    let ingredients = Self.ingredients.subtracting([.unsized, .fixedSizes, .hexagons, .ratios, .baselines, .choices])
    await Law(seeds: 0..<180, atLeast: 80).check { seed in
      let sample = Self.sample(seed, ingredients)
      guard let placement = try sample.placement() else { return .inapplicable }
      var isChecked = false
      for node in sample.tree.nodes.indices where placement.isPlaced[node] {
        guard case .scroll(let options) = sample.tree.nodes[node].kind else { continue }
        let across = options.axis.other
        guard let offered = sample.proposal[across], offered > 0, offered.isFinite,
          !sample.tree.isScrolled(node, along: across)
        else { continue }
        var proposal = ProposedSize.unspecified
        proposal[across] = across == .horizontal ? placement.rects[node].width : placement.rects[node].height
        guard let alone = try sample.engine.placeIfItFits(sample.tree.subtree(node + 1), in: proposal) else { continue }
        isChecked = true
        for (inner, rect) in alone.rects.enumerated() where alone.isPlaced[inner] {
          let other = placement.rects[node + 1 + inner]
          let distance = max(abs(rect.width - other.width), abs(rect.height - other.height))
          guard distance > placement.size.tolerance + alone.size.tolerance else { continue }
          Issue.record("seed \(seed): \(sample.tree.place(of: node + 1 + inner)) \(other), by itself \(rect)")
          break
        }
      }
      return isChecked ? .checked : .inapplicable
    }
  }
}

extension LayoutTree {
  /// Whether a node lies in a scroll along an axis, which proposes nothing along it.
  fileprivate func isScrolled(_ node: Int, along axis: Axis) -> Bool {
    nodes[..<node].indices.contains { outer in
      guard case .scroll(let options) = nodes[outer].kind else { return false }
      return options.axis == axis && subtree(outer).nodes.count > node - outer
    }
  }
}
