public import Foundation
public import LayoutCore
public import LayoutGeometry

/// A layout as a JSON document: what to place, the size that is offered, and what happens on overflow.
///
/// ```json
/// { "proposal": {"width": 400, "height": null}, "overflow": "error",
///   "layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "title"}]} }
/// ```
///
/// `"layoutDirection": "rightToLeft"` beside the layout mirrors it.
///
/// `"metrics": {"advance": 10, "ascent": 8, "descent": 2, "advances": {"i": 4}}` beside it says how wide the characters of all
/// texts are, and how high their lines, in points and whatever the font size.
///
/// Constraints between items stand beside the layout, or in the layout that holds the items, which they call `container`:
/// `"constraints": ["a.width == 2 * b.width @ 600", "a.right + 8 <= container.right"]`. `Layout.constrain(_:)` says how
/// they are written.
///
/// Reading is strict: an unknown key, a wrong type, a missing or doubled id, or a length out of range throws an error
/// with the path to the place. All other mistakes of the document are told with it, in its order.
public struct LayoutDocument: Sendable, Hashable {
  /// The size that is offered to the layout.
  public var proposal: ProposedSize
  /// What happens when the layout does not fit.
  public var overflow: OverflowHandling
  /// Which way the layout reads along x.
  public var layoutDirection: LayoutDirection
  /// The description of the layout.
  ///
  /// It can be placed as any other layout.
  public var tree: LayoutTree

  /// Creates a document from a description.
  ///
  /// - Parameters:
  ///   - layout: What to place.
  ///   - proposal: The size that is offered.
  ///   - overflow: What happens when the layout does not fit.
  ///   - layoutDirection: Which way the layout reads along x.
  public init(
    _ layout: some Layout, proposal: ProposedSize = .unspecified, overflow: OverflowHandling = .error,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.proposal = proposal
    self.overflow = overflow
    self.layoutDirection = layoutDirection
    tree = LayoutTree(layout)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The document, in UTF-8.
  ///   - limits: How large the layout may be.
  /// - Throws: A `LayoutError` with the place, such as `layout.rows[1].cells[2].columns`, and what was expected there. Its
  ///   `furtherMistakes` are the others of the document.
  public init(json: Data, limits: Limits = Limits()) throws {
    let content = try DocumentReader(json, limits: limits)
    proposal = content.proposal
    overflow = content.overflow
    layoutDirection = content.layoutDirection
    tree = content.tree
  }

  /// Writes the document: keys in alphabetical order, one per line, and a line break at the end.
  ///
  /// Reading it again gives an equal document.
  ///
  /// - Throws: A `LayoutError` if the description is one that a document cannot hold, such as two items with one id.
  public func json() throws -> Data {
    try proposal.validate(limits: .init())
    try tree.validate(limits: .init())
    try ConstraintsFormat.check(tree)
    return try DocumentWriter.write(self)
  }

  /// The document with a fix applied that a diagnosis of it offered.
  public func applying(_ fix: Fix) -> LayoutDocument {
    var copy = self
    copy.proposal = proposal.applying(fix.edit)
    copy.tree = tree.applying(fix.edit)
    return copy
  }
}
