internal import LayoutCore
internal import LayoutGeometry

/// `.padding(8)`, `.padding(.horizontal, 8)`, or `.padding(EdgeInsets(...))`
extension PaddingOptions: ModifierCode {
  var arguments: [Argument] {}

  func modifiers(_ node: LayoutTree.Node, attaching attached: [LayoutCode]) -> [CallCode] {
    let lengths = Set(named.map(\.value).filter { $0 != 0 })
    if lengths.count < 2 { return [CallCode(name: "padding", arguments: one(lengths.first ?? 0))] }
    guard lengths.contains(nil) else { return [insets] }
    // Usual lengths and others are said one after the other.
    return [CallCode(name: "padding", arguments: [.init(code: Self.edges(named.filter { $0.value == nil }))]), insets]
  }

  /// Edges that have one length, where all others have none.
  private func one(_ length: Double?) -> [Argument] {
    let edges = named.filter { $0.value == length }
    let isEverywhere = edges.count == named.count
    return (isEverywhere ? [] : [.init(code: Self.edges(edges))]) + (length.map { [.init(code: $0.literal)] } ?? [])
  }

  private static func edges(_ edges: [(key: String, value: Double?)]) -> String {
    switch edges.map(\.key) {
    case ["leading", "trailing"]: ".horizontal"
    case ["top", "bottom"]: ".vertical"
    case let names where names.count == 1: ".\(names[0])"
    case let names: "[\(names.map { ".\($0)" }.joined(separator: ", "))]"
    }
  }

  private var insets: CallCode {
    let insets = EdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    return CallCode(name: "padding", arguments: [.init(code: insets.code)])
  }
}
