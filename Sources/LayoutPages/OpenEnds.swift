internal import LayoutCore
internal import LayoutDocument
internal import LayoutGeometry

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

  /// `nil` where the layout does not come to these ends.
  init?(_ open: BreakpointReport.OpenRange, _ subject: PageSubject) {
    var free = open.chosen
    free.start += OpenValue.reachWithoutLimit
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
      let what = open.subject
    else { return nil }
    return OpenValue(container: container, subject: what)
      .placement(of: subject.document, in: subject.proposal(length), by: subject.engine, at: value)
  }
}

extension BreakpointReport.OpenRange {
  /// What is open; `nil` where the report names nothing.
  fileprivate var subject: OpenValue.Subject? {
    if let track { return .track(track, axis == "horizontal" ? .horizontal : .vertical) }
    guard let item, let edge = edge.flatMap(LayoutEdge.init(rawValue:)) else { return nil }
    return .edge(edge, ofItem: item)
  }
}
