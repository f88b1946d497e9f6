internal import LayoutCore
internal import LayoutGeometry

/// The code of a layout with everything in it.
///
/// Descriptions in Swift are at most 256 containers deep, and so is this recursion.
struct TreeCode {
  private let tree: LayoutTree

  static func code(of tree: LayoutTree) -> LayoutCode { TreeCode(tree: tree).code(of: 0, in: nil) }

  private init(tree: LayoutTree) { self.tree = tree }

  /// - Parameter parent: The container that the node stands in.
  private func code(of index: Int, in parent: Parent?) -> LayoutCode {
    let node = tree.nodes[index]
    var code = base(of: index, in: parent)
    if !node.isLeaf, let id = node.id {
      code.modifiers.append(CallCode(name: "id", arguments: [Argument(nil, .text(id))]))
    }
    code.modifiers += lengths(of: node, in: parent)
    code.modifiers += node.contentModifiers(fixedAxes: parent?.fixedAxes ?? [])
    let isModified = parent?.isModifier(besides: index) ?? false
    if !isModified { code.modifiers += node.placeModifiers() }
    let relations = tree.relations(of: index).map { RelationCode($0.relation) }
    if !relations.isEmpty { code.modifiers.append(CallCode(name: "constrain", block: .relations(relations))) }
    return isModified ? parent?.layers(around: code, node) ?? code : code
  }

  /// - Parameter around: The container that the node stands in.
  private func base(of index: Int, in around: Parent?) -> LayoutCode {
    let node = tree.nodes[index]
    let parent = Parent(node, index, scrollAxis: tree.scrollAxis(of: index), isFilled: around?.fills(index) ?? false)
    func content() -> ContentCode {
      ContentCode(
        node: node, children: tree.children(of: index).map { (tree.nodes[$0], code(of: $0, in: parent)) })
    }
    if case .gridRow(let row) = node.kind { return row.code(of: content()) }
    guard let container = node.kind.container as? any ContainerCode else { return LeafCode.code(of: node) }
    return container.code(of: content())
  }

  private func lengths(of node: LayoutTree.Node, in parent: Parent?) -> [CallCode] {
    if let container = node.kind.container as? any ContainerCode, type(of: container).saysLengths { return [] }
    // A spacer has its least length in its call.
    if node.isSpacer, node.leastLength != nil { return [] }
    return node.lengthModifiers(along: Axis.Set.all.subtracting(parent?.filledAxes(of: node) ?? []))
  }

  /// What is said of a node by the container that it stands in.
  private struct Parent {
    /// The axes along which it takes its ideal length.
    let fixedAxes: Axis.Set
    /// The frame that says its length.
    private let frame: FrameOptions?
    private let index: Int
    private let container: (any ContainerKind)?
    /// Whether something is attached to its first child.
    private let attaches: Bool
    /// Whether children take all of their cells, whatever they say of their lengths.
    private let fillsCells: Bool

    /// - Parameter isFilled: Whether it takes all of its cell.
    init(_ node: LayoutTree.Node, _ index: Int, scrollAxis: Axis?, isFilled: Bool) {
      fixedAxes = scrollAxis.map { Axis.Set($0) } ?? []
      container = node.kind.container
      attaches = container.map { type(of: $0).attaches } ?? false
      fillsCells = container?.fillsCells(isFilled: isFilled) ?? false
      frame = (container as? FrameOptions).flatMap { $0.isOwnLength ? $0 : nil }
      self.index = index
    }

    /// Whether a child takes all of its cell: what is attached does not.
    func fills(_ child: Int) -> Bool { fillsCells && (!attaches || child == index + 1) }

    /// Whether it is a modifier of a child, and not only something that it is attached to.
    ///
    /// What such a child says of its place would be said of the whole: it has no place of its own among others.
    func isModifier(besides child: Int) -> Bool { container is any ModifierCode && child == index + 1 }

    /// Layers with nothing else in them, where what a modified layout says of its place matters inside of the whole.
    ///
    /// It does not matter where the child fills all of the whole: it stands alone there, and would not fill layers.
    func layers(around code: LayoutCode, _ node: LayoutTree.Node) -> LayoutCode {
      // What something is attached to, and what takes all of its cell, has no room to stand anywhere.
      let hasRoom = !attaches && !fillsCells
      // A part of what is around it would be a part of the layers.
      let isPart = !node.fractions.axes.isEmpty
      let inside = node.placeModifiers().filter { ["alignedInCell", "layoutPriority", "stretch"].contains($0.name) }
      // A frame has the alignment itself.
      let alignment = frame == nil ? (container as? FrameOptions)?.alignment : nil
      guard hasRoom, !isPart, inside.contains(where: { alignment == nil || $0.name != "alignedInCell" }) else {
        return code
      }
      var inner = code
      inner.modifiers += inside
      // In a frame the layers fill that, so what stands in them stands there as it did in the frame.
      let layers = ZStackOptions(alignment: alignment ?? .center)
      return LayoutCode(
        call: CallCode(name: ZStackOptions.name, arguments: layers.arguments, block: .layouts([inner])))
    }

    /// The axes along which it fills the frame.
    func filledAxes(of node: LayoutTree.Node) -> Axis.Set {
      guard let frame else { return [] }
      return Axis.allCases.reduce(into: []) { axes, axis in
        if frame.said.contains(axis), node[axis] == node.filling(axis, of: frame) { axes.insert(Axis.Set(axis)) }
      }
    }
  }
}
