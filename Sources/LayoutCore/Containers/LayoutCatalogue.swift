/// The kinds of layouts that there are.
///
/// Every container has a line here; a test holds that each has what belongs to one: tests, an article with a picture, an
/// example document, and a reader for documents.
package enum LayoutCatalogue {
  /// A kind of layout.
  package struct Entry: Hashable, Sendable {
    /// The name of the type in Swift, and of the article on it.
    package let name: String
    /// The name that documents have for it.
    package let documentType: String

    package init(_ name: String, documentType: String) {
      self.name = name
      self.documentType = documentType
    }

    /// The name of the article on it in the DocC catalogue.
    package var article: String { name + ".md" }
  }

  /// Every kind of layout that holds others.
  package static let all = [
    Entry("Stack", documentType: "stack"),
    Entry("BalancedStack", documentType: "balancedStack"),
    Entry("ViewThatFits", documentType: "viewThatFits"),
    Entry("Grid", documentType: "grid"),
    Entry("LazyGrid", documentType: "lazyGrid"),
    Entry("HexGrid", documentType: "hexGrid"),
    Entry("Honeycomb", documentType: "honeycomb"),
    Entry("Padding", documentType: "padding"),
    Entry("AspectRatio", documentType: "aspectRatio"),
  ]
}
