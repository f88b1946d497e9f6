public import LayoutGeometry

// The same modifiers as on every layout. An item keeps its type, so that changing it costs no wrapper.
extension Item {
  /// Gives the item a fixed width, a fixed height, or both, in points.
  ///
  /// Where it was told another length before, it keeps that and stands in the middle of the frame.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` leaves it as it is.
  ///   - height: The height; `nil` leaves it as it is.
  @inlinable @inline(__always) public consuming func frame(width: Double? = nil, height: Double? = nil) -> Item {
    var item = consume self
    if item.node.takesLengths(width: width != nil, height: height != nil) {
      item.node.updateWidth(width, width, width)
      item.node.updateHeight(height, height, height)
    } else {
      item.node.frame(width, width, width, height, height, height)
    }
    return item
  }

  /// Gives the item a least, an ideal and a greatest length on each axis, in points; `nil` leaves one as it is.
  ///
  /// On each axis the three must be in order, or placing throws. Where it was told others before that do not fit these, it
  /// keeps them and stands in the middle of the frame.
  @inlinable @inline(__always) public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil
  ) -> Item {
    var item = consume self
    if item.node.takesLengths(
      width: minWidth != nil || idealWidth != nil || maxWidth != nil,
      height: minHeight != nil || idealHeight != nil || maxHeight != nil)
    {
      item.node.updateWidth(minWidth, idealWidth, maxWidth)
      item.node.updateHeight(minHeight, idealHeight, maxHeight)
    } else {
      item.node.frame(minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight)
    }
    return item
  }

  /// Says in which column and row of its grid the item stands, and others flow around it.
  ///
  /// Both count from 0, and below 0 from the last of all tracks that cells with numbers from 0 on and without numbers make.
  /// Several may stand in one cell. A row that is said wins over the ``GridRow`` that the item is written in, whose alignment
  /// does not hold for it then. What says only one of both takes the next free place for the other, as CSS's auto-placement does.
  ///
  /// - Parameters:
  ///   - column: The first column that it covers; `nil` leaves it as it is.
  ///   - row: The first row that it covers; `nil` leaves it as it is.
  @inlinable public consuming func gridCell(column: Int? = nil, row: Int? = nil) -> Item {
    // Not by way of a change, which has room for all modifiers: grids of such cells have many.
    node.say(column: column, row: row)
    return self
  }

  /// Makes the item cover several columns of its grid, and the gaps between them.
  ///
  /// - Parameter count: How many columns; less than 1 makes placing throw an error that names the cell.
  public consuming func gridCellColumns(_ count: Int) -> Item {
    node.changeOutermost { $0.columns = count }
    return self
  }

  /// Makes the item cover several rows of its grid, and the gaps between them; cells of later rows flow around it.
  ///
  /// A span that reaches beyond the last row ends there, and a note says so. On a child outside a ``GridRow`` it has no
  /// effect.
  ///
  /// - Parameter count: How many rows; less than 1 makes placing throw an error that names the cell.
  public consuming func gridCellRows(_ count: Int) -> Item {
    node.changeOutermost { $0.rows = count }
    return self
  }

  /// Hangs a value of your own on the item, which ``PlacedNode/tag`` gives back; nothing else looks at it.
  ///
  /// - Parameter value: Anything. Documents hold strings, numbers and truth values; others are left out there.
  public consuming func tag(_ value: some Sendable) -> Item { changed(.tag(NodeTag(value))) }

  /// Makes the cell ask for its minimum only on some axes; there it fills what it gets, up to its maximum.
  ///
  /// It never makes a track flexible. A fixed length is a minimum too; a text has its widest word for one, and down the page
  /// its height at the width that it gets.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> Item { changed(.unsizedAxes(axes)) }

  /// Aligns everything in the cell's column; where two cells of a column differ, the first one wins.
  public consuming func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Item {
    changed(.columnAlignment(alignment))
  }

  /// Places the item in its cell by a point of the unit square, whatever the grid, row and column say.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> Item { changed(.anchor(anchor)) }

  /// Aligns the item in the cell that it stands in, whatever its container says.
  ///
  /// In a stack it is about the axis across: the vertical part in a row, where lines of text count too, and the horizontal
  /// part in a column. In layers both parts count, and in a grid unless there is a `gridCellAnchor`. What fills its cell has
  /// no room to be aligned in.
  public consuming func alignedInCell(_ alignment: Alignment) -> Item { changed(.alignedInCell(alignment)) }

  /// Says how far the item wants to stand from its neighbours in a stack whose spacing is `nil`.
  ///
  /// Between two neighbours the larger of the two preferences that face each other counts.
  public consuming func preferredSpacing(_ length: Double, _ edges: Edge.Set = .all) -> Item {
    changed(.preferredSpacing(length, edges))
  }

  /// Makes the item as long as it ideally is, neither more nor less, whatever it is offered.
  ///
  /// What does not fit then is a conflict that names it. An ideal length that is not said is the minimum.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is fixed.
  ///   - vertical: Whether the height is fixed.
  public consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Item {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return changed(.fixedSize(axes))
  }

  /// Lets the item come before its siblings, or after them, where not all can have what they want.
  ///
  /// Ideal lengths that do not fit are met in the order of priorities, and what is left is shared by flexible items of the
  /// highest priority, up to their greatest lengths, before others get any of it. Every item keeps its minimum.
  ///
  /// - Parameter value: The priority: 0 where nothing is said, and lowest for a ``Spacer``. In a grid a column or row has
  ///   the highest priority of its cells.
  public consuming func layoutPriority(_ value: Double) -> Item { changed(.layoutPriority(value)) }

  /// Says how long the item is beside what it shares with: twice as long as stretch 1, with a factor of 2.
  ///
  /// What a stack, a line of a flow, or a grid has left goes to its flexible children such that their lengths are in the ratio
  /// of their factors, each between its ideal and its greatest length. Only ratios count. The factor of a column or a row of a
  /// grid is the largest of the flexible cells that stand in it alone.
  ///
  /// - Parameter factor: 0, or 1e-6 to 1e6; 1 where nothing is said. What has 0 takes nothing of what is left, and where all
  ///   have, that goes where the container distributes it. Other numbers make placing throw.
  public consuming func stretch(_ factor: Double) -> Item { changed(.stretch(factor)) }

  /// Says where the item's lines of text stand, for rows that line up by them.
  ///
  /// Where only one is said, it is the other one as well. What says nothing and has no text stands on its lower edge.
  ///
  /// - Parameters:
  ///   - first: How far the first baseline lies below the top, in points.
  ///   - last: How far the last baseline lies below the top, in points.
  public consuming func baseline(first: Double? = nil, last: Double? = nil) -> Item {
    changed(.baselines(first: first, last: last))
  }

  /// Moves the item away from where it stands, in points, to the right and down; nothing else makes room for it.
  ///
  /// On a row of a grid it moves each cell. Offsets add up.
  public consuming func offset(x: Double = 0, y: Double = 0) -> Item { changed(.offset(Point(x: x, y: y))) }

  /// Puts the centre of the item at a point of the ``FreeLayout`` that it stands in, in points.
  ///
  /// It is as much as two relations. Elsewhere it has no effect, and a note says so.
  ///
  /// - Parameters:
  ///   - x: How far it is from the leading edge; `nil` leaves that to relations.
  ///   - y: How far it is from the top; `nil` leaves that to relations.
  public consuming func position(x: Double? = nil, y: Double? = nil) -> Item {
    changed(.position(CenterPosition(x: x, y: y)))
  }
}
