internal import LayoutCore
internal import LayoutGeometry

/// A layout that may be longer than the space it is seen through.
///
/// `{"type": "scroll", "axis": "vertical", "children": [{...}]}`
extension ScrollOptions: ContainerFormat {
  static let summary = "A layout that may be longer than the space it is seen through."
  static let leastChildren = 1
  static let mostChildren: Int? = 1
  static let members = [
    DocumentMember("axis", .name(in: AxisNames.all), "The axis along which it may be longer; vertical if absent.")
  ]

  init(from object: ObjectReader) throws {
    self.init(axis: try object.name("axis", in: AxisNames.all) ?? .vertical)
  }

  func write(to container: ObjectWriter) { container.encode(AxisNames.name(of: axis), forKey: "axis") }
}
