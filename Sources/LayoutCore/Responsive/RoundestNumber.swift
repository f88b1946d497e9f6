/// The number with the fewest decimals in a range; the middle of the range where no short one is in it.
///
/// What people write down has few decimals, and comparing sums needs some room. So a length that is known up to such
/// room is taken to be the roundest one.
func roundestNumber(in range: ClosedRange<Double>) -> Double {
  // Beyond nine decimals a number is as good as any other.
  roundNumber(in: range, lastDecimal: 1e-9) ?? range.lowerBound + (range.upperBound - range.lowerBound) / 2
}

/// The number with the fewest decimals in a range; `nil` where all have more than some.
///
/// - Parameter lastDecimal: What one counts for in the last place that there may be.
func roundNumber(in range: ClosedRange<Double>, lastDecimal: Double) -> Double? {
  let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
  var scale = 1.0
  // Half a place more is no place more, and more than rounding.
  while scale * lastDecimal < 1.5 {
    let candidate = (middle * scale).rounded() / scale
    if range.contains(candidate) { return candidate }
    scale *= 10
  }
  return nil
}

/// The rate of growth that is meant, by one that was found from two solves.
///
/// Rates of layouts are ratios of small numbers: shares, factors and counts. A ratio is taken to be meant where it comes, over
/// the distance between the solves, to the same up to their rounding.
///
/// - Parameters:
///   - rate: The rate, as it was found.
///   - distance: How far apart the lengths are that it was found from, in points.
package func roundRate(_ rate: Double, over distance: Double) -> Double {
  let room = min(1e-8, 1e-8 / abs(distance))
  // Convergents of the continued fraction: each is nearer than any ratio of smaller numbers.
  var (numerator, denominator, previousNumerator, previousDenominator) = (rate.rounded(), 1.0, 1.0, 0.0)
  var rest = rate - numerator
  while abs(rate - numerator / denominator) > room {
    let inverse = 1 / rest
    let whole = inverse.rounded()
    (numerator, previousNumerator) = (whole * numerator + previousNumerator, numerator)
    (denominator, previousDenominator) = (whole * denominator + previousDenominator, denominator)
    rest = inverse - whole
    // One with a greater denominator stands so near by chance.
    guard abs(denominator) <= 1000, rest != 0 || numerator / denominator == rate else { return rate }
  }
  // Adding 0 turns -0 into 0.
  return numerator / denominator + 0
}
