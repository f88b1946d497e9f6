internal import LayoutCore
internal import LayoutGeometry

/// `Honeycomb(itemsPerRow: 4, lineSpacing: 2) { ... }`
extension HoneycombOptions: ContainerCode {
  var arguments: [Argument] {
    Argument.given("itemsPerRow", itemsPerRow)
    Argument.given("lineSpacing", lineSpacing, unless: 0)
    Argument.given("interitemSpacing", interitemSpacing, unless: 0)
    Argument.unless(.zero, "insets", insets, \.code)
  }

  func code(of content: ContentCode) -> LayoutCode {
    // In Swift there is no honeycomb of a count: it has so many items without ids.
    let items = count.map { count in
      let item = LayoutCode(call: CallCode(name: "Item"))
      return [
        LayoutCode(
          call: CallCode(
            name: "ForEach", arguments: [.init(code: "0..<\(count)")], block: .layouts([item], parameter: "_")))
      ]
    }
    return call(items ?? content.children.map(\.code))
  }
}
