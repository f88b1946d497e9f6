internal import LayoutGeometry
internal import LinearModel

// What has no unit: ratios and anchors; and the ranks of siblings.
extension LayoutTree {
  /// Checks that a wrapper stands around one layout.
  ///
  /// - Parameter name: What the wrapper is called.
  func checkContent(of wrapper: Int, _ name: String) throws {
    guard childCount(of: wrapper) != 1 else { return }
    throw failure(
      .invalidLayout, at: wrapper, key: "children",
      "\(name) stands around one layout, and this has \(childCount(of: wrapper)). Put them into a stack or a grid.")
  }

  /// Checks the ratio of a wrapper, and that what it stands around can keep it.
  func checkRatio(_ options: AspectRatioOptions, of wrapper: Int, limits: Limits) throws {
    let key = isPlainWrapper(wrapper) ? "aspectRatio" : "ratio"
    if let ratio = options.ratio {
      guard ratio > 0, ratio.isFinite else {
        throw failure(
          ratio.isNaN || ratio.isInfinite ? .nonFinite : .invalidLayout, at: wrapper, key: key,
          "The ratio of width to height is \(lengthText(ratio)). Give a number above 0, such as 1.5.")
      }
      guard limits.factors.contains(ratio) else {
        throw failure(
          .limitExceeded, at: wrapper, key: key,
          "The ratio of width to height is \(plain(ratio)). Give one from \(limits.factorsText), such as 1.5.")
      }
    }
    guard options.contentMode == .fill, !nodes[wrapper + 1].isLeaf else { return }
    throw failure(
      .invalidLayout, at: wrapper, key: key,
      "Only an item or a text can fill by its ratio: a container is laid out in its cell and no larger. "
        + "Give the ratio to an item, or use the content mode fit.")
  }

  /// Checks where a node stands in its cell, and its rank among its siblings.
  func checkPlace(of node: Node, at index: Int, limits: Limits) throws {
    // Ranks are only compared with each other, so any finite one will do.
    guard node.layoutPriority.isFinite else {
      throw failure(
        .nonFinite, at: index, key: "layoutPriority",
        "The layout priority of \(cellName(of: index)) is \(node.layoutPriority). Give a finite number.")
    }
    try checkStretch(of: node, at: index, limits: limits)
    guard let anchor = node.anchor else { return }
    for axis in Axis.allCases where !(abs(anchor[axis]) <= limits.factor) || anchor[axis].isInfinite {
      let isFinite = anchor[axis].isFinite
      throw failure(
        isFinite ? .limitExceeded : .nonFinite, at: index, key: axis == .horizontal ? "anchor.x" : "anchor.y",
        "The anchor of \(cellName(of: index)) is \(plain(anchor[axis])). Give "
          + (isFinite ? "\(plain(-limits.factor)) to \(plain(limits.factor))" : "finite numbers")
          + "; 0 to 1 lies inside the cell.")
    }
  }

  /// Checks how a node shares with others.
  private func checkStretch(of node: Node, at index: Int, limits: Limits) throws {
    guard node.stretch != 0, !limits.factors.contains(node.stretch) else { return }
    let code: LayoutError.Code =
      !node.stretch.isFinite ? .nonFinite : node.stretch < 0 ? .invalidLayout : .limitExceeded
    throw failure(
      code, at: index, key: "stretch",
      "\(cellName(of: index)) has a stretch factor of \(plain(node.stretch)). "
        + "Give 0, or a number from \(limits.factorsText).")
  }
}

extension Limits {
  /// What numbers without a unit may be that are not 0.
  package var factors: ClosedRange<Double> { 1 / max(factor, 1)...max(factor, 1) }

  /// The same in words.
  var factorsText: String { "\(lengthText(factors.lowerBound)) to \(lengthText(factors.upperBound))" }
}
