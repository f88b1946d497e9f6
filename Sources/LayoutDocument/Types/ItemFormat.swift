internal import LayoutCore

/// An item, which has no children.
///
/// `{"type": "item", "id": "title", "width": 50}`
enum ItemFormat: LayoutFormat {
  static let type = "item"
  static let keys: [String] = []
  static let children: ChildList? = nil

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .item }
}
