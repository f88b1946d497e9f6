internal import LayoutCore
internal import LayoutGeometry

/// `LazyGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) { ... }`
extension LazyGridOptions: ContainerCode {
  var arguments: [Argument] {
    Argument(axis == .horizontal ? "columns" : "rows", .list(tracks.map(\.code)))
    Argument.unless(0.5, "alignment", alignment, alignmentCode)
    Argument.given("spacing", lineSpacing)
  }

  private func alignmentCode(_ fraction: Double) -> String {
    let isLeading = fraction < 0.5
    return axis == .horizontal ? isLeading ? ".leading" : ".trailing" : isLeading ? ".top" : ".bottom"
  }
}

extension GridItem {
  fileprivate var code: String {
    let arguments = Argument.line {
      Argument.unless(.flexible(), nil, size, \.code)
      Argument.given("spacing", spacing)
      Argument.unless(nil, "alignment", alignment, \.code)
    }
    return "GridItem(\(arguments))"
  }
}

extension GridItem.Size {
  fileprivate var code: String {
    switch self {
    case .fixed(let length): ".fixed(\(length.literal))"
    case .flexible(let minimum, let maximum, let stretch):
      limits("flexible", Argument.given("minimum", minimum, unless: 10), maximum, stretch)
    case .adaptive(let minimum, let maximum): limits("adaptive", Argument.given("minimum", minimum), maximum)
    }
  }

  private func limits(
    _ name: String, _ minimum: Argument?, _ maximum: Double, _ stretch: Double = 1
  ) -> String {
    let arguments = Argument.line {
      minimum
      Argument.given("maximum", maximum, unless: .infinity)
      Argument.given("stretch", stretch, unless: 1)
    }
    return ".\(name)(\(arguments))"
  }
}
