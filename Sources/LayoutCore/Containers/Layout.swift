/// A description of how things stand together: an item, a container with children, or anything made of these.
///
/// Types that describe layouts are small values. Building one allocates nothing for each child; only solving turns it into
/// a flat tree.
public protocol Layout: Sendable {
  /// Appends the nodes of this description to a tree.
  ///
  /// A type of your own forwards to a layout that it is made of. O(number of nodes).
  func append(to tree: inout LayoutTree)
}
