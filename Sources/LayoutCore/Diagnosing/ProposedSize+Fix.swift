package import LayoutGeometry

extension ProposedSize {
  /// The proposal with a fix applied.
  package func applying(_ edit: Fix.Edit) -> ProposedSize {
    var copy = self
    switch edit {
    case .propose(let axis, let length): copy[axis] = length
    case .addSizingRow(_, _, let proposedHeight?): copy.height = proposedHeight
    case .addSizingColumn(_, _, let proposedWidth?): copy.width = proposedWidth
    case .several(let steps): copy = steps.reduce(self) { $0.applying($1.edit) }
    case .addSizingRow, .addSizingColumn, .sizeCell, .addConstraint, .position, .setLength, .removeLimit,
      .allowOverflow,
      .removeConstraint, .removePosition, .setSpacing, .setPadding:
      break
    }
    return copy
  }
}
