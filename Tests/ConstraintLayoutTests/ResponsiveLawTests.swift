import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for the pieces of every layout, tried on layouts that nobody prepared.
struct ResponsiveLawTests {
  /// Some of all lengths between 40 and 700, which is a tenth of the work; those of many seeds cover them all.
  private func range(_ seed: UInt64) -> ClosedRange<Double> {
    // Neighbouring seeds have parts far from each other: multiplied by 2^32 over the golden ratio (Knuth, The Art of Computer
    // Programming, volume 3, 6.4).
    let start = 40 + Double(((seed &* 2_654_435_769) >> 16) % 600)
    return start...(start + 60)
  }

  /// An engine for a seed: some layouts read from right to left, and some may grow beyond their container.
  private func engine(_ seed: UInt64) -> LayoutEngine {
    var engine = LayoutEngine()
    engine.options.triesFixes = false
    engine.options.layoutDirection = seed % 4 == 1 ? .rightToLeft : .leftToRight
    engine.options.overflow = seed % 4 == 2 ? .visible : .error
    return engine
  }

  /// A layout and the height that it is offered: as it comes, with items that wrap, or with relations.
  private func layout(_ seed: UInt64) throws -> (tree: LayoutTree, height: Double?, random: SeededGenerator) {
    var maker = RandomLayout(seed: seed)
    // Items that wrap come below. With all kinds of content in one layout there may be more pieces than the limit allows, or
    // axes that are tied together, whose heights are measured in rounds.
    let ingredients = RandomLayout.Ingredients.everything.subtracting([
      .texts, .measured, .hexagons, .offsets, .ratios, .baselines,
    ])
    var tree = maker.tree(ingredients)
    let height = maker.random.chance(0.3) ? Double(Int.random(in: 100...600, using: &maker.random)) : nil
    switch seed % 3 {
    case 1:
      for node in tree.nodes.indices where tree.nodes[node].kind == .item && maker.random.chance(0.3) {
        let content = MeasuredContent(Paragraph(length: Double(Int.random(in: 20...300, using: &maker.random))))
        tree.update(node) {
          $0.measured = content
          ($0.width, $0.height) = (.unlimited, .unlimited)
        }
      }
    case 2:
      guard let placement = try? engine(seed).place(tree, in: ProposedSize(width: 400, height: height)) else { break }
      var relations = RandomRelations(seed: seed)
      let related = tree.related(relations.relations(2, of: tree, at: placement, .near))
      // Some reach into unsized cells, which is refused.
      if (try? related.validate(limits: Limits())) != nil, (try? place(seed, related, 400, height)) != nil {
        tree = related
      }
    default: break
    }
    return (tree, height, maker.random)
  }

  /// Something like text: so many points of a line 10 high that may be broken everywhere.
  private struct Paragraph: Measurer {
    let length: Double

    func size(proposedWidth: Double?) -> Size {
      let width = min(max(proposedWidth ?? length, 10), length)
      // Sums that come out a little too narrow break no line.
      return Size(width: width, height: 10 * (length / width - 1e-9).rounded(.up))
    }
  }

  /// Every number of a placement that moves with the container.
  private func numbers(_ placement: Placement) -> [Double] {
    let rects = placement.rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let tracks = placement.containers.flatMap { ($0.columns + $0.rows).flatMap { [$0.position, $0.length] } }
    return [placement.size.width, placement.size.height] + rects + tracks
  }

  private func place(_ seed: UInt64, _ tree: LayoutTree, _ width: Double, _ height: Double?) throws -> [Double]? {
    do {
      return numbers(try engine(seed).place(tree, in: ProposedSize(width: width, height: height)))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  /// Pieces are what placing finds, wherever it is asked.
  ///
  /// Three claims share each sample, since finding pieces takes about a second for large layouts in a debug build. A sample
  /// without a breakpoint does not count.
  @Test func piecesAreWhatPlacingFinds() async {
    await Law(seeds: 0..<48, atLeast: 7).check { seed in
      var (tree, height, random) = try layout(seed)
      let responsive = try engine(seed).responsive(tree, .horizontal, range(seed), across: height)
      try expectThatEvaluatingIsPlacing(seed, responsive, tree, height, &random)
      try expectThatNoBreakpointIsMissed(seed, responsive, tree, height, &random)
      expectThatEveryBreakpointIsOne(seed, responsive)
      return responsive.pieces.count > 1 ? .checked : .inapplicable
    }
  }

  private func expectThatEvaluatingIsPlacing(
    _ seed: UInt64, _ responsive: ResponsiveLayout, _ tree: LayoutTree, _ height: Double?,
    _ random: inout SeededGenerator
  ) throws {
    // Whole numbers hit breakpoints, others do not.
    for index in 0..<20 {
      let exact = Double.random(in: range(seed), using: &random)
      let width = index % 4 == 0 ? exact.rounded() : exact
      let placed = try place(seed, tree, width, height)
      #expect(responsive.piece(at: width).isSatisfiable == (placed != nil), "seed \(seed), width \(width)")
      guard let placed, responsive.piece(at: width).isSatisfiable else { continue }
      let evaluated = numbers(try responsive.placement(atWidth: width))
      #expect(evaluated.count == placed.count, "seed \(seed), width \(width)")
      for (left, right) in zip(evaluated, placed) {
        #expect(abs(left - right) < 1e-6, "seed \(seed), width \(width)")
      }
    }
  }

  /// Between breakpoints three placements lie on one line.
  private func expectThatNoBreakpointIsMissed(
    _ seed: UInt64, _ responsive: ResponsiveLayout, _ tree: LayoutTree, _ height: Double?,
    _ random: inout SeededGenerator
  ) throws {
    for piece in responsive.pieces where piece.isSatisfiable && piece.range.upperBound - piece.range.lowerBound > 1e-3 {
      let widths = (0..<3).map { _ in Double.random(in: piece.range, using: &random) }.sorted()
      guard widths[2] - widths[0] > 1e-3 else { continue }
      let placed = try widths.map { try place(seed, tree, $0, height) }
      guard let first = placed[0], let middle = placed[1], let last = placed[2] else {
        Issue.record("seed \(seed): nothing can be placed between \(piece.range)")
        continue
      }
      let part = (widths[1] - widths[0]) / (widths[2] - widths[0])
      for index in first.indices {
        let expected = first[index] + part * (last[index] - first[index])
        #expect(abs(middle[index] - expected) < 1e-6, "seed \(seed), widths \(widths)")
      }
    }
  }

  /// At every breakpoint something is different, and is told.
  private func expectThatEveryBreakpointIsOne(_ seed: UInt64, _ responsive: ResponsiveLayout) {
    for (left, right) in zip(responsive.pieces, responsive.pieces.dropFirst()) {
      #expect(left.range.upperBound == right.range.lowerBound, "seed \(seed)")
      #expect(!right.changes.isEmpty, "seed \(seed)")
      #expect(left.isSatisfiable == left.conflict.isEmpty, "seed \(seed)")
    }
  }

  /// Content of all kinds in one layout: where there are too many pieces, or heights have a say in widths, it says so.
  @Test func everyIngredientIsPlacedByItsPieces() async {
    await Law(seeds: 0..<12, atLeast: 8).check { seed in
      var sample = LawSample(seed)
      // Curves have no end of pieces, which it says after hundreds of placements for each.
      guard !sample.tree.nodes.contains(where: \.isMeasuredByACurve) else { return .inapplicable }
      // What is measured anew at every length would be placed some ten thousand times before the usual limit.
      var engine = sample.engine
      engine.options.limits.pieces = 100
      let responsive: ResponsiveLayout
      do {
        responsive = try engine.responsive(sample.tree, .horizontal, range(seed), across: sample.proposal.height)
      } catch let error as LayoutError where error.code == .limitExceeded {
        return .inapplicable
      }
      for _ in 0..<20 {
        let width = Double.random(in: range(seed), using: &sample.random)
        let proposal = ProposedSize(width: width, height: sample.proposal.height)
        let placed = try sample.engine.placeIfItFits(sample.tree, in: proposal)
        #expect(responsive.piece(at: width).isSatisfiable == (placed != nil), "seed \(seed), width \(width)")
        guard let placed, responsive.piece(at: width).isSatisfiable else { continue }
        for (left, right) in zip(try responsive.placement(atWidth: width).rects, placed.rects) {
          #expect(left.distance(to: right) <= 10 * placed.size.tolerance, "seed \(seed), width \(width)")
        }
      }
      return .checked
    }
  }
}

extension LayoutTree.Node {
  /// Whether its height is no straight line in pieces of its width.
  fileprivate var isMeasuredByACurve: Bool { (measured?.measurer as? RandomMeasurer)?.shape == .area }
}
