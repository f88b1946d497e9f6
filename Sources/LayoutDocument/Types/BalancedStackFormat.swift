internal import LayoutCore

/// A balanced stack and its children.
///
/// `{"type": "balancedStack", "axis": "row", "spacing": 8, "children": [...]}`
enum BalancedStackFormat: LayoutFormat {
  static let type = "balancedStack"
  static let keys = ["axis", "spacing", "children"]
  static let children: ChildList? = ChildList(key: "children", role: .layouts)

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    .balancedStack(
      BalancedStackOptions(axis: try StackFormat.axis(of: object), spacing: try object.number("spacing")))
  }

  static func write(_ options: BalancedStackOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    container.encode(options.axis.rawValue, forKey: "axis")
    container.encodeIfPresent(options.spacing, forKey: "spacing")
  }
}
