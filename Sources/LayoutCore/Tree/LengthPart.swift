internal import LayoutGeometry

/// Which of the lengths of a node something says.
enum LengthPart: Hashable {
  case fixed, least, ideal, greatest
  /// The ideal one, which the node takes whatever it is offered.
  case fixedIdeal

  /// What it says of a node, such as `at least 50 wide`.
  func amount(_ length: Double, _ axis: Axis) -> String {
    let amount = "\(lengthText(length)) \(axis.adjective)"
    return switch self {
    case .fixed: amount
    case .least: "at least \(amount)"
    case .ideal: "ideally \(amount)"
    case .greatest: "at most \(amount)"
    case .fixedIdeal: "fixed at its ideal \(axis.lengthName) of \(lengthText(length))"
    }
  }
}

extension LengthLimits {
  /// What was said, part by part, such as `at least 50 wide`; a fixed length is one part.
  func amounts(_ axis: Axis) -> [String] {
    if let minimum, minimum == ideal, minimum == maximum { return [LengthPart.fixed.amount(minimum, axis)] }
    let parts: [(LengthPart, Double?)] = [(.least, minimum), (.ideal, ideal), (.greatest, maximum)]
    return parts.compactMap { part, length in length.map { part.amount($0, axis) } }
  }
}
