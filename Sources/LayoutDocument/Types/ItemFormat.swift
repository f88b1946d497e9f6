internal import LayoutCore

/// An item, which has no children.
///
/// `{"type": "item", "id": "title", "width": 50}`
enum ItemFormat: LayoutFormat {
  static let documentType = "item"
  static let keys: [String] = []

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .item }
}
