package import LayoutGeometry

/// The words in which a kind of container says how it lays out its children: which child stands in which tracks.
///
/// A kind only describes. What follows from it (constraints, lengths, places, explanations) is the same for all of them.
package protocol TrackWriter {
  /// Gives each child a track of its own along an axis; across, all share one.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the children stand one after the other.
  ///   - spacing: The gap between neighbours; `nil` for what they want, or the engine's default.
  ///   - anchor: Where a child stands in its cell.
  ///   - baseline: The line of text that all line up by, in a row.
  mutating func line(along axis: Axis, spacing: Double?, anchor: UnitPoint, baseline: TextBaseline?)

  /// Says where what no track takes goes along an axis.
  mutating func distribute(_ distribution: Distribution, along axis: Axis)

  /// Gives all tracks along an axis one length.
  mutating func makeEqual(along axis: Axis)

  /// Gives all children one cell, in which each stands for itself, or by its lines of text.
  mutating func oneCell(_ alignment: Alignment)

  /// Makes the container as long as a part of the layout around it, along the axes for which that is said.
  mutating func take(_ fractions: LengthFractions)

  /// Makes the container as long as its content has to be.
  mutating func takeLeastLength(along axes: Axis.Set)

  /// Leaves the places of the children in the one cell to relations, and to what is said of each child's own place.
  mutating func placeFreely()

  /// Gives the first child one cell, and attaches the others to it: they have its place, and no say in how large it is.
  ///
  /// - Parameter alignment: Where what is attached stands that is not as large as the first child.
  mutating func attach(_ alignment: Alignment)

  /// Makes the one track along each of some axes as long as a frame around the container; else a frame is larger than what is
  /// in it.
  mutating func reachToFrame(along axes: Axis.Set)

  /// Keeps the tracks along an axis as long as they ask to be, whatever length the container has.
  mutating func scroll(along axis: Axis)

  /// Gives the chosen child one cell; the others take no part.
  mutating func chosenCell()

  /// Keeps a distance between the one cell and the edges.
  mutating func inset(by padding: PaddingOptions)

  /// Keeps a ratio of the width to the height.
  mutating func keepRatio(_ options: AspectRatioOptions)

  /// Gives the cells of rows their columns, from left to right; a child that is no row is one across all columns.
  mutating func rows(_ options: GridOptions)

  /// Stacks the lines of children; as long as they are not known, one cell stands for all children.
  mutating func stack(linesIn stack: StackOptions)

  /// Lets children flow line by line into tracks that are described themselves.
  mutating func flow(into options: LazyGridOptions)

  /// Puts children into hexagons by their rows and columns.
  mutating func hexagons(_ options: HexGridOptions)

  /// Puts children into hexagons in order, row by row.
  mutating func honeycomb(_ options: HoneycombOptions)

  /// Says something that is allowed and has no effect, in words that follow the name of the container.
  mutating func note(_ words: String)
}
