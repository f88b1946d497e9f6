internal import LayoutGeometry

/// The rows of an eager grid: cells whose columns line up, with spans, and children that are a row of their own.
struct GridRows {
  let tree: LayoutTree
  let node: Int
  let options: GridOptions
  /// Where its cells stand, if that is known.
  let known: ExplicitCells?

  func lay(
    out container: inout Structure.Container, cells: inout Structure.CellList, notes: inout [String],
    defaultSpacing: Double
  ) {
    container.isGrid = true
    container.tieBreak = options.tieBreak
    container.horizontalGaps.spacing = options.horizontalSpacing ?? defaultSpacing
    container.verticalGaps.spacing = options.verticalSpacing ?? defaultSpacing
    let first = cells.count
    let noteCount = notes.count
    var findings = Findings()
    // Most grids have no cell that says its place. Where some do, what was added before one that does not fit is taken back.
    func takeBack() {
      cells.removeAll(from: first)
      notes.removeSubrange(noteCount...)
      findings = Findings()
    }
    if let known {
      add(known, to: &container, &cells, &notes, &findings)
    } else if startsWithToldCell || !addRows(to: &container, &cells, &notes, &findings) {
      takeBack()
      if !addToldCells(to: &container, &cells, &notes, &findings) {
        takeBack()
        let explicit = ExplicitCells(tree, node, listed: options.tracks)
        add(explicit, to: &container, &cells, &notes, &findings)
      }
    }
    finish(&cells, from: first, columnCount: container.columnCount, findings)
    if findings.mayHaveEmptyTracks || !options.tracks.isEmpty { listTracks(of: &container, &cells, from: first) }
  }

  /// Whether the first child of the grid says its place, so that nothing flows as if no cell did.
  private var startsWithToldCell: Bool {
    node + 1 < tree.nodes[node].end && tree.gridPosition(of: node + 1).isGiven
  }

  /// Adds the cells one by one as they flow, in one walk over the grid.
  ///
  /// - Returns: `false` where one says its place itself, so that others flow around it.
  private func addRows(
    to container: inout Structure.Container, _ cells: inout Structure.CellList, _ notes: inout [String],
    _ findings: inout Findings
  ) -> Bool {
    container.holdsPlainItems = true
    container.holdsRows = true
    let standard = CellAlignment(options.alignment, &cells)
    var flow = GridFlow(rowCount: max(tree.childCount(of: node), options.tracks.rows.count))
    for child in tree.children(of: node) {
      flow.startRow()
      if case .gridRow(let rowOptions) = tree.nodes[child].kind {
        let vertical = rowOptions.alignment ?? options.alignment.vertical
        if vertical.baseline != nil { container.holdsPlainItems = false }
        if tree.nodes[child].end == child + 1 { findings.mayHaveEmptyTracks = true }
        let alignment =
          rowOptions.alignment == nil
          ? standard
          : CellAlignment(Alignment(horizontal: options.alignment.horizontal, vertical: vertical), &cells)
        for child in tree.children(of: child) {
          if !tree.isPlainItem(child) {
            if tree.gridPosition(of: child).isGiven { return false }
            container.holdsPlainItems = false
          }
          let (columns, rows) = flow.place(child, in: tree)
          append(child, columns, rows, alignment, to: &cells)
          note(child, columns, rows, &findings, &notes)
        }
      } else {
        if tree.gridPosition(of: child).isGiven { return false }
        _ = flow.placeAcross()
        // How many columns there are shows only at the end.
        let row = flow.row..<(flow.row + 1)
        append(child, 0..<0, row, standard, to: &cells)
        findings.hasAcross = true
        container.holdsPlainItems = false
      }
    }
    container.columnCount = max(flow.columnCount, options.tracks.columns.count)
    container.rowCount = flow.rowCount
    return true
  }

  /// Adds the cells of a grid in which each says its place: none has to look for room beside others.
  ///
  /// - Returns: `false` where one does not.
  private func addToldCells(
    to container: inout Structure.Container, _ cells: inout Structure.CellList, _ notes: inout [String],
    _ findings: inout Findings
  ) -> Bool {
    var holdsPlainItems = options.alignment.vertical.baseline == nil
    let alignment = CellAlignment(options.alignment, &cells)
    let counts = tree.visitToldCells(ofGrid: node, limit: .max) { child, columns, rows in
      holdsPlainItems = holdsPlainItems && tree.isPlacedItem(child)
      append(child, columns, rows, alignment, to: &cells)
      note(child, columns, rows, &findings, &notes)
    }
    guard let counts else { return false }
    container.holdsPlainItems = holdsPlainItems
    container.holdsRows = counts.writtenRows > 0
    container.columnCount = max(counts.columns, options.tracks.columns.count)
    container.rowCount = max(counts.rows, options.tracks.rows.count)
    findings.mayHaveEmptyTracks = true
    return true
  }

  /// Adds the cells of a grid in which some say their places themselves, and others flow around them.
  private func add(
    _ explicit: ExplicitCells, to container: inout Structure.Container, _ cells: inout Structure.CellList,
    _ notes: inout [String], _ findings: inout Findings
  ) {
    var holdsPlainItems = true
    container.holdsRows = true
    for place in explicit.cells {
      var alignment = options.alignment
      if let row = place.row, tree.form(of: row) == .alignedRow, case .gridRow(let rowOptions) = tree.nodes[row].kind,
        let vertical = rowOptions.alignment
      {
        alignment.vertical = vertical
      }
      append(place.node, place.columns, place.rows, CellAlignment(alignment, &cells), to: &cells)
      if place.columns.isEmpty {
        findings.hasAcross = true
        holdsPlainItems = false
      } else {
        note(place.node, place.columns, place.rows, &findings, &notes)
        holdsPlainItems =
          holdsPlainItems && alignment.vertical.baseline == nil
          && (tree.isPlainItem(place.node) || tree.isPlacedItem(place.node))
      }
    }
    container.holdsPlainItems = holdsPlainItems
    container.columnCount = explicit.columnCount
    container.rowCount = explicit.rowCount
    findings.mayHaveEmptyTracks = true
  }

  /// Keeps what a cell says about its column, and says so where what it says has no effect.
  @inline(__always) private func note(
    _ child: Int, _ columns: Range<Int>, _ rows: Range<Int>, _ findings: inout Findings,
    _ notes: inout [String]
  ) {
    guard tree.saysSomethingOfCell(child) else { return }
    if let alignment = tree.nodes[child].columnAlignment,
      let first = findings.alignments.set(alignment, of: columns.lowerBound)
    {
      notes.append(
        "\(tree.name(of: child)) aligns column \(columns.lowerBound) of \(tree.place(of: node)) \(alignment), but an "
          + "earlier cell aligns it \(first); the first one wins.")
    }
    if let count = tree.rows(of: child), count > rows.count {
      notes.append(
        "\(tree.name(of: child)) covers \(count) rows, but \(tree.place(of: node)) has only \(rows.count) from there "
          + "on; it ends with the last row.")
    }
  }

  /// How cells are aligned, in the words of a list of cells: many have one alignment.
  private struct CellAlignment {
    let anchor: UInt32
    let baseline: TextBaseline?

    init(_ alignment: Alignment, _ cells: inout Structure.CellList) {
      anchor = cells.place(of: alignment.unitPoint)
      baseline = alignment.vertical.baseline
    }
  }

  /// Adds a cell.
  @inline(__always) private func append(
    _ child: Int, _ columns: Range<Int>, _ rows: Range<Int>, _ alignment: CellAlignment,
    to cells: inout Structure.CellList
  ) {
    let anchor = tree.anchor(of: child)
    cells.append(
      child, columns: columns, rows: rows, anchorAt: anchor.map { cells.place(of: $0) } ?? alignment.anchor,
      unsizedAxes: tree.nodes[child].unsizedAxes)
    if anchor == nil, alignment.baseline != nil { cells[cells.count - 1].lineUp(by: alignment.baseline) }
  }

  /// Gives the cells what is known only when all of them are placed: a later row may add columns and align them.
  private func finish(
    _ cells: inout Structure.CellList, from first: Int, columnCount: Int, _ findings: Findings
  ) {
    guard findings.hasAcross || !findings.alignments.isEmpty else { return }
    for index in first..<cells.count {
      if cells[index].columns.isEmpty {
        cells[index].columns = 0..<columnCount
      } else if let alignment = findings.alignments[cells[index].columns.lowerBound],
        tree.anchor(of: cells[index].node) == nil
      {
        cells[index].anchor.x = alignment.fraction
      }
    }
  }
}

/// What shows of a grid while its cells are added one by one.
private struct Findings {
  var alignments = ColumnAlignments()
  /// Whether a child stands across all columns.
  var hasAcross = false
  /// Whether there may be tracks in which nothing stands; nothing asks for those.
  var mayHaveEmptyTracks = false
}

/// The alignment that the first cell to name one gives its column; a spanning cell speaks for its first column.
private struct ColumnAlignments {
  private var alignments: [HorizontalAlignment?] = []

  /// Whether no column is aligned.
  var isEmpty: Bool { alignments.isEmpty }

  subscript(column: Int) -> HorizontalAlignment? { column < alignments.count ? alignments[column] : nil }

  /// Aligns a column that is not aligned yet.
  ///
  /// - Returns: The alignment that the column keeps, if it is another one.
  mutating func set(_ alignment: HorizontalAlignment, of column: Int) -> HorizontalAlignment? {
    while alignments.count <= column { alignments.append(nil) }
    let first = alignments[column] ?? alignment
    alignments[column] = first
    return first == alignment ? nil : first
  }
}
