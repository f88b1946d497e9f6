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

  /// The axes along which it takes what others could have.
  var expands: Axis.Set {
    Axis.allCases.reduce(into: []) { axes, axis in
      let isExpanding = cells.contains { $0.part.expands.contains(Axis.Set(axis)) }
      if isExpanding || tracks(axis).stretch.contains(where: { $0 > 0 }) { axes.insert(Axis.Set(axis)) }
    }
  }

  /// The words of it.
  ///
  /// Tracks in which nothing lies are left out, with the space beside them.
  var description: LayoutDescription {
    var grid = LayoutDescription(type: "grid", id: id)
    grid["horizontalSpacing"] = .number(columns.spacing)
    grid["verticalSpacing"] = .number(rows.spacing)
    let plans = Axis.allCases.map { Plan(axis: $0, cells: cells, tracks: tracks($0)) }
    var lists = LayoutDescription()
    var words = cells.map(\.part.finished)
    for plan in plans {
      lists[plan.axis == .horizontal ? "columns" : "rows"] = plan.listedTracks
      for index in cells.indices { plan.place(cells[index], in: &words[index]) }
    }
    if lists["columns"] != nil || lists["rows"] != nil { grid["tracks"] = .object(lists) }
    let supports = plans.flatMap(\.supports)
    var row = LayoutDescription()
    row["cells"] = .layouts(words + supports)
    grid["rows"] = .layouts([row])
    return grid
  }

  /// What becomes of the tracks along one axis.
  private struct Plan {
    let axis: Axis
    let tracks: Tracks
    /// The tracks that are kept, by their numbers in the form, in order.
    let kept: [Int]
    private let positions: [Int: Int]
    /// The tracks that take what is left, by their numbers in the form.
    private let growing: Set<Int>

    init(axis: Axis, cells: [Cell], tracks: Tracks) {
      self.axis = axis
      self.tracks = tracks
      var used = Set(tracks.stretch.indices.filter { tracks.stretch[$0] > 0 })
      used.formUnion(tracks.minimum.indices.filter { tracks.minimum[$0] > 0 })
      for cell in cells { used.formUnion(cell.first(axis)..<(cell.first(axis) + cell.span(axis))) }
      let kept = used.sorted()
      self.kept = kept
      positions = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
      var expanding: Set<Int> = []
      var able: Set<Int> = []
      for cell in cells where cell.span(axis) == 1 {
        if cell.part.expands.contains(Axis.Set(axis)) { expanding.insert(cell.first(axis)) }
        if cell.part.grows(axis) { able.insert(cell.first(axis)) }
      }
      growing = Set(
        GrowingTracks.indices(
          count: kept.count, stretch: { tracks.stretch(kept[$0]) }, expands: { expanding.contains(kept[$0]) },
          grows: { able.contains(kept[$0]) }
        ).map { kept[$0] })
    }

    /// The tracks as a list; `nil` where their cells say all.
    var listedTracks: LayoutDescription.Value? {
      guard tracks.isHomogeneous || kept.contains(where: { tracks.stretch($0) > 0 }) else { return nil }
      return .list(
        kept.map { track in
          let stretch = tracks.isHomogeneous ? 1 : tracks.stretch(track)
          guard stretch > 0 else { return .text("fit") }
          var limits = LayoutDescription()
          limits["stretch"] = .number(Double(stretch))
          var flexible = LayoutDescription()
          flexible["flexible"] = .object(limits)
          return .object(flexible)
        })
    }

    /// Items without a name that keep tracks from being shorter than the form says.
    var supports: [LayoutDescription] {
      kept.filter { tracks.minimum($0) > 0 }.map { track in
        var item = LayoutDescription(type: "item")
        let isColumn = axis == .horizontal
        item["width"] = .number(isColumn ? Double(tracks.minimum(track)) : 0)
        item["height"] = .number(isColumn ? 0 : Double(tracks.minimum(track)))
        item["column"] = .number(Double(isColumn ? positions[track] ?? 0 : 0))
        item["row"] = .number(Double(isColumn ? 0 : positions[track] ?? 0))
        item["unsizedAxes"] = .texts([isColumn ? "vertical" : "horizontal"])
        return item
      }
    }

    /// Says where a cell stands along the axis.
    func place(_ cell: Cell, in words: inout LayoutDescription) {
      let first = cell.first(axis)
      let isColumn = axis == .horizontal
      words[isColumn ? "column" : "row"] = .number(Double(positions[first] ?? 0))
      if cell.span(axis) > 1 {
        // A grid in a cell has rows itself.
        let key = isColumn ? "columns" : words["rows"] == nil ? "rows" : "cellRows"
        words[key] = .number(Double(cell.span(axis)))
      }
      guard cell.span(axis) == 1, !growing.contains(first), !tracks.isHomogeneous, cell.part.grows(axis),
        var demand = cell.part[axis]
      else { return }
      // It fills its track and does not make it longer: it asks for what it likes, and for nothing beyond.
      demand.minimum = demand.ideal
      words[isColumn ? "width" : "height"] = demand.value
      let others: [LayoutDescription.Value] =
        if case .list(let axes)? = words["unsizedAxes"] { axes } else { [] }
      words["unsizedAxes"] = .list(others + [.text(isColumn ? "horizontal" : "vertical")])
    }
  }
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
