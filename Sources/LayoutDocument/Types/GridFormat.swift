internal import LayoutCore

/// A grid and its rows.
///
/// `{"type": "grid", "alignment": "center", "rows": [{"cells": [...]}, {"type": "item", "id": "divider"}]}`
extension GridOptions: ContainerFormat {
  static let keys = [
    "alignment", "horizontalSpacing", "verticalSpacing", "tieBreak", "horizontalDistribution", "verticalDistribution",
    GridTracksFormat.key.stringValue,
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
