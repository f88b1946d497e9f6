internal import LayoutGeometry

/// Measures something that measured items stand in.
protocol NestedMeasurer: Measurer {
  /// The size at a width.
  ///
  /// - Parameter measurements: What measured items of the whole tree are known to answer; those inside have the same numbers
  ///   there, and are not asked again.
  func size(proposedWidth: Double?, _ measurements: inout MeasurementTable) -> Size
}
