internal import LayoutCore

/// `.background(alignment: .topTrailing) { ... }`
extension BackgroundOptions: ModifierCode {
  var arguments: [Argument] { Argument.unless(.center, "alignment", alignment, \.code) }

  func modifiers(_ node: LayoutTree.Node, attaching attached: [LayoutCode]) -> [CallCode] {
    [CallCode(name: "background", arguments: arguments, block: .layouts(attached))]
  }
}
