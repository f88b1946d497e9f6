internal import LayoutGeometry

/// Thinks of changes that may settle an ambiguity and keep every chosen length.
///
/// None is offered before it was tried.
struct FixCandidates {
  private let placement: Placement
  private let sizingTracks: SizingFixes
  private let defaultSpacing: Double
  /// Where cells stand; only where a fix speaks of one.
  private var ownCells: OwnCells?

  /// - Parameter structure: The rows, spans and cells of the layout, where they are known.
  init(placement: Placement, proposal: ProposedSize, defaultSpacing: Double, structure: Structure? = nil) {
    self.placement = placement
    ownCells = structure.map { OwnCells($0) }
    self.defaultSpacing = defaultSpacing
    sizingTracks = SizingFixes(placement, proposal, defaultSpacing: defaultSpacing)
  }

  private var tree: LayoutTree { placement.tree }

  /// Changes that are worth a try.
  ///
  /// Of each list the first that works is enough.
  mutating func candidates(for ambiguity: Ambiguity) -> [[Fix]] {
    var fixes = [sizingTracks.fixes(for: ambiguity)]
    fixes.append(sizedCells(ambiguity))
    if ambiguity.decidedBy == .total { fixes.append([propose(ambiguity)]) }
    return fixes
  }

  /// Changes that are worth a try where none of the others works: they say more than is open.
  mutating func lastResorts(for ambiguity: Ambiguity) -> [Fix] {
    let sized = cells(of: ambiguity, areSized: true)
    return sized.prefix(Self.mostSizedCells).map { size($0, ambiguity.axis, ambiguity.chosen) }
      + [size(ambiguity.node, ambiguity.axis, placement.exactRects[ambiguity.node].size[ambiguity.axis])]
      + [propose(ambiguity)]
  }

  /// How many cells of a track are tried that have a say in it: all of them do, so more would hardly work where these do not.
  private static let mostSizedCells = 3

  /// An unsized cell that covers the track only may as well have the length that it got; one of them is enough.
  ///
  /// What cannot be so short, since it is padded, may have the length that it takes.
  private mutating func sizedCells(_ ambiguity: Ambiguity) -> [Fix] {
    guard ambiguity.kind == .noOwnCell else { return [] }
    return cells(of: ambiguity, areSized: false).flatMap { node in
      let taken = placement.exactRects[node].size[ambiguity.axis]
      let lengths = taken > ambiguity.chosen ? [ambiguity.chosen, taken] : [ambiguity.chosen]
      return lengths.map { size(node, ambiguity.axis, $0) }
    }
  }

  /// The nodes in cells that cover the track only, with a say in it or without.
  private mutating func cells(of ambiguity: Ambiguity, areSized: Bool) -> [Int] {
    let (tree, axis) = (tree, ambiguity.axis)
    let isWanted = { tree.nodes[$0].unsizedAxes.contains(axis) != areSized }
    // Most containers have none without a say, and need not be looked at.
    guard (ambiguity.node..<tree.nodes[ambiguity.node].end).contains(where: isWanted) else { return [] }
    let cells = ownCells ?? OwnCells(placement, defaultSpacing: defaultSpacing)
    ownCells = cells
    return cells.nodes(ambiguity).filter(isWanted)
  }

  private func size(_ node: Int, _ axis: Axis, _ length: Double) -> Fix {
    let isUnsized = tree.nodes[node].unsizedAxes.contains(axis)
    return Fix(
      text: "make \(tree.name(of: node)) \(lengthText(length)) \(axis.adjective)"
        + (isUnsized ? ", and sized \(axis.adverb)" : ""),
      edit: .sizeCell(node: node, axis: axis, length: length))
  }

  /// A container that is just as large as the least total leaves no choice.
  private func propose(_ ambiguity: Ambiguity) -> Fix {
    let length = placement.size[ambiguity.axis]
    return Fix(
      text: "propose a \(ambiguity.axis.lengthName) of \(lengthText(length))",
      edit: .propose(axis: ambiguity.axis, length: length))
  }
}

extension Axis {
  /// In which direction something is sized.
  package var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
