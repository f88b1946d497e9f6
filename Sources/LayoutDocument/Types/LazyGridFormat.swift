internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// A lazy grid: its columns or its rows, and the items that flow into them.
///
/// `{"type": "lazyGrid", "columns": [{"fixed": 50}, {"flexible": {"min": 10, "max": null, "stretch": 2}},
/// {"adaptive": {"min": 80}}], "spacing": 8, "children": [...]}`
extension LazyGridOptions: ContainerFormat {
  static let summary = "Items that flow into columns, or into rows."
  static let members = [
    DocumentMember("columns", trackList, "The columns; either these or rows are given."),
    DocumentMember("rows", trackList, "The rows; either these or columns are given."),
    DocumentMember(
      "alignment", .name(in: alignments(.row)), "Where items stand along the axis of the tracks; center if absent."
    ).narrowed(to: .name(in: alignments(.column)), where: "columns"),
    DocumentMember("spacing", .number(), "The gap between lines of items in points; 8 if absent."),
  ]
  private static let limits = [
    DocumentMember("min", .length, "The least length in points."),
    DocumentMember("max", .length, "The greatest length in points; null for none."),
  ]
  private static let shareLimits =
    limits + [DocumentMember("stretch", .length, "How long it is beside the others that share; 1 if absent.")]
  private static let sizes = [
    DocumentMember("fixed", .length, "The length in points."),
    DocumentMember("flexible", .object(shareLimits), "A share of what is left."),
    DocumentMember("adaptive", .object(limits), "As many tracks as fit in a share of what is left."),
  ]
  private static let besides = [
    DocumentMember("spacing", .number(), "The gap behind the track in points; 8 if absent."),
    DocumentMember("alignment", .name(in: AlignmentNames.cells), "Where items stand in the track."),
  ]
  private static let trackList = ValueForm.list(
    .any(sizes.map { .object([$0.required()] + besides) }), least: 1)

  /// Where items can stand along the axis of the tracks; lines of text are across it.
  private static func alignments(_ axis: StackAxis) -> [(String, StackAlignment)] {
    AlignmentNames.stack(axis).filter { $0.1.baseline == nil }
  }

  init(from object: ObjectReader) throws {
    let isColumns = object.contains("columns")
    guard isColumns != object.contains("rows") else {
      throw object.failure(
        "columns",
        "A lazy grid has either columns or rows. Give one of them, such as \"columns\": [{\"adaptive\": {\"min\": 80}}]."
      )
    }
    var list = try object.list(isColumns ? "columns" : "rows")
    var tracks: [GridItem] = []
    while let track = try list.next() {
      if let item = try track.reading({ try Self.item(of: track) }) { tracks.append(item) }
    }
    let alignments = Self.alignments(isColumns ? .column : .row)
    self.init(
      axis: isColumns ? .horizontal : .vertical, tracks: tracks,
      alignment: (try object.name("alignment", in: alignments) ?? .center).fraction,
      lineSpacing: try object.number("spacing"))
  }

  private static func item(of object: ObjectReader) throws -> GridItem {
    let name = try object.choice(of: Self.sizes, besides: besides, in: "A track")
    return GridItem(
      try size(named: name, of: object), spacing: try object.number("spacing"),
      alignment: try object.name("alignment", in: AlignmentNames.cells))
  }

  private static func size(named key: DocumentKey, of object: ObjectReader) throws -> GridItem.Size {
    if key == "fixed" {
      guard let length = try object.number(key) else { throw object.missing(key, expected: "a number") }
      return .fixed(length)
    }
    let limits = try object.object(key, expected: "an object with \"min\" and \"max\"")
    try limits?.checkKeys(key == "flexible" ? Self.shareLimits : Self.limits)
    let minimum = try limits?.number("min")
    let maximum = try limits?.number("max") ?? .infinity
    if key == "flexible" {
      return .flexible(minimum: minimum ?? 10, maximum: maximum, stretch: try limits?.number("stretch") ?? 1)
    }
    guard let minimum else { throw object.missing(key, expected: "an object with a \"min\" above 0") }
    return .adaptive(minimum: minimum, maximum: maximum)
  }

  func write(to container: ObjectWriter) {
    let isColumns = axis == .horizontal
    let alignments = AlignmentNames.stack(isColumns ? .column : .row)
    if let alignment = alignments.first(where: { $0.1.fraction == self.alignment }) {
      container.encode(alignment.0, forKey: "alignment")
    }
    container.encodeIfPresent(lineSpacing, forKey: "spacing")
    let list = container.list(isColumns ? "columns" : "rows")
    for track in tracks {
      Self.write(track, to: list.object())
    }
  }

  private static func write(_ track: GridItem, to object: ObjectWriter) {
    switch track.size {
    case .fixed(let length): object.encode(length, forKey: "fixed")
    case .flexible(let minimum, let maximum, let stretch):
      write(minimum, maximum, stretch, forKey: "flexible", to: object)
    case .adaptive(let minimum, let maximum): write(minimum, maximum, forKey: "adaptive", to: object)
    }
    object.encodeIfPresent(track.spacing, forKey: "spacing")
    if let alignment = track.alignment {
      object.encode(AlignmentNames.name(of: alignment, in: AlignmentNames.cells), forKey: "alignment")
    }
  }

  private static func write(
    _ minimum: Double, _ maximum: Double, _ stretch: Double = 1, forKey key: DocumentKey, to object: ObjectWriter
  ) {
    let limits = object.object(key)
    limits.encode(minimum, forKey: "min")
    if maximum.isFinite { limits.encode(maximum, forKey: "max") }
    if stretch != 1 { limits.encode(stretch, forKey: "stretch") }
  }
}
