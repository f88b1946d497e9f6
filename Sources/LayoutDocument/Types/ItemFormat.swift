internal import LayoutCore

/// An item, which has no children.
///
/// `{"type": "item", "id": "title", "width": 50}`
enum ItemFormat: LayoutFormat {
  static let documentType = "item"
  static let summary = "A rectangle of which nothing but its lengths is known."
  static let members: [DocumentMember] = []

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .item }
}
