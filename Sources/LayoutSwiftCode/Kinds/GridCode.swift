internal import LayoutCore

/// `Grid(columns: [.fixed(120), .fit], horizontalSpacing: 8) { ... }`
extension GridOptions: ContainerCode {
  var arguments: [Argument] {
    if !tracks.columns.isEmpty { Argument("columns", .list(tracks.columns.map(\.code))) }
    if !tracks.rows.isEmpty { Argument("rows", .list(tracks.rows.map(\.code))) }
    Argument.unless(.center, "alignment", alignment, \.code)
    Argument.given("horizontalSpacing", horizontalSpacing)
    Argument.given("verticalSpacing", verticalSpacing)
    Argument.unless(.equalGrowth, "tieBreak", named: tieBreak)
    Argument.unless(.leading, "horizontalDistribution", named: horizontalDistribution)
    Argument.unless(.leading, "verticalDistribution", named: verticalDistribution)
  }
}

extension GridTrack {
  fileprivate var code: String {
    switch self {
    case .fit: return ".fit"
    case .fixed(let length): return ".fixed(\(length.literal))"
    case .fraction(let part): return ".fraction(\(part.literal))"
    case .flexible(let minimum, let maximum, let stretch):
      let arguments = Argument.line {
        Argument.given("minimum", minimum, unless: 0)
        Argument.given("maximum", maximum, unless: .infinity)
        Argument.given("stretch", stretch, unless: 1)
      }
      return ".flexible(\(arguments))"
    }
  }
}

/// `GridRow(alignment: .bottom) { ... }`
extension GridRowOptions {
  func code(of content: ContentCode) -> LayoutCode {
    LayoutCode(
      call: CallCode(
        name: "GridRow", arguments: alignment.map { [Argument("alignment", code: ".\($0)")] } ?? [],
        block: .layouts(content.children.map(\.code))))
  }
}
