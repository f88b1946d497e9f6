package import LayoutCore
internal import LayoutGeometry

extension OpenValue {
  /// What a diagnosis tells of an open value.
  package struct Range {
    /// What users call it: `layout.columns[2]` or `grid.rows[0]` for tracks, `save.left` or `save.width` for children of free
    /// layouts.
    package let name: String
    /// What is open.
    package let value: OpenValue
    /// The least value, in points.
    package let lower: Double
    /// The greatest value; `nil` where nothing limits it.
    package let upper: Double?
    /// The value that was chosen.
    package let chosen: Double
    private let unit: String

    init(_ open: Ambiguity, in tree: LayoutTree) {
      let tracks = open.axis == .horizontal ? "columns" : "rows"
      name = "\(tree.nodes[open.node].id ?? open.container).\(tracks)[\(open.track)]"
      value = OpenValue(container: open.node, subject: .track(open.track, open.axis))
      (lower, upper, chosen) = (open.lower, open.upper.isFinite ? open.upper : nil, open.chosen)
      unit = open.axis.adjective
    }

    init(_ open: UnderconstrainedEdge) {
      name = "\(open.item).\(open.edge.rawValue)"
      value = OpenValue(container: open.containerNode, subject: .edge(open.edge, ofItem: open.item))
      (lower, upper, chosen) = (open.lower, open.upper.isFinite ? open.upper : nil, open.chosen)
      unit = open.unit
    }

    /// A value of it in words: `45 wide`, `20 from the left`.
    package func text(of value: Double) -> String { "\(lengthText(value)) \(unit)" }
  }

  /// All that a diagnosis leaves open, in its order.
  package static func ranges(of diagnosis: Diagnosis, in tree: LayoutTree) -> [Range] {
    diagnosis.ambiguities.map { Range($0, in: tree) } + diagnosis.underconstrained.map { Range($0) }
  }
}
