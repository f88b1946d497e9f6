import ConstraintLayout
import LayoutTestSupport
import Testing

/// Rows that share lines of text and are offered less than they ask for are as the whole program says.
///
/// Only samples that took no program count, so the law fails where nothing is told any more.
struct LinesLackingRoomLawTests {
  /// A random column of rows on lines of text, most of whose items may be lower than they want to be.
  private struct Maker {
    var random: SeededGenerator
    var count = 0

    private mutating func item() -> AnyLayout {
      count += 1
      let ideal = Double(Int.random(in: 0...80, using: &random))
      let least = random.chance(0.3) ? ideal : (ideal * Double.random(in: 0...0.6, using: &random)).rounded()
      let greatest = random.chance(0.5) ? .infinity : ideal * 2
      let item = Item("i\(count)").frame(width: 5).frame(minHeight: least, idealHeight: ideal, maxHeight: greatest)
      guard random.chance(0.3) else { return AnyLayout(item) }
      let first = (ideal * Double.random(in: 0...0.8, using: &random)).rounded()
      return AnyLayout(item.baseline(first: first, last: first + Double(Int.random(in: 0...9, using: &random))))
    }

    private mutating func items() -> [AnyLayout] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in item() }
    }

    mutating func layout(_ depth: Int) -> AnyLayout {
      let gap: Double = [0, 3, 8].randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2 where depth < 3:
        let alignments: [StackAlignment] = [.firstTextBaseline, .lastTextBaseline]
        let items = items()
        return AnyLayout(Stack(.row, alignment: alignments.randomElement(using: &random) ?? .leading) { items })
      case 3 where depth < 3:
        let (row, other) = (items(), items())
        let alignments: [VerticalAlignment] = [.firstTextBaseline, .lastTextBaseline, .center]
        return AnyLayout(
          Grid(verticalSpacing: gap) {
            GridRow(alignment: alignments.randomElement(using: &random)) { row }
            GridRow(alignment: alignments.randomElement(using: &random)) { other }
          })
      default:
        let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in depth > 0 ? layout(depth - 1) : item() }
        return AnyLayout(Stack(random.chance(0.8) ? .column : .row, spacing: gap) { children })
      }
    }
  }

  @Test func whatStandsOnLinesGivesWayAsTheWholeProgramSays() async {
    await Law(seeds: 0..<300, atLeast: 247).check { seed in
      var maker = Maker(random: SeededGenerator(seed: seed))
      let layout = maker.layout(3)
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      engine.options.overflow = .visible
      let least = try engine.place(layout, in: ProposedSize(height: 0)).size.height
      let ideal = try engine.place(layout, in: .unspecified).size.height
      let height = max(1, least + (ideal - least) * Double.random(in: 0...1, using: &maker.random))
      guard height < ideal else { return .inapplicable }
      let told = try engine.place(layout, in: ProposedSize(height: height))
      engine.options.useWholeProgram()
      let whole = try engine.place(layout, in: ProposedSize(height: height))
      for (left, right) in zip(told.frames, whole.frames) {
        let words = "seed \(seed), height \(height): \(left) and \(right)"
        #expect(left.rect.distance(to: right.rect) <= whole.size.tolerance, "\(words)")
      }
      return told.effort.regions == 0 ? .checked : .inapplicable
    }
  }
}
