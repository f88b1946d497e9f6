internal import LayoutCore
internal import LayoutDocument
internal import LayoutGeometry
internal import LinearModel

/// The pictures at both ends of an open range.
///
/// What is open together, and all that hangs on it, moves along: answers that are equally good form a convex set, so all
/// that lies on straight lines between two of them is one as well.
struct OpenEnds: Encodable {
  /// Where everything stands with the open length at one end of its range.
  struct Picture: Encodable {
    /// The length at this end.
    let length: Movement<Double>
    let size: Movement<SolveReport.Size>
    let frames: [Movement<SolveReport.Rect>]
    let containers: [BreakpointReport.Container]
  }

  let lower: Picture
  let upper: Picture

  /// Below all that is told about the layout, above what makes the whole small: it decides what is open, and nothing else.
  private static let priority = Priority(rawValue: 100)
  /// How far a length without a limit is dragged, in points.
  private static let reachWithoutLimit = 200.0

  /// `nil` where the layout does not come to these ends.
  init?(_ open: BreakpointReport.OpenRange, _ subject: PageSubject) {
    var free = open.chosen
    free.start += Self.reachWithoutLimit
    guard let lower = Picture(open, open.lower, subject), let upper = Picture(open, open.upper ?? free, subject) else {
      return nil
    }
    (self.lower, self.upper) = (lower, upper)
  }
}

extension OpenEnds.Picture {
  fileprivate init?(_ open: BreakpointReport.OpenRange, _ end: Movement<Double>, _ subject: PageSubject) {
    // Beside breakpoints, where two pieces hold.
    let inset = (open.to - open.from) / 1000
    let (before, after) = (open.from + inset, open.to - inset)
    guard let first = Self.placement(open, end, at: before, subject),
      let second = Self.placement(open, end, at: after, subject), first.frames.count == second.frames.count
    else { return nil }
    let geometry = PieceGeometry(first, second, MovementRange(start: open.from, first: before, second: after))
    self.init(length: end, size: geometry.size, frames: geometry.boxes, containers: geometry.containers)
  }

  /// The layout with the open length at an end of its range; `nil` where it does not come to that.
  private static func placement(
    _ open: BreakpointReport.OpenRange, _ end: Movement<Double>, at length: Double, _ subject: PageSubject
  ) -> Placement? {
    let value = end.start + end.rate * (length - open.from)
    guard let plain = try? subject.place(length),
      let container = plain.containers.first(where: { $0.place == open.container })?.node,
      let relation = relation(open, value)
    else { return nil }
    let changed = subject.document.applying(Fix(text: "", edit: .addConstraint(carrier: container, relation)))
    guard let placement = try? subject.engine.place(changed.tree, in: subject.proposal(length)),
      let found = Self.length(open, container, in: placement), abs(found - value) < 1e-3
    else { return nil }
    return placement
  }

  private static func relation(_ open: BreakpointReport.OpenRange, _ value: Double) -> LayoutRelation? {
    guard let priority = OpenEnds.priority else { return nil }
    var anchors: [LayoutAnchor] = []
    if let track = open.track {
      let axis: Axis = open.axis == "horizontal" ? .horizontal : .vertical
      anchors = [LayoutAnchor(.container, axis == .horizontal ? .width : .height, of: .init(axis, track))]
    } else if let item = open.item, let attribute = open.edge.flatMap(LayoutAnchor.Attribute.init(rawValue:)) {
      anchors = [LayoutAnchor(.item(item), attribute)]
      if attribute != .width, attribute != .height { anchors.append(LayoutAnchor(.container, attribute)) }
    }
    guard !anchors.isEmpty else { return nil }
    let terms = anchors.indices.map { LinearExpression.Term(Variable(index: $0), $0 == 0 ? 1 : -1) }
    let sum = LinearExpression(terms: terms, constant: -value)
    return LayoutRelation(Constraint(sum, .equal, priority: priority), over: anchors)
  }

  /// The open length as it is in a placement.
  private static func length(_ open: BreakpointReport.OpenRange, _ node: Int, in placement: Placement) -> Double? {
    guard let container = placement.containers.first(where: { $0.node == node }) else { return nil }
    if let track = open.track {
      let tracks = open.axis == "horizontal" ? container.columns : container.rows
      return tracks.indices.contains(track) ? tracks[track].length : nil
    }
    guard let edge = open.edge.flatMap(LayoutEdge.init(rawValue:)), let rect = open.item.flatMap({ placement[$0] })
    else { return nil }
    let value = edge.value(in: rect)
    return edge.isPosition ? value - edge.value(in: container.rect) : value
  }
}
