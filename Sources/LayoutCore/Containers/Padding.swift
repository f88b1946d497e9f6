public import LayoutGeometry

extension Layout {
  /// Keeps a distance between the layout and everything around it.
  ///
  /// The layout is placed inside, in the coordinates of the whole; its id means the layout without the padding. Modifiers
  /// that come later are about the padded layout: a `frame` contains the padding. What was said before about the cell that
  /// the layout stands in, or about the distance to its neighbours, holds for the padded layout too.
  ///
  /// - Parameter insets: The distance from each edge in points; a negative one lets the layout stick out.
  @inlinable public func padding(_ insets: EdgeInsets) -> Padding<Self> {
    Padding(content: self, options: PaddingOptions(insets))
  }

  /// Keeps a distance between some edges of the layout and what is around it.
  ///
  /// On a row of a grid, or on several layouts at once (a `ForEach`, a group), each cell and each layout is padded.
  ///
  /// - Parameters:
  ///   - edges: The edges that are padded.
  ///   - length: The distance in points, negative to stick out; `nil` is the engine's default spacing, 8.
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Padding<Self> {
    Padding(content: self, options: PaddingOptions(edges, length))
  }

  /// Keeps one distance on all edges of the layout.
  ///
  /// - Parameter length: The distance in points; a negative one lets the layout stick out.
  @inlinable public func padding(_ length: Double) -> Padding<Self> { padding(.all, length) }
}

/// A layout with a distance around it, as `padding` makes it.
public struct Padding<Content: Layout>: WrapperLayout, CustomStringConvertible {
  @usableFromInline package let content: Content
  @usableFromInline let options: PaddingOptions

  @inlinable init(content: Content, options: PaddingOptions) {
    self.content = content
    self.options = options
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .padding(options)))
  }
}

extension PaddingOptions: ContainerKind {
  package static var name: String { "Padding" }
  package static var wrapperKey: String? { "padding" }
  package var nodeKind: LayoutTree.Kind { .padding(self) }
  package var fractionAxes: Axis.Set { .all }
  package var filling: ChildFilling { .handedOn }

  package func lay(out tracks: inout some TrackWriter) {
    // What is in the padding is its whole content: where a frame makes it wider, it stands in the middle.
    tracks.oneCell(.center)
    tracks.reachToFrame(along: .all)
    tracks.inset(by: self)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    body(Distance(.inset, "top", in: "insets"), &top)
    body(Distance(.inset, "leading", in: "insets"), &leading)
    body(Distance(.inset, "bottom", in: "insets"), &bottom)
    body(Distance(.inset, "trailing", in: "insets"), &trailing)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkContent(of: node, "Padding")
  }
}
