import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that are offered less than they ask for: what is told without a program is what the whole program says.
///
/// Only samples that took no program count, so the law fails where nothing is told any more.
struct WaterLevelLawTests {
  /// A random tree of containers, most of whose items may be shorter than they want to be.
  private struct Maker {
    var random: SeededGenerator
    let hasPriorities: Bool
    /// Whether containers have frames between least and greatest lengths.
    var hasFrames = false
    /// Whether cells of grids cover several columns.
    var hasSpans = false
    var count = 0

    private mutating func item() -> AnyLayout {
      count += 1
      let ideal = Double(Int.random(in: 0...80, using: &random))
      let least = random.chance(0.2) ? ideal : (ideal * Double.random(in: 0...0.6, using: &random)).rounded()
      let greatest = random.chance(0.5) ? .infinity : ideal * 2
      let priority = hasPriorities && random.chance(0.4) ? Double(Int.random(in: -1...2, using: &random)) : 0
      let item = Item("i\(count)").frame(minWidth: least, idealWidth: ideal, maxWidth: greatest).frame(height: 5)
        .layoutPriority(priority)
      return AnyLayout(random.chance(0.1) ? item.gridCellUnsizedAxes(.horizontal) : item)
    }

    private mutating func children(_ depth: Int) -> [AnyLayout] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        depth > 0 && random.chance(0.5) ? layout(depth - 1) : item()
      }
    }

    /// A container, some of which come before their siblings or after them with all that is in them.
    mutating func layout(_ depth: Int) -> AnyLayout {
      let plain = plainLayout(depth)
      guard hasPriorities, random.chance(0.3) else { return plain }
      return AnyLayout(plain.layoutPriority(Double(Int.random(in: -1...1, using: &random))))
    }

    /// Something, in a frame where there are some: it may be shorter than it would like to be, and shorter or longer than what is in it.
    private mutating func framed(_ layout: AnyLayout) -> AnyLayout {
      guard hasFrames, random.chance(0.6) else { return layout }
      let lengths = (0..<3).map { _ in Double(Int.random(in: 0...200, using: &random)) }.sorted()
      let least = random.chance(0.5) ? lengths[0] : nil
      let ideal = random.chance(0.5) ? lengths[1] : nil
      let greatest = random.chance(0.5) || (least == nil && ideal == nil) ? lengths[2] : nil
      return AnyLayout(layout.frame(minWidth: least, idealWidth: ideal, maxWidth: greatest))
    }

    /// The same cells, some over several columns.
    private mutating func spans(_ cells: [AnyLayout]) -> [AnyLayout] {
      cells.map { cell in
        guard random.chance(0.5) else { return cell }
        return AnyLayout(cell.gridCellColumns(Int.random(in: 2...3, using: &random)))
      }
    }

    private mutating func plainLayout(_ depth: Int) -> AnyLayout {
      let gap: Double = [0, 3, 8, -2].randomElement(using: &random) ?? 0
      let children = children(depth)
      switch hasSpans && random.chance(0.4) ? 2 : Int.random(in: 0..<10, using: &random) {
      case 0: return AnyLayout(BalancedStack(.row, spacing: gap) { children })
      case 1: return AnyLayout(Stack(.column, spacing: gap) { children }.padding(4))
      case 2:
        let others = self.children(depth)
        guard hasSpans else {
          return AnyLayout(
            Grid(horizontalSpacing: gap, verticalSpacing: 1) {
              GridRow { children }
              GridRow { others }
            })
        }
        let (spans, alone) = (spans(others), item())
        return AnyLayout(
          Grid(horizontalSpacing: gap, verticalSpacing: 1) {
            GridRow { children }
            GridRow { spans }
            alone
          })
      case 3:
        let spacer = Spacer(minLength: random.chance(0.5) ? 6 : nil)
        return AnyLayout(
          Stack(.row, spacing: gap) {
            children
            spacer
          })
      case 4: return AnyLayout(Stack(.row, spacing: gap) { children }.frame(width: 200))
      case 5...6: return framed(AnyLayout(Stack(.column, spacing: gap) { children }))
      default: return framed(AnyLayout(Stack(.row, spacing: gap) { children }))
      }
    }
  }

  @Test(arguments: [false, true])
  func whatFallsShortDoesSoAsTheWholeProgramSays(hasPriorities: Bool) async {
    await Law(seeds: 0..<300, atLeast: hasPriorities ? 100 : 139).check { seed in
      try Self.check(Maker(random: SeededGenerator(seed: seed), hasPriorities: hasPriorities), seed)
    }
  }

  /// Frames give way with what is in them, as far as they may, and compete for what they would like to be beside that.
  @Test(arguments: [false, true])
  func framesThatMayBeShorterFallShortToo(hasPriorities: Bool) async {
    await Law(seeds: 0..<300, atLeast: hasPriorities ? 180 : 165).check { seed in
      try Self.check(Maker(random: SeededGenerator(seed: seed), hasPriorities: hasPriorities, hasFrames: true), seed)
    }
  }

  /// Cells over several columns give way as all others do, as long as their columns leave them room.
  @Test(arguments: [false, true])
  func spansFallShortToo(hasPriorities: Bool) async {
    await Law(seeds: 0..<300, atLeast: hasPriorities ? 54 : 48).check { seed in
      try Self.check(Maker(random: SeededGenerator(seed: seed), hasPriorities: hasPriorities, hasSpans: true), seed)
    }
  }

  /// Offers a layout less than it asks for, or nearly so much, and compares what is told with the whole program.
  private static func check(_ maker: Maker, _ seed: UInt64) throws -> Law.Verdict {
    var maker = maker
    let layout = maker.layout(3)
    var engine = LayoutEngine()
    engine.options.triesFixes = false
    engine.options.overflow = .visible
    // A frame may be too narrow for what is in it; that is a contradiction at every width.
    guard let least = try engine.placeIfItFits(layout, in: ProposedSize(width: 0))?.size.width,
      let ideal = try engine.placeIfItFits(layout, in: .unspecified)?.size.width
    else { return .inapplicable }
    let width = max(1, least + (ideal - least) * Double.random(in: -0.1...1.1, using: &maker.random))
    engine.options.overflow = seed.isMultiple(of: 5) ? .visible : .error
    let told = try engine.placeIfItFits(layout, in: ProposedSize(width: width))
    engine.options.useWholeProgram()
    let whole = try engine.placeIfItFits(layout, in: ProposedSize(width: width))
    guard let told, let whole else {
      #expect((told == nil) == (whole == nil), "seed \(seed)")
      return .inapplicable
    }
    for (left, right) in zip(told.frames, whole.frames) {
      let words = "seed \(seed), width \(width): \(left) and \(right)"
      #expect(left.rect.distance(to: right.rect) <= whole.size.tolerance, "\(words)")
    }
    #expect(told.diagnosis.ambiguities.count == whole.diagnosis.ambiguities.count, "seed \(seed)")
    return told.effort.regions == 0 ? .checked : .inapplicable
  }
}
