package import LayoutGeometry

/// Children in a row or in a column that all get one size: the largest ideal width by the largest ideal height.
///
/// The container is as long as that size for each child and the gaps between. If it must shrink, all children shrink
/// together, not below the largest minimum. A child without a size makes all of them take what the container leaves.
public struct BalancedStack<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: BalancedStackOptions
  @usableFromInline package let content: Content

  /// Creates a balanced stack.
  ///
  /// - Parameters:
  ///   - axis: Whether children stand in a row or in a column.
  ///   - spacing: The gap between neighbours in points, negative for overlap; `nil` leaves it to the children's preferred
  ///     spacing, and to the engine's default, 8, where they have none.
  ///   - content: The children.
  @inlinable public init(_ axis: StackAxis, spacing: Double? = nil, @LayoutBuilder content: () -> Content) {
    options = BalancedStackOptions(axis: axis, spacing: spacing)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .balancedStack(options)))
  }
}

extension BalancedStackOptions: ContainerKind {
  package static var name: String { "BalancedStack" }
  package var nodeKind: LayoutTree.Kind { .balancedStack(self) }
  package var lineAxis: Axis? { axis.main }
  package var filling: ChildFilling { .always }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.line(along: axis.main, spacing: spacing, anchor: .center, baseline: nil)
    tracks.makeEqual(along: axis.main)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    body(Distance(.gap(axis.main), "spacing"), &spacing)
  }
}
