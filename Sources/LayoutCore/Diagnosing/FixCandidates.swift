internal import LayoutGeometry

/// Thinks of changes that may settle an ambiguity and keep every chosen length.
///
/// None is offered before it was tried.
struct FixCandidates {
  private let placement: Placement
  private let sizingTracks: SizingFixes
  /// The containers, as nodes, with items in them that may be given a length along an axis.
  private var sizable: [Axis: Set<Int>] = [:]

  init(placement: Placement, proposal: ProposedSize, defaultSpacing: Double) {
    self.placement = placement
    sizingTracks = SizingFixes(placement, proposal, defaultSpacing: defaultSpacing)
    for ambiguity in placement.diagnosis.ambiguities where ambiguity.kind == .noOwnCell {
      guard sizable[ambiguity.axis]?.contains(ambiguity.node) != true,
        (ambiguity.node..<tree.nodes[ambiguity.node].end).contains(where: { isSizable($0, ambiguity.axis) })
      else { continue }
      sizable[ambiguity.axis, default: []].insert(ambiguity.node)
    }
  }

  private var tree: LayoutTree { placement.tree }

  /// Whether a node is an item that takes one track and has no say in it.
  private func isSizable(_ node: Int, _ axis: Axis) -> Bool {
    tree.nodes[node].unsizedAxes.contains(axis) && tree.nodes[node].kind == .item
      && (axis == .horizontal ? tree.columns(of: node) : tree.rows(of: node)) ?? 1 == 1
  }

  /// Changes that are worth a try.
  ///
  /// Of each list the first that works is enough.
  func candidates(for ambiguity: Ambiguity) -> [[Fix]] {
    var fixes = [sizingTracks.fixes(for: ambiguity)]
    fixes.append(sizedCells(ambiguity))
    if ambiguity.decidedBy == .total { fixes.append([propose(ambiguity)]) }
    return fixes
  }

  /// An unsized cell that covers the track only may as well have the length that it got; one of them is enough.
  private func sizedCells(_ ambiguity: Ambiguity) -> [Fix] {
    // Looking for nodes by their ids makes a table of all ids first.
    guard ambiguity.kind == .noOwnCell, sizable[ambiguity.axis]?.contains(ambiguity.node) == true else { return [] }
    return ambiguity.cells.compactMap { id in
      guard let node = placement.index.node(of: id, in: tree), isSizable(node, ambiguity.axis) else { return nil }
      let length = lengthText(ambiguity.chosen)
      return Fix(
        text: "make \(id) \(length) \(ambiguity.axis.adjective), and sized \(ambiguity.axis.adverb)",
        edit: .sizeCell(node: node, axis: ambiguity.axis, length: ambiguity.chosen))
    }
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
