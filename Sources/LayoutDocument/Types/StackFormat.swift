internal import LayoutCore

/// A stack and its children.
///
/// `{"type": "stack", "axis": "row", "alignment": "center", "spacing": 8, "distribution": "spaceBetween", "children": [...]}`
extension StackOptions: ContainerFormat {
  static let summary = "Children in a row or in a column."
  static let members = [
    .stackAxis,
    DocumentMember(
      "alignment", .name(in: AlignmentNames.stack(.row)), "Where children stand across the stack; center if absent."
    ).narrowed(to: .name(in: AlignmentNames.stack(.column)), where: "axis", is: StackAxis.column.rawValue),
    DocumentMember("spacing", .number(), "The gap between neighbours in points; if absent what these want, or 8."),
    DocumentMember("distribution", .name(of: Distribution.self), "Where what no child takes goes; leading if absent."),
  ]

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

extension DocumentMember {
  /// The direction, which every kind of stack must name.
  static let stackAxis = DocumentMember(
    "axis", .name(of: StackAxis.self), "Whether children stand in a row or in a column.", isRequired: true)
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
