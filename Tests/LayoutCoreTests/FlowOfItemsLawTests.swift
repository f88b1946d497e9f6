import LayoutGeometry
import LayoutTestSupport
import LinearModel
import Testing

@testable import LayoutCore

/// A flow of items that is the whole layout has the lines that placing it with all of them in one would tell.
struct FlowOfItemsLawTests {
  private struct Sample {
    let flow: AnyLayout
    let proposal: ProposedSize
    let engine: LayoutEngine

    init(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func length(_ greatest: Int, _ random: inout SeededGenerator) -> Double {
        Double(Int.random(in: 0...greatest, using: &random))
      }
      let isRow = random.chance(0.7)
      let items = (0..<Int.random(in: 1...12, using: &random)).map { index in
        let (minimum, more) = (length(30, &random), random.chance(0.3) ? length(30, &random) : 0)
        let maximum = minimum + more + (random.chance(0.2) ? length(20, &random) : 0)
        var item = Item("\(index)")
        if isRow {
          item = item.frame(minWidth: minimum, idealWidth: minimum + more, maxWidth: maximum).frame(height: 7)
        } else {
          item = item.frame(minHeight: minimum, idealHeight: minimum + more, maxHeight: maximum).frame(width: 7)
        }
        return random.chance(0.03) ? item.gridCellUnsizedAxes(isRow ? .horizontal : .vertical) : item
      }
      let gap = random.chance(0.1) ? -length(9, &random) : length(9, &random)
      let flow = Flow(
        isRow ? .row : .column, horizontalSpacing: gap, verticalSpacing: gap,
        lineBreaking: random.chance(0.5) ? .greedy : .balanced
      ) { ForEach(items) { $0 } }
      let frame = 20 + length(100, &random)
      self.flow =
        random.chance(0.3)
        ? AnyLayout(isRow ? flow.frame(width: frame) : flow.frame(height: frame)) : AnyLayout(flow)
      func proposed(_ random: inout SeededGenerator) -> Double? {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: nil
        case 2: 0
        case 3: .infinity
        default: 20 + length(150, &random)
        }
      }
      proposal = ProposedSize(width: proposed(&random), height: proposed(&random))
      var options = LayoutEngine.Options()
      options.overflow = random.chance(0.3) ? .visible : .error
      engine = LayoutEngine(solver: NoSolver(), options: options)
    }
  }

  /// No program is needed for any of them.
  private struct NoSolver: LinearSolver {
    func withSession(
      on program: LinearProgram, _ body: (inout any LinearSession & ~Copyable) throws -> Void
    ) throws {
      throw LayoutError(.solverFailed, "The program of a flow of items was asked for.")
    }
  }

  @Test func linesAreThoseThatAPlacementTells() async {
    await Law(seeds: 0..<1000, atLeast: 600).check { seed in
      let sample = Sample(seed)
      let (tree, options) = (LayoutTree(sample.flow), sample.engine.options)
      guard let lines = FlowOfItems(tree)?.lines(in: sample.proposal, options) else { return .inapplicable }
      let decider = try SpaceDecider(
        tree, sample.proposal, on: sample.engine, within: .init(options.limits),
        MeasurementTable(limits: options.limits))
      #expect(lines == decider.decisions.lines[0], "seed \(seed), in \(sample.proposal)")
      return .checked
    }
  }
}
