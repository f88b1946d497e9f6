internal import LayoutGeometry

/// A gap that takes what is left along its stack, when everything else has what it wants.
///
/// Flexible items come first: a spacer has the lowest layout priority there is. Across its stack it asks for nothing. In a
/// row of a grid it is an empty cell that takes what is left. It has no id, so the placement does not list it.
public struct Spacer: BuiltLayout, Hashable, CustomStringConvertible {
  private let minLength: Double?

  /// Creates a gap.
  ///
  /// - Parameter minLength: The least length in points; `nil` is 0, since the gaps of the stack stand on both sides of it.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Appends the gap to a tree.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) {
    var node = LayoutTree.Node(kind: .spacer)
    node.setLeastLength(minLength)
    tree.append(leaf: node)
  }
}
