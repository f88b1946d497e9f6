/// A description of how things stand together: an item, a container with children, or anything made of these.
///
/// Types that describe layouts are small values. Building one allocates nothing for each child; only solving turns it into
/// a flat tree.
public protocol Layout: Sendable {
  /// Appends the nodes of this description to a tree.
  ///
  /// A type of your own forwards to a layout that it is made of. O(number of nodes).
  consuming func append(to tree: inout LayoutTree)
}

extension Layout {
  /// A layout that appends nothing: the compiler says what to write instead.
  @available(
    *, unavailable, message: "What is put together of other layouts is a CompositeLayout, with a body of these."
  )
  public func append(to tree: inout LayoutTree) {}
}

/// A layout of this package that is not put together where it is used: what it appends nobody calls but the package.
///
/// So each such type has one method less that people would read past.
@usableFromInline package protocol BuiltLayout: Layout {
  /// Appends the nodes of this description to a tree.
  func appendNodes(to tree: inout LayoutTree)
}

extension BuiltLayout {
  /// Appends the nodes of this description to a tree.
  @inlinable public func append(to tree: inout LayoutTree) { appendNodes(to: &tree) }
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
