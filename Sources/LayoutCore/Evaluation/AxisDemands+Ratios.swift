internal import LayoutGeometry

// What keeps a ratio is as wide as its cell lets it be, and its height follows; so heights are told after widths.
extension AxisDemands {
  /// Takes what a container asks for that keeps a ratio.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func takeRatio(of container: Int, in structure: Structure) -> Bool {
    guard let node = structure.containers[container].node, let track = tracks(of: container, in: structure).first
    else { return false }
    guard let length = axis == .horizontal ? structure.widthByRatio(of: container) : leaves?[node] else { return false }
    for part in [container, track] { (parts[part].ideal, parts[part].greatest) = (length.ideal, length.maximum) }
    return true
  }

  /// Whether lengths follow directly around what keeps a ratio.
  ///
  /// A container that is given more height than it asks for would share it with what is as high as its ratio lets it be, and so
  /// would rows that spans make grow; and where no width is offered, not everything takes what its cell has. What that comes to,
  /// a program tells.
  func isDirectAroundRatios(_ container: Int, in structure: Structure) -> Bool {
    guard structure.holdsRatio(container) else { return true }
    guard !isSpanned(container), !hasFillingSpan(container) else { return false }
    if axis == .horizontal {
      return proposed != nil || !structure.containers[container].keepsRatio
        || parts[container].length == parts[container].ideal
    }
    let own = contentLength(of: container, in: structure)
    // What differs by less is the rounding of sums.
    return abs(parts[container].length - own) <= 1e-9 * (1 + own)
  }
}

extension Structure {
  /// What something asks for in width that keeps a ratio: what its content does, and what the height of that comes to.
  func widthByRatio(of container: Int) -> Length? {
    guard let ratio = containers[container].ratio?.ratio, let leaf = cells(of: container).first?.node else {
      return nil
    }
    return Length(
      keeping: ratio, width: leafLength(of: leaf, .horizontal), height: leafLength(of: leaf, .vertical))
  }
}
