internal import LayoutCore
internal import LayoutGeometry

/// A layout, the first child, and what lies behind it.
///
/// `{"type": "background", "alignment": "topTrailing", "children": [{...}, {...}]}`
extension BackgroundOptions: ContainerFormat {
  static let summary = "A layout, the first child, and what lies behind it."
  static let leastChildren = 1
  static let members = [
    DocumentMember(
      "alignment", .name(in: AlignmentNames.cells), "Where those stand that are not as large as the layout.")
  ]

  init(from object: ObjectReader) throws {
    self.init(alignment: try object.name("alignment", in: AlignmentNames.cells) ?? .center)
  }

  func write(to container: ObjectWriter) {
    container.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: "alignment")
  }
}
