internal import LayoutCore
internal import LayoutGeometry

/// A flow and its children.
///
/// `{"type": "flow", "axis": "row", "alignment": "topLeading", "horizontalSpacing": 8, "verticalSpacing": 8,
/// "lineBreaking": "balanced", "distribution": "spaceBetween", "children": [...]}`
extension FlowOptions: ContainerFormat {
  static let summary = "Children in lines that wrap."
  static let members = [
    DocumentMember("axis", .name(of: StackAxis.self), "Whether lines are rows or columns; rows if absent."),
    DocumentMember("alignment", .name(in: AlignmentNames.cells), "Where children stand; topLeading if absent."),
    DocumentMember("horizontalSpacing", .number(), "The gap between neighbours along x in points; 8 if absent."),
    DocumentMember("verticalSpacing", .number(), "The gap between neighbours along y in points; 8 if absent."),
    DocumentMember("lineBreaking", .name(of: LineBreaking.self), "Where lines break; greedy if absent."),
    DocumentMember("distribution", .name(of: Distribution.self), "Where what no child of a line takes goes."),
  ]

  init(from object: ObjectReader) throws {
    self.init(
      axis: try object.name("axis", in: StackAxis.allCases.map { ($0.rawValue, $0) }) ?? .row,
      alignment: try object.name("alignment", in: AlignmentNames.cells) ?? .topLeading,
      horizontalSpacing: try object.number("horizontalSpacing"),
      verticalSpacing: try object.number("verticalSpacing"),
      lineBreaking: try object.name("lineBreaking", in: LineBreaking.allCases.map { ($0.rawValue, $0) }) ?? .greedy,
      distribution: try object.name("distribution", in: Distribution.allCases.map { ($0.rawValue, $0) }))
  }

  func write(to container: ObjectWriter) {
    container.encode(axis.rawValue, forKey: "axis")
    container.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: "alignment")
    container.encodeIfPresent(horizontalSpacing, forKey: "horizontalSpacing")
    container.encodeIfPresent(verticalSpacing, forKey: "verticalSpacing")
    container.encode(lineBreaking.rawValue, forKey: "lineBreaking")
    container.encodeIfPresent(distribution?.rawValue, forKey: "distribution")
  }
}
