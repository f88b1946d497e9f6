internal import LayoutCore

/// A stack and its children.
///
/// `{"type": "stack", "axis": "row", "alignment": "center", "spacing": 8, "children": [...]}`
enum StackFormat: LayoutFormat {
  static let type = "stack"
  static let keys = ["axis", "alignment", "spacing", "children"]
  static let children: ChildList? = ChildList(key: "children", role: .layouts)

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    let axis = try axis(of: object)
    return .stack(
      StackOptions(
        axis: axis, alignment: try object.name("alignment", in: AlignmentNames.stack(axis)) ?? .center,
        spacing: try object.number("spacing")))
  }

  /// The direction, which every kind of stack must name.
  static func axis(of object: ObjectReader) throws -> StackAxis {
    let axes = StackAxis.allCases.map { ($0.rawValue, $0) }
    guard let axis = try object.name("axis", in: axes) else {
      throw object.missing("axis", expected: Suggestion.list(axes.map(\.0)))
    }
    return axis
  }

  static func write(_ options: StackOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    container.encode(options.axis.rawValue, forKey: "axis")
    let names = AlignmentNames.stack(options.axis)
    // A column has no lines of text to line up; what it does instead has a name.
    let name = names.first { $0.1 == options.alignment } ?? names.first { $0.1.fraction == options.alignment.fraction }
    container.encodeIfPresent(name?.0, forKey: "alignment")
    container.encodeIfPresent(options.spacing, forKey: "spacing")
  }
}
