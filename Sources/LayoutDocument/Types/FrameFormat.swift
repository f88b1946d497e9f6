internal import LayoutCore
internal import LayoutGeometry

/// A frame that one layout stands in as a whole.
///
/// `{"type": "frame", "width": 100, "alignment": "leading", "children": [{...}]}`
extension FrameOptions: ContainerFormat {
  static let summary = "A frame that one layout stands in as a whole."
  static let leastChildren = 1
  static let mostChildren: Int? = 1
  static let members = [
    DocumentMember("alignment", .name(in: AlignmentNames.cells), "Where the layout stands; center if absent.")
  ]

  init(from object: ObjectReader) throws {
    self.init(
      alignment: try object.name("alignment", in: AlignmentNames.cells) ?? .center, fractions: try object.fractions(),
      leastAxes: object.axes(of: .least))
  }

  func write(to container: ObjectWriter) {
    container.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: "alignment")
  }
}
