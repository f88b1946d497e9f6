/// Lengths of a container over which a layout was found to move along straight lines, or to contradict itself.
struct ResponsiveSegment {
  /// What was found at the two ends.
  var lower: LayoutSample
  var upper: LayoutSample
  /// Two samples inside, as far apart as possible, which tell the line best.
  var first: LayoutSample
  var second: LayoutSample

  /// A segment of one point.
  init(_ sample: LayoutSample) {
    (lower, upper, first, second) = (sample, sample, sample, sample)
  }

  init(lower: LayoutSample, upper: LayoutSample, first: LayoutSample, second: LayoutSample) {
    (self.lower, self.upper, self.first, self.second) = (lower, upper, first, second)
  }

  var length: Double { upper.length - lower.length }

  /// Whether a sample lies on the line.
  func predicts(_ sample: LayoutSample) -> Bool {
    guard sample.coordinates.count == first.coordinates.count else { return false }
    let distance = second.length - first.length
    let part = distance == 0 ? 0 : (sample.length - first.length) / distance
    return sample.coordinates.indices.allSatisfy { index in
      let (a, b) = (first.coordinates[index], second.coordinates[index])
      let found = sample.coordinates[index]
      return abs(a + part * (b - a) - found) <= Self.tolerance(found)
    }
  }

  /// How far a number may be from its line: above the rounding of solves, below what can be seen.
  private static func tolerance(_ number: Double) -> Double { 1e-7 + 1e-10 * abs(number) }

  /// The slope of each coordinate.
  var slopes: [Double] {
    let distance = second.length - first.length
    return zip(first.coordinates, second.coordinates).map { distance == 0 ? 0 : ($1 - $0) / distance }
  }
}
