internal import LayoutGeometry

/// Parts of a form in the cells of a grid.
struct FormGrid {
  struct Cell {
    var part: FormPart
    var column: Int
    var row: Int
    var columnSpan = 1
    var rowSpan = 1

    func first(_ axis: Axis) -> Int { axis == .horizontal ? column : row }
    func span(_ axis: Axis) -> Int { axis == .horizontal ? columnSpan : rowSpan }
  }

  /// What is said of the tracks along one axis, besides what their cells say; what is not listed has nothing.
  struct Tracks {
    var stretch: [Int] = []
    var minimum: [Int] = []
    var spacing: Double
    var rules = FormRules()
    /// Whether all of them have one length.
    var isHomogeneous = false

    func stretch(_ track: Int) -> Int { stretch.indices.contains(track) ? stretch[track] : 0 }
    func minimum(_ track: Int) -> Int { minimum.indices.contains(track) ? minimum[track] : 0 }
  }

  var id: String?
  var columns: Tracks
  var rows: Tracks
  var cells: [Cell] = []

  private func tracks(_ axis: Axis) -> Tracks { axis == .horizontal ? columns : rows }

  /// The grid as a part of what it stands in.
  ///
  /// Tracks in which nothing lies are left out, with the space beside them.
  var part: FormPart {
    var part = FormPart(description: LayoutDescription(type: "grid", id: id))
    part.description["alignment"] = columns.rules.alignment.map { .text($0) }
    let plans = Axis.allCases.map { Plan(axis: $0, cells: self.cells, tracks: tracks($0)) }
    var lists = LayoutDescription()
    let cells = self.cells.map { cell in plans.reduce(cell) { $1.withoutSpace($0) } }
    var words = cells.map(\.part.finished)
    for plan in plans {
      part.description[plan.axis == .horizontal ? "horizontalSpacing" : "verticalSpacing"] = .number(plan.spacing)
      lists[plan.axis == .horizontal ? "columns" : "rows"] = plan.listedTracks
      for index in cells.indices { plan.place(cells[index], in: &words[index]) }
      plan.say(in: &part)
    }
    // Such a cell takes nothing along the other axis either, where others in its track speak for it.
    for index in cells.indices where plans.contains(where: { $0.holdsBack(cells[index]) }) {
      words[index]["stretch"] = .number(0)
    }
    let heldBack = Set(cells.indices.filter { words[$0]["stretch"] != nil })
    let supports = plans.flatMap { plan in plan.minimumSupports + plan.growingSupports(besides: heldBack) }
    if lists["columns"] != nil || lists["rows"] != nil { part.description["tracks"] = .object(lists) }
    var row = LayoutDescription()
    row["cells"] = .layouts(words + supports)
    part.description["rows"] = .layouts([row])
    part.isSpacer = cells.allSatisfy(\.part.isSpacer)
    return part
  }

  var description: LayoutDescription { part.description }
  var expands: Axis.Set { part.expands }
}

extension FormGrid {
  /// The greatest number of a track that is read, which is as many as a document may have.
  static let mostTracks = 9_999

  /// Gives a track a stretch factor, if it has none that is greater.
  mutating func raiseStretch(_ axis: Axis, of track: Int, to stretch: Int) {
    guard stretch > 0 else { return }
    func raise(_ list: inout [Int]) {
      while list.count <= track { list.append(0) }
      list[track] = max(list[track], stretch)
    }
    if axis == .horizontal { raise(&columns.stretch) } else { raise(&rows.stretch) }
  }
}
