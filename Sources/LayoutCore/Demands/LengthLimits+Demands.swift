internal import LayoutGeometry

extension LengthLimits {
  /// The length of a measured item: what was not said is as measured, moved to where the parts are in order.
  func measuredLength(_ measured: Length) -> Length {
    let minimum = self.minimum ?? min(measured.minimum, ideal ?? .infinity, self.maximum ?? .infinity)
    let maximum = self.maximum ?? max(measured.maximum, minimum, ideal ?? 0)
    let ideal = self.ideal ?? min(max(measured.ideal, minimum), maximum)
    return Length(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  /// The length of a container: what was not said is as its content has it, moved to where the parts are in order.
  func containerLength(_ content: Length) -> Length {
    let minimum = self.minimum ?? 0
    let maximum = self.maximum ?? max(content.maximum, minimum, ideal ?? 0)
    let ideal = self.ideal ?? min(max(content.ideal, minimum), maximum)
    return Length(minimum: minimum, ideal: ideal, maximum: maximum)
  }
}

extension LayoutTree {
  /// What a container asks for: what was said of it, and where nothing was, what its content does.
  ///
  /// - Parameters:
  ///   - node: The container.
  ///   - axis: The axis.
  ///   - content: What its content asks for.
  ///   - proposed: What is proposed to it.
  ///   - least: What it is at least as long as, whatever was said, but for its greatest length: what is longer stands out.
  func framedLength(
    of node: Int, _ axis: Axis, around content: Length, proposed: Double?, least: Double = 0
  ) -> Length {
    let limits = limits(of: node, axis)
    var length = limits.isGiven ? limits.containerLength(content).proposed(proposed) : content
    length.ideal = max(length.ideal, min(least, length.maximum))
    return fixed(length, of: node, axis)
  }

  /// The one length of what takes its ideal length whatever is proposed; the same length for all others.
  func fixed(_ length: Length, of node: Int, _ axis: Axis) -> Length {
    nodes[node].fixedAxes.contains(axis) ? .fixed(length.ideal) : length
  }
}

extension Length {
  /// The width of what keeps a ratio: of all that is said of its content along both axes, what asks for more.
  ///
  /// - Parameters:
  ///   - ratio: How many times as wide as high it is.
  ///   - width: What its content asks for in width.
  ///   - height: What its content asks for in height.
  init(keeping ratio: Double, width: Length, height: Length) {
    let ideal = max(width.ideal, ratio * height.ideal)
    self.init(
      minimum: max(width.minimum, ratio * height.minimum), ideal: ideal,
      maximum: max(ideal, min(width.maximum, ratio * height.maximum)))
  }
}

extension Length {
  /// The length with its ideal as a proposal asks: 0 for the minimum, infinity for the maximum where there is one.
  func proposed(_ proposal: Double?) -> Length {
    var copy = self
    if proposal == 0 { copy.ideal = minimum }
    if proposal == .infinity, maximum < Self.endless { copy.ideal = maximum }
    return copy
  }

  /// From here on a greatest length is none: numbers do not tell points apart any more, and sums may end.
  private static let endless = 0x1p53
}
