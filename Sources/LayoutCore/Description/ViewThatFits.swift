public import LayoutGeometry

/// The first of several layouts whose ideal size fits the space that is there, or else the last.
///
/// At the root the space is what is proposed; inside other containers it is what the ideal sizes of everything else leave
/// of it. An axis on which nothing is proposed has room for anything.
public struct ViewThatFits<Content: Layout>: Layout {
  private let options: ViewThatFitsOptions
  private let content: Content

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes on which an alternative must fit.
  ///   - content: The alternatives, the preferred one first.
  public init(in axes: Axis.Set = .all, @LayoutBuilder content: () -> Content) {
    options = ViewThatFitsOptions(axes: axes)
    self.content = content()
  }

  /// Appends the choice and all of its alternatives to a tree.
  public func append(to tree: inout LayoutTree) {
    tree.append(.init(kind: .viewThatFits(options))) { content.append(to: &$0) }
  }
}
