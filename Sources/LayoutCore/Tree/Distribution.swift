/// Where what no child takes of a length goes: along a stack, or among the columns or rows of a grid.
///
/// The names and their meanings are those of CSS (*CSS Box Alignment*, `justify-content`).
public enum Distribution: String, Hashable, Sendable, CaseIterable {
  /// Behind the last child.
  case leading
  /// As much before the first child as behind the last one.
  case center
  /// Before the first child.
  case trailing
  /// Between the children, the same everywhere; behind an only child.
  case spaceBetween
  /// The same on both sides of each child, so that what is between two is twice what is at the ends.
  case spaceAround
  /// The same between the children and at both ends.
  case spaceEvenly
}

extension Distribution {
  /// The parts of a free length that lie before the first of some tracks, and between two neighbours.
  func parts(among count: Int) -> (before: Double, between: Double) {
    let count = Double(count)
    return switch self {
    case .leading: (0, 0)
    case .center: (0.5, 0)
    case .trailing: (1, 0)
    case .spaceBetween: (0, count > 1 ? 1 / (count - 1) : 0)
    case .spaceAround: (1 / (2 * count), 1 / count)
    case .spaceEvenly: (1 / (count + 1), 1 / (count + 1))
    }
  }

  /// Whether children stand closer together where less is free, so that a length below 0 is none: they never overlap by it.
  var spreads: Bool {
    switch self {
    case .leading, .center, .trailing: false
    case .spaceBetween, .spaceAround, .spaceEvenly: true
    }
  }

  /// What there is to distribute of a length that tracks and gaps leave, which is below 0 where they stand out of it.
  func free(_ rest: Double) -> Double { spreads ? max(0, rest) : rest }
}
