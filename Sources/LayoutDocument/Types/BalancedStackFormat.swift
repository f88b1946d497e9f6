internal import LayoutCore

/// A balanced stack and its children.
///
/// `{"type": "balancedStack", "axis": "row", "spacing": 8, "children": [...]}`
extension BalancedStackOptions: ContainerFormat {
  static let keys = ["axis", "spacing"]

  init(from object: ObjectReader) throws {
    self.init(axis: try object.stackAxis(), spacing: try object.number("spacing"))
  }

  func write(to container: ObjectWriter) {
    container.encode(axis.rawValue, forKey: "axis")
    container.encodeIfPresent(spacing, forKey: "spacing")
  }
}
