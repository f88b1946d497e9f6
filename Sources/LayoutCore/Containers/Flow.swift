public import LayoutGeometry

/// Children in lines that wrap where the next child does not fit.
///
/// A line is a row, or a column in a flow of columns: flexible children share what their line leaves, and across it each child
/// stands by the alignment. Where lines break follows from the ideal lengths of the children and from the length that the
/// flow gets: what is proposed to it, what a frame says, or what its siblings leave. Where nothing is proposed, all children
/// stand in one line. A child that is longer than the flow stands in a line of its own, and shrinks there as in a stack.
public struct Flow<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: FlowOptions
  @usableFromInline package let content: Content

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - axis: Whether lines are rows, one below the other, or columns, one beside the other.
  ///   - alignment: Where a line stands along the flow, unless a distribution is given, and where children stand across a line.
  ///   - horizontalSpacing: The gap between neighbours side by side in points, negative for overlap; `nil` is the engine's
  ///     default, 8.
  ///   - verticalSpacing: The gap between neighbours one below the other, in the same way.
  ///   - lineBreaking: Which children stand together in a line.
  ///   - distribution: Where what no child of a line takes goes; with any but `leading` the flow takes all that it is proposed
  ///     or gets. `nil` leaves it to the alignment.
  ///   - content: The children.
  @inlinable public init(
    _ axis: StackAxis = .row, alignment: Alignment = .topLeading, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, lineBreaking: LineBreaking = .greedy, distribution: Distribution? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    options = FlowOptions(
      axis: axis, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      lineBreaking: lineBreaking, distribution: distribution)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .flow(options)))
  }
}

extension FlowOptions: ContainerKind {
  package static var name: String { "Flow" }
  package var nodeKind: LayoutTree.Kind { .flow(self) }
  package var fractionAxes: Axis.Set { .all }
  package var dependsOnSpace: Bool { true }
  package var distributedAxes: Axis.Set { line.distributedAxes }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.stack(linesIn: stackOfLines)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    body(Distance(.gap(.horizontal), "horizontalSpacing"), &horizontalSpacing)
    body(Distance(.gap(.vertical), "verticalSpacing"), &verticalSpacing)
  }
}
