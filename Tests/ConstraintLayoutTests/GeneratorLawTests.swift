import ConstraintLayout
import Testing

/// What holds for every kind of container, one by one; a kind that is missing here is missing in the catalogue's test.
struct GeneratorLawTests {
  /// A kind of container, made of a number of children whose lengths are multiples of a unit.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether boxes of neighbours overlap by design: hexagons interlock, and layers lie on each other.
    var overlaps = false
    /// Whether it can be smaller than its children ask for: hexagons shrink to any size.
    var shrinks = false
    /// What its children are mirrored by, where reversing them is not enough.
    var mirror: (@Sendable (Int, Double) -> AnyLayout)?
    let make: @Sendable (Int, Double) -> AnyLayout

    var testDescription: String { name }
  }

  private static func item(_ index: Int, _ unit: Double) -> Item {
    Item("\(index)").frame(width: Double(10 + index) * unit, height: Double(5 + index % 3) * unit)
  }

  private static func reversed(_ count: Int) -> [Int] { (0..<count).reversed() }

  static let kinds: [Kind] = [
    Kind(
      name: "Stack",
      mirror: { count, unit in AnyLayout(Stack(.row, spacing: 3 * unit) { ForEach(reversed(count)) { item($0, unit) } })
      },
      make: { count, unit in AnyLayout(Stack(.row, spacing: 3 * unit) { ForEach(0..<count) { item($0, unit) } }) }),
    Kind(
      name: "BalancedStack",
      mirror: { count, unit in
        AnyLayout(BalancedStack(.row, spacing: 3 * unit) { ForEach(reversed(count)) { item($0, unit) } })
      },
      make: { count, unit in
        AnyLayout(BalancedStack(.row, spacing: 3 * unit) { ForEach(0..<count) { item($0, unit) } })
      }),
    Kind(
      name: "ZStack", overlaps: true,
      mirror: { count, unit in layers(reversed(count), .leading, unit) },
      make: { count, unit in layers(Array(0..<count), .trailing, unit) }),
    Kind(
      name: "Flow",
      mirror: { count, unit in
        flow((0..<count).map { $0 % 2 == 0 && $0 + 1 < count ? $0 + 1 : $0 - $0 % 2 }, .topLeading, unit)
      },
      make: { count, unit in flow(Array(0..<count), .topTrailing, unit) }),
    Kind(
      name: "Overlay", overlaps: true,
      mirror: { count, unit in covered(reversed(count), .leading, unit) },
      make: { count, unit in covered(Array(0..<count), .trailing, unit) }),
    Kind(
      name: "Background", overlaps: true,
      mirror: { count, unit in covered(reversed(count), .leading, unit, isBehind: true) },
      make: { count, unit in covered(Array(0..<count), .trailing, unit, isBehind: true) }),
    Kind(
      name: "ViewThatFits",
      mirror: { count, unit in
        AnyLayout(ViewThatFits { Stack(.row, spacing: 0) { ForEach(reversed(count)) { item($0, unit) } } })
      },
      make: { count, unit in
        AnyLayout(ViewThatFits { Stack(.row, spacing: 0) { ForEach(0..<count) { item($0, unit) } } })
      }),
    Kind(
      name: "Grid",
      mirror: { count, unit in
        AnyLayout(
          Grid(horizontalSpacing: 2 * unit, verticalSpacing: unit) {
            GridRow { ForEach(reversed(count)) { item($0, unit) } }
          })
      },
      make: { count, unit in
        AnyLayout(
          Grid(horizontalSpacing: 2 * unit, verticalSpacing: unit) { GridRow { ForEach(0..<count) { item($0, unit) } } }
        )
      }),
    Kind(
      name: "LazyGrid",
      mirror: { count, unit in lazyGrid(reversed(count), unit) },
      make: { count, unit in lazyGrid(Array(0..<count), unit) }),
    Kind(
      name: "HexGrid", overlaps: true, shrinks: true,
      mirror: { count, _ in
        AnyLayout(
          HexGrid { ForEach(0..<count) { index in HexCell(row: index / 4, column: -(index % 4)) { Item("\(index)") } } }
        )
      },
      make: { count, _ in
        AnyLayout(
          HexGrid { ForEach(0..<count) { index in HexCell(row: index / 4, column: index % 4) { Item("\(index)") } } })
      }),
    Kind(
      name: "Honeycomb", overlaps: true,
      make: { count, unit in
        AnyLayout(Honeycomb(itemsPerRow: 3, interitemSpacing: unit) { ForEach(0..<count) { Item("\($0)") } })
      }),
    Kind(
      name: "FreeLayout",
      mirror: { count, unit in
        AnyLayout(chain(reversed(count), unit).constrain { $0["0"].trailing == $0.container.trailing })
      },
      make: { count, unit in
        let order = Array(0..<count)
        return AnyLayout(
          chain(order, unit).constrain { anchors in for id in order.prefix(1) { anchors["\(id)"].leading == 0 } })
      }),
    Kind(
      name: "Scroll",
      mirror: { count, unit in scroll(reversed(count), unit) },
      make: { count, unit in scroll(Array(0..<count), unit) }),
    Kind(
      name: "Frame",
      mirror: { count, unit in framed(reversed(count), .leading, unit) },
      make: { count, unit in framed(Array(0..<count), .trailing, unit) }),
    Kind(
      name: "Padding",
      mirror: { count, unit in
        AnyLayout(
          Stack(.row, spacing: 3 * unit) { ForEach(reversed(count)) { item($0, unit) } }
            .padding(EdgeInsets(leading: 2 * unit, trailing: 7 * unit)))
      },
      make: { count, unit in
        AnyLayout(
          Stack(.row, spacing: 3 * unit) { ForEach(0..<count) { item($0, unit) } }
            .padding(EdgeInsets(leading: 7 * unit, trailing: 2 * unit)))
      }),
    Kind(
      name: "AspectRatio",
      mirror: { count, unit in ratio(reversed(count), unit) },
      make: { count, unit in ratio(Array(0..<count), unit) }),
  ]

  /// Two columns of 30 and one that takes the rest; a line holds three items.
  private static func lazyGrid(_ order: [Int], _ unit: Double) -> AnyLayout {
    let columns = [
      GridItem(.fixed(30 * unit), spacing: 0), GridItem(.flexible(minimum: 10 * unit), spacing: 0),
      GridItem(.fixed(30 * unit)),
    ]
    return AnyLayout(
      LazyGrid(columns: columns, spacing: unit) { ForEach(order) { Item("\($0)").frame(height: 4 * unit) } })
  }

  private static func layers(_ order: [Int], _ alignment: Alignment, _ unit: Double) -> AnyLayout {
    AnyLayout(ZStack(alignment: alignment) { ForEach(order) { item($0, unit) } })
  }

  /// Each item behind the one before it.
  private static func chain(_ order: [Int], _ unit: Double) -> some Layout {
    FreeLayout { ForEach(order) { item($0, unit) } }.constrain { anchors in
      for (left, right) in zip(order, order.dropFirst()) {
        anchors["\(right)"].leading == anchors["\(left)"].trailing + 3 * unit
      }
      for id in order { anchors["\(id)"].top == 0 }
    }
  }

  /// Lines of two items each.
  private static func flow(_ order: [Int], _ alignment: Alignment, _ unit: Double) -> AnyLayout {
    AnyLayout(
      Flow(alignment: alignment, horizontalSpacing: 3 * unit, verticalSpacing: 2 * unit) {
        ForEach(order) { item($0, unit) }
      }.frame(width: 30 * unit))
  }

  /// A row of all items but the first one, which lies over that row or behind it.
  private static func covered(
    _ order: [Int], _ alignment: Alignment, _ unit: Double, isBehind: Bool = false
  ) -> AnyLayout {
    let row = Stack(.row, spacing: 3 * unit) { ForEach(order.filter { $0 > 0 }) { item($0, unit) } }
    let first = ForEach(order.filter { $0 == 0 }) { item($0, unit) }
    return isBehind
      ? AnyLayout(row.background(alignment: alignment) { first })
      : AnyLayout(row.overlay(alignment: alignment) { first })
  }

  private static func scroll(_ order: [Int], _ unit: Double) -> AnyLayout {
    AnyLayout(Scroll(.vertical) { Stack(.row, spacing: 3 * unit) { ForEach(order) { item($0, unit) } } })
  }

  private static func framed(_ order: [Int], _ alignment: Alignment, _ unit: Double) -> AnyLayout {
    AnyLayout(
      Stack(.row, spacing: 3 * unit) { ForEach(order) { item($0, unit) } }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: alignment))
  }

  private static func ratio(_ order: [Int], _ unit: Double) -> AnyLayout {
    AnyLayout(Stack(.row, spacing: 3 * unit) { ForEach(order) { item($0, unit) } }.aspectRatio(2, contentMode: .fit))
  }

  private func place(
    _ layout: some Layout, _ width: Double?, _ height: Double? = nil
  ) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  private func isNear(_ left: Double, _ right: Double, scale: Double = 1000) -> Bool {
    abs(left - right) <= 1e-9 * scale
  }

  @Test func everyKindIsHere() {
    #expect(Set(Self.kinds.map(\.name)) == Set(LayoutCatalogue.all.map(\.name)))
  }

  @Test(arguments: kinds)
  func childrenStayInsideAndApart(_ kind: Kind) throws {
    let placement = try place(kind.make(3, 1), 200, 300)
    #expect(placement.size.width <= 200 + 1e-6 && placement.size.height <= 300 + 1e-6)
    let rects = placement.frames.map(\.rect)
    #expect(rects.count == 3)
    for rect in rects {
      #expect(rect.minX >= -1e-6 && rect.maxX <= placement.size.width + 1e-6)
      #expect(rect.minY >= -1e-6 && rect.maxY <= placement.size.height + 1e-6)
    }
    // Boxes of hexagons reach into each other.
    for (index, left) in rects.enumerated() where !kind.overlaps {
      for right in rects[(index + 1)...] {
        #expect(
          left.maxX <= right.minX + 1e-6 || right.maxX <= left.minX + 1e-6 || left.maxY <= right.minY + 1e-6
            || right.maxY <= left.minY + 1e-6)
      }
    }
  }

  @Test(arguments: kinds)
  func itMovesWithItsContainer(_ kind: Kind) throws {
    let alone = try place(kind.make(3, 1), 200)
    let moved = try place(
      Stack(.column, alignment: .leading, spacing: 0) {
        Item("above").frame(width: 1, height: 37)
        kind.make(3, 1)
      }, 200)
    for frame in alone.frames {
      let rect = try #require(moved[frame.name])
      #expect(isNear(rect.x, frame.rect.x) && isNear(rect.y, frame.rect.y + 37), "\(frame.name)")
      #expect(isNear(rect.width, frame.rect.width) && isNear(rect.height, frame.rect.height), "\(frame.name)")
    }
  }

  @Test(arguments: kinds, [1e-6, 0.5, 8, 1e6])
  func itScalesWithItsContainer(_ kind: Kind, _ unit: Double) throws {
    let one = try place(kind.make(3, 1), 200)
    let other = try place(kind.make(3, unit), 200 * unit)
    for frame in one.frames {
      let rect = try #require(other[frame.name])
      let pairs = zip(
        [frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height], [rect.x, rect.y, rect.width, rect.height])
      #expect(pairs.allSatisfy { isNear($0 * unit, $1, scale: 1000 * unit) }, "\(frame.name): \(rect)")
    }
  }

  @Test(arguments: kinds.filter { $0.mirror != nil })
  func mirroredChildrenStandMirrored(_ kind: Kind) throws {
    let mirror = try #require(kind.mirror)
    let placement = try place(kind.make(3, 1), 200)
    let mirrored = try place(mirror(3, 1), 200)
    for frame in placement.frames {
      let rect = try #require(mirrored[frame.name])
      #expect(isNear(rect.minX, placement.size.width - frame.rect.maxX), "\(frame.name)")
      #expect(isNear(rect.minY, frame.rect.minY), "\(frame.name)")
    }
  }

  @Test(arguments: kinds)
  func itIsTheSameEveryTime(_ kind: Kind) throws {
    #expect(try place(kind.make(5, 1), 300).frames == place(kind.make(5, 1), 300).frames)
  }

  @Test(arguments: kinds)
  func emptyItTakesNoHeightAndAloneAChildIsPlaced(_ kind: Kind) throws {
    #expect(try place(kind.make(0, 1), 200).size.height == 0)
    let alone = try place(kind.make(1, 1), 200)
    #expect(alone.frames.count == 1)
    #expect(alone.diagnosis.status == .determined)
  }

  @Test(arguments: kinds.filter { !$0.shrinks })
  func tooSmallAContainerContradictsItsOwnStatements(_ kind: Kind) throws {
    let conflict = try LayoutEngine().diagnose(kind.make(3, 1), in: ProposedSize(width: 1)).conflict
    #expect(conflict.contains { $0.statement == "the container is 1 wide" })
    #expect(conflict.count >= 2)
  }

  @Test(arguments: kinds.filter(\.shrinks))
  func whatShrinksFitsAnyContainer(_ kind: Kind) throws {
    #expect(try LayoutEngine().diagnose(kind.make(3, 1), in: ProposedSize(width: 1)).status != .unsatisfiable)
  }
}
