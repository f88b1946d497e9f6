import ConstraintLayout
import LayoutTestSupport
import Testing

/// A random container of one kind in which one rule of layout decides lengths.
struct RuleSample: Sendable, CustomTestStringConvertible {
  let rule: String
  let kind: String
  fileprivate let make: @Sendable (inout RuleSampleMaker) -> (AnyLayout, ProposedSize)

  var testDescription: String { "\(rule) in \(kind)" }

  /// The layout of a seed, and what it is offered.
  func layout(_ seed: UInt64) -> (AnyLayout, ProposedSize) {
    var maker = RuleSampleMaker(random: SeededGenerator(seed: seed))
    return make(&maker)
  }

  /// What every rule is tried on.
  static let all: [RuleSample] = minimum + ideal + share + span + frame + ratio + hexagon + baseline + unsized
}

/// Draws numbers and items.
struct RuleSampleMaker {
  var random: SeededGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Items, each with some limits along both axes.
  mutating func items(_ range: ClosedRange<Int>, _ limits: [Limits]) -> [Item] {
    (0..<count(range)).map { item("i\($0)", limits) }
  }

  mutating func item(_ id: String, _ limits: [Limits]) -> Item {
    let (width, height) = (length(limits), length(limits))
    return Item(id).frame(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum, minHeight: height.minimum,
      idealHeight: height.ideal, maxHeight: height.maximum)
  }

  /// What an item asks for.
  enum Limits {
    case fixed, flexible, range, shrinking
  }

  private mutating func length(_ limits: [Limits]) -> (minimum: Double, ideal: Double, maximum: Double) {
    let least = number(0...20)
    let ideal = least + number(0...60)
    return switch limits.randomElement(using: &random) ?? .fixed {
    case .fixed: (ideal, ideal, ideal)
    case .flexible: (least, ideal, .infinity)
    case .range: (least, ideal, ideal + number(0...80))
    case .shrinking: (least, ideal, ideal)
    }
  }

  mutating func proposal(width: ClosedRange<Int>, height: ClosedRange<Int>) -> ProposedSize {
    ProposedSize(width: number(width), height: number(height))
  }
}

extension RuleSample {
  private typealias Maker = RuleSampleMaker

  // MARK: Minimum and ideal

  /// Where nothing is offered each track is its largest cell.
  private static let minimum: [RuleSample] = kinds("Minimum") { maker in
    (maker.items(1...6, [.fixed, .range, .flexible, .shrinking]), .unspecified)
  }

  /// Where there is too little room lengths are max-min fair; enough for all minimums.
  private static let ideal: [RuleSample] = [
    RuleSample(rule: "Ideal", kind: "Stack") { maker in
      let items = maker.items(2...6, [.shrinking, .range, .flexible])
      return (row(items), ProposedSize(width: maker.number(200...260), height: nil))
    },
    RuleSample(rule: "Ideal", kind: "nested Stack") { maker in
      let (outer, inner) = (maker.items(1...3, [.shrinking]), maker.items(1...3, [.shrinking]))
      let layout = Stack(.row, spacing: 2) {
        ForEach(outer.indices) { outer[$0].id("o\($0)") }
        Stack(.row, spacing: 2) { ForEach(inner.indices) { inner[$0] } }
      }
      return (AnyLayout(layout), ProposedSize(width: maker.number(150...200), height: nil))
    },
    RuleSample(rule: "Ideal", kind: "Grid") { maker in
      let rows = (0..<maker.count(1...3)).map { _ in maker.items(3...3, [.shrinking, .fixed]) }
      return (grid(rows), ProposedSize(width: maker.number(250...280), height: nil))
    },
  ]

  // MARK: Share

  /// Where there is more room than is asked for, flexible tracks share it.
  private static let share: [RuleSample] =
    kinds("Share") { maker in
      let items = maker.items(1...6, [.fixed, .range, .flexible])
      return (items, maker.proposal(width: 500...900, height: 500...900))
    } + [
      RuleSample(rule: "Share", kind: "Stack with priorities") { maker in
        let items = maker.items(2...5, [.range, .flexible])
        let priorities = items.map { _ in maker.number(-1...1) }
        let layout = Stack(.row, spacing: 3) {
          ForEach(items.indices) { items[$0].layoutPriority(priorities[$0]) }
        }
        return (AnyLayout(layout), maker.proposal(width: 500...900, height: 100...200))
      },
      RuleSample(rule: "Share", kind: "Stack with stretch factors") { maker in
        let items = maker.items(2...6, [.range, .flexible, .fixed])
        let stretches = items.map { _ in maker.number(0...6) / 2 }
        let layout = Stack(.row, spacing: 3) { ForEach(items.indices) { items[$0].stretch(stretches[$0]) } }
        return (AnyLayout(layout), maker.proposal(width: 500...900, height: 100...200))
      },
      RuleSample(rule: "Share", kind: "Grid with stretch factors") { maker in
        let rows = (0..<2).map { _ in maker.items(3...3, [.range, .flexible, .fixed]) }
        let stretches = (0..<6).map { _ in maker.number(0...6) / 2 }
        let stretched = rows.enumerated().map { row, items in
          items.enumerated().map { $1.stretch(stretches[3 * row + $0]) }
        }
        return (grid(stretched), maker.proposal(width: 500...900, height: 500...900))
      },
    ]

  // MARK: Span

  /// Spans push apart tracks that all have cells of their own, or cover some that have none.
  private static let span: [RuleSample] = [
    RuleSample(rule: "Span", kind: "Grid") { maker in
      let own = maker.items(4...4, [.fixed])
      let spans = (0..<maker.count(1...3)).map { index in
        let span = maker.item("s\(index)", [.fixed]).gridCellColumns(maker.count(2...4))
        return span.frame(minWidth: maker.number(0...300))
      }
      let layout = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow { ForEach(own.indices) { own[$0] } }
        ForEach(spans.indices) { index in GridRow { spans[index] } }
      }
      return (AnyLayout(layout), .unspecified)
    },
    RuleSample(rule: "Span", kind: "Grid with columns that share beside a cell across all") { maker in
      let own = maker.items(2...5, [.flexible]) + [maker.item("last", [.fixed, .range])]
      let ideal = maker.number(20...600)
      let greatest = [ideal, ideal + 80, .infinity][maker.count(0...2)]
      let layout = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow { ForEach(own.indices) { own[$0] } }
        Item("across").frame(minWidth: 10, idealWidth: ideal, maxWidth: greatest, minHeight: 10)
      }
      return (AnyLayout(layout), ProposedSize(width: maker.number(620...900), height: nil))
    },
    RuleSample(rule: "Tie-break", kind: "Grid") { maker in
      let (left, right) = (maker.items(2...2, [.fixed]), maker.item("r", [.fixed]))
      let (first, second) = (maker.number(0...200), maker.number(0...200))
      let layout = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          left[0]
          Item("a").frame(width: first, height: 10).gridCellColumns(2)
          right
        }
        GridRow {
          left[1].id("l1")
          Item("x").frame(height: 10).gridCellUnsizedAxes(.horizontal)
          Item("b").frame(width: second, height: 10).gridCellColumns(2)
        }
      }
      return (AnyLayout(layout), .unspecified)
    },
  ]

  // MARK: Frame

  /// What was said of a container stands in place of what its content asks for.
  private static let frame: [RuleSample] = ["Stack", "Grid"].map { kind in
    RuleSample(rule: "Frame", kind: kind) { maker in
      let items = maker.items(1...3, [.fixed, .flexible])
      let content: AnyLayout = kind == "Stack" ? row(items) : grid([items])
      let (width, height) = (maker.number(300...500), maker.number(200...300))
      return (
        AnyLayout(content.frame(width: width, height: height)), maker.proposal(width: 500...600, height: 300...400)
      )
    }
  }

  // MARK: Ratio

  /// Heights follow from widths.
  private static let ratio: [RuleSample] = [
    RuleSample(rule: "Ratio", kind: "Stack") { maker in
      let items = maker.items(1...4, [.fixed])
      let ratio = maker.number(1...6) / 2
      let layout = Stack(.column, spacing: 4) {
        Item("picture").aspectRatio(ratio, contentMode: .fit)
        ForEach(items.indices) { items[$0] }
      }
      return (AnyLayout(layout), ProposedSize(width: maker.number(200...400), height: nil))
    }
  ]

  // MARK: Hexagon

  /// Hexagons take the width that is left, and their height follows.
  private static let hexagon: [RuleSample] = [
    RuleSample(rule: "Hexagon", kind: "HexGrid") { maker in
      let items = maker.items(1...4, [.fixed])
      let count = maker.count(1...5)
      let layout = Stack(.row, spacing: 4) {
        ForEach(items.indices) { items[$0] }
        HexGrid(spacing: maker.number(0...2)) {
          ForEach(0..<count) { index in HexCell(row: index / 2, column: index % 2) { Item("h\(index)") } }
        }
      }
      return (AnyLayout(layout), ProposedSize(width: maker.number(400...600), height: nil))
    },
    RuleSample(rule: "Hexagon", kind: "Honeycomb") { maker in
      let items = maker.items(1...4, [.fixed])
      let cells = maker.items(1...7, [.fixed])
      let layout = Stack(.column, spacing: 4) {
        ForEach(items.indices) { items[$0] }
        Honeycomb(itemsPerRow: 3, interitemSpacing: maker.number(0...4)) {
          ForEach(cells.indices) { cells[$0].id("h\($0)") }
        }
      }
      return (AnyLayout(layout), ProposedSize(width: maker.number(400...600), height: nil))
    },
  ]

  // MARK: Baseline

  /// Rows are as high as what stands above their line and below it.
  private static let baseline: [RuleSample] = [
    RuleSample(rule: "Baseline", kind: "Stack") { maker in
      let items = maker.items(1...6, [.fixed])
      let lines = items.map { _ in maker.number(0...20) }
      let layout = Stack(.row, alignment: .firstTextBaseline, spacing: 4) {
        ForEach(items.indices) { items[$0].baseline(first: lines[$0]) }
      }
      return (AnyLayout(layout), .unspecified)
    }
  ]

  // MARK: Unsized cell

  /// A cell that has no say in its track but for its least length.
  private static let unsized: [RuleSample] = [
    RuleSample(rule: "Unsized cell", kind: "Grid") { maker in
      let sized = maker.items(3...3, [.fixed, .flexible])
      let unsized = maker.items(3...3, [.shrinking, .flexible, .fixed])
      let layout = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow { ForEach(sized.indices) { sized[$0] } }
        GridRow { ForEach(unsized.indices) { unsized[$0].id("u\($0)").gridCellUnsizedAxes(.horizontal) } }
      }
      return (AnyLayout(layout), ProposedSize(width: maker.number(400...600), height: nil))
    }
  ]

  // MARK: Kinds

  /// The same items in each kind of container that has tracks.
  private static func kinds(
    _ rule: String, _ make: @escaping @Sendable (inout RuleSampleMaker) -> ([Item], ProposedSize)
  ) -> [RuleSample] {
    let layouts: [(String, @Sendable ([Item]) -> AnyLayout)] = [
      ("Stack", { row($0) }),
      ("column", { items in AnyLayout(Stack(.column, spacing: 5) { ForEach(items.indices) { items[$0] } }) }),
      (
        "BalancedStack",
        { items in AnyLayout(BalancedStack(.row, spacing: 5) { ForEach(items.indices) { items[$0] } }) }
      ),
      ("Grid", { grid([$0, Array($0.reversed())]) }),
      (
        "LazyGrid",
        { items in
          AnyLayout(
            LazyGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible(minimum: 20))]) {
              ForEach(items.indices) { items[$0] }
            })
        }
      ),
      ("ZStack", { items in AnyLayout(ZStack { ForEach(items.indices) { items[$0] } }) }),
      ("Flow", { items in AnyLayout(Flow(horizontalSpacing: 5) { ForEach(items.indices) { items[$0] } }) }),
      ("Padding", { AnyLayout(row($0).padding(7)) }),
    ]
    return layouts.map { kind, layout in
      RuleSample(rule: rule, kind: kind) { maker in
        let (items, proposal) = make(&maker)
        return (layout(items), proposal)
      }
    }
  }

  private static func row(_ items: [Item]) -> AnyLayout {
    AnyLayout(Stack(.row, spacing: 5) { ForEach(items.indices) { items[$0] } })
  }

  /// A grid of the rows; ids are told apart by their row.
  private static func grid(_ rows: [[Item]]) -> AnyLayout {
    AnyLayout(
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach(rows.indices) { row in
          GridRow { ForEach(rows[row].indices) { rows[row][$0].id("\(row).\($0)") } }
        }
      })
  }
}
