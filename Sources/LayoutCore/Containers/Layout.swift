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

extension CustomStringConvertible where Self: Layout {
  /// The items and containers, one on each line, each level set in by two spaces, with what is said of their lengths.
  ///
  /// O(number of nodes).
  public var description: String {
    var tree = LayoutTree()
    append(to: &tree)
    return tree.description
  }
}
