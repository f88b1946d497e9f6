import ConstraintLayout
import LayoutTestSupport
import Testing

/// Whenever an alternative fits the cell that it would get, the chosen one fits.
struct ChoiceLawTests {
  /// Items that take their ideal lengths or anything, so that no item is shorter than it asks to be for the sake of a choice.
  private static let ingredients: RandomLayout.Ingredients = [
    .flexible, .nested, .spans, .rowSpans, .balanced, .choices, .lazyGrids, .paddings, .spacers, .hexagons, .ratios,
  ]

  @Test func whereAnAlternativeFitsTheChosenOneDoes() async {
    await Law(seeds: 0..<150, atLeast: 30).check { seed in
      var maker = RandomLayout(seed: seed)
      let tree = maker.tree(Self.ingredients)
      let proposal = maker.proposal()
      guard let placement = try Self.place(tree, in: proposal) else { return .inapplicable }
      let choices = tree.choices.filter { placement.isPlaced[$0] }
      let chosen = choices.reduce(into: [:]) { chosen, choice in
        chosen[choice] = tree.children(of: choice).first { placement.isPlaced[$0] }
      }
      var verdict = Law.Verdict.inapplicable
      for choice in choices {
        guard let taken = chosen[choice] else { continue }
        verdict = .checked
        // It is no matter of the choice whether what is around it stands out of something.
        if try Self.fits(choice, taken, in: tree, placement, chosen, outermost: tree.container(of: choice)) { continue }
        for other in tree.children(of: choice) where other != taken {
          var forced = chosen
          forced[choice] = other
          let (single, numbers) = tree.keeping(forced)
          guard let placed = try Self.place(single, in: proposal), let place = numbers[choice],
            let inside = numbers[other]
          else { continue }
          // A cell that is long enough whatever is chosen is one that it fits, also where that cell stands out.
          if try Self.fits(taken, into: placed.rects[place].size, on: tree.axes(of: choice), tree, chosen) { continue }
          #expect(
            !(try Self.fits(place, inside, in: single, placed, [:])),
            "seed \(seed): \(other) of \(choice) fits \(placed.rects[place]), \(taken) does not \(placement.rects[choice])"
          )
        }
      }
      return verdict
    }
  }

  private static func place(_ tree: LayoutTree, in proposal: ProposedSize) throws -> Placement? {
    do {
      return try LayoutEngine().place(tree, in: proposal)
    } catch let error as LayoutError where error.code == .unsatisfiable {
      return nil
    }
  }

  /// Whether what of an alternative lies inside all that is around it, from some node on, is as long as it asks to be.
  private static func fits(
    _ choice: Int, _ alternative: Int, in tree: LayoutTree, _ placement: Placement, _ chosen: [Int: Int],
    outermost: Int = 0
  ) throws -> Bool {
    let room = tree.room(of: alternative, placement, from: outermost)
    return try fits(alternative, into: room, on: tree.axes(of: choice), tree, chosen)
  }

  /// Whether there is as much room as an alternative asks for.
  private static func fits(
    _ alternative: Int, into room: Size, on axes: Axis.Set, _ tree: LayoutTree, _ chosen: [Int: Int]
  ) throws -> Bool {
    let part = tree.keeping(chosen, from: alternative).tree
    let ideal = try LayoutEngine().place(part).size
    return try Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), room[axis] < ideal[axis] - 1e-6 else { return true }
      // What puts its items side by side in a greater width is not as high there as it is ideally.
      guard axis == .vertical, room.width > 0 else { return false }
      return room.height >= (try LayoutEngine().place(part, in: ProposedSize(width: room.width))).size.height - 1e-6
    }
  }
}

extension LayoutTree {
  /// The axes on which an alternative of a choice must fit.
  fileprivate func axes(of choice: Int) -> Axis.Set {
    guard case .viewThatFits(let options) = nodes[choice].kind else { return [] }
    return options.axes
  }

  /// The container that a node stands in, or the node itself where it is the root.
  fileprivate func container(of node: Int) -> Int {
    let around = nodes.indices.last { outer in
      if case .gridRow = nodes[outer].kind { return false }
      return outer < node && nodes[outer].end > node
    }
    return around ?? node
  }

  /// What all that a node stands in has in common, from some node on.
  fileprivate func room(of node: Int, _ placement: Placement, from outermost: Int) -> Size {
    let around = nodes.indices[outermost...].filter { outer in
      // A cell may reach into the rows below its own.
      if case .gridRow = nodes[outer].kind { return false }
      return outer <= node && nodes[outer].end > node
    }
    let rects = around.map { placement.rects[$0].inset(by: $0 == node ? nil : nodes[$0].kind) }
    return Size(
      width: (rects.map(\.maxX).min() ?? 0) - (rects.map(\.minX).max() ?? 0),
      height: (rects.map(\.maxY).min() ?? 0) - (rects.map(\.minY).max() ?? 0))
  }
}

extension Rect {
  /// What padding of this size leaves its content.
  fileprivate func inset(by kind: LayoutTree.Kind?) -> Rect {
    guard case .padding(let options)? = kind else { return self }
    let (leading, top) = (options.leading ?? 8, options.top ?? 8)
    return Rect(
      x: x + leading, y: y + top, width: width - leading - (options.trailing ?? 8),
      height: height - top - (options.bottom ?? 8))
  }
}
