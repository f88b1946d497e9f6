package import LayoutCore
package import LayoutGeometry
internal import LinearModel

/// A length or a place that a layout leaves open, and what the layout is where it has another value.
package struct OpenValue {
  /// What is open.
  package enum Subject {
    /// The length of a track of the container, counted from 0.
    case track(Int, Axis)
    /// A place, from where the container starts, or a length of a child of it.
    case edge(LayoutEdge, ofItem: String)
  }

  /// The node of the container in the tree.
  package let container: Int
  /// What is open.
  package let subject: Subject

  /// Below all that is told about the layout, above what makes the whole small: it decides what is open, and nothing else.
  private static let priority = Priority(rawValue: 100)
  /// How far a length without a limit reaches in pictures, in points.
  package static let reachWithoutLimit = 200.0

  package init(container: Int, subject: Subject) {
    self.container = container
    self.subject = subject
  }

  /// The layout with another value; `nil` where it does not come to that.
  package func placement(
    of document: LayoutDocument, in proposal: ProposedSize, by engine: LayoutEngine, at value: Double
  ) -> Placement? {
    guard let relation = relation(at: value) else { return nil }
    let changed = document.applying(Fix(text: "", edit: .addConstraint(carrier: container, relation)))
    guard let placement = try? engine.place(changed.tree, in: proposal), let found = self.value(in: placement),
      abs(found - value) < 1e-3
    else { return nil }
    return placement
  }

  private func relation(at value: Double) -> LayoutRelation? {
    guard let priority = Self.priority else { return nil }
    var anchors: [LayoutAnchor] = []
    switch subject {
    case .track(let index, let axis):
      anchors = [LayoutAnchor(.container, axis == .horizontal ? .width : .height, of: .init(axis, index))]
    case .edge(let edge, let item):
      guard let attribute = LayoutAnchor.Attribute(rawValue: edge.rawValue) else { return nil }
      anchors = [LayoutAnchor(.item(item), attribute)]
      if edge.isPosition { anchors.append(LayoutAnchor(.container, attribute)) }
    }
    let terms = anchors.indices.map { LinearExpression.Term(Variable(index: $0), $0 == 0 ? 1 : -1) }
    let sum = LinearExpression(terms: terms, constant: -value)
    return LayoutRelation(Constraint(sum, .equal, priority: priority), over: anchors)
  }

  /// What it is in a placement.
  private func value(in placement: Placement) -> Double? {
    guard let container = placement.containers.first(where: { $0.node == container }) else { return nil }
    switch subject {
    case .track(let index, let axis):
      let tracks = axis == .horizontal ? container.columns : container.rows
      return tracks.indices.contains(index) ? tracks[index].length : nil
    case .edge(let edge, let item):
      guard let rect = placement[item] else { return nil }
      let value = edge.value(in: rect)
      return edge.isPosition ? value - edge.value(in: container.rect) : value
    }
  }
}
