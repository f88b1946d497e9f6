import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for free layouts among other layouts that nobody prepared, with relations that nobody prepared.
struct FreeLayoutLawTests {
  private static let ingredients: RandomLayout.Ingredients = [
    .flexible, .unsized, .nested, .spans, .ranges, .frames, .paddings, .layers, .spacers, .fixedSizes, .texts, .free,
  ]

  /// A layout with a free layout in it, or as its root.
  private struct Sample {
    /// What reports call it.
    let name: String
    var tree: LayoutTree
    let proposal: ProposedSize
    let direction: LayoutDirection

    init(_ layout: some Layout, named name: String) {
      self.name = name
      tree = LayoutTree(layout)
      (proposal, direction) = (ProposedSize(width: nil, height: nil), .leftToRight)
    }

    /// - Parameter related: Whether there are relations in it.
    init?(_ seed: UInt64, related: Bool) throws {
      name = "seed \(seed)"
      var maker = RandomLayout(seed: seed)
      let plain = maker.tree(ingredients)
      (proposal, direction) = (maker.proposal(), maker.layoutDirection())
      tree = plain
      guard plain.nodes.contains(where: { $0.kind == .freeLayout(FreeLayoutOptions()) }) else { return nil }
      guard related else { return }
      guard let placement = try place(presolve: .on) else { return nil }
      var relations = RandomRelations(seed: seed &+ 1)
      let count = Int.random(in: 1...4, using: &relations.random)
      tree = plain.related(relations.relations(count, of: plain, at: placement, .near))
    }

    /// `nil` where there is no answer.
    func place(
      presolve: Presolve, _ direction: LayoutDirection? = nil, triesFixes: Bool = false, applying fix: Fix? = nil,
      scaledBy factor: Double = 1
    ) throws -> Placement? {
      var engine = LayoutEngine()
      engine.options.place(by: presolve)
      engine.options.layoutDirection = direction ?? self.direction
      engine.options.triesFixes = triesFixes
      var changed = factor == 1 ? tree : tree.scaled(by: factor)
      var offered = proposal
      for axis in Axis.allCases { offered[axis] = offered[axis].map { $0 * factor } }
      if let fix { (changed, offered) = (changed.applying(fix.edit), offered.applying(fix.edit)) }
      do {
        return try engine.place(changed, in: offered)
      } catch let error as LayoutError where [.unsatisfiable, .invalidLayout].contains(error.code) {
        return nil
      }
    }
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<300, atLeast: 60).check { seed in
      guard let sample = try Sample(seed, related: !seed.isMultiple(of: 4)) else { return .inapplicable }
      let (reduced, whole) = (try sample.place(presolve: .on), try sample.place(presolve: .off))
      #expect((reduced == nil) == (whole == nil), "seed \(seed)")
      guard let reduced, let whole else { return .inapplicable }
      if let node = reduced.firstDifference(from: whole) {
        Issue.record("seed \(seed): \(node) at \(reduced.rects[node]) and \(whole.rects[node])")
      }
      let (found, expected) = (reduced.diagnosis.underconstrained, whole.diagnosis.underconstrained)
      #expect(found.map(\.name) == expected.map(\.name), "seed \(seed)")
      for (left, right) in zip(found, expected) {
        #expect(left.isNear(right, within: 10 * whole.size.tolerance), "seed \(seed): \(left.name)")
      }
      return .checked
    }
  }

  @Test func theOtherDirectionIsTheMirrorImage() async {
    await Law(seeds: 0..<240, atLeast: 50).check { seed in
      guard let sample = try Sample(seed, related: false),
        let left = try sample.place(presolve: .on, .leftToRight),
        let right = try sample.place(presolve: .on, .rightToLeft)
      else { return .inapplicable }
      #expect(left.distance(toMirrorImageOf: right) <= 1e-6 * (1 + left.size.width + left.size.height), "seed \(seed)")
      return .checked
    }
  }

  @Test func eachFixSettlesItsEdgeAndMovesNothing() async {
    await Law(seeds: 0..<160, atLeast: 30).check { seed in
      try Sample(seed, related: !seed.isMultiple(of: 4)).map(Self.checkFixes(of:)) ?? .inapplicable
    }
  }

  /// Padding that is given a length has a place of its own in the document, and is called otherwise then.
  @Test func aFixMayChangeWhatSomethingIsCalled() throws {
    let layout = FreeLayout {
      Item().frame(width: 100, height: 10)
      FreeLayout { Item("a").frame(minWidth: 12, idealWidth: 20).frame(height: 10).position(x: 9) }.padding(5)
    }
    #expect(try Self.checkFixes(of: Sample(layout, named: "padding")) == .checked)
  }

  /// Checks that each fix settles its edge, opens no other, and moves nothing.
  private static func checkFixes(of sample: Sample) throws -> Law.Verdict {
    guard let placement = try sample.place(presolve: .on, triesFixes: true),
      !placement.diagnosis.underconstrained.isEmpty
    else { return .inapplicable }
    let open = placement.diagnosis.underconstrained
    for edge in open {
      guard let fix = edge.fixes.first else {
        Issue.record("\(sample.name): no fix for \(edge.name)")
        continue
      }
      guard let fixed = try sample.place(presolve: .on, applying: fix) else {
        Issue.record("\(sample.name): no answer with \(fix.text)")
        continue
      }
      let left = Set(fixed.diagnosis.underconstrained.map(\.number))
      #expect(left.isSubset(of: open.map(\.number)) && !left.contains(edge.number), "\(sample.name): \(fix.text)")
      if let node = placement.firstDifference(from: fixed) {
        Issue.record(
          "\(sample.name): \(fix.text) moves \(node) from \(placement.rects[node]) to \(fixed.rects[node])")
      }
    }
    return .checked
  }

  @Test func childrenStayInsideOrAreListed() async {
    await Law(seeds: 0..<240, atLeast: 50).check { seed in
      guard let sample = try Sample(seed, related: true), let placement = try sample.place(presolve: .on) else {
        return .inapplicable
      }
      let listed = Set(placement.diagnosis.overflows.map(\.item))
      for node in sample.tree.nodes.indices where sample.tree.nodes[node].kind == .freeLayout(FreeLayoutOptions()) {
        guard placement.isPlaced[node] else { continue }
        let box = placement.rects[node].insetBy(-10 * placement.size.tolerance)
        for child in sample.tree.children(of: node) where !listed.contains(sample.tree.name(of: child)) {
          let rect = placement.rects[child]
          #expect(
            rect.x >= box.x && rect.y >= box.y && rect.maxX <= box.maxX && rect.maxY <= box.maxY,
            "seed \(seed): \(rect) in \(placement.rects[node])")
        }
      }
      return .checked
    }
  }
}

extension Rect {
  fileprivate func insetBy(_ length: Double) -> Rect {
    Rect(x: x + length, y: y + length, width: width - 2 * length, height: height - 2 * length)
  }
}

extension UnderconstrainedEdge {
  /// What is open, whatever it is called.
  fileprivate struct Number: Hashable {
    let node: Int
    let edge: LayoutEdge
  }

  /// Relations, positions and lengths, which are all that settles it, leave each node its number.
  fileprivate var number: Number { Number(node: node, edge: edge) }

  fileprivate var name: String { "\(item).\(edge.rawValue) \(decidedBy.rawValue)" }

  fileprivate func isNear(_ other: Self, within tolerance: Double) -> Bool {
    func isNear(_ left: Double, _ right: Double) -> Bool { left == right || abs(left - right) <= tolerance }
    return isNear(lower, other.lower) && isNear(upper, other.upper) && isNear(chosen, other.chosen)
  }
}
