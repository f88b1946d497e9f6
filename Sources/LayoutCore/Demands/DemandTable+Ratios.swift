internal import LayoutGeometry

// What keeps a ratio, or is made of hexagons: its lengths follow from each other.
extension DemandTable {
  /// Makes the lengths of what keeps a ratio follow from each other.
  mutating func couple(_ container: Int) {
    guard let options = structure.containers[container].ratio, let cell = structure.cells(of: container).first else {
      return
    }
    let ideal = Size(width: self[cell.node, .horizontal].ideal, height: self[cell.node, .vertical].ideal)
    if ratios[container] == nil {
      // Without an ideal size there is no ratio to keep.
      ratios[container] = options.ratio ?? (ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil)
    }
    guard options.contentMode == .fit, let ratio = ratios[container] else { return }
    let width = demandOfContent(of: container, .horizontal)
    let height = demandOfContent(of: container, .vertical)
    coupledWidths[container] = Length(
      keeping: ratio, width: Length(minimum: 0, ideal: ideal.width, maximum: width.maximum),
      height: Length(minimum: 0, ideal: ideal.height, maximum: height.maximum))
  }

  /// What the content of a container takes that keeps a ratio; `nil` for others.
  func coupledLength(_ container: Int, _ axis: Axis) -> Length? {
    guard let width = coupledWidths[container], let ratio = ratios[container] else { return nil }
    if let length = followingLength(of: container, axis) { return Length(minimum: 0, ideal: length, maximum: length) }
    guard axis == .vertical else { return width }
    return Length(minimum: 0, ideal: width.ideal / ratio, maximum: width.maximum / ratio)
  }

  /// The length along an axis of what keeps a ratio, where it follows from that along the other one and is known.
  func followingLength(of container: Int, _ axis: Axis) -> Double? {
    following[container].flatMap { $0.axis == axis ? $0.length : nil }
  }

  /// The length along the other axis that one along an axis follows from, where it does and that is known.
  func lengthAcross(_ container: Int, following axis: Axis) -> Double? {
    following[container].flatMap { $0.axis == axis ? $0.across : nil }
  }

  /// What a length along the other axis makes of that along an axis; `nil` where they have nothing to do with each other.
  private func lengthThatFollows(from across: Double, of container: Int, _ axis: Axis) -> Double? {
    if let shape = structure.containers[container].shape {
      return shape.size(across, axis.other).map { max(0, $0[axis]) }
    }
    return ratios[container].map { axis == .horizontal ? across * $0 : across / $0 }
  }

  /// Takes the lengths of what keeps a ratio that follow from those along the other axis.
  ///
  /// - Parameters:
  ///   - given: Those along the other axis.
  ///   - isRising: Whether lengths become no less than they were taken to be.
  /// - Returns: Whether any length changed.
  mutating func follow(_ given: [(FollowingLength, across: Double)], isRising: Bool) -> MeasuredChange {
    var change = MeasuredChange()
    for (length, across) in given {
      let (container, axis) = (length.container, length.axis)
      guard let node = structure.containers[container].node,
        let new = lengthThatFollows(from: across, of: container, axis)
      else { continue }
      let old = coupledLength(container, axis)?.ideal ?? self[node, axis].ideal
      guard !isRising || new >= old else { continue }
      following[container] = (axis, new, across)
      if new != old { change.add(new, insteadOf: old, of: node) }
    }
    if change.isChanged { measureContainers(Axis.allCases) }
    return change
  }
}
