internal import LayoutGeometry

extension LayoutStatement {
  /// The axes of the lengths and places that it is about.
  func axes(in structure: Structure) -> Axis.Set {
    switch self {
    case .container(let axis, _), .minimum(_, let axis, _), .ideal(_, let axis, _), .maximum(_, let axis, _),
      .track(_, _, let axis, _), .trackMaximum(_, _, let axis, _), .fixedTrack(_, _, let axis, _),
      .fractionTrack(_, _, let axis, _), .leastLength(_, let axis, _), .spacing(_, let axis, _),
      .padding(_, let axis, _),
      .fraction(_, _, let axis, _), .offset(_, let axis, _), .position(_, let axis, _), .inside(_, _, let axis),
      .given(_, let axis, _, _):
      Axis.Set(axis)
    case .line, .ascent, .descent, .textMiddle: .vertical
    case .ratio: .all
    case .relation(let index): structure.tree.relations[index].relation.axes
    }
  }
}
