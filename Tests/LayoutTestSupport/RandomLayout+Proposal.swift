package import LayoutGeometry

extension RandomLayout {
  /// What is offered to a layout: along each axis a length or nothing.
  package mutating func proposal() -> ProposedSize {
    var proposal = ProposedSize.unspecified
    for axis in Axis.allCases where random.chance(0.6) {
      proposal[axis] = Double(Int.random(in: 50...600, using: &random))
    }
    return proposal
  }

  /// Which way a layout reads.
  package mutating func layoutDirection() -> LayoutDirection { random.chance(0.5) ? .leftToRight : .rightToLeft }
}
