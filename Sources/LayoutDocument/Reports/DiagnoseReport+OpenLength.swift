internal import LayoutCore
internal import LayoutGeometry

extension DiagnoseReport {
  /// A length or a place that was left open, how it was decided, and how to settle it.
  public struct OpenLength: Codable, Hashable, Sendable {
    /// The axis of the length: `horizontal` for a column's width, or `vertical`.
    public var axis: String
    /// Why it is open, such as `noOwnCell` or `sharedExcess`.
    public var kind: String
    /// The place of the grid, or of the free layout, such as `layout` or `layout.children[1]`.
    public var container: String
    /// The id of the grid, or of the free layout; `nil` where it has none.
    public var containerID: String?
    /// The number of the track, counted from 0; `nil` where it is no track that is open.
    public var track: Int?
    /// What the child of a free layout is called that is open; `nil` for tracks.
    public var item: String?
    /// Which of its edges or lengths is open, such as `left` or `width`; `nil` for tracks.
    public var edge: String?
    /// The least length it could have; for an edge, from the left or the top of the free layout.
    public var lower: Double
    /// The greatest length it could have; `nil` where nothing limits it.
    public var upper: Double?
    /// The length, or the place, that it got.
    public var chosen: Double
    /// The rule that chose.
    public var decidedBy: String
    /// The ids of the cells that are involved.
    public var cells: [String]
    /// The tracks that are open together, this one among them, and how long they are in all; `nil` where it is open alone.
    public var together: Together?
    /// Ways to settle it, each tried by the engine.
    public var fixes: [Fix]

    /// Tracks of a container that are open together: what one takes, others do not.
    public struct Together: Codable, Hashable, Sendable {
      /// The numbers of the tracks, counted from 0; `nil` where another open length has them.
      public var tracks: [Int]?
      /// The number of the open length, counted from 0, that has the list; `nil` where it is here.
      ///
      /// A report that had very many with each of them would be as long as their square.
      public var sameAs: Int?
      /// How long they are in all, in points, without the gaps between them.
      public var total: Double
    }

    init(_ ambiguity: Ambiguity, together: Together?, fixes: [Fix], tree: LayoutTree) {
      containerID = tree.nodes[ambiguity.node].id
      axis = AxisNames.name(of: ambiguity.axis)
      kind = ambiguity.kind.rawValue
      container = ambiguity.container
      track = ambiguity.track
      // Adding 0 turns -0, which JSON would show, into 0.
      lower = ambiguity.lower + 0
      upper = ambiguity.upper.isFinite ? ambiguity.upper + 0 : nil
      chosen = ambiguity.chosen + 0
      decidedBy = ambiguity.decidedBy.rawValue
      cells = ambiguity.cells
      self.together = together
      self.fixes = fixes
    }

    init(_ open: UnderconstrainedEdge, numbers: inout FixNumbers, tree: LayoutTree) {
      axis = AxisNames.name(of: open.axis)
      kind = Ambiguity.Kind.underconstrained.rawValue
      container = open.container
      containerID = tree.nodes[open.containerNode].id
      item = open.item
      edge = open.edge.rawValue
      lower = open.lower + 0
      upper = open.upper.isFinite ? open.upper + 0 : nil
      chosen = open.chosen + 0
      decidedBy = open.decidedBy.rawValue
      cells = [open.item]
      fixes = open.fixes.map { Fix($0, number: numbers.number(of: $0), tree: tree) }
    }

    /// Writes every key; an upper bound that is missing is written as null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(axis, forKey: .axis)
      try container.encode(kind, forKey: .kind)
      try container.encode(self.container, forKey: .container)
      try container.encodeIfPresent(containerID, forKey: .containerID)
      try container.encode(track, forKey: .track)
      try container.encodeIfPresent(item, forKey: .item)
      try container.encodeIfPresent(edge, forKey: .edge)
      try container.encode(lower, forKey: .lower)
      try container.encode(upper, forKey: .upper)
      try container.encode(chosen, forKey: .chosen)
      try container.encode(decidedBy, forKey: .decidedBy)
      try container.encode(cells, forKey: .cells)
      try container.encodeIfPresent(together, forKey: .together)
      try container.encode(fixes, forKey: .fixes)
    }
  }
}
