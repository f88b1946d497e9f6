// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A primitive view has no body.") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var leaves: [Leaf] = []
    for view in repeat each content { leaves += SwiftUI.leaves(of: view) }
    return TupleView(leaves: leaves)
  }
}

public struct TupleView<T>: View, PrimitiveView {
  let leaves: [Leaf]
  public var body: Never { fatalError("A primitive view has no body.") }
}

public struct Group<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

extension View {
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    ChangedView(content: self) { $0.values[ObjectIdentifier(key)] = value }
  }
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    ChangedView(content: self) { $0.priority = value }
  }
}

public struct Text: View, PrimitiveView {
  let leaves: [Leaf]

  /// Letters are 10 wide and 20 high, and lines break anywhere.
  public init(_ content: String) {
    leaves =
      Block(content) { proposal in
        let width = Double(10 * content.count)
        let line = min(width, max(10, proposal.width ?? width))
        return CGSize(width: line, height: (width / line).rounded(.up) * 20)
      }.leaves
  }

  public var body: Never { fatalError("A primitive view has no body.") }
}

public struct Color: View, PrimitiveView {
  let leaves: [Leaf]

  @MainActor public static let gray = Color(
    leaves: Block("gray") { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) }.leaves)

  public var body: Never { fatalError("A primitive view has no body.") }
}

// MARK: What stands for SwiftUI's own machinery

/// What the stand-in knows of a view in a container.
///
/// SwiftUI's collection of proxies is sendable too, though a proxy is good only while its layout is asked. The program
/// has one thread.
struct Leaf: Equatable, @unchecked Sendable {
  var name: String
  var measure: (ProposedViewSize) -> CGSize
  var place: (CGRect, ProposedViewSize) -> Void
  var priority = 0.0
  var spacing = ViewSpacing()
  var firstBaseline: CGFloat?
  var lastBaseline: CGFloat?
  var values: [ObjectIdentifier: Any] = [:]

  static func == (left: Leaf, right: Leaf) -> Bool { left.name == right.name }
}

@MainActor protocol PrimitiveView {
  var leaves: [Leaf] { get }
}

@MainActor func leaves(of view: some View) -> [Leaf] {
  if let primitive = view as? any PrimitiveView { return primitive.leaves }
  return leaves(of: view.body)
}

nonisolated struct ChangedView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout Leaf) -> Void

  @MainActor var body: Never { fatalError("A primitive view has no body.") }
  @MainActor var leaves: [Leaf] {
    SwiftUI.leaves(of: content).map { leaf in
      var leaf = leaf
      change(&leaf)
      return leaf
    }
  }
}

struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  var body: Never { fatalError("A primitive view has no body.") }
  var leaves: [Leaf] {
    let layout = layout
    let subviews = LayoutSubviews(leaves: SwiftUI.leaves(of: content))
    var cache = layout.makeCache(subviews: subviews)
    return [
      Leaf(
        name: "container",
        measure: { layout.sizeThatFits(proposal: $0, subviews: subviews, cache: &cache) },
        place: { layout.placeSubviews(in: $0, proposal: $1, subviews: subviews, cache: &cache) })
    ]
  }
}
