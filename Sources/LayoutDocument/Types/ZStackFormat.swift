internal import LayoutCore
internal import LayoutGeometry

/// Layers, the one at the back first.
///
/// `{"type": "zStack", "alignment": "bottomTrailing", "children": [...]}`
extension ZStackOptions: ContainerFormat {
  static let summary = "Children over each other, the one at the back first."
  static let members = [
    DocumentMember("alignment", .name(in: AlignmentNames.cells), "Where children stand; center if absent.")
  ]

  init(from object: ObjectReader) throws {
    self.init(alignment: try object.name("alignment", in: AlignmentNames.cells) ?? .center)
  }

  func write(to container: ObjectWriter) {
    container.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: "alignment")
  }
}
