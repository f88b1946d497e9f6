internal import LayoutCore
internal import LayoutGeometry

/// Marks what stands out of its cell, or of the layout that it stands in.
struct OverflowMarks {
  private struct Mark {
    let overflow: Diagnosis.Overflow
    /// The part that is outside.
    let part: Rect
  }

  private let marks: [Mark]

  init(_ placement: Placement, _ scale: PictureScale) {
    marks = placement.diagnosis.overflows.compactMap { overflow in
      // What is attached to something mostly is meant to stand out of that: it is listed only.
      guard !overflow.isAttached, placement.rects[overflow.node].isFinite else { return nil }
      return Mark(overflow: overflow, part: scale.rect(placement.rects[overflow.node].part(beyond: overflow)))
    }
  }

  /// Hatches what is outside, and draws the edge that it stands out of.
  func draw(on canvas: inout Canvas) {
    canvas.group("overflows", [("stroke", Palette.overflow)]) { canvas in
      for mark in marks {
        let title = VisibleText.of("\(mark.overflow)")
        let hatch = [("fill", "url(#\(Patterns.overflow))"), ("fill-opacity", "0.5"), ("stroke", "none")]
        canvas.rect(mark.part, title: title, hatch)
        canvas.lines([mark.part.edge(towards: mark.overflow.edge)], title: title, [("stroke-width", "2")])
      }
    }
  }
}

extension Rect {
  /// The part of a rectangle that lies beyond what it stands out of.
  fileprivate func part(beyond overflow: Diagnosis.Overflow) -> Rect {
    let (across, down) = (min(overflow.amount, width), min(overflow.amount, height))
    return switch overflow.edge {
    case .left: Rect(x: minX, y: minY, width: across, height: height)
    case .right: Rect(x: maxX - across, y: minY, width: across, height: height)
    case .top: Rect(x: minX, y: minY, width: width, height: down)
    default: Rect(x: minX, y: maxY - down, width: width, height: down)
    }
  }

  /// The edge of the part that stands out where the rest of it begins.
  fileprivate func edge(towards edge: LayoutEdge) -> [Point] {
    switch edge {
    case .left: [Point(x: maxX, y: minY), Point(x: maxX, y: maxY)]
    case .right: [Point(x: minX, y: minY), Point(x: minX, y: maxY)]
    case .top: [Point(x: minX, y: maxY), Point(x: maxX, y: maxY)]
    default: [Point(x: minX, y: minY), Point(x: maxX, y: minY)]
    }
  }
}
