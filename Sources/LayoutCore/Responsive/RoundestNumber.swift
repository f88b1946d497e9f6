/// The number with the fewest decimals in a range; the middle of the range where no short one is in it.
///
/// What people write down has few decimals, and comparing sums needs some room. So a length that is known up to such
/// room is taken to be the roundest one.
func roundestNumber(in range: ClosedRange<Double>) -> Double {
  let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
  // Beyond nine decimals a number is as good as any other.
  var scale = 1.0
  for _ in 0...9 {
    let candidate = (middle * scale).rounded() / scale
    if range.contains(candidate) { return candidate }
    scale *= 10
  }
  return middle
}
