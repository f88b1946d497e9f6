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
