package import LayoutGeometry

/// Children in a row or in a column, in the spirit of Simple Layout Engine.
///
/// A child without a size along the stack is flexible: flexible children share what the container leaves, equally, within
/// their limits. A child without a size across the stack fills it. What no child takes goes by the distribution: it stays
/// at the end, or children are moved apart.
/// Children that do not fit make placing throw, with the container and exactly the children that contradict each other.
public struct Stack<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: StackOptions
  @usableFromInline package var content: Content

  @inlinable init(options: StackOptions, content: Content) {
    self.options = options
    self.content = content
  }

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: Whether children stand in a row or in a column.
  ///   - alignment: Where children sit across the stack.
  ///   - spacing: The gap between neighbours in points, negative for overlap; `nil` is the engine's default, 8.
  ///   - distribution: Where what no child takes along the stack goes; with any but `leading` the stack takes all that it is
  ///     proposed or gets.
  ///   - content: The children.
  @inlinable public init(
    _ axis: StackAxis, alignment: StackAlignment = .center, spacing: Double? = nil,
    distribution: Distribution = .leading, @LayoutBuilder content: () -> Content
  ) {
    self.init(
      options: StackOptions(axis: axis, alignment: alignment, spacing: spacing, distribution: distribution),
      content: content())
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .stack(options)))
  }
}

extension StackOptions: ContainerKind {
  package static var name: String { "Stack" }
  package var nodeKind: LayoutTree.Kind { .stack(self) }
  package var fractionAxes: Axis.Set { .all }
  package var lineAxis: Axis? { axis.main }
  package var distributedAxes: Axis.Set { distribution == .leading ? [] : Axis.Set(axis.main) }

  package func lay(out tracks: inout some TrackWriter) {
    let (fraction, baseline) = (alignment.fraction, alignment.baseline)
    if axis == .column, baseline != nil {
      tracks.note(
        "is a column, whose children share no line of text; they stand \(fraction == 0 ? "leading" : "trailing").")
    }
    tracks.line(
      along: axis.main, spacing: spacing,
      anchor: axis == .row ? UnitPoint(x: 0, y: fraction) : UnitPoint(x: fraction, y: 0), baseline: baseline)
    tracks.distribute(distribution, along: axis.main)
    tracks.reachToFrame(along: Axis.Set(axis.main.other))
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    body(Distance(.gap(axis.main), "spacing"), &spacing)
  }
}
