import ConstraintLayout
import LayoutTestSupport
import Testing

/// What reads in a direction of its own is the mirror image of what it was, in its own box.
struct OwnDirectionLawTests {
  private static func place(
    _ tree: LayoutTree, in proposal: ProposedSize, _ direction: LayoutDirection = .leftToRight
  ) throws -> Placement? {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    engine.options.triesFixes = false
    do {
      return try engine.place(tree, in: proposal)
    } catch let error as LayoutError where [.unsatisfiable, .invalidLayout].contains(error.code) {
      return nil
    }
  }

  private static func directed(_ seed: UInt64) -> (tree: LayoutTree, proposal: ProposedSize, random: SeededGenerator) {
    var maker = RandomLayout(seed: seed)
    let tree = maker.tree(.everythingAndFlows.union([.overlays, .directions]))
    let proposal = maker.proposal()
    return (tree, proposal, maker.random)
  }

  /// Where each node of a placement from left to right would stand if some layouts read in a direction of their own.
  private static func turned(_ placement: Placement, by tree: LayoutTree) -> [Int: Rect] {
    var rects: [Int: Rect] = [:]
    func turn(_ node: Int, _ around: Int?, _ direction: LayoutDirection) {
      rects[node] = placement.rects[node]
      if let around, let outer = rects[around] {
        let (old, box, offset) = (placement.rects[node], placement.rects[around], tree.nodes[node].offset.x)
        let before = old.x - offset - box.x
        rects[node]?.x = offset + outer.x + (direction == .leftToRight ? before : box.width - before - old.width)
      }
      let own = tree.nodes[node].layoutDirection ?? direction
      for child in tree.children(of: node) { turn(child, node, own) }
    }
    turn(0, nil, .leftToRight)
    return rects
  }

  @Test func placesAreMirroredInTheBoxOfEachLayout() async {
    await Law(seeds: 0..<220, atLeast: 100).check { seed in
      let (tree, proposal, _) = Self.directed(seed)
      var plain = tree
      for node in plain.nodes.indices { plain.update(node) { $0.layoutDirection = nil } }
      guard tree != plain else { return .inapplicable }
      let (found, straight) = (try Self.place(tree, in: proposal), try Self.place(plain, in: proposal))
      #expect((found == nil) == (straight == nil), "seed \(seed)")
      guard let found, let straight else { return .inapplicable }
      for (node, rect) in Self.turned(straight, by: tree) where found.isPlaced[node] {
        #expect(
          found.rects[node].distance(to: rect) <= 10 * straight.size.tolerance,
          "seed \(seed), node \(node): \(found.rects[node]) where \(rect) was expected")
      }
      return .checked
    }
  }

  /// Whatever was said of directions, to turn all of them is to look into a mirror; relations with `leading` stay as they are.
  @Test func turningEverythingIsAMirrorImage() async {
    await Law(seeds: 0..<160, atLeast: 60).check { seed in
      var (tree, proposal, random) = Self.directed(seed)
      guard let straight = try Self.place(tree, in: proposal) else { return .inapplicable }
      var relations = RandomRelations(seed: seed)
      for relation in relations.relations(Int.random(in: 0...3, using: &random), of: tree, at: straight, .near) {
        let text = relation.relation(in: tree).text
        let directed = text.replacing(".left", with: ".leading").replacing(".right", with: ".trailing")
        // A centre alone is measured from the left, in a mirror too.
        guard directed != text || !text.contains("centerX") else { continue }
        tree = LayoutTree(try tree.constrain(directed))
      }
      let image = tree.withOtherDirections()
      let (found, mirrored) = (try Self.place(tree, in: proposal), try Self.place(image, in: proposal, .rightToLeft))
      #expect((found == nil) == (mirrored == nil), "seed \(seed)")
      guard let found, let mirrored else { return .inapplicable }
      let distance = mirrored.distance(toMirrorImageOf: found)
      #expect(distance <= 10 * found.size.tolerance, "seed \(seed): \(distance)")
      return .checked
    }
  }
}
