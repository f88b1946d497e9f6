internal import LayoutCore

/// A grid and its rows.
///
/// `{"type": "grid", "alignment": "center", "rows": [{"cells": [...]}, {"type": "item", "id": "divider"}]}`
extension GridOptions: ContainerFormat {
  static let summary = "Rows of cells that share their columns."
  static let members = [
    DocumentMember("alignment", .name(in: AlignmentNames.cells), "Where layouts stand in cells; center if absent."),
    DocumentMember("horizontalSpacing", .number(), "The gap between columns in points; 8 if absent."),
    DocumentMember("verticalSpacing", .number(), "The gap between rows in points; 8 if absent."),
    DocumentMember(
      "tieBreak", .name(of: TieBreak.self), "What decides lengths that nothing says; equalGrowth if absent."),
    DocumentMember("horizontalDistribution", .name(of: Distribution.self), "Where what no column takes goes."),
    DocumentMember("verticalDistribution", .name(of: Distribution.self), "Where what no row takes goes."),
    GridTracksFormat.member,
  ]
  static let childRole = ChildList.Role.rows

  init(from object: ObjectReader) throws {
    self.init(
      alignment: try object.name("alignment", in: AlignmentNames.cells) ?? .center,
      horizontalSpacing: try object.number("horizontalSpacing"),
      verticalSpacing: try object.number("verticalSpacing"),
      tieBreak: try object.name("tieBreak", in: TieBreak.allCases.map { ($0.rawValue, $0) }) ?? .equalGrowth,
      horizontalDistribution: try object.distribution("horizontalDistribution"),
      verticalDistribution: try object.distribution("verticalDistribution"),
      tracks: try GridTracksFormat.tracks(of: object))
  }

  func write(to container: ObjectWriter) {
    container.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: "alignment")
    container.encodeIfPresent(horizontalSpacing, forKey: "horizontalSpacing")
    container.encodeIfPresent(verticalSpacing, forKey: "verticalSpacing")
    container.encode(tieBreak.rawValue, forKey: "tieBreak")
    container.encode(horizontalDistribution, forKey: "horizontalDistribution")
    container.encode(verticalDistribution, forKey: "verticalDistribution")
    GridTracksFormat.write(tracks, to: container)
  }
}
