internal import LayoutCore
internal import LayoutGeometry

/// How a kind of container stands in Swift; one conformance, in a file of its own, for each.
protocol ContainerCode: ContainerKind {
  /// What it is told besides its children, as far as that does not go without saying.
  @ArgumentBuilder var arguments: [Argument] { get }

  /// Whether the code says the lengths of the container's node, too.
  static var saysLengths: Bool { get }

  /// The code of a container with what stands in it.
  func code(of content: ContentCode) -> LayoutCode
}

extension ContainerCode {
  // Most are a call with their children in braces.
  func code(of content: ContentCode) -> LayoutCode { call(content.children.map(\.code)) }

  static var saysLengths: Bool { false }

  /// The call with layouts in braces.
  func call(_ layouts: [LayoutCode]) -> LayoutCode {
    LayoutCode(call: CallCode(name: Self.name, arguments: arguments, block: .layouts(layouts)))
  }
}

/// A container's node, and the code of what stands in it.
struct ContentCode {
  let node: LayoutTree.Node
  let children: [(node: LayoutTree.Node, code: LayoutCode)]
}

/// A container that is a modifier of the layout in it.
protocol ModifierCode: ContainerCode {
  /// The modifiers that make it, the innermost first.
  ///
  /// - Parameters:
  ///   - node: The container's node.
  ///   - attached: What is attached to the layout besides.
  func modifiers(_ node: LayoutTree.Node, attaching attached: [LayoutCode]) -> [CallCode]
}

extension ModifierCode {
  func code(of content: ContentCode) -> LayoutCode { modified(content) }

  /// The layout with the modifiers behind it.
  func modified(_ content: ContentCode) -> LayoutCode {
    // Without a layout in it there is nothing to modify, and placing says so.
    var code = content.children.first?.code ?? LayoutCode(call: CallCode(name: "Group", block: .layouts([])))
    code.modifiers += modifiers(content.node, attaching: content.children.dropFirst().map(\.code))
    return code
  }
}
