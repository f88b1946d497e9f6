internal import LayoutGeometry
internal import LinearModel

/// How far apart the lengths are that a layout names: the least above 0, the greatest, and where each is said.
///
/// Looked for only where a solver failed, to say why.
struct LengthSpread {
  /// Numbers have 16 digits, and sums, tolerances and pivots take some: lengths this far apart are certain to be told apart.
  static let greatest = 1e9

  private var least: (length: Double, place: String)?
  private var most: (length: Double, place: String)?
  /// The smallest and the largest ratio or factor, 1 among them: nested in each other, both make lengths differ.
  private var ratios = (least: 1.0, most: 1.0)

  init(of tree: LayoutTree, in proposal: ProposedSize) {
    for axis in Axis.allCases { note(proposal[axis]) { "proposal.\(axis.lengthName)" } }
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      for axis in Axis.allCases {
        let limits = tree.limits(of: index, axis)
        // A greatest length asks for nothing, however far away it is.
        for length in [limits.minimum, limits.ideal] {
          note(length) { "\(tree.place(of: index)).\(axis.lengthName)" }
        }
      }
      node.kind.container?.visitDistances { distance, length in
        if distance.role != .greatestTrack { note(length) { tree.place(of: index) } }
      }
      if let ratio = node.aspectRatio?.ratio { note(ratio: ratio) }
      if node.stretch > 0 { note(ratio: node.stretch) }
    }
    for carried in tree.relations {
      let relation = carried.relation
      note(relation.constraint.expression.constant) { "the constraint \"\(relation.text)\"" }
      for term in relation.constraint.expression.terms { note(ratio: abs(term.coefficient)) }
    }
  }

  private mutating func note(_ length: Double?, _ place: () -> String) {
    guard let length = length.map(abs), length > 0, length.isFinite else { return }
    // A place takes a walk, so it is looked for only where it is needed.
    if length < least?.length ?? .infinity { least = (length, place()) }
    if length > most?.length ?? 0 { most = (length, place()) }
  }

  private mutating func note(ratio: Double) { ratios = (min(ratios.least, ratio), max(ratios.most, ratio)) }

  /// What a failure of the solver comes from, where lengths are too far apart.
  var error: LayoutError? {
    let ratio = ratios.most / ratios.least
    guard let least, let most, most.length / least.length * ratio > Self.greatest else { return nil }
    let lengths =
      "The lengths \(lengthText(least.length)) (\(least.place)) and \(lengthText(most.length)) (\(most.place)) are too far "
      + "apart to be solved together"
    let ratios =
      ratio > 1 ? ", with ratios or factors from \(lengthText(ratios.least)) to \(lengthText(ratios.most))" : ""
    return LayoutError(
      .limitExceeded,
      "\(lengths)\(ratios): at most \(lengthText(Self.greatest)) times is certain to work. Bring them nearer to each other, "
        + "or leave the small one out.", place: least.place)
  }
}
