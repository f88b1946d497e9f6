internal import LayoutCore

/// Children that only relations place.
///
/// `{"type": "free", "children": [{"type": "item", "id": "a", "position": {"x": 40, "y": 20}}]}`
extension FreeLayoutOptions: ContainerFormat {
  static let summary = "Children that only relations place."
  static let members: [DocumentMember] = []

  init(from object: ObjectReader) throws { self.init() }

  func write(to container: ObjectWriter) {}
}
