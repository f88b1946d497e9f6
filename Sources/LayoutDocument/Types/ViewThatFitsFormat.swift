internal import LayoutCore

/// A choice among alternatives.
///
/// `{"type": "viewThatFits", "axes": ["horizontal"], "alternatives": [...]}`
enum ViewThatFitsFormat: LayoutFormat {
  static let type = "viewThatFits"
  static let keys = ["axes", "alternatives"]
  static let children: ChildList? = ChildList(key: "alternatives", role: .layouts)

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    .viewThatFits(ViewThatFitsOptions(axes: object.contains("axes") ? try object.axes("axes") : .all))
  }

  static func write(_ options: ViewThatFitsOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    if options.axes != .all {
      container.encode(AxisNames.all.filter { options.axes.contains($0.1) }.map(\.0), forKey: "axes")
    }
  }
}
