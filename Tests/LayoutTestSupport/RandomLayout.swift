internal import HexagonGeometry
package import LayoutCore
internal import LayoutGeometry

/// Layouts that nobody prepared: nested stacks and grids with spans, flexible and unsized cells, from a seed.
package struct RandomLayout {
  package var random: SeededGenerator
  private var itemCount = 0
  /// How much of the items is text, and how much is other content that is measured, where there are such.
  private var measuredPart = 0.1

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// What kinds of parts a layout may have.
  package struct Ingredients: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let flexible = Ingredients(rawValue: 1)
    package static let unsized = Ingredients(rawValue: 2)
    package static let nested = Ingredients(rawValue: 4)
    package static let spans = Ingredients(rawValue: 8)
    package static let ranges = Ingredients(rawValue: 16)
    package static let frames = Ingredients(rawValue: 32)
    package static let balanced = Ingredients(rawValue: 64)
    package static let rowSpans = Ingredients(rawValue: 128)
    /// `ViewThatFits` with two alternatives.
    package static let choices = Ingredients(rawValue: 256)
    package static let lazyGrids = Ingredients(rawValue: 512)
    package static let paddings = Ingredients(rawValue: 1024)
    package static let spacers = Ingredients(rawValue: 2048)
    package static let priorities = Ingredients(rawValue: 4096)
    package static let fixedSizes = Ingredients(rawValue: 8192)
    /// Text, whose height follows from its width.
    package static let texts = Ingredients(rawValue: 16384)
    /// Other content whose height follows from its width.
    package static let measured = Ingredients(rawValue: 32768)
    /// Hexagonal grids and honeycombs.
    package static let hexagons = Ingredients(rawValue: 65536)
    package static let offsets = Ingredients(rawValue: 131072)
    /// Widths that follow from heights.
    package static let ratios = Ingredients(rawValue: 262144)
    /// Rows of grids that line up by their text, and items that say where theirs is.
    package static let baselines = Ingredients(rawValue: 524288)
    /// Children over each other.
    package static let layers = Ingredients(rawValue: 1_048_576)
    /// Children that relations place, and what is said of their places.
    package static let free = Ingredients(rawValue: 2_097_152)
    /// Lines that wrap.
    package static let flows = Ingredients(rawValue: 4_194_304)
    /// Children that say how they stand in their cells.
    package static let alignments = Ingredients(rawValue: 8_388_608)
    /// Something over a layout, or behind it.
    package static let overlays = Ingredients(rawValue: 16_777_216)
    /// Content that may be longer than what it is seen through.
    package static let scrolls = Ingredients(rawValue: 1_073_741_824)
    /// Children that share by factors of their own.
    package static let stretches = Ingredients(rawValue: 33_554_432)
    /// Cells that say where they stand.
    package static let explicitCells = Ingredients(rawValue: 67_108_864)
    /// Frames that are a part of what is around them.
    package static let fractions = Ingredients(rawValue: 134_217_728)
    /// Frames that are as long as their content has to be.
    package static let contentLengths = Ingredients(rawValue: 268_435_456)
    /// Layouts that read in a direction of their own.
    package static let directions = Ingredients(rawValue: 536_870_912)
    package static let everything: Ingredients = [
      .flexible, .unsized, .nested, .spans, .ranges, .frames, .balanced, .rowSpans, .choices, .lazyGrids, .paddings,
      .spacers, .priorities, .fixedSizes, .texts, .measured, .hexagons, .offsets, .ratios, .baselines,
      .layers, .alignments, .scrolls, .stretches, .explicitCells,
    ]
    /// With lines that wrap, too: finding where they break takes a layout many times, so laws that place one often leave them out.
    package static let everythingAndFlows = everything.union(.flows)
  }

  /// A layout with some of the ingredients; a grid at the root unless `nested` makes it a stack.
  ///
  /// - Parameter measuring: How much of the items is text, and how much of the others is measured as well.
  package mutating func tree(_ ingredients: Ingredients, measuring part: Double = 0.1) -> LayoutTree {
    measuredPart = part
    var tree = LayoutTree()
    if ingredients.contains(.nested), random.chance(0.4) {
      appendStack(to: &tree, ingredients, depth: 0)
    } else {
      appendGrid(to: &tree, ingredients, depth: 0)
    }
    // Numbers of their own, so that all else is drawn as without them.
    var others = random
    if ingredients.contains(.overlays) { tree = tree.overlaid(using: &others, chance: 0.03).tree }
    if ingredients.contains(.alignments) { tree = tree.aligned(using: &others) }
    if ingredients.contains(.stretches) { tree = tree.stretched(using: &others) }
    if ingredients.contains(.explicitCells) { tree = tree.placingCells(using: &others, chance: 0.2) }
    if ingredients.contains(.scrolls) { tree = tree.scrolled(using: &others, chance: 0.02).tree }
    if ingredients.contains(.contentLengths) { tree = tree.takingLeastLengths(using: &others) }
    if ingredients.contains(.directions) { tree = tree.directed(using: &others) }
    if ingredients.contains(.fractions) { tree = tree.partitioned(using: &others) }
    return ingredients.contains(.offsets) ? tree.offset(using: &random, chance: 0.03) : tree
  }

  private mutating func length() -> Double { Double(Int.random(in: 0...60, using: &random)) }

  private mutating func limits(_ ingredients: Ingredients) -> LengthLimits {
    if ingredients.contains(.flexible), random.chance(0.25) { return .unlimited }
    if ingredients.contains(.ranges), random.chance(0.3) {
      let parts = [length(), length(), length()].sorted()
      return LengthLimits(minimum: parts[0], ideal: parts[1], maximum: random.chance(0.3) ? .infinity : parts[2])
    }
    return .fixed(length())
  }

  private mutating func appendItem(
    to tree: inout LayoutTree, _ ingredients: Ingredients, cell: CellOptions = CellOptions()
  ) {
    itemCount += 1
    var node = LayoutTree.Node(kind: .item, id: "i\(itemCount)")
    node.measured = content(ingredients)
    // What is measured needs no lengths, and follows them where it has some.
    if node.measured == nil || random.chance(0.15) { node.width = limits(ingredients) }
    if node.measured == nil || random.chance(0.05) { node.height = limits(ingredients) }
    node.cell = cell
    node.layoutPriority = priority(ingredients)
    node.saidFixedAxes = fixedAxes(ingredients)
    if ingredients.contains(.baselines), random.chance(0.05) {
      node.baselines = Baselines(first: Double(Int.random(in: 0...20, using: &random)), last: 20)
    }
    tree.append(leaf: node)
  }

  /// What the item shows, if its height follows from its width.
  private mutating func content(_ ingredients: Ingredients) -> MeasuredContent? {
    if ingredients.contains(.texts), random.chance(measuredPart) { return random.text() }
    if ingredients.contains(.measured), random.chance(measuredPart) { return random.measuredContent() }
    return nil
  }

  private mutating func appendChild(
    to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int, cell: CellOptions = CellOptions()
  ) {
    if ingredients.contains(.ratios), random.chance(0.04) {
      return appendRatio(to: &tree, ingredients, depth: depth, cell: cell)
    }
    if ingredients.contains(.frames), random.chance(0.03) {
      return appendFrame(to: &tree, ingredients, depth: depth, cell: cell)
    }
    guard ingredients.contains(.paddings), random.chance(0.1) else {
      return appendUnpadded(to: &tree, ingredients, depth: depth, cell: cell)
    }
    let insets = (0..<4).map { _ in Double(Int.random(in: 0...9, using: &random)) }
    let wrapper = tree.nodes.count
    tree.append(
      .init(
        kind: .padding(PaddingOptions(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])))
    ) { tree in appendUnpadded(to: &tree, ingredients, depth: depth) }
    tree.update(wrapper) { $0.cell = cell }
    tree.update(wrapper) { $0.layoutPriority = priority(ingredients) }
  }

  /// Something of a fixed ratio; only items can cover their cells by it.
  private mutating func appendRatio(
    to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int, cell: CellOptions
  ) {
    let wrapper = tree.nodes.count
    let mode: ContentMode = random.chance(0.8) ? .fit : .fill
    let ratio = random.chance(0.2) ? nil : [0.5, 1, 1.5, 2].randomElement(using: &random)
    tree.append(.init(kind: .aspectRatio(AspectRatioOptions(ratio: ratio, contentMode: mode)))) { tree in
      if mode == .fill || random.chance(0.7) {
        appendItem(to: &tree, ingredients)
      } else {
        appendUnpadded(to: &tree, ingredients, depth: depth)
      }
    }
    tree.moveCell(of: wrapper + 1, to: wrapper)
    tree.update(wrapper) { $0.cell = cell }
  }

  /// A frame that something stands in as a whole, mostly larger than that.
  private mutating func appendFrame(
    to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int, cell: CellOptions
  ) {
    let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline]
    let options = FrameOptions(alignment: alignments.randomElement(using: &random) ?? .center)
    var frame = LayoutTree.Node(kind: .frame(options))
    for axis in Axis.allCases where random.chance(0.6) {
      let length = length() + 40
      frame[axis] = random.chance(0.5) ? .fixed(length) : LengthLimits(minimum: 0, maximum: 2 * length)
    }
    let wrapper = tree.nodes.count
    tree.append(frame) { tree in appendUnpadded(to: &tree, ingredients, depth: depth) }
    tree.moveCell(of: wrapper + 1, to: wrapper)
    tree.update(wrapper) { $0.cell = cell }
  }

  private mutating func fixedAxes(_ ingredients: Ingredients) -> Axis.Set {
    guard ingredients.contains(.fixedSizes), random.chance(0.08) else { return [] }
    return [Axis.Set.horizontal, .vertical, .all].randomElement(using: &random) ?? .all
  }

  private mutating func priority(_ ingredients: Ingredients) -> Double {
    guard ingredients.contains(.priorities), random.chance(0.1) else { return 0 }
    return random.chance(0.5) ? 1 : -1
  }

  /// A spacer, if it is time for one.
  private mutating func appendSpacer(to tree: inout LayoutTree, _ ingredients: Ingredients) {
    guard ingredients.contains(.spacers), random.chance(0.08) else { return }
    Spacer(minLength: random.chance(0.5) ? nil : Double(Int.random(in: 0...9, using: &random))).append(to: &tree)
  }

  private mutating func appendUnpadded(
    to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int, cell: CellOptions = CellOptions()
  ) {
    guard ingredients.contains(.nested), depth < 3, random.chance(0.25) else {
      return appendItem(to: &tree, ingredients, cell: cell)
    }
    let index = tree.nodes.count
    if ingredients.contains(.choices), random.chance(0.2) {
      appendChoice(to: &tree, ingredients, depth: depth + 1)
    } else if ingredients.contains(.lazyGrids), random.chance(0.2) {
      appendLazyGrid(to: &tree, ingredients)
    } else if ingredients.contains(.hexagons), random.chance(0.1) {
      appendHexagons(to: &tree, ingredients, depth: depth + 1)
    } else if ingredients.contains(.layers), random.chance(0.1) {
      appendLayers(to: &tree, ingredients, depth: depth + 1)
    } else if ingredients.contains(.free), random.chance(0.4) {
      appendFreeLayout(to: &tree, ingredients, depth: depth + 1)
    } else if random.chance(0.5) {
      appendStack(to: &tree, ingredients, depth: depth + 1)
    } else {
      appendGrid(to: &tree, ingredients, depth: depth + 1)
    }
    let frame: LengthLimits? =
      ingredients.contains(.frames) && random.chance(0.2) ? LengthLimits(minimum: 0, ideal: 150, maximum: 400) : nil
    let fixedAxes = fixedAxes(ingredients)
    tree.update(index) {
      $0.cell = cell
      $0.saidFixedAxes = fixedAxes
      if let frame { $0.width = frame }
    }
  }

  private mutating func appendStack(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    if ingredients.contains(.balanced), random.chance(0.3) {
      return appendBalancedStack(to: &tree, ingredients, depth: depth)
    }
    let options = StackOptions(
      axis: random.chance(0.5) ? .row : .column,
      alignment: StackAlignment.allCases.randomElement(using: &random) ?? .center,
      spacing: Double(Int.random(in: 0...12, using: &random)))
    // Whether it is a flow takes no number of its own, so that layouts without one are the same with and without flows.
    let isFlow = ingredients.contains(.flows) && depth > 0 && itemCount % 4 == 1
    let kind: LayoutTree.Kind = isFlow ? .flow(FlowOptions(options, itemCount)) : .stack(options)
    tree.append(.init(kind: kind)) { tree in
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        appendChild(to: &tree, ingredients, depth: depth)
        appendSpacer(to: &tree, ingredients)
      }
    }
  }

  private mutating func appendLayers(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline]
    let options = ZStackOptions(alignment: alignments.randomElement(using: &random) ?? .center)
    tree.append(.init(kind: .zStack(options))) { tree in
      for _ in 0..<Int.random(in: 1...3, using: &random) { appendChild(to: &tree, ingredients, depth: depth) }
    }
  }

  /// A layout that places nothing by itself; the places that are said may lie outside of it where that is no conflict.
  private mutating func appendFreeLayout(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    let index = tree.nodes.count
    tree.append(.init(kind: .freeLayout(FreeLayoutOptions()))) { tree in
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let child = tree.nodes.count
        appendChild(to: &tree, ingredients, depth: depth)
        guard random.chance(0.4) else { continue }
        let position = CenterPosition(
          x: random.chance(0.7) ? Double(Int.random(in: 0...40, using: &random)) : nil,
          y: random.chance(0.7) ? Double(Int.random(in: 0...40, using: &random)) : nil)
        tree.update(child) { $0.position = position }
      }
    }
    if random.chance(0.7) { tree.update(index) { $0.overflow = .visible } }
  }

  private mutating func appendChoice(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    let axes: Axis.Set = random.chance(0.5) ? .horizontal : .all
    tree.append(.init(kind: .viewThatFits(ViewThatFitsOptions(axes: axes)))) { tree in
      for _ in 0..<2 { appendChild(to: &tree, ingredients, depth: depth) }
    }
  }

  /// A lazy grid of items without a width, since others may stand out of their columns.
  private mutating func appendLazyGrid(to tree: inout LayoutTree, _ ingredients: Ingredients) {
    let sizes: [GridItem.Size] = [
      .fixed(length()), .flexible(maximum: 80, stretch: 2.5), .flexible(), .adaptive(minimum: 1 + length()),
    ]
    let tracks = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      GridItem(
        sizes.randomElement(using: &random) ?? .flexible(), spacing: Double(Int.random(in: 0...9, using: &random)))
    }
    let options = LazyGridOptions(axis: .horizontal, tracks: tracks, alignment: 0.5, lineSpacing: 3)
    tree.append(.init(kind: .lazyGrid(options))) { tree in
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        itemCount += 1
        var node = LayoutTree.Node(kind: .item, id: "i\(itemCount)")
        if ingredients.contains(.measured), random.chance(0.2) {
          node.measured = random.measuredContent()
          node.width.minimum = 0
        } else {
          node.height = .fixed(length())
        }
        tree.append(leaf: node)
      }
    }
  }

  private mutating func appendHexagons(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    let count = Int.random(in: 0...5, using: &random)
    guard random.chance(0.7) else {
      let options = HoneycombOptions(
        itemsPerRow: Int.random(in: 1...3, using: &random), lineSpacing: 1, interitemSpacing: 2, insets: .zero,
        count: nil)
      return tree.append(.init(kind: .honeycomb(options))) { tree in
        for _ in 0..<count { appendItem(to: &tree, ingredients) }
      }
    }
    let coordinates: HexCoordinates = random.chance(0.5) ? .oddQ : .evenR
    let options = HexGridOptions(
      coordinates: coordinates, orientation: coordinates.defaultOrientation, spacing: random.chance(0.5) ? 0 : 2)
    tree.append(.init(kind: .hexGrid(options))) { tree in
      for index in 0..<count {
        var cell = CellOptions()
        cell.hexagon = HexPosition(row: index / 2, column: index % 2 + index / 4)
        appendChild(to: &tree, ingredients, depth: depth, cell: cell)
      }
    }
  }

  private mutating func appendBalancedStack(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    let options = BalancedStackOptions(
      axis: random.chance(0.5) ? .row : .column, spacing: Double(Int.random(in: 0...12, using: &random)))
    tree.append(.init(kind: .balancedStack(options))) { tree in
      for _ in 0..<Int.random(in: 1...4, using: &random) { appendChild(to: &tree, ingredients, depth: depth) }
    }
  }

  private mutating func appendGrid(to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int) {
    let columns = Int.random(in: 1...5, using: &random)
    let options = GridOptions(
      alignment: [Alignment.center, .topLeading, .bottomTrailing].randomElement(using: &random) ?? .center,
      horizontalSpacing: Double(Int.random(in: 0...12, using: &random)),
      verticalSpacing: Double(Int.random(in: 0...12, using: &random)),
      tieBreak: TieBreak.allCases.randomElement(using: &random) ?? .equalGrowth)
    tree.append(.init(kind: .grid(options))) { tree in
      // The first row that no span of rows reaches into.
      var freeRow = 0
      for row in 0..<Int.random(in: 1...4, using: &random) {
        if random.chance(0.1), freeRow <= row {
          appendChild(to: &tree, ingredients, depth: depth, cell: cell(ingredients, columns: nil))
        } else {
          let rows = appendRow(to: &tree, ingredients, depth: depth, columns: columns)
          freeRow = max(freeRow, row + rows)
        }
      }
    }
  }

  /// A row whose cells cover exactly `columns` columns, or about as many if some of them cover several rows.
  ///
  /// - Returns: How many rows its cells cover at most.
  private mutating func appendRow(
    to tree: inout LayoutTree, _ ingredients: Ingredients, depth: Int, columns: Int
  ) -> Int {
    var most = 1
    let alignment =
      ingredients.contains(.baselines) && random.chance(0.3)
      ? VerticalAlignment.allCases.randomElement(using: &random) : nil
    tree.append(.init(kind: .gridRow(GridRowOptions(alignment: alignment)))) { tree in
      var column =
        ingredients.contains(.rowSpans) && random.chance(0.3) ? Int.random(in: 0...columns, using: &random) : 0
      while column < columns {
        let longest = ingredients.contains(.spans) && random.chance(0.3) ? min(3, columns - column) : 1
        let count = Int.random(in: 1...longest, using: &random)
        var cell = cell(ingredients, columns: count)
        if ingredients.contains(.rowSpans), random.chance(0.2) {
          let rows = Int.random(in: 2...3, using: &random)
          cell.rows = rows
          most = max(most, rows)
        }
        appendChild(to: &tree, ingredients, depth: depth, cell: cell)
        column += count
      }
    }
    return most
  }

  private mutating func cell(_ ingredients: Ingredients, columns: Int?) -> CellOptions {
    var cell = CellOptions()
    cell.columns = columns == 1 ? nil : columns
    if ingredients.contains(.unsized), random.chance(0.15) {
      cell.unsizedAxes = [Axis.Set.horizontal, .vertical, .all].randomElement(using: &random) ?? .all
    }
    return cell
  }
}

extension FlowOptions {
  /// A flow that is like a stack, and its lines by a number.
  fileprivate init(_ stack: StackOptions, _ number: Int) {
    let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing, .leadingFirstTextBaseline]
    self.init(
      axis: stack.axis, alignment: alignments[number / 4 % 4], horizontalSpacing: stack.spacing, verticalSpacing: 3,
      lineBreaking: number % 8 == 1 ? .greedy : .balanced, distribution: number % 3 == 0 ? .spaceBetween : nil)
  }
}
