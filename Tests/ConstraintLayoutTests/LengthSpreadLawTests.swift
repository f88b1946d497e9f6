import ConstraintLayout
import LayoutCore
import LayoutTestSupport
import LinearModel
import Testing

/// Lengths within a thousand million of each other: always an answer or a conflict, also a hair beside what just fits.
struct LengthSpreadLawTests {
  private static let ingredients: RandomLayout.Ingredients = [
    .flexible, .unsized, .nested, .spans, .ranges, .frames, .balanced, .rowSpans, .choices, .lazyGrids, .paddings,
    .spacers, .priorities, .fixedSizes, .hexagons, .offsets, .baselines,
  ]

  @Test func anAnswerOrAConflict() async {
    await Law(seeds: 0..<450, atLeast: 450).check { seed in
      var maker = RandomLayout(seed: seed)
      // Lengths of 1 to 60 become ones between this and its 1e9-fold.
      let least = Double.exactPower(of: 10, Int.random(in: -6...0, using: &maker.random))
      let tree = maker.tree(Self.ingredients).spread(from: least)
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      engine.options.defaultSpacing = 8 * least
      let proposal = Self.proposal(near: tree, on: engine, &maker.random)
      do {
        let placement = try engine.place(tree, in: proposal)
        for frame in placement.frames {
          let rect = frame.rect
          #expect(
            (rect.x + rect.y + rect.width + rect.height).isFinite, "seed \(seed): \(frame.name) at \(rect)")
        }
      } catch let error as LayoutError where error.code == .unsatisfiable {
        #expect(!error.conflict.isEmpty, "seed \(seed)")
      }
      return .checked
    }
  }

  /// What a layout takes by itself or at least, give or take a part of it that can be as small as rounding.
  private static func proposal(
    near tree: LayoutTree, on engine: LayoutEngine, _ random: inout SeededGenerator
  ) -> ProposedSize {
    let asked = random.chance(0.5) ? ProposedSize.unspecified : ProposedSize(width: 0, height: 0)
    guard let size = try? engine.place(tree, in: asked).size else { return .unspecified }
    var proposal = ProposedSize.unspecified
    for axis in Axis.allCases where random.chance(0.7) {
      let part = Double.exactPower(of: 10, Int.random(in: -13 ... -5, using: &random))
      let sign = Double(Int.random(in: -1...1, using: &random))
      proposal[axis] = min(size[axis] * (1 + sign * part), 1e9)
    }
    return proposal
  }

  /// It misses by less than the solver tells apart, and so by less than it holds its answers to.
  @Test func whatMissesByAHairHasAnAnswer() throws {
    let row = try Stack(.row, spacing: 0) {
      Item("a").frame(width: 21.061225961460405)
      Item("b").frame(minWidth: 0, idealWidth: 601.75, minHeight: 15.04, idealHeight: 60.17, maxHeight: 30087)
    }.constrain("b.left <= b.height + 58.23").constrain("b.left >= a.left")
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 21.061225956062085, height: 60.17))
    #expect(abs((placement["a"]?.width ?? 0) - 21.06122596) < 1e-6)
  }

  @Test func lengthsTooFarApartAreNamed() throws {
    let row = try Stack(.row, spacing: 0) {
      Item("a").frame(width: 1e-9)
      Item("b").frame(width: 1e9)
    }.constrain("b.width >= 2 * a.width")
    // A solver that always fails shows what is said then.
    var options = LayoutEngine.Options()
    options.useWholeProgram()
    let engine = LayoutEngine(solver: FailingSolver(), options: options)
    let error = #expect(throws: LayoutError.self) { try engine.place(row) }
    #expect(error?.code == .limitExceeded)
    #expect(error?.place == "layout.children[0].width")
    #expect(
      error?.message.contains("1e-09 (layout.children[0].width) and 1000000000 (layout.children[1].width)") == true)
  }
}

/// A solver that finds nothing.
private struct FailingSolver: LinearSolver {
  func withSession(
    on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
  ) throws { throw LayoutError(.solverFailed, "Nothing was found.") }
}

extension Double {
  fileprivate static func exactPower(of base: Double, _ exponent: Int) -> Double {
    let power = (0..<abs(exponent)).reduce(1) { product, _ in product * base }
    return exponent < 0 ? 1 / power : power
  }
}

extension LayoutTree {
  /// The tree with its lengths, which are 0 to 60, spread over nine orders of magnitude; their order stays.
  fileprivate func spread(from least: Double) -> LayoutTree {
    var tree = scaled(by: least)
    for index in nodes.indices {
      let (width, height) = (nodes[index].width, nodes[index].height)
      tree.update(index) { node in
        node.width = width.spread(from: least)
        node.height = height.spread(from: least)
      }
    }
    return tree
  }
}

extension LengthLimits {
  fileprivate func spread(from least: Double) -> LengthLimits {
    func spread(_ length: Double) -> Double {
      guard length > 0, length.isFinite else { return length }
      // From 1 at 1 to 3e8 at 60; halves between whole powers are enough to be unlike.
      let steps = min(length, 60) * 17 / 60
      return least * .exactPower(of: 10, Int(steps) / 2) * (Int(steps) % 2 == 0 ? 1 : 3.1) * (1 + length / 1000)
    }
    return LengthLimits(minimum: minimum.map(spread), ideal: ideal.map(spread), maximum: maximum.map(spread))
  }
}
