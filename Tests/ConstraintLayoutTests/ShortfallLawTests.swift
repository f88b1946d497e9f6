import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that are offered less than they ask for: what is told without a program is what the whole program says.
struct ShortfallLawTests {
  /// A random tree of containers without spans, most of whose items may be shorter than they want to be.
  private struct Maker {
    var random: SeededGenerator
    var count = 0

    private mutating func item() -> AnyLayout {
      count += 1
      let ideal = Double(Int.random(in: 0...80, using: &random))
      let least = random.chance(0.2) ? ideal : (ideal * Double.random(in: 0...0.6, using: &random)).rounded()
      let greatest = random.chance(0.5) ? .infinity : ideal * 2
      let item = Item("i\(count)").frame(minWidth: least, idealWidth: ideal, maxWidth: greatest).frame(height: 5)
      return AnyLayout(random.chance(0.1) ? item.gridCellUnsizedAxes(.horizontal) : item)
    }

    private mutating func children(_ depth: Int) -> [AnyLayout] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        depth > 0 && random.chance(0.5) ? layout(depth - 1) : item()
      }
    }

    mutating func layout(_ depth: Int) -> AnyLayout {
      let gap: Double = [0, 3, 8, -2].randomElement(using: &random) ?? 0
      let children = children(depth)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return AnyLayout(BalancedStack(.row, spacing: gap) { children })
      case 1: return AnyLayout(Stack(.column, spacing: gap) { children }.padding(4))
      case 2:
        let others = self.children(depth)
        return AnyLayout(
          Grid(horizontalSpacing: gap, verticalSpacing: 1) {
            GridRow { children }
            GridRow { others }
          })
      case 3:
        let spacer = Spacer(minLength: random.chance(0.5) ? 6 : nil)
        return AnyLayout(
          Stack(.row, spacing: gap) {
            children
            spacer
          })
      case 4: return AnyLayout(Stack(.row, spacing: gap) { children }.frame(width: 200))
      case 5...6: return AnyLayout(Stack(.column, spacing: gap) { children })
      default: return AnyLayout(Stack(.row, spacing: gap) { children })
      }
    }
  }

  private static func place(
    _ layout: some Layout, width: Double?, _ presolve: Presolve, _ overflow: LayoutEngine.Options.Overflow
  ) throws -> Placement? {
    var engine = LayoutEngine()
    engine.options.presolve = presolve
    engine.options.overflow = overflow
    engine.options.triesFixes = false
    do {
      return try engine.place(layout, in: ProposedSize(width: width))
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  /// Ten seeds are one case, so that hundreds are not hundreds of lines.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatFallsShortDoesSoAsTheWholeProgramSays(_ block: UInt64) throws {
    for seed in (10 * block)..<(10 * block + 10) {
      var maker = Maker(random: SeededGenerator(seed: seed))
      let layout = maker.layout(3)
      let overflow: LayoutEngine.Options.Overflow = seed.isMultiple(of: 5) ? .visible : .error
      // A frame may be too narrow for what is in it; that is a contradiction at every width.
      guard let least = try Self.place(layout, width: 0, .on, .visible)?.size.width,
        let ideal = try Self.place(layout, width: nil, .on, .visible)?.size.width
      else { continue }
      let width = max(1, least + (ideal - least) * Double.random(in: -0.1...1.1, using: &maker.random))
      let (told, whole) = (
        try Self.place(layout, width: width, .on, overflow), try Self.place(layout, width: width, .off, overflow)
      )
      guard let told, let whole else {
        #expect((told == nil) == (whole == nil), "seed \(seed)")
        continue
      }
      for (left, right) in zip(told.frames, whole.frames) {
        let distance = max(
          abs(left.rect.x - right.rect.x), abs(left.rect.y - right.rect.y), abs(left.rect.width - right.rect.width),
          abs(left.rect.height - right.rect.height))
        #expect(distance <= 1e-7 * (1 + width), "seed \(seed), width \(width): \(left) and \(right)")
      }
      #expect(told.diagnosis.ambiguities.count == whole.diagnosis.ambiguities.count, "seed \(seed)")
    }
  }
}
