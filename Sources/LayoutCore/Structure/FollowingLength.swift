internal import LayoutGeometry

// A cell that asks for nothing along one axis gives what keeps a ratio its length there, and the other
// length follows, as the height of a text does from its width. What is around the cell is as long as that asks.
//
//     length == length of the cell,  width == ratio * height
//
// A picture in a column of a lazy grid is as wide as the column, and makes its line as high as that comes to. With hexagons it is the
// same, by a line of their own.

/// One length of something that keeps a ratio, or is made of hexagons, which follows from the one that its cell gives it.
struct FollowingLength {
  let container: Int
  /// The axis of the length that follows.
  let axis: Axis
}

extension [FollowingLength] {
  /// The length of a container that follows from the one that its cell gives it, among those of all in the order of containers.
  func of(_ container: Int) -> FollowingLength? {
    let index = partitionPoint { $0.container >= container }
    return index < count && self[index].container == container ? self[index] : nil
  }
}

extension Structure {
  /// What keeps a ratio, or is made of hexagons, and has one of its lengths from a cell that asks for nothing along that axis, in the
  /// order of containers.
  ///
  /// What stands in cells that ask for nothing along both axes is not among it: there both lengths are told together.
  ///
  /// O(1), or O(nodes, and the depth of each of these) where some lengths follow from each other, and some container stands in such a
  /// cell.
  var lengthsThatFollow: [FollowingLength] {
    guard couplesAxes, holdsUnsizedContainers else { return [] }
    let places = CellTable(self)
    return containers.indices.compactMap { container in
      guard containers[container].tiesAxes, let node = containers[container].node,
        let horizontal = places.root(of: node, .horizontal, in: self),
        let vertical = places.root(of: node, .vertical, in: self), horizontal != vertical
      else { return nil }
      // The one that is told with what is farther outside follows.
      return FollowingLength(container: container, axis: horizontal < vertical ? .horizontal : .vertical)
    }
  }
}
