public import LayoutGeometry

extension Layout {
  /// Gives the layout a name, by which placements tell where it stands and edits of a ``LayoutSession`` find it.
  ///
  /// It is for containers, since items have a name. On several layouts at once it makes placing throw: every id in a layout
  /// is different.
  ///
  /// - Parameter id: The id, unique in a layout and not empty: a string, or what can be written as one, such as 7.
  public func id(_ id: some LosslessStringConvertible) -> ModifiedLayout<Self> { changed(.id(String(id))) }

  /// Hangs a value of your own on the layout, which ``PlacedNode/tag`` gives back; nothing else looks at it.
  ///
  /// On a row of a grid it hangs on each cell that has none.
  ///
  /// - Parameter value: Anything. Documents hold strings, numbers and truth values; others are left out there.
  public func tag(_ value: some Sendable) -> ModifiedLayout<Self> { changed(.tag(NodeTag(value))) }

  /// Gives the layout a fixed width, a fixed height, or both, in points.
  ///
  /// It is the layout's own size, in which it lays out what is in it. Where it was told another length before, it keeps that
  /// and stands in the middle of the frame.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` leaves it as it is.
  ///   - height: The height; `nil` leaves it as it is.
  public func frame(width: Double? = nil, height: Double? = nil) -> ModifiedLayout<Self> {
    changed(.frame(width: .init(fixed: width), height: .init(fixed: height)))
  }

  /// Gives the layout a least, an ideal and a greatest length on each axis, in points; `nil` leaves one as it is.
  ///
  /// On each axis the three must be in order, or placing throws. For a container, what is left out follows its content.
  /// Where it was told others before that do not fit these, it keeps them and stands in the middle of the frame.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil
  ) -> ModifiedLayout<Self> {
    changed(
      .frame(
        width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)))
  }

  /// Says in which column and row of its grid the layout stands, and others flow around it.
  ///
  /// Both count from 0, and below 0 from the last of all tracks that cells with numbers from 0 on and without numbers make.
  /// Several may stand in one cell. A row that is said wins over the ``GridRow`` that the layout is written in, whose alignment
  /// does not hold for it then. What says only one of both takes the next free place for the other, as CSS's auto-placement does.
  ///
  /// - Parameters:
  ///   - column: The first column that it covers; `nil` leaves it as it is.
  ///   - row: The first row that it covers; `nil` leaves it as it is.
  public func gridCell(column: Int? = nil, row: Int? = nil) -> ModifiedLayout<Self> {
    changed(.gridCell(GridPosition(column: column, row: row)))
  }

  /// Makes the layout cover several columns of its grid, and the gaps between them.
  ///
  /// - Parameter count: How many columns; less than 1 makes placing throw an error that names the cell.
  public func gridCellColumns(_ count: Int) -> ModifiedLayout<Self> { changed(.columns(count)) }

  /// Makes the layout cover several rows of its grid, and the gaps between them; cells of later rows flow around it.
  ///
  /// A span that reaches beyond the last row ends there, and a note says so. On a child outside a ``GridRow`` it has no
  /// effect.
  ///
  /// - Parameter count: How many rows; less than 1 makes placing throw an error that names the cell.
  public func gridCellRows(_ count: Int) -> ModifiedLayout<Self> { changed(.rows(count)) }

  /// Makes the cell ask for its minimum only on some axes; there it fills what it gets, up to its maximum.
  ///
  /// It never makes a track flexible. A fixed length is a minimum too; a text has its widest word for one, and down the page
  /// its height at the width that it gets.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedLayout<Self> { changed(.unsizedAxes(axes)) }

  /// Aligns everything in the cell's column; where two cells of a column differ, the first one wins.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ModifiedLayout<Self> {
    changed(.columnAlignment(alignment))
  }

  /// Places the layout in its cell by a point of the unit square, whatever the grid, row and column say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedLayout<Self> { changed(.anchor(anchor)) }

  /// Aligns the layout in the cell that it stands in, whatever its container says.
  ///
  /// In a stack it is about the axis across: the vertical part in a row, where lines of text count too, and the horizontal
  /// part in a column. In layers both parts count, and in a grid unless there is a `gridCellAnchor`. What fills its cell has
  /// no room to be aligned in.
  public func alignedInCell(_ alignment: Alignment) -> ModifiedLayout<Self> { changed(.alignedInCell(alignment)) }

  /// Says how far the layout wants to stand from its neighbours in a stack whose spacing is `nil`.
  ///
  /// Between two neighbours the larger of the two preferences that face each other counts.
  public func preferredSpacing(_ length: Double, _ edges: Edge.Set = .all) -> ModifiedLayout<Self> {
    changed(.preferredSpacing(length, edges))
  }

  /// Says where the layout's lines of text stand, for rows that line up by them.
  ///
  /// Where only one is said, it is the other one as well. A container that says nothing has the first baseline of the first
  /// text in it, and the last one of the last; without text both are the lower edge of its first child.
  ///
  /// - Parameters:
  ///   - first: How far the first baseline lies below the top, in points.
  ///   - last: How far the last baseline lies below the top, in points.
  public func baseline(first: Double? = nil, last: Double? = nil) -> ModifiedLayout<Self> {
    changed(.baselines(first: first, last: last))
  }

  /// Moves the layout away from where it stands, in points, to the right and down; nothing else makes room for it.
  ///
  /// In a layout from right to left, too, a positive `x` moves it to the right, as in SwiftUI.
  /// On a row of a grid it moves each cell. Offsets add up.
  public func offset(x: Double = 0, y: Double = 0) -> ModifiedLayout<Self> { changed(.offset(Point(x: x, y: y))) }

  /// Puts the centre of the layout at a point of the ``FreeLayout`` that it stands in, in points.
  ///
  /// It is as much as two relations. Elsewhere it has no effect, and a note says so.
  ///
  /// - Parameters:
  ///   - x: How far it is from the leading edge; `nil` leaves that to relations.
  ///   - y: How far it is from the top; `nil` leaves that to relations.
  public func position(x: Double? = nil, y: Double? = nil) -> ModifiedLayout<Self> {
    changed(.position(CenterPosition(x: x, y: y)))
  }

  /// Makes the layout as long as it ideally is, neither more nor less, whatever it is offered.
  ///
  /// What does not fit then is a conflict that names it. An ideal length that is not said is the minimum of an item, and follows the content of a container.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is fixed.
  ///   - vertical: Whether the height is fixed.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ModifiedLayout<Self> {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return changed(.fixedSize(axes))
  }

  /// Lets the layout come before its siblings, or after them, where not all can have what they want.
  ///
  /// Ideal lengths that do not fit are met in the order of priorities, and what is left is shared by flexible layouts of
  /// the highest priority, up to their greatest lengths, before others get any of it. Every layout keeps its minimum.
  ///
  /// - Parameter value: The priority: 0 where nothing is said, and lowest for a ``Spacer``. In a grid a column or row has
  ///   the highest priority of its cells.
  public func layoutPriority(_ value: Double) -> ModifiedLayout<Self> { changed(.layoutPriority(value)) }

  /// Says how long the layout is beside what it shares with: twice as long as stretch 1, with a factor of 2.
  ///
  /// What a stack, a line of a flow, or a grid has left goes to its flexible children such that their lengths are in the ratio
  /// of their factors, each between its ideal and its greatest length. Only ratios count. The factor of a column or a row of a
  /// grid is the largest of the flexible cells that stand in it alone.
  ///
  /// - Parameter factor: 0, or 1e-6 to 1e6; 1 where nothing is said. What has 0 takes nothing of what is left, and where all
  ///   have, that goes where the container distributes it. Other numbers make placing throw.
  public func stretch(_ factor: Double) -> ModifiedLayout<Self> { changed(.stretch(factor)) }

  /// Says where the lines of all texts in the layout stand in the boxes of these, also a line that is the only one.
  ///
  /// What was said nearer to a text wins. Where nothing is said, several lines begin where their box does, and one stands in
  /// the middle. The leading edge is the right one in a layout from right to left.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> ModifiedLayout<Self> {
    changed(.textAlignment(alignment))
  }

  /// Says what happens when the content of a container does not fit its box.
  ///
  /// The box is the container's own width and height, where it has such, and for the root also the size that is proposed. What
  /// is visible stands out of it by as little as possible, at the trailing end and at the bottom, and is no conflict;
  /// ``Diagnosis/overflows`` lists it.
  ///
  /// - Parameter overflow: For the root it wins over that of the engine's options.
  public func overflow(_ overflow: OverflowHandling) -> ModifiedLayout<Self> { changed(.overflow(overflow)) }

  /// Says which way the layout reads along x, and all that is in it.
  ///
  /// Read from right to left, a layout is the mirror image in its own box: its children, its columns and its padding begin at
  /// the right. Where it stands in the layout around it is told by that one. What was said nearer to a layout wins; where
  /// nothing is said, the engine's options tell it.
  ///
  /// `leading` and `trailing` in relations are those of the layout that the relations constrain. SwiftUI has an environment
  /// value of this name.
  public func layoutDirection(_ direction: LayoutDirection) -> ModifiedLayout<Self> {
    changed(.layoutDirection(direction))
  }

  private func changed(_ change: LayoutChange) -> ModifiedLayout<Self> {
    ModifiedLayout(content: self, change: change)
  }
}
