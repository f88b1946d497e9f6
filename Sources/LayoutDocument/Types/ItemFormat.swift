internal import LayoutCore

/// An item, which has no children.
///
/// `{"type": "item", "id": "title", "width": 50}`
enum ItemFormat: LayoutFormat {
  static let type = "item"
  static let keys: [String] = []

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .item }

  static func appendChildren(of object: ObjectReader, to tree: inout LayoutTree) throws {}
}
