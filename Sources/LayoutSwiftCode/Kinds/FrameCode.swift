internal import LayoutCore
internal import LayoutGeometry

/// `.frame(width: 100, alignment: .leading)`, or `.frame(width: .fraction(0.25))`
extension FrameOptions: ModifierCode {
  static var saysLengths: Bool { true }

  var arguments: [Argument] {
    if !isOwnLength { Argument("alignment", code: alignment.code) }
  }

  func code(of content: ContentCode) -> LayoutCode {
    var options = self
    // The layout in it may say itself where it stands.
    if !isOwnLength, let own = content.children.first?.node.alignedInCell { options.alignment = own }
    return options.modified(content)
  }

  func modifiers(_ node: LayoutTree.Node, attaching attached: [LayoutCode]) -> [CallCode] {
    guard said.isEmpty else { return [CallCode(name: "frame", arguments: saidLengths + arguments)] + others(of: node) }
    var modifiers = node.lengthModifiers(along: .all)
    // The alignment belongs to the first of them, also where that says no length.
    let lengths = modifiers.isEmpty ? [.init("width", code: "nil")] : modifiers.removeFirst().arguments
    return [CallCode(name: "frame", arguments: lengths + arguments)] + modifiers
  }

  /// The lengths that are said otherwise than in points.
  private var saidLengths: [Argument] {
    Axis.allCases.compactMap { axis in
      if let part = fractions[axis] { return .init(axis.length, code: ".fraction(\(part.literal))") }
      return leastAxes.contains(axis) ? .init(axis.length, code: ".minContent") : nil
    }
  }

  /// What is said of lengths along the other axes.
  private func others(of node: LayoutTree.Node) -> [CallCode] {
    node.lengthModifiers(along: Axis.Set.all.subtracting(said))
  }
}
