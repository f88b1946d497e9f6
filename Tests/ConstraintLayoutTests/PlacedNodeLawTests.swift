import ConstraintLayout
import HexagonGeometry
import LayoutTestSupport
import Testing

/// The tree of every placement is that of its description, and searches find what a look at every node finds.
struct PlacedNodeLawTests {
  private static func all(of root: PlacedNode) -> [PlacedNode] { [root] + root.children.flatMap(all) }

  @Test func nodesAreThoseOfTheDescription() async {
    await Law(seeds: 0..<200, atLeast: 150).check { seed in
      guard let placement = try LawSample(seed, .everythingAndFlows).placement() else { return .inapplicable }
      let tree = placement.tree
      let nodes = Self.all(of: placement.root)
      #expect(nodes.map(\.index) == tree.nodes.indices.filter { placement.isPlaced[$0] })
      for node in nodes {
        #expect(node.place == tree.place(of: node.index), "seed \(seed)")
        #expect(node.frame == placement.rects[node.index], "seed \(seed)")
        #expect(node.children.allSatisfy { $0.parent == node }, "seed \(seed)")
        if let id = node.id { #expect(placement.node(id) == node, "seed \(seed)") }
      }
      return .checked
    }
  }

  @Test func aSearchFindsWhatALookAtEveryNodeFinds() async {
    await Law(seeds: 0..<200, atLeast: 150).check { seed in
      var sample = LawSample(seed, .everythingAndFlows)
      guard let exact = try sample.placement() else { return .inapplicable }
      for placement in [exact, exact.rounded(scale: 2)] {
        let nodes = Self.all(of: placement.root)
        for _ in 0..<20 {
          let size = placement.size
          let rect = Rect(
            x: .random(in: -10...max(1, size.width), using: &sample.random),
            y: .random(in: -10...max(1, size.height), using: &sample.random),
            width: .random(in: 0...50, using: &sample.random), height: .random(in: 0...50, using: &sample.random))
          #expect(placement.nodes(in: rect) == nodes.filter { $0.frame.intersects(rect) }, "seed \(seed)")
          #expect(placement.frames(in: rect) == placement.frames.filter { $0.rect.intersects(rect) }, "seed \(seed)")
          let hit = nodes.last { Self.isItem($0, at: rect.origin) }
          #expect(placement.node(at: rect.origin) == hit, "seed \(seed)")
        }
      }
      return .checked
    }
  }

  /// What hitting an item means, said again without tables.
  private static func isItem(_ node: PlacedNode, at point: Point) -> Bool {
    guard node.kind == "Item" || node.kind == "Text" else { return false }
    guard let vertices = node.vertices else {
      let rect = node.frame
      return rect.width > 0 && rect.height > 0 && rect.minX <= point.x && point.x <= rect.maxX && rect.minY <= point.y
        && point.y <= rect.maxY
    }
    // Inside is to the right of every edge, since corners go clockwise and y grows downwards.
    return zip(vertices, vertices.dropFirst() + vertices.prefix(1)).allSatisfy { start, end in
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) > 0
    }
  }

  /// From right to left every line stands where its mirror image would.
  @Test func linesAreMirrored() async {
    await Law(seeds: 0..<150, atLeast: 40).check { seed in
      var sample = LawSample(seed, .everything.subtracting(.offsets))
      for node in sample.tree.nodes.indices where sample.tree.nodes[node].text != nil {
        let alignment = [nil, HorizontalAlignment.leading, .center, .trailing].randomElement(using: &sample.random)
        sample.tree.update(node) { $0.text?.alignment = alignment ?? nil }
      }
      var mirrored = sample.engine
      mirrored.options.layoutDirection = sample.engine.options.layoutDirection.opposite
      guard let placement = try sample.placement(), placement.tree.nodes.contains(where: { $0.text != nil }),
        let mirror = try mirrored.placeIfItFits(sample.tree, in: sample.proposal)
      else { return .inapplicable }
      for (node, image) in zip(Self.all(of: placement.root), Self.all(of: mirror.root)) {
        for (line, other) in zip(node.lines, image.lines) {
          #expect(abs(line.x + other.x + line.width - placement.size.width) < placement.size.tolerance, "seed \(seed)")
          #expect(
            abs(line.baseline - other.baseline) < placement.size.tolerance && line.text == other.text, "seed \(seed)")
          let isInside = line.x >= node.frame.minX - 1e-5 && line.x + line.width <= node.frame.maxX + 1e-5
          #expect(isInside || line.width > node.frame.width, "seed \(seed)")
        }
      }
      return .checked
    }
  }

  /// Hexagons without spacing touch exactly those that are neighbours.
  @Test func neighboursShareTwoCorners() async {
    await Law(seeds: 0..<40, atLeast: 40).check { seed in
      var random = SeededGenerator(seed: seed)
      var engine = LayoutEngine()
      engine.options.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let count = Int.random(in: 1...30, using: &random)
      let (columns, isGrid) = (Int.random(in: 1...6, using: &random), Bool.random(using: &random))
      let coordinates = HexCoordinates.allCases[Int(seed) % HexCoordinates.allCases.count]
      let grid = HexGrid(coordinates: coordinates) {
        ForEach(0..<count) { index in
          HexCell(row: index / columns - 2, column: index % columns - 1) { Item(index) }
        }
      }
      let comb = Honeycomb(itemsPerRow: columns + 1) { ForEach(0..<count) { Item($0) } }
      let proposal = ProposedSize(width: 700)
      let root = try isGrid ? engine.place(grid, in: proposal).root : engine.place(comb, in: proposal).root
      for node in root.children {
        let corners = try #require(node.vertices)
        let touching = try root.children.filter { other in
          let others = try #require(other.vertices)
          return corners.count { corner in others.contains { corner.isNear($0) } } == 2
        }
        #expect(Set(node.neighbors) == Set(touching), "seed \(seed)")
        #expect(touching.allSatisfy { node.distance(to: $0) == 1 }, "seed \(seed)")
        #expect(try root.child(at: #require(node.hexagon)) == node, "seed \(seed)")
        let frame = node.frame
        #expect(root.hexagon(at: Point(x: frame.midX, y: frame.midY)) == node.hexagon, "seed \(seed)")
      }
      return .checked
    }
  }
}

extension LayoutDirection {
  fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
