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
