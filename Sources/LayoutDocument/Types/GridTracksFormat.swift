internal import LayoutCore
internal import LinearModel

/// The columns and rows that a grid lists.
///
/// `"tracks": {"columns": [{"fixed": 120}, "fit", "25%", {"flexible": {"min": 50, "max": null, "stretch": 2}}], "rows": [...]}`
///
/// `{"fraction": 0.25}` is read as `"25%"` is.
enum GridTracksFormat {
  static let key: DocumentKey = "tracks"
  private static let limits = [
    DocumentMember("min", .length, "The least length in points; 0 if absent."),
    DocumentMember("max", .length, "The greatest length in points; null for none."),
    DocumentMember("stretch", .length, "How long it is beside the others that share; 1 if absent."),
  ]
  private static let sizes = [
    DocumentMember("fixed", .length, "The length in points."),
    DocumentMember("flexible", .object(limits), "A share of what is left."),
    DocumentMember("fraction", .length, "A part of the grid: 0.25 says the same as \"25%\"."),
  ]
  private static let tracks = ValueForm.list(
    .any([.names(["fit"]), .percentage] + sizes.map { .object([$0.required()]) }))
  private static let lists = [
    DocumentMember("columns", tracks, "The columns; the last one repeats."),
    DocumentMember("rows", tracks, "The rows; the last one repeats."),
  ]
  static let member = DocumentMember(key, .object(lists), "The columns and rows that the grid lists itself.")

  static func tracks(of object: ObjectReader) throws -> GridTracks {
    let expected = "an object with \"columns\" and \"rows\""
    guard let lists = try object.object(key, expected: expected) else { return GridTracks() }
    try lists.checkKeys(Self.lists)
    return GridTracks(columns: try list("columns", of: lists), rows: try list("rows", of: lists))
  }

  private static func list(_ key: DocumentKey, of object: ObjectReader) throws -> [GridTrack] {
    guard var list = try object.listIfGiven(key) else { return [] }
    var tracks: [GridTrack] = []
    while let element = try list.nextObjectOrText(
      expected: "\"fit\", a part such as \"25%\", or an object with \"fixed\", \"flexible\" or \"fraction\"")
    {
      switch element {
      case .object(let object): if let track = try object.reading({ try track(of: object) }) { tracks.append(track) }
      case .text("fit", _): tracks.append(.fit)
      case .text(let text, let value):
        if let part = FractionText.part(text) {
          tracks.append(.fraction(part))
          continue
        }
        try list.passOver(
          LayoutError(
            .invalidLayout,
            "The track is \(text.quoted). Give \"fit\", \"25%\", {\"fixed\": 120} or {\"flexible\": {\"min\": 50}}.",
            place: list.place(of: value)))
      }
    }
    return tracks
  }

  private static func track(of object: ObjectReader) throws -> GridTrack {
    let size = try object.choice(of: Self.sizes, in: "A track")
    if size != "flexible" {
      guard let number = try object.number(size) else { throw object.missing(size, expected: "a number") }
      return size == "fixed" ? .fixed(number) : .fraction(number)
    }
    let limits = try object.object("flexible", expected: "an object with \"min\", \"max\" and \"stretch\"")
    try limits?.checkKeys(Self.limits)
    return .flexible(
      minimum: try limits?.number("min") ?? 0, maximum: try limits?.number("max") ?? .infinity,
      stretch: try limits?.number("stretch") ?? 1)
  }

  static func write(_ tracks: GridTracks, to container: ObjectWriter) {
    guard !tracks.isEmpty else { return }
    let lists = container.object(key)
    write(tracks.columns, forKey: "columns", to: lists)
    write(tracks.rows, forKey: "rows", to: lists)
  }

  private static func write(_ tracks: [GridTrack], forKey key: DocumentKey, to container: ObjectWriter) {
    guard !tracks.isEmpty else { return }
    let list = container.list(key)
    for track in tracks {
      switch track {
      case .fit: list.append("fit")
      case .fraction(let part): list.append(FractionText.text(part))
      case .fixed(let length): list.object().encode(length, forKey: "fixed")
      case .flexible(let minimum, let maximum, let stretch):
        let limits = list.object().object("flexible")
        if minimum != 0 { limits.encode(minimum, forKey: "min") }
        if maximum.isFinite { limits.encode(maximum, forKey: "max") }
        if stretch != 1 { limits.encode(stretch, forKey: "stretch") }
      }
    }
  }
}
