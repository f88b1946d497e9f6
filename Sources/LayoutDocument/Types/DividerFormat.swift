internal import LayoutCore

/// A thin line between the children of a stack, or across a grid.
///
/// `{"type": "divider", "id": "line", "unsizedAxes": ["horizontal"]}`
enum DividerFormat: LayoutFormat {
  static let documentType = "divider"
  static let summary = "A thin line between the children of a stack, or across a grid."
  static let members: [DocumentMember] = []

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .divider }
}
