internal import LayoutGeometry
internal import LinearModel

// What a description may get wrong in lengths and distances.
extension LayoutTree {
  private func checkLimit(of length: LengthLimits, _ axis: Axis, _ index: Int, limits: Limits) throws {
    // A greatest length may be anything: it asks for nothing.
    guard let asked = length.ideal.map({ max($0, length.minimum ?? 0) }) ?? length.minimum, asked > limits.length,
      asked.isFinite
    else { return }
    throw failure(
      .limitExceeded, at: index, key: axis.lengthName,
      "The \(axis.lengthName) is \(plain(asked)); the limit is \(plain(limits.length)). Use a larger unit.")
  }

  func checkLength(of index: Int, _ axis: Axis, limits: Limits) throws {
    try check(self.limits(of: index, axis), asLengthOf: index, axis, limits: limits)
  }

  /// Checks a length that a node has or is about to have.
  func check(_ length: LengthLimits, asLengthOf index: Int, _ axis: Axis, limits: Limits) throws {
    // Words are looked for only where something is wrong: every placement checks every length.
    guard !length.isSound(upTo: limits.length) else { return }
    try checkLimit(of: length, axis, index, limits: limits)
    if let problem = problem(of: length, axis: axis) {
      let isSpacerLength = nodes[index].isSpacer && problem.key.hasSuffix(".min") && axis == .horizontal
      throw failure(problem.code, at: index, key: isSpacerLength ? "minLength" : problem.key, problem.message)
    }
  }

  /// What is wrong with a length, if anything is: first its parts, then their order.
  private func problem(
    of length: LengthLimits, axis: Axis
  ) -> (code: LayoutError.Code, key: String, message: String)? {
    let key = axis == .horizontal ? "width" : "height"
    // Bit patterns, because NaN is not equal to itself.
    let bits = [length.minimum, length.ideal, length.maximum].map { $0?.bitPattern }
    let isFixed = bits[0] == bits[1] && bits[1] == bits[2]
    let parts = [
      ("minimum", "min", length.minimum), ("ideal", "ideal", length.ideal), ("maximum", "max", length.maximum),
    ]
    for case (let word, let part, let value?) in parts {
      let isUnlimited = part == "max" && value == .infinity && !isFixed
      let name = isFixed ? key : "\(word) \(key)"
      let partKey = isFixed ? key : "\(key).\(part)"
      if !value.isFinite, !isUnlimited {
        return (.nonFinite, partKey, "The \(name) is \(value). Give a finite number, or nothing for a flexible \(key).")
      }
      if value < 0 {
        return (.invalidLayout, partKey, "The \(name) is \(plain(value)). Lengths are 0 or more.")
      }
    }
    for (first, second) in [(0, 1), (1, 2), (0, 2)] {
      guard let lower = parts[first].2, let upper = parts[second].2, lower > upper else { continue }
      let message =
        "The \(parts[first].0) \(key) \(plain(lower)) is above the \(parts[second].0) \(key) \(plain(upper)). "
        + "Give minimum <= ideal <= maximum."
      return (.invalidLayout, key, message)
    }
    return nil
  }

  func checkDistances(of index: Int, limits: Limits) throws {
    if isPlainButForContent(index) ? !isContainer(index) : saysOnlyItsGridPosition(index) { return }
    // Keys are looked for only where something is wrong: every placement checks every container.
    var check = ContainerCheck(tree: self, node: index, limits: limits)
    try nodes[index].kind.accept(&check)
    guard check.hasSoundDistances, nodes[index].hasSoundDistances(upTo: limits.length) else {
      return try checkNamedDistances(of: index, limits: limits)
    }
  }

  private func checkNamedDistances(of index: Int, limits: Limits) throws {
    let node = nodes[index]
    let container = node.kind.container
    var spacings: [(key: String, value: Double?)] = []
    let isPlainWrapper = isPlainWrapper(index)
    container?.visitDistances { distance, value in
      // A greatest length may be anything.
      guard distance.role != .greatestTrack else { return }
      let object = isPlainWrapper ? container.flatMap { type(of: $0).wrapperKey } : distance.object
      spacings.append((object.map { "\($0).\(distance.key)" } ?? distance.key, value))
    }
    if let lines = node.baselines { spacings += [("baseline.first", lines.first), ("baseline.last", lines.last)] }
    if node.offset != .zero { spacings += [("offset.x", node.offset.x), ("offset.y", node.offset.y)] }
    spacings += [("position.x", node.position.x), ("position.y", node.position.y)]
    for case (let key, let value?) in spacings + node.preferredSpacing.named where !(abs(value) <= limits.length) {
      guard value.isFinite else {
        throw failure(
          .nonFinite, at: index, key: key,
          "The distance is \(value). Give a finite number, or nothing for the usual one.")
      }
      throw failure(
        .limitExceeded, at: index, key: key,
        "The distance is \(plain(value)); the limit is \(plain(limits.length)). "
          + "Use a larger unit.")
    }
  }
}

extension Limits {
  /// What may be asked for, whatever limit is set: no length is infinite.
  @inline(__always) var finiteLength: Double { min(length, .greatestFiniteMagnitude) }
}

extension LengthLimits {
  /// Whether the parts that were given are finite lengths in order; a maximum may also be unlimited.
  ///
  /// - Parameter limit: What may be asked for.
  fileprivate func isSound(upTo limit: Double) -> Bool {
    let lower = minimum ?? 0
    let middle = ideal ?? lower
    let upper = maximum ?? .infinity
    return lower >= 0 && lower < .infinity && middle >= lower && middle <= limit && middle < .infinity
      && upper >= middle
  }
}

/// Checks what is said of a container itself.
private struct ContainerCheck: ContainerVisitor {
  let tree: LayoutTree
  let node: Int
  let limits: Limits
  /// Whether all distances are finite, and not too long; a greatest length may be anything.
  var hasSoundDistances = true

  mutating func visit(_ kind: some ContainerKind) throws {
    try kind.check(node, in: tree, limits: limits)
    var isSound = true
    let longest = limits.length
    kind.visitDistances { distance, value in
      if distance.role != .greatestTrack, !(abs(value ?? 0) <= longest) { isSound = false }
    }
    hasSoundDistances = isSound
  }
}
