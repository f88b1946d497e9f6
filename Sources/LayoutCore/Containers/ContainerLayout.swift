/// A layout that is one container around others, whatever its kind.
@usableFromInline package protocol ContainerLayout: BuiltLayout {
  associatedtype Content: Layout

  /// What stands in it.
  var content: Content { get }

  /// Appends the container, whose children come next.
  ///
  /// - Returns: Its index.
  func open(in tree: inout LayoutTree) -> Int

  /// Ends the container that starts at a node.
  func close(_ node: Int, in tree: inout LayoutTree)
}

extension ContainerLayout {
  /// Appends the container and what stands in it to a tree.
  @inlinable package func appendNodes(to tree: inout LayoutTree) {
    let container = open(in: &tree)
    if tree.takesChildren { content.append(to: &tree) }
    close(container, in: &tree)
  }

  @inlinable package func close(_ node: Int, in tree: inout LayoutTree) { tree.closeContainer(node) }
}

/// A layout that stands around one other: around several there is one for each.
@usableFromInline package protocol WrapperLayout: ContainerLayout {}

extension WrapperLayout {
  @inlinable package func close(_ node: Int, in tree: inout LayoutTree) { tree.closeWrapper(node) }
}
