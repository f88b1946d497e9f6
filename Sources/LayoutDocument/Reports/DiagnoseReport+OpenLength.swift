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

    init(_ open: UnderconstrainedEdge, tree: LayoutTree) {
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
      fixes = open.fixes.map { Fix($0, tree: tree) }
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

  /// A change to a layout that settles an open length: in words, and in parts that a program can apply.
  public struct Fix: Codable, Hashable, Sendable {
    /// A column and the width that it is given.
    public struct SizedColumn: Codable, Hashable, Sendable {
      /// The number of the column, counted from 0.
      public var track: Int
      /// How wide, in points.
      public var width: Double
    }

    /// A row and the height that it is given.
    public struct SizedRow: Codable, Hashable, Sendable {
      /// The number of the row, counted from 0.
      public var track: Int
      /// How high, in points.
      public var height: Double
    }

    /// A cell and the rows that it covers.
    public struct RowSpan: Codable, Hashable, Sendable {
      /// The place of the cell.
      public var place: String
      /// How many rows it covers.
      public var rows: Int
    }

    /// The change in words.
    public var text: String
    /// The number of the open length, counted from 0, that has the same change in full; `nil` where it is here.
    ///
    /// A change of very many tracks settles them all, and a report that had it with each would be as long as their square.
    public var sameAs: Int?
    /// What to do: `addSizingRow`, `addSizingColumn`, `sizeCell`, `propose`, `addConstraint`, `position`, or `several` of these.
    public var action: String
    /// `addSizingRow` and `addSizingColumn`: the grid that gets a row of height 0, or a column of width 0, at its end.
    public var container: String?
    /// `addSizingRow`: the columns that the row gives a width.
    public var columns: [SizedColumn]?
    /// `addSizingRow`: the height to propose, in points, where the row's gap needs more than was proposed.
    public var height: Double?
    /// `addSizingRow`: cells that want more rows than there are, and what they must say so that they keep to them.
    public var rowSpans: [RowSpan]?
    /// `addSizingColumn`: the rows that the column gives a height.
    public var rows: [SizedRow]?
    /// `addSizingColumn`: the width to propose, in points, where the column's gap needs more than was proposed.
    public var width: Double?
    /// `sizeCell` and `position`: the place of the cell.
    public var place: String?
    /// `sizeCell` and `position`: the id of the cell, if it has one.
    public var item: String?
    /// `sizeCell`, `propose` and `position`: the axis of the length.
    public var axis: String?
    /// `sizeCell` and `propose`: the length, in points; `position`: where the centre stands.
    public var length: Double?
    /// `addConstraint`: the constraint that the layout at `container` gets, as documents write it.
    public var constraint: String?
    /// `several`: the changes, one after another, each in the layout that those before it leave.
    public var steps: [Fix]?

    /// A change that another open length has in full.
    init(_ fix: Fix, sameAs index: Int) {
      text = fix.text
      action = fix.action
      container = fix.container
      sameAs = index
    }

    /// Whether it changes so many tracks that it is told in full only once.
    var isLong: Bool { max(columns?.count ?? 0, rows?.count ?? 0) > LayoutCore.Fix.mostNamedTracks }

    init(_ fix: LayoutCore.Fix, tree: LayoutTree) {
      text = fix.text
      switch fix.edit {
      case .addSizingRow(let container, let columns, let proposedHeight):
        action = "addSizingRow"
        self.container = tree.place(of: container)
        self.columns = columns.map { SizedColumn(track: $0.track, width: $0.length + 0) }
        height = proposedHeight
        let clipped = tree.clippedCells(ofGrid: container)
        if !clipped.isEmpty { rowSpans = clipped.map { RowSpan(place: tree.place(of: $0.node), rows: $0.rows) } }
      case .addSizingColumn(let container, let rows, let proposedWidth):
        action = "addSizingColumn"
        self.container = tree.place(of: container)
        self.rows = rows.map { SizedRow(track: $0.track, height: $0.length + 0) }
        width = proposedWidth
      case .sizeCell(let node, let axis, let length):
        action = "sizeCell"
        place = tree.place(of: node)
        item = tree.nodes[node].id
        self.axis = AxisNames.name(of: axis)
        self.length = length + 0
      case .propose(let axis, let length):
        action = "propose"
        self.axis = AxisNames.name(of: axis)
        self.length = length + 0
      case .addConstraint(let carrier, let relation):
        action = "addConstraint"
        container = tree.place(of: carrier)
        constraint = relation.text
      case .position(let node, let axis, let centre):
        action = "position"
        place = tree.place(of: node)
        item = tree.nodes[node].id
        self.axis = AxisNames.name(of: axis)
        length = centre + 0
      case .several(let changes):
        action = "several"
        var changed = tree
        steps = changes.map { change in
          defer { changed = changed.applying(change.edit) }
          return Fix(change, tree: changed)
        }
      }
    }
  }
}
