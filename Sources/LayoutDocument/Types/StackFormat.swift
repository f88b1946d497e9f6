internal import LayoutCore

/// A stack and its children.
///
/// `{"type": "stack", "axis": "row", "alignment": "center", "spacing": 8, "distribution": "spaceBetween", "children": [...]}`
extension StackOptions: ContainerFormat {
  static let keys = ["axis", "alignment", "spacing", "distribution"]

  init(from object: ObjectReader) throws {
    let axis = try object.stackAxis()
    self.init(
      axis: axis, alignment: try object.name("alignment", in: AlignmentNames.stack(axis)) ?? .center,
      spacing: try object.number("spacing"), distribution: try object.distribution("distribution"))
  }

  func write(to container: ObjectWriter) {
    container.encode(axis.rawValue, forKey: "axis")
    let names = AlignmentNames.stack(axis)
    // A column has no lines of text to line up; what it does instead has a name.
    let name = names.first { $0.1 == alignment } ?? names.first { $0.1.fraction == alignment.fraction }
    container.encodeIfPresent(name?.0, forKey: "alignment")
    container.encodeIfPresent(spacing, forKey: "spacing")
    container.encode(distribution, forKey: "distribution")
  }
}

extension ObjectReader {
  /// The direction, which every kind of stack must name.
  func stackAxis() throws -> StackAxis {
    let axes = StackAxis.allCases.map { ($0.rawValue, $0) }
    guard let axis = try name("axis", in: axes) else {
      throw missing("axis", expected: Suggestion.list(axes.map(\.0)))
    }
    return axis
  }
}
