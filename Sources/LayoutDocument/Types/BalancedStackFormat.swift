internal import LayoutCore

/// A balanced stack and its children.
///
/// `{"type": "balancedStack", "axis": "row", "spacing": 8, "children": [...]}`
extension BalancedStackOptions: ContainerFormat {
  static let summary = "A row or a column of children that all get one size."
  static let members = [
    .stackAxis, DocumentMember("spacing", .number(), "The gap between neighbours in points; 8 if absent."),
  ]

  init(from object: ObjectReader) throws {
    self.init(axis: try object.stackAxis(), spacing: try object.number("spacing"))
  }

  func write(to container: ObjectWriter) {
    container.encode(axis.rawValue, forKey: "axis")
    container.encodeIfPresent(spacing, forKey: "spacing")
  }
}
