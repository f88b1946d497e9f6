extension Layout {
  /// Keeps the ratio of the layout's width to its height.
  ///
  /// With ``ContentMode/fit`` the width is `ratio` times the height, as a constraint: the layout takes the largest such box
  /// in its cell, and where nothing is offered the smallest one that holds its ideal size. What is fixed in it stands in the
  /// middle of the box.
  ///
  /// With ``ContentMode/fill``, which is for items and text, the cell is taken as without a ratio, and the item is drawn as
  /// the smallest rectangle of that ratio that covers it, with the same centre. Constraints cannot be about it then.
  ///
  /// Widths and heights are solved together where a ratio ties them, and apart elsewhere.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height, above 0; `nil` takes the ratio of the layout's ideal size.
  ///   - contentMode: Whether it stays inside of its cell or covers it.
  @inlinable public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> AspectRatio<Self> {
    AspectRatio(content: self, options: AspectRatioOptions(ratio: ratio, contentMode: contentMode))
  }

  /// Keeps the ratio of the layout's ideal size, inside of its cell.
  @inlinable public func scaledToFit() -> AspectRatio<Self> { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of the layout's ideal size, and covers its cell.
  @inlinable public func scaledToFill() -> AspectRatio<Self> { aspectRatio(contentMode: .fill) }
}

/// A layout of a fixed ratio of width to height, as `aspectRatio` makes it.
public struct AspectRatio<Content: Layout>: WrapperLayout, CustomStringConvertible {
  @usableFromInline package let content: Content
  @usableFromInline let options: AspectRatioOptions

  @inlinable init(content: Content, options: AspectRatioOptions) {
    self.content = content
    self.options = options
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .aspectRatio(options)))
  }
}

extension AspectRatioOptions: ContainerKind {
  package static var name: String { "AspectRatio" }
  package static var wrapperKey: String? { "aspectRatio" }
  package var nodeKind: LayoutTree.Kind { .aspectRatio(self) }
  package var couplesAxes: Bool { contentMode == .fit }
  package var filling: ChildFilling { contentMode == .fill ? .always : .never }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.oneCell(.center)
    tracks.keepRatio(self)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkContent(of: node, "A ratio")
    try tree.checkRatio(self, of: node, limits: limits)
  }
}
