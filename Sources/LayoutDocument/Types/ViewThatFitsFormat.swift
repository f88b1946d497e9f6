internal import LayoutCore

/// A choice among alternatives.
///
/// `{"type": "viewThatFits", "axes": ["horizontal"], "alternatives": [...]}`
extension ViewThatFitsOptions: ContainerFormat {
  static let summary = "The first of several layouts that fits."
  static let members = [DocumentMember("axes", .axes, "The axes on which it must fit; both if absent.")]

  init(from object: ObjectReader) throws {
    self.init(axes: object.contains("axes") ? try object.axes("axes") : .all)
  }

  func write(to container: ObjectWriter) {
    if axes != .all {
      container.encode(AxisNames.all.filter { axes.contains($0.1) }.map(\.0), forKey: "axes")
    }
  }
}
