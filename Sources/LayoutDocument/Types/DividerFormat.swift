internal import LayoutCore

/// A thin line between the children of a stack, or across a grid.
///
/// `{"type": "divider", "id": "line", "unsizedAxes": ["horizontal"]}`
enum DividerFormat: LayoutFormat {
  static let type = "divider"
  static let keys: [String] = []
  static let children: ChildList? = nil

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { .divider }
}
