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
    _ = try placedCells(limits: limits, relationsBeside: relationsBeside, noting: note)
  }

  /// Checks everything as ``validate(limits:relationsBeside:noting:)`` does, and keeps what that took long to find.
  ///
  /// - Returns: For each grid in which cells flow around others that say their places, where all of them stand.
  func placedCells(
    limits: Limits, relationsBeside: Int = 0, noting note: ((LayoutError) -> Void)? = nil
  ) throws -> [Int: ExplicitCells] {
    var limits = limits
    // Places are kept in 32 bits, whatever else is allowed.
    limits.nodes = min(limits.nodes, Int(Int32.max))
    limits.tracks = min(limits.tracks, Int(Int32.max))
    guard let root = nodes.first else {
      throw LayoutError(.invalidLayout, "The layout is empty. Give it an item or a container.", place: "layout")
    }
    guard nodes.count <= limits.nodes || describedCount <= limits.nodes else {
      throw LayoutError(
        .limitExceeded,
        "The layout has \(describedCount) items, containers and rows; the limit is \(limits.nodes). "
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
    guard isSound else { return [:] }
    var checked = Set<Int>()
    var cells: [Int: ExplicitCells] = [:]
    for grid in gridsToFlow where checked.insert(grid).inserted {
      cells[grid] = try checkFlow(ofGrid: grid, limits: limits)
    }
    // Most layouts have neither, and to hand the ids on is to copy references to all of them.
    if ids.sharesSome { try checkSharedIdentifiers(ids, noting: note) }
    if !relations.isEmpty { try checkRelations(ids: ids, beside: relationsBeside, limits: limits, noting: note) }
    return cells
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

/// A container whose children are being walked.
private struct OpenContainer {
  let node: Int
  let end: Int
  /// What of it is counted.
  let tracks: Tracks
  /// How many containers it stands in, itself included; rows do not count.
  let depth: Int
  /// The grid whose cells it holds, if it is a row.
  let grid: Int?
  /// Columns covered so far in a row, rows so far in a grid.
  var count = 0

  /// The grid that its children are cells of, if they are.
  var gridOfCells: Int? { tracks == .rows ? node : grid }

  /// What the root stands in, if that were something.
  static func outside(nodeCount: Int) -> OpenContainer {
    OpenContainer(node: -1, end: nodeCount, tracks: .none, depth: 0, grid: nil)
  }

  enum Tracks {
    /// The columns of a row.
    case columns
    /// The rows of a grid.
    case rows
    /// Nothing that has a limit of its own.
    case none

    init(of kind: LayoutTree.Kind) {
      switch kind {
      case .grid: self = .rows
      case .gridRow: self = .columns
      default: self = .none
      }
    }
  }
}

/// The containers around what is being walked.
private struct OpenContainers {
  var innermost: OpenContainer
  /// Those around the innermost one; a layout that is a single stack needs no list.
  private var outer: [OpenContainer] = []

  init(nodeCount: Int) { innermost = .outside(nodeCount: nodeCount) }

  mutating func open(_ container: OpenContainer) {
    // Nothing stands around the root, so what is outside of it need not be found again.
    if innermost.depth > 0 { outer.append(innermost) }
    innermost = container
  }

  /// Leaves those that end before a node.
  mutating func close(before node: Int) {
    while innermost.end <= node, let around = outer.popLast() { innermost = around }
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
      let index = next
      let isSilent = isPlainItem(index) && !saysSomethingOfCell(index)
      guard isSilent || ((isPlainItem(index) || isPlacedItem(index)) && rows(of: index) == nil) else {
        // Before each child of a flow stands a mark.
        guard form(of: index) == .lineMark else { return }
        next += 1
        continue
      }
      next += 1
      if parent.tracks != .none { try countTracks(of: index, in: &parent, limits: limits) }
      try checkIdentifier(of: index, in: &ids)
      if !hasPlainLengths(index, upTo: limits.length) {
        for axis in Axis.allCases { try checkLength(of: index, axis, limits: limits) }
      }
      if isSilent { continue }
      if let columns = columns(of: index) {
        try checkSpan(columns, "columns", of: index, key: "columns", limits: limits)
      }
      guard isPlacedItem(index) else { continue }
      try checkGridPosition(of: index, limits: limits)
      if let grid = parent.gridOfCells, gridsToFlow.last != grid { gridsToFlow.append(grid) }
    }
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

  private func checkLimit(of length: LengthLimits, _ axis: Axis, _ index: Int, limits: Limits) throws {
    // A greatest length may be anything: it asks for nothing.
    guard let asked = length.ideal.map({ max($0, length.minimum ?? 0) }) ?? length.minimum, asked > limits.length,
      asked.isFinite
    else { return }
    throw failure(
      .limitExceeded, at: index, key: axis.lengthName,
      "The \(axis.lengthName) is \(plain(asked)); the limit is \(plain(limits.length)). Use a larger unit.")
  }

  private func checkLength(of index: Int, _ axis: Axis, limits: Limits) throws {
    try check(self.limits(of: index, axis), asLengthOf: index, axis, limits: limits)
  }

  /// Checks a length that a node has or is about to have.
  func check(_ length: LengthLimits, asLengthOf index: Int, _ axis: Axis, limits: Limits) throws {
    // Words are looked for only where something is wrong: every placement checks every length.
    guard !length.isSound(upTo: limits.length) else { return }
    try checkLimit(of: length, axis, index, limits: limits)
    if let problem = problem(of: length, axis: axis) {
      let isSpacerLength = nodes[index].isSpacer && problem.key.hasSuffix(".min") && axis == .horizontal
      throw failure(problem.code, at: index, key: isSpacerLength ? "minLength" : problem.key, problem.message)
    }
  }

  private func checkDistances(of index: Int, limits: Limits) throws {
    if isPlain(index) ? !isContainer(index) : saysOnlyItsGridPosition(index) { return }
    // Keys are looked for only where something is wrong: every placement checks every container.
    var check = ContainerCheck(tree: self, node: index, limits: limits)
    try nodes[index].kind.accept(&check)
    guard check.hasSoundDistances, nodes[index].hasSoundDistances(upTo: limits.length) else {
      return try checkNamedDistances(of: index, limits: limits)
    }
  }

  private func checkNamedDistances(of index: Int, limits: Limits) throws {
    let node = nodes[index]
    let container = node.kind.container
    var spacings: [(key: String, value: Double?)] = []
    let isPlainWrapper = isPlainWrapper(index)
    container?.visitDistances { distance, value in
      // A greatest length may be anything.
      guard distance.role != .greatestTrack else { return }
      let object = isPlainWrapper ? container.flatMap { type(of: $0).wrapperKey } : distance.object
      spacings.append((object.map { "\($0).\(distance.key)" } ?? distance.key, value))
    }
    if let lines = node.baselines { spacings += [("baseline.first", lines.first), ("baseline.last", lines.last)] }
    if node.offset != .zero { spacings += [("offset.x", node.offset.x), ("offset.y", node.offset.y)] }
    spacings += [("position.x", node.position.x), ("position.y", node.position.y)]
    for case (let key, let value?) in spacings + node.preferredSpacing.named where !(abs(value) <= limits.length) {
      guard value.isFinite else {
        throw failure(
          .nonFinite, at: index, key: key,
          "The distance is \(value). Give a finite number, or nothing for the usual one.")
      }
      throw failure(
        .limitExceeded, at: index, key: key,
        "The distance is \(plain(value)); the limit is \(plain(limits.length)). "
          + "Use a larger unit.")
    }
  }

  private func checkCell(of index: Int, limits: Limits) throws {
    if !saysSomethingOfCell(index) {
      if isPlain(index) { return }
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

  /// What is wrong with a length, if anything is: first its parts, then their order.
  private func problem(
    of length: LengthLimits, axis: Axis
  ) -> (code: LayoutError.Code, key: String, message: String)? {
    let key = axis == .horizontal ? "width" : "height"
    // Bit patterns, because NaN is not equal to itself.
    let bits = [length.minimum, length.ideal, length.maximum].map { $0?.bitPattern }
    let isFixed = bits[0] == bits[1] && bits[1] == bits[2]
    let parts = [
      ("minimum", "min", length.minimum), ("ideal", "ideal", length.ideal), ("maximum", "max", length.maximum),
    ]
    for case (let word, let part, let value?) in parts {
      let isUnlimited = part == "max" && value == .infinity && !isFixed
      let name = isFixed ? key : "\(word) \(key)"
      let partKey = isFixed ? key : "\(key).\(part)"
      if !value.isFinite, !isUnlimited {
        return (.nonFinite, partKey, "The \(name) is \(value). Give a finite number, or nothing for a flexible \(key).")
      }
      if value < 0 {
        return (.invalidLayout, partKey, "The \(name) is \(plain(value)). Lengths are 0 or more.")
      }
    }
    for (first, second) in [(0, 1), (1, 2), (0, 2)] {
      guard let lower = parts[first].2, let upper = parts[second].2, lower > upper else { continue }
      let message =
        "The \(parts[first].0) \(key) \(plain(lower)) is above the \(parts[second].0) \(key) \(plain(upper)). "
        + "Give minimum <= ideal <= maximum."
      return (.invalidLayout, key, message)
    }
    return nil
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

extension LengthLimits {
  /// Whether the parts that were given are finite lengths in order; a maximum may also be unlimited.
  ///
  /// - Parameter limit: What may be asked for.
  fileprivate func isSound(upTo limit: Double) -> Bool {
    let lower = minimum ?? 0
    let middle = ideal ?? lower
    let upper = maximum ?? .infinity
    return lower >= 0 && lower < .infinity && middle >= lower && middle <= limit && middle < .infinity
      && upper >= middle
  }
}

/// Checks what is said of a container itself.
private struct ContainerCheck: ContainerVisitor {
  let tree: LayoutTree
  let node: Int
  let limits: Limits
  /// Whether all distances are finite, and not too long; a greatest length may be anything.
  var hasSoundDistances = true

  mutating func visit(_ kind: some ContainerKind) throws {
    try kind.check(node, in: tree, limits: limits)
    var isSound = true
    let longest = limits.length
    kind.visitDistances { distance, value in
      if distance.role != .greatestTrack, !(abs(value ?? 0) <= longest) { isSound = false }
    }
    hasSoundDistances = isSound
  }
}
