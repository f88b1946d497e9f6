internal import LayoutCore

/// `.overlay(alignment: .topTrailing) { ... }`
extension OverlayOptions: ModifierCode {
  var arguments: [Argument] { Argument.unless(.center, "alignment", alignment, \.code) }

  func modifiers(_ node: LayoutTree.Node, attaching attached: [LayoutCode]) -> [CallCode] {
    [CallCode(name: "overlay", arguments: arguments, block: .layouts(attached))]
  }
}
