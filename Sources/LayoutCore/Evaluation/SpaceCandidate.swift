internal import LayoutGeometry

/// An alternative as it stands in the place of a choice while lengths are found to decide by.
struct SpaceCandidate {
  /// What an alternative stands there for.
  enum Role {
    /// To find the space that it would get: it takes only what others leave it of their ideal sizes.
    case tried
    /// For a choice that is still open: it asks for its ideal size as others do, but what it is in the end may be shorter.
    case undecided
  }

  /// The choice, as a node.
  let choice: Int
  /// The alternative, as a node.
  let alternative: Int
  let role: Role
  /// The ideal size of the alternative.
  let size: Size
  /// What it asks for at least on the axes along which it stands in an unsized cell, or something around it does; 0 where it takes
  /// any length.
  let least: Size
  /// The greatest width that it can use.
  let greatestWidth: Double
  /// Its height for a width; `nil` where that is always the same, or where the alternative is measured itself.
  let content: MeasuredContent?
  /// Whether its lengths follow from each other, as those of hexagons do.
  let couplesAxes: Bool
  /// Whether anything bounds its space, so that others have their ideal sizes before it where it is tried.
  let isBound: Bool
  /// Whether it is placed as it is, with its own least lengths: where nothing bounds it, and where others are tied to its parts.
  let standsForItself: Bool
  /// Whether constraints between items speak of it.
  let isRelated: Bool

  /// What has its turn after everything else.
  private static let priority = -Double.greatestFiniteMagnitude

  /// Puts an item into the place of the alternative that asks for its ideal size, and takes less.
  ///
  /// In an unsized cell nothing but a least length is asked for, so there it takes no less than the alternative would.
  ///
  /// Constraints between items may make it larger than that: up to what an item says itself, while those inside a container
  /// may want anything of it.
  func stand(in tree: inout LayoutTree) {
    tree.update(alternative) { node in
      if isBound, role == .tried { node.layoutPriority = Self.priority }
      guard !standsForItself else { return }
      let said = node.height
      let isLeaf = node.isLeaf
      node.measured = isLeaf ? node.measured : content
      node.kind = .item
      node.width = LengthLimits(
        minimum: least.width, ideal: size.width, maximum: isRelated && !isLeaf ? nil : greatestWidth)
      // What is measured tells its height by itself, as far as nothing else was said.
      node.height =
        node.measured == nil
        ? LengthLimits(
          minimum: least.height, ideal: size.height, maximum: isRelated ? (isLeaf ? said.maximum : nil) : size.height)
        : content == nil
          ? LengthLimits(minimum: least.height > 0 ? said.minimum : 0, ideal: said.ideal, maximum: said.maximum)
          : LengthLimits(minimum: least.height, maximum: isRelated ? .infinity : nil)
      node.saidFixedAxes = []
    }
  }

  /// Whether its cell is as long as its ideal size, on some axes.
  func hasItsSize(in trial: SpaceTrial, on axes: Axis.Set) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis) else { return true }
      let ideal = axis == .horizontal || couplesAxes ? size[axis] : trial.idealHeight(of: self)
      return ideal.fits(in: trial.length(inside: choice, axis))
    }
  }

  /// Whether it is as large as it is ideally where it is placed as it is, and its cell is as long as that on some axes.
  ///
  /// One whose lengths follow from each other has neither without the other: what is not as high as it has to be is not as
  /// wide either, however wide its cell is. What keeps both has them also where it stands out of its cell on other axes.
  func keepsItsSize(in trial: SpaceTrial, on axes: Axis.Set) -> Bool {
    hasItsSize(in: trial, on: axes)
      && Axis.allCases.allSatisfy { size[$0].fits(in: trial.length(of: alternative, $0)) }
  }
}
