import ConstraintLayout
import LayoutTestSupport
import Testing

/// A layout that nobody prepared, what it is offered, and an engine that reads it in some direction.
struct LawSample {
  var tree: LayoutTree
  var proposal: ProposedSize
  var engine: LayoutEngine
  /// For whatever else a law chooses.
  var random: SeededGenerator

  /// - Parameters:
  ///   - proposal: What is offered; `nil` for what is drawn.
  ///   - triesFixes: Whether ambiguities come with fixes, which takes more than placing does.
  init(
    _ seed: UInt64, _ ingredients: RandomLayout.Ingredients = .everything, in proposal: ProposedSize? = nil,
    triesFixes: Bool = false
  ) {
    var maker = RandomLayout(seed: seed)
    tree = maker.tree(ingredients)
    let drawn = maker.proposal()
    self.proposal = proposal ?? drawn
    var engine = LayoutEngine()
    engine.options.layoutDirection = maker.layoutDirection()
    engine.options.triesFixes = triesFixes
    self.engine = engine
    random = maker.random
  }

  /// Where everything stands; `nil` where what is offered is too small.
  func placement() throws -> Placement? { try engine.placeIfItFits(tree, in: proposal) }

  /// Compares where everything stands with what the whole program says, with nothing evaluated directly.
  func checkByTheWholeProgram(_ seed: UInt64) throws -> Law.Verdict {
    var reference = engine
    reference.options.place(by: .off)
    let one = try placement()
    let other = try reference.placeIfItFits(tree, in: proposal)
    guard let one, let other else {
      #expect((one == nil) == (other == nil), "seed \(seed): only one has an answer")
      return .inapplicable
    }
    if let node = one.firstDifference(from: other) {
      Issue.record(
        "seed \(seed), in \(proposal): \(tree.place(of: node)) at \(one.rects[node]) and \(other.rects[node])")
    }
    return .checked
  }
}

extension LawSample {
  /// Compares what was evaluated directly with what the whole program says: places, and what was open with its range.
  ///
  /// Layouts that took a program, or have no answer, are none to be compared.
  func checkDirectAnswer(_ seed: UInt64) throws -> Law.Verdict {
    guard let direct = try placement(), direct.effort.regions == 0 else { return .inapplicable }
    var reference = engine
    reference.options.place(by: .off)
    guard let program = try reference.placeIfItFits(tree, in: proposal) else {
      Issue.record("seed \(seed): the program has no answer")
      return .checked
    }
    if let node = direct.firstDifference(from: program) {
      Issue.record(
        "seed \(seed), in \(proposal): \(tree.place(of: node)) at \(direct.rects[node]), not \(program.rects[node])")
    }
    #expect(
      zip(direct.containers, program.containers).allSatisfy { $0.hasTracks(like: $1, within: direct.size.tolerance) },
      "seed \(seed), in \(proposal): tracks differ")
    let (ours, theirs) = (direct.diagnosis.ambiguities, program.diagnosis.ambiguities)
    #expect(
      ours.count == theirs.count && zip(ours, theirs).allSatisfy { $0.isSame(as: $1) },
      "seed \(seed): \(ours), not \(theirs)")
    #expect(direct.diagnosis.underconstrained == program.diagnosis.underconstrained, "seed \(seed)")
    return .checked
  }
}

extension Placement.Container {
  /// Whether tracks are those of another one, but for rounding.
  fileprivate func hasTracks(like other: Placement.Container, within tolerance: Double) -> Bool {
    func isNear(_ track: Placement.Track, _ other: Placement.Track) -> Bool {
      abs(track.position - other.position) <= tolerance && abs(track.length - other.length) <= tolerance
    }
    func areNear(_ tracks: [Placement.Track], _ others: [Placement.Track]) -> Bool {
      tracks.count == others.count && zip(tracks, others).allSatisfy(isNear)
    }
    return areNear(columns, other.columns) && areNear(rows, other.rows)
  }
}

extension Ambiguity {
  /// Whether another one says the same of the same track, but for rounding.
  fileprivate func isSame(as other: Ambiguity) -> Bool {
    func isNear(_ length: Double, _ other: Double) -> Bool { length == other || abs(length - other) < 1e-5 }
    return (container, track, axis, decidedBy) == (other.container, other.track, other.axis, other.decidedBy)
      && isNear(lower, other.lower) && isNear(upper, other.upper) && isNear(chosen, other.chosen)
  }
}

extension LayoutEngine {
  /// Places a layout; `nil` where what is offered is too small.
  func placeIfItFits(_ layout: some Layout, in proposal: ProposedSize) throws -> Placement? {
    do {
      return try place(layout, in: proposal)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }
}

extension Rect {
  /// The largest difference between an edge or a length of two rectangles.
  func distance(to other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}

extension Size {
  /// What two answers of this size may differ by where they were come to in different ways.
  var tolerance: Double { 1e-7 * (1 + max(width, height)) }
}

extension Ambiguity {
  /// Whether the range is that of another ambiguity.
  func isNear(_ other: Ambiguity, within tolerance: Double) -> Bool {
    abs(lower - other.lower) <= tolerance && (upper == other.upper || abs(upper - other.upper) <= tolerance)
  }
}

extension Placement {
  /// The first node that does not stand where it stands in the same layout placed in another way.
  func firstDifference(from other: Placement) -> Int? {
    rects.indices.first { rects[$0].distance(to: other.rects[$0]) > other.size.tolerance }
  }

  /// Neighbours that overlap, with whatever stands in layers left out: that lies on each other.
  func overlappingCells(in tree: LayoutTree) -> [(Rect, Rect)] {
    let standing = rectsWithoutOffsets
    return tree.nodes.indices.flatMap { parent in
      let rects = tree.separateCells(of: parent).filter { isPlaced[$0] }.map { standing[$0] }
      return rects.indices.flatMap { index in
        rects[(index + 1)...].filter { !rects[index].isApart(from: $0) }.map { (rects[index], $0) }
      }
    }
  }
}

extension LayoutTree {
  /// The children of a container that stand beside each other, for a grid the cells of all its rows: they may reach into
  /// each other's rows.
  fileprivate func separateCells(of parent: Int) -> [Int] {
    switch nodes[parent].kind {
    case .zStack, .overlay, .background: return []
    default: break
    }
    let cells = children(of: parent).flatMap { child in
      if case .gridRow = nodes[child].kind { Array(children(of: child)) } else { [child] }
    }
    // What says its cell may share it with others.
    return cells.contains { nodes[$0].gridPosition.isGiven } ? [] : cells
  }
}

extension Rect {
  fileprivate func isApart(from other: Rect) -> Bool {
    maxX <= other.minX + 1e-6 || other.maxX <= minX + 1e-6 || maxY <= other.minY + 1e-6 || other.maxY <= minY + 1e-6
  }
}
