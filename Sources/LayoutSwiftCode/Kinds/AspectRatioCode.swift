internal import LayoutCore

/// `.aspectRatio(1.5, contentMode: .fit)`, or `.scaledToFit()`
extension AspectRatioOptions: ModifierCode {
  var arguments: [Argument] {
    if let ratio {
      Argument.given(nil, ratio)
      Argument("contentMode", code: ".\(contentMode)")
    }
  }

  func modifiers(_ node: LayoutTree.Node, attaching attached: [LayoutCode]) -> [CallCode] {
    let name = ratio == nil ? "scaledTo\("\(contentMode)".capitalizedFirst)" : "aspectRatio"
    return [CallCode(name: name, arguments: arguments)]
  }
}
