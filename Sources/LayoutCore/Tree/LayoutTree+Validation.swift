internal import LayoutGeometry
package import LinearModel

extension LayoutTree {
  /// Checks everything that a description can get wrong, node by node in document order.
  ///
  /// O(number of nodes).
  ///
  /// - Parameters:
  ///   - limits: How large the layout may be.
  ///   - relationsBeside: How many relations of the root, the last ones, a document gives beside the layout.
  ///   - note: What is told of mistakes that hide no others, instead of throwing the first of them; at most one of each node.
  /// - Throws: A ``LayoutError`` that names the place, such as `layout.rows[1].cells[2]`.
  package func validate(
    limits: Limits, relationsBeside: Int = 0, noting note: ((LayoutError) -> Void)? = nil
  ) throws {
    _ = try findings(limits: limits, relationsBeside: relationsBeside, noting: note)
  }

  /// Checks everything as ``validate(limits:relationsBeside:noting:)`` does, and keeps what that took long to find.
  func findings(
    limits: Limits, relationsBeside: Int = 0, noting note: ((LayoutError) -> Void)? = nil
  ) throws -> TreeFindings {
    var limits = limits
    // Places are kept in 32 bits, whatever else is allowed.
    limits.nodes = min(limits.nodes, Int(Int32.max))
    limits.tracks = min(limits.tracks, Int(Int32.max))
    guard let root = nodes.first else {
      throw LayoutError(.invalidLayout, "The layout is empty. Give it an item or a container.", place: "layout")
    }
    guard nodes.count <= limits.nodes else {
      throw LayoutError(
        .limitExceeded,
        "The layout has \(nodes.count) items, containers and rows; the limit is \(limits.nodes). "
          + "Lay out parts of it one by one, or raise Limits.nodes.", place: "layout")
    }
    guard !isCutOff else {
      throw LayoutError(
        .limitExceeded, "Containers are nested more than \(Self.deepest) deep. Nest the layout less deep.",
        place: "layout")
    }
    guard root.end == nodes.count else {
      throw LayoutError(
        .invalidLayout, "A layout has one root, and this has several. Put them into a stack or a grid.", place: "layout"
      )
    }
    var ids = IdentifierSet(capacity: nodes.count)
    var open = OpenContainers(nodeCount: nodes.count)
    var gridsToFlow: [Int] = []
    var next = 0
    var isSound = true
    while next < nodes.count {
      do {
        try checkNext(&next, in: &open, &ids, &gridsToFlow, limits: limits)
      } catch let mistake as LayoutError {
        guard let note else { throw mistake }
        note(mistake)
        isSound = false
      }
    }
    // What cells and relations mean together shows only where each is sound.
    var findings = TreeFindings(containerCount: open.containerCount)
    guard isSound else { return findings }
    var checked = Set<Int>()
    for grid in gridsToFlow where checked.insert(grid).inserted {
      findings.cells[grid] = try checkFlow(ofGrid: grid, limits: limits)
    }
    // Most layouts have neither, and to hand the ids on is to copy references to all of them.
    if ids.sharesSome { try checkSharedIdentifiers(ids, noting: note) }
    guard !relations.isEmpty else { return findings }
    ids.insertTexts(of: self)
    try checkRelations(ids: ids, beside: relationsBeside, limits: limits, noting: note)
    findings.names = TreeFindings.IdentifierBox(ids)
    return findings
  }

  /// Checks some nodes: items, or a row of them, or one node.
  ///
  /// - Parameter next: The first of them; then the node after the last, or after the one that was found to be wrong.
  private func checkNext(
    _ next: inout Int, in open: inout OpenContainers, _ ids: inout IdentifierSet, _ gridsToFlow: inout [Int],
    limits: Limits
  ) throws {
    open.close(before: next)
    try checkItems(&next, in: &open.innermost, &ids, &gridsToFlow, limits: limits)
    if next == open.innermost.end { return }
    if try checkRow(&next, in: &open, &ids, &gridsToFlow, limits: limits) { return }
    let index = next
    next += 1
    let parent = open.innermost.node
    let grid = open.innermost.gridOfCells
    let isInRow = open.innermost.grid != nil
    do {
      try checkPosition(of: index, in: &open, limits: limits)
    } catch {
      // It is not open, so what is in it cannot be checked.
      next = nodes[index].end
      throw error
    }
    try checkIdentifier(of: index, in: &ids)
    for axis in Axis.allCases { try checkLength(of: index, axis, limits: limits) }
    try checkDistances(of: index, limits: limits)
    try checkCell(of: index, limits: limits)
    try checkFractions(of: index, in: parent, limits: limits)
    // A child across all columns covers one row, whatever it says.
    let isPlaced = gridPosition(of: index).isGiven || (isInRow && (rows(of: index) ?? 1) > 1)
    if let grid, isPlaced, gridsToFlow.last != grid { gridsToFlow.append(grid) }
  }
}

extension LayoutTree {
  private func checkPosition(of index: Int, in open: inout OpenContainers, limits: Limits) throws {
    let isRow = isGridRow(index)
    let isInGrid = open.innermost.tracks == .rows
    if isRow, !isInGrid {
      throw failure(
        .invalidLayout, at: index, "A row stands directly in a grid and nowhere else. Move it into one, or use a stack."
      )
    }
    try countTracks(of: index, in: &open.innermost, limits: limits)
    guard isRow || isContainer(index) else { return }
    let depth = open.innermost.depth + (isRow ? 0 : 1)
    guard depth <= limits.depth else {
      throw LayoutError(
        .limitExceeded,
        "Containers are nested more than \(limits.depth) deep. Nest less, or raise Limits.depth.",
        place: shortened(place(of: index)))
    }
    open.open(
      OpenContainer(
        node: index, end: nodes[index].end, tracks: .init(of: nodes[index].kind), depth: depth,
        grid: isRow ? open.innermost.node : nil)
    )
  }

  /// Checks the next children of a container as long as they are items of which little was said, as most are.
  ///
  /// - Parameter next: The first of them; then the node after the last.
  private func checkItems(
    _ next: inout Int, in parent: inout OpenContainer, _ ids: inout IdentifierSet, _ gridsToFlow: inout [Int],
    limits: Limits
  ) throws {
    while next < parent.end {
      passSoundItems(&next, in: &parent, &ids, &gridsToFlow, limits: limits)
      guard next < parent.end else { return }
      let index = next
      guard isPlainItem(index) || isPlacedItem(index), rows(of: index) == nil else { return }
      next += 1
      if parent.tracks != .none { try countTracks(of: index, in: &parent, limits: limits) }
      try checkIdentifier(of: index, in: &ids)
      if !hasPlainLengths(index, upTo: limits.finiteLength) {
        for axis in Axis.allCases { try checkLength(of: index, axis, limits: limits) }
      }
      if let columns = columns(of: index) {
        try checkSpan(columns, "columns", of: index, key: "columns", limits: limits)
      }
      guard isPlacedItem(index) else { continue }
      try checkGridPosition(of: index, limits: limits)
      note(placedCellIn: parent, &gridsToFlow)
    }
  }

  /// Notes that a cell of a grid says its place, if it is one of a grid.
  private func note(placedCellIn parent: OpenContainer, _ gridsToFlow: inout [Int]) {
    if let grid = parent.gridOfCells, gridsToFlow.last != grid { gridsToFlow.append(grid) }
  }

  /// Passes the next children of a container as long as they are items with which nothing is wrong and of which little was said:
  /// where something is wrong, or might be, the first such item comes next.
  ///
  /// Every placement checks every item, so this is a loop of its own in which no mistake is told.
  private func passSoundItems(
    _ next: inout Int, in parent: inout OpenContainer, _ ids: inout IdentifierSet, _ gridsToFlow: inout [Int],
    limits: Limits
  ) {
    let (longest, counted) = (limits.finiteLength, parent.tracks)
    var room = limits.tracks - parent.count
    var holdsPlaced = false
    // Whether all that is in a grid says where it stands, so that nothing has to flow around anything.
    var isTold = counted == .rows && next == parent.node + 1
    while next < parent.end {
      var tracks = counted == .none ? 0 : 1
      let saysLittle = nodes[next].traits.isSizedItem
      if saysLittle, nodes[next].isPlain {
        // Most say nothing but their lengths.
        isTold = false
      } else if saysLittle, let (column, row) = shortPositionFromFirst(of: next), max(column, row) < limits.tracks {
        // And most others say besides where they stand.
        tracks = 0
        holdsPlaced = true
      } else {
        let columns = columns(of: next) ?? 1
        let isPlaced = isPlacedItem(next)
        let position = isPlaced ? gridPosition(of: next) : GridPosition()
        guard isPlaced ? position.isSound(limits: limits) : isPlainItem(next), rows(of: next) == nil,
          columns >= 1, columns <= limits.tracks
        else { break }
        if isPlaced { tracks = 0 } else if counted == .columns { tracks = columns }
        holdsPlaced = holdsPlaced || isPlaced
        isTold = isTold && position.isTold(columns: columns, limit: limits.tracks)
      }
      guard tracks <= room || tracks == 0, hasPlainLengths(next, upTo: longest),
        ids.insert(idOf: next, in: nodes) == .done
      else { break }
      room -= tracks
      next += 1
    }
    if counted != .none { parent.count = limits.tracks - room }
    if holdsPlaced, !(isTold && next == parent.end) { note(placedCellIn: parent, &gridsToFlow) }
  }

  /// Checks the next child of a grid with all that is in it, where it is a row of items and little was said of either.
  ///
  /// - Parameter next: The child; then the node after what was checked.
  /// - Returns: Whether it is a row of which nothing was said. What is in it and still to be checked comes next.
  private func checkRow(
    _ next: inout Int, in open: inout OpenContainers, _ ids: inout IdentifierSet, _ gridsToFlow: inout [Int],
    limits: Limits
  ) throws -> Bool {
    let index = next
    guard open.innermost.tracks == .rows, isPlainRow(index) else { return false }
    next += 1
    try countTracks(of: index, in: &open.innermost, limits: limits)
    try checkIdentifier(of: index, in: &ids)
    var row = OpenContainer(
      node: index, end: nodes[index].end, tracks: .columns, depth: open.innermost.depth, grid: open.innermost.node)
    // Most rows end here, and need no place among the containers that are open.
    defer { if next < row.end { open.open(row) } }
    try checkItems(&next, in: &row, &ids, &gridsToFlow, limits: limits)
    return true
  }

  private func countTracks(of index: Int, in parent: inout OpenContainer, limits: Limits) throws {
    // What says its place is counted where all cells have theirs.
    if gridPosition(of: index).isGiven { return }
    switch parent.tracks {
    case .none: return
    case .rows: parent.count += 1
    case .columns:
      // Spans out of range have their own message, in `checkCell`.
      let columns = columns(of: index) ?? 1
      guard (1...max(limits.tracks, 1)).contains(columns) else { return }
      parent.count += columns
    }
    guard parent.count <= limits.tracks else {
      throw tooManyTracks(parent.tracks == .rows ? "rows" : "columns", at: index, limits: limits)
    }
  }

  private func checkIdentifier(of index: Int, in ids: inout IdentifierSet) throws {
    switch ids.insert(idOf: index, in: nodes) {
    case .done: return
    case .empty:
      throw failure(.invalidLayout, at: index, key: "id", "The id is empty. Give it at least one character.")
    case .taken: ids.share(idOf: index, in: nodes)
    }
  }

  private func checkCell(of index: Int, limits: Limits) throws {
    if !saysSomethingOfCell(index) {
      if isPlainButForContent(index) { return }
      if saysOnlyItsGridPosition(index) { return try checkGridPosition(of: index, limits: limits) }
    }
    let node = nodes[index]
    if let columns = node.columns {
      try checkSpan(columns, "columns", of: index, key: node.kind.cellKey("columns"), limits: limits)
    }
    if let rows = node.rows {
      try checkSpan(rows, "rows", of: index, key: node.kind.cellKey("rows"), limits: limits)
    }
    if node.isPlain { return }
    try checkGridPosition(of: index, limits: limits)
    try checkPlace(of: node, at: index, limits: limits)
  }

  private func checkSpan(_ count: Int, _ tracks: String, of index: Int, key: String, limits: Limits) throws {
    guard count >= 1 else {
      throw failure(
        .invalidLayout, at: index, key: key,
        "\(cellName(of: index)) covers \(count) \(tracks). A cell covers at least 1.")
    }
    guard count <= limits.tracks else {
      throw failure(
        .limitExceeded, at: index, key: key,
        "\(cellName(of: index)) covers \(count) \(tracks); the limit is \(limits.tracks). "
          + "Cover fewer, or raise Limits.tracks.")
    }
  }

  func failure(
    _ code: LayoutError.Code, at index: Int, key: String? = nil, _ message: String
  ) -> LayoutError {
    let place = place(of: index)
    return LayoutError(code, message, place: key.map { "\(place).\($0)" } ?? place)
  }

  func cellName(of index: Int) -> String {
    nodes[index].id.map { "Cell \($0.quoted)" } ?? "The cell"
  }

  /// A place that is too long to read, cut to its beginning.
  private func shortened(_ place: String) -> String {
    place.count > 80 ? place.prefix(80) + "..." : place
  }

  /// A number without a needless `.0`.
  func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

extension LayoutTree.Kind {
  /// The key under which a document says how many `columns` or `rows` a cell covers, where the type has such a key itself.
  package func cellKey(_ key: String) -> String {
    guard let container, type(of: container).trackKeys.contains(key) else { return key }
    return "cell\(key.prefix(1).uppercased())\(key.dropFirst())"
  }
}
