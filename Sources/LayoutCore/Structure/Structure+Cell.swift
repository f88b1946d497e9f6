internal import LayoutGeometry

extension Structure {
  /// A child of a container, and the tracks that it covers.
  struct Cell {
    let node: Int
    var columns: Range<Int>
    let rows: Range<Int>
    /// The part of the free space that lies before the child.
    var anchor: UnitPoint
    var unsizedAxes: Axis.Set
    /// Whether the child is attached to the first one of its container: it has the place of that, and no say in anything.
    let isAttached: Bool
    /// The line of text by which the child lines up with others of its row, whatever the anchor says along y.
    fileprivate(set) var baseline: TextBaseline?

    init(
      node: Int, columns: Range<Int>, rows: Range<Int>, anchor: UnitPoint, unsizedAxes: Axis.Set,
      isAttached: Bool = false
    ) {
      self.node = node
      self.columns = columns
      self.rows = rows
      self.anchor = anchor
      self.unsizedAxes = unsizedAxes
      self.isAttached = isAttached
    }

    /// Keeps a line of text to line up by, where the cell is one that can: sized, and in one row.
    mutating func lineUp(by baseline: TextBaseline?) {
      self.baseline = rows.count == 1 && isSized(.vertical) ? baseline : nil
    }

    @inline(__always) func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

    @inline(__always) func isSized(_ axis: Axis) -> Bool { !unsizedAxes.contains(axis) }
  }

  /// Cells in 24 bytes each, since there are as many as items.
  ///
  /// Places are kept in 32 bits, which limits keep them far below, and anchors in a list of their own: hardly a cell has
  /// one that is not that of an alignment.
  struct CellList {
    private struct Entry {
      let node: Int32
      let firstColumn: Int32
      let columnEnd: Int32
      let firstRow: Int32
      let rowEnd: Int32
      /// The axes in the lowest two bits, the baseline in the next two, whether it is attached, and the place of the anchor.
      let word: UInt32

      /// A cell of a line.
      @inline(__always) init(
        _ node: Int, inTrack track: Int, along axis: Axis, anchorAt anchor: UInt32, unsizedAxes: Axis.Set
      ) {
        let start = Int32(truncatingIfNeeded: track)
        let isRow = axis == .horizontal
        self.init(
          node: Int32(truncatingIfNeeded: node), firstColumn: isRow ? start : 0, columnEnd: isRow ? start &+ 1 : 1,
          firstRow: isRow ? 0 : start, rowEnd: isRow ? 1 : start &+ 1,
          word: UInt32(unsizedAxes.rawValue & 3) | anchor &<< 5)
      }

      @inline(__always) init(
        node: Int32, firstColumn: Int32, columnEnd: Int32, firstRow: Int32, rowEnd: Int32, word: UInt32
      ) {
        self.node = node
        self.firstColumn = firstColumn
        self.columnEnd = columnEnd
        self.firstRow = firstRow
        self.rowEnd = rowEnd
        self.word = word
      }

      /// The bounds were those of ranges, so they need no check, and this is read several times for every item.
      @inline(__always) func tracks(_ axis: Axis) -> Range<Int> {
        axis == .horizontal
          ? Range(uncheckedBounds: (Int(firstColumn), Int(columnEnd)))
          : Range(uncheckedBounds: (Int(firstRow), Int(rowEnd)))
      }

      @inline(__always) var unsizedAxes: Axis.Set { Axis.Set(rawValue: UInt8(word & 3)) }

      @inline(__always) var isAttached: Bool { word & 16 != 0 }
    }

    private var entries: [Entry] = []
    /// Those of alignments, by the halves of the space before and above; then any others.
    private var anchors = Self.anchorsOfAlignments

    private static let anchorsOfAlignments = (0..<9).map { UnitPoint(x: Double($0 / 3) / 2, y: Double($0 % 3) / 2) }

    mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

    @inline(__always) mutating func append(_ cell: Cell) { entries.append(entry(for: cell)) }

    /// Takes back the cells from one on.
    mutating func removeAll(from first: Int) { entries.removeSubrange(first...) }

    /// Adds a cell of a grid that lines up by no text.
    ///
    /// - Parameter anchor: Its anchor, by the place of that in the list of anchors.
    @inline(__always) mutating func append(
      _ node: Int, columns: Range<Int>, rows: Range<Int>, anchorAt anchor: UInt32, unsizedAxes: Axis.Set
    ) {
      entries.append(
        Entry(
          node: Int32(truncatingIfNeeded: node), firstColumn: Int32(truncatingIfNeeded: columns.lowerBound),
          columnEnd: Int32(truncatingIfNeeded: columns.upperBound),
          firstRow: Int32(truncatingIfNeeded: rows.lowerBound), rowEnd: Int32(truncatingIfNeeded: rows.upperBound),
          word: UInt32(unsizedAxes.rawValue & 3) | anchor &<< 5))
    }

    /// Adds a cell of a line, in one track of it; what stands in it lines up by no text.
    ///
    /// - Parameters:
    ///   - track: The track along the line.
    ///   - anchor: That of the cell, by its place in the list of anchors: cells of a line have one together.
    @inline(__always) mutating func append(
      _ node: Int, inTrack track: Int, along axis: Axis, anchorAt anchor: UInt32, unsizedAxes: Axis.Set
    ) {
      entries.append(Entry(node, inTrack: track, along: axis, anchorAt: anchor, unsizedAxes: unsizedAxes))
    }

    /// Adds the first cells of a line as one piece, each in the next track of it, none without a say.
    mutating func append(_ items: ItemRun, along axis: Axis, anchorAt anchor: UInt32) {
      // An array takes over what stands in memory as one piece, and asks for every element of anything else.
      withUnsafeTemporaryAllocation(of: Entry.self, capacity: items.count) { line in
        for index in 0..<items.count {
          line.initializeElement(
            at: index, to: Entry(items[index], inTrack: index, along: axis, anchorAt: anchor, unsizedAxes: []))
        }
        entries.append(contentsOf: UnsafeBufferPointer(line))
      }
    }

    @inline(__always) private mutating func entry(for cell: Cell) -> Entry {
      let baseline: UInt32 =
        switch cell.baseline {
        case nil: 0
        case .first: 1
        case .last: 2
        }
      return Entry(
        node: Int32(truncatingIfNeeded: cell.node), firstColumn: Int32(truncatingIfNeeded: cell.columns.lowerBound),
        columnEnd: Int32(truncatingIfNeeded: cell.columns.upperBound),
        firstRow: Int32(truncatingIfNeeded: cell.rows.lowerBound),
        rowEnd: Int32(truncatingIfNeeded: cell.rows.upperBound),
        word: UInt32(cell.unsizedAxes.rawValue & 3) | baseline &<< 2 | (cell.isAttached ? 16 : 0)
          | place(of: cell.anchor) &<< 5)
    }

    /// The place of an anchor in the list of them.
    @inline(__always) mutating func place(of anchor: UnitPoint) -> UInt32 {
      if let before = Self.halves(anchor.x), let above = Self.halves(anchor.y) { return before * 3 + above }
      anchors.append(anchor)
      return UInt32(truncatingIfNeeded: anchors.count - 1)
    }

    @inline(__always) private static func halves(_ part: Double) -> UInt32? {
      // A zero below zero is none of an alignment.
      part.bitPattern == 0 ? 0 : part == 0.5 ? 1 : part == 1 ? 2 : nil
    }
  }
}

extension Structure.CellList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(index: Int) -> Structure.Cell {
    @inline(__always) get {
      let entry = entries[index]
      var cell = Structure.Cell(
        node: Int(entry.node), columns: entry.tracks(.horizontal), rows: entry.tracks(.vertical),
        anchor: anchors[Int(entry.word &>> 5)], unsizedAxes: entry.unsizedAxes, isAttached: entry.isAttached)
      cell.baseline = entry.word & 4 != 0 ? .first : entry.word & 8 != 0 ? .last : nil
      return cell
    }
    set { entries[index] = entry(for: newValue) }
  }
}

// Parts of a cell, for steps that walk all cells and ask for no more.
extension Structure.CellList {
  @inline(__always) func node(of index: Int) -> Int { Int(entries[index].node) }

  @inline(__always) func tracks(of index: Int, _ axis: Axis) -> Range<Int> { entries[index].tracks(axis) }

  /// Visits the tracks that cells cover along an axis, from one cell on.
  ///
  /// By a pointer, and with a loop for each axis, so that none asks at every cell which it is.
  @inline(__always) func visitTracks(
    from first: Int, _ axis: Axis, _ visit: (_ index: Int, _ covered: Range<Int>) -> Void
  ) {
    entries.withUnsafeBufferPointer { entries in
      switch axis {
      case .horizontal: for index in first..<entries.count { visit(index, entries[index].tracks(.horizontal)) }
      case .vertical: for index in first..<entries.count { visit(index, entries[index].tracks(.vertical)) }
      }
    }
  }

  /// Where the anchor of a cell stands in the list of them.
  @inline(__always) func anchorPlace(of index: Int) -> UInt32 { entries[index].word &>> 5 }

  @inline(__always) func anchor(of index: Int) -> UnitPoint { anchors[Int(entries[index].word &>> 5)] }

  /// What matters of a plain item, read at once.
  @inline(__always) func item(at index: Int, _ axis: Axis) -> (node: Int, tracks: Range<Int>, isSized: Bool) {
    let entry = entries[index]
    return (Int(entry.node), entry.tracks(axis), !entry.unsizedAxes.contains(axis))
  }

  /// Whether the child lines up with others by a line of text.
  @inline(__always) func linesUp(_ index: Int) -> Bool { entries[index].word & 12 != 0 }

  /// Whether the child is attached to the first one of its container.
  @inline(__always) func isAttached(_ index: Int) -> Bool { entries[index].isAttached }

  /// Whether the child has no say along some axis.
  @inline(__always) func isUnsized(_ index: Int) -> Bool { !entries[index].unsizedAxes.isEmpty }

  @inline(__always) func isSized(_ index: Int, _ axis: Axis) -> Bool { !entries[index].unsizedAxes.contains(axis) }
}

extension Structure.CellList {
  /// Some cells that follow each other, by their places in the list.
  ///
  /// Reading one is reading the list, without the checks and copies of a general slice: cells are read in every step.
  struct Part: RandomAccessCollection {
    fileprivate let list: Structure.CellList
    let startIndex: Int
    let endIndex: Int

    subscript(index: Int) -> Structure.Cell {
      @inline(__always) get { list[index] }
    }
  }

  @inline(__always) func part(_ range: Range<Int>) -> Part {
    Part(list: self, startIndex: range.lowerBound, endIndex: range.upperBound)
  }
}
