internal import LayoutCore
internal import LayoutGeometry

extension DiagnoseReport {
  /// A change to a layout that settles an open length, or mends a conflict: in words, and in parts that a program can apply.
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

    /// A cell, and the column or the row that it stands in.
    public struct CellPosition: Codable, Hashable, Sendable {
      /// The place of the cell.
      public var place: String
      /// The number of its first column, counted from 0, and below 0 from the last one.
      public var column: Int?
      /// The number of its first row, counted from 0, and below 0 from the last one.
      public var row: Int?
    }

    /// The number by which `layout diagnose --fix` applies it, counted from 1; `nil` for a part of another change.
    ///
    /// The same change has the same number wherever it is told.
    public var number: Int?
    /// The change in words.
    public var text: String
    /// The number of the open length, counted from 0, that has the same change in full; `nil` where it is here.
    ///
    /// A change of very many tracks settles them all, and a report that had it with each would be as long as their square.
    public var sameAs: Int?
    /// What to do: `addSizingRow`, `addSizingColumn`, `sizeCell`, `propose`, `addConstraint`, `position`, `setLength`,
    /// `removeLimit`, `allowOverflow`, `removeConstraint`, `removePosition`, `setSpacing`, `setPadding`, or `several` of these.
    public var action: String
    /// `addSizingRow` and `addSizingColumn`: the grid that gets a row of height 0, or a column of width 0, at its end;
    /// `addConstraint` and `removeConstraint`: the layout that carries the constraint.
    public var container: String?
    /// `addSizingRow`: the columns that the row gives a width.
    public var columns: [SizedColumn]?
    /// `addSizingRow`: the height to propose, in points, where the row's gap needs more than was proposed.
    public var height: Double?
    /// `addSizingRow`: cells that want more rows than there are, and what they must say so that they keep to them.
    public var rowSpans: [RowSpan]?
    /// `addSizingRow` and `addSizingColumn`: cells that count from the last track, and what they must say to stay where they are.
    ///
    /// In such a grid the new cells say their places themselves.
    public var cellPositions: [CellPosition]?
    /// `addSizingColumn`: the rows that the column gives a height.
    public var rows: [SizedRow]?
    /// `addSizingColumn`: the width to propose, in points, where the column's gap needs more than was proposed.
    public var width: Double?
    /// The place of the layout that is changed, where the change is about one.
    public var place: String?
    /// The id of that layout, if it has one.
    public var item: String?
    /// The axis of the length, the limit, the gaps or the padding.
    public var axis: String?
    /// `sizeCell`, `propose`, `setLength` and `setSpacing`: the length, in points; `position`: where the centre stands.
    public var length: Double?
    /// `removeLimit`: `minimum` or `maximum`.
    public var limit: String?
    /// `setPadding`: the distance before the content, at its leading edge or its top, in points.
    public var before: Double?
    /// `setPadding`: the distance behind the content, in points.
    public var after: Double?
    /// `addConstraint` and `removeConstraint`: the constraint that the layout at `container` gets, or has, as documents write it.
    public var constraint: String?
    /// `several`: the changes, one after another, each in the layout that those before it leave.
    public var steps: [Fix]?

    /// A change that another open length has in full.
    init(_ fix: Fix, sameAs index: Int) {
      number = fix.number
      text = fix.text
      action = fix.action
      container = fix.container
      sameAs = index
    }

    /// Whether it changes so many tracks that it is told in full only once.
    var isLong: Bool { max(columns?.count ?? 0, rows?.count ?? 0) > LayoutCore.Fix.mostNamedTracks }

    init(_ fix: LayoutCore.Fix, number: Int? = nil, tree: LayoutTree) {
      self.number = number
      text = fix.text
      switch fix.edit {
      case .addSizingRow(let container, let columns, let proposedHeight):
        action = "addSizingRow"
        self.container = tree.place(of: container)
        self.columns = columns.map { SizedColumn(track: $0.track, width: $0.length + 0) }
        height = proposedHeight
        cellPositions = Self.positions(
          of: tree.cellsCountedFromLast(ofGrid: container, sizing: columns, .horizontal), in: tree)
        let clipped = tree.clippedCells(ofGrid: container)
        if !clipped.isEmpty { rowSpans = clipped.map { RowSpan(place: tree.place(of: $0.node), rows: $0.rows) } }
      case .addSizingColumn(let container, let rows, let proposedWidth):
        action = "addSizingColumn"
        self.container = tree.place(of: container)
        self.rows = rows.map { SizedRow(track: $0.track, height: $0.length + 0) }
        width = proposedWidth
        cellPositions = Self.positions(
          of: tree.cellsCountedFromLast(ofGrid: container, sizing: rows, .vertical), in: tree)
      case .sizeCell(let node, let axis, let length):
        action = "sizeCell"
        name(node, axis, in: tree)
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
        name(node, axis, in: tree)
        length = centre + 0
      case .setLength(let node, let axis, let length):
        action = "setLength"
        name(node, axis, in: tree)
        self.length = length + 0
      case .removeLimit(let node, let axis, let limit):
        action = "removeLimit"
        name(node, axis, in: tree)
        self.limit = limit.rawValue
      case .allowOverflow(let node):
        action = "allowOverflow"
        name(node, nil, in: tree)
      case .removeConstraint(let index):
        action = "removeConstraint"
        container = tree.place(of: tree.relations[index].node)
        constraint = tree.relations[index].relation.text
      case .removePosition(let node, let axis):
        action = "removePosition"
        name(node, axis, in: tree)
      case .setSpacing(let node, let axis, let length):
        action = "setSpacing"
        name(node, axis, in: tree)
        self.length = length + 0
      case .setPadding(let node, let axis, let before, let after):
        action = "setPadding"
        name(node, axis, in: tree)
        self.before = before + 0
        self.after = after + 0
      case .several(let changes):
        action = "several"
        var changed = tree
        steps = changes.map { change in
          defer { changed = changed.applying(change.edit) }
          return Fix(change, tree: changed)
        }
      }
    }

    private static func positions(
      of cells: [(node: Int, position: GridPosition)], in tree: LayoutTree
    ) -> [CellPosition]? {
      guard !cells.isEmpty else { return nil }
      return cells.map {
        CellPosition(place: tree.place(of: $0.node), column: $0.position.column, row: $0.position.row)
      }
    }

    /// Says which layout is changed, and along which axis.
    private mutating func name(_ node: Int, _ axis: Axis?, in tree: LayoutTree) {
      place = tree.place(of: node)
      item = tree.nodes[node].id
      self.axis = axis.map(AxisNames.name)
    }
  }
}
