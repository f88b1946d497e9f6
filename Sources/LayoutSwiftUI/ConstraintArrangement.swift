#if canImport(SwiftUI)
  public import ConstraintLayout

  /// A SwiftUI layout made of a closure: any description, with its views as items.
  ///
  /// The closure gets the views, by position and by the id that `constraintID` gave them, and says how they stand
  /// together, with all that descriptions have: nested containers, modifiers and relations.
  public struct ConstraintArrangement<Description: ConstraintLayout.Layout>: ViewArrangement {
    private let content: @Sendable (ArrangedViews) -> Description

    /// Creates a layout.
    ///
    /// - Parameter content: What the views look like together: one container or item. The same views must give the same
    ///   description.
    public init(@LayoutBuilder _ content: @escaping @Sendable (_ views: ArrangedViews) -> Description) {
      self.content = content
    }

    /// What the closure says.
    public func description(of views: ArrangedViews) -> Description { content(views) }
  }
#endif
