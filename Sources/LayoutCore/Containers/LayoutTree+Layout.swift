extension LayoutTree: BuiltLayout {
  /// Makes a tree of a description.
  @inlinable public init(_ layout: some Layout) {
    self.init()
    layout.append(to: &self)
  }

  /// Appends a copy of this tree to another.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) {
    tree.append(contentsOf: self)
  }
}
