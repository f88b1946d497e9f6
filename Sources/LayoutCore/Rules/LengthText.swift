/// A length as people write it: at most three decimals, and none where it is whole.
package func lengthText(_ length: Double) -> String {
  // A description may be printed before anything has checked its numbers.
  guard !length.isNaN else { return "NaN" }
  guard length.isFinite else { return length > 0 ? "∞" : "-∞" }
  // Beyond this a Double has no decimals to show, and may not fit an Int.
  guard abs(length) < 1e15 else { return "\(length)" }
  let text = length.inThousandths
  // What is too small for three decimals is not nothing.
  return text == "0" && length != 0 ? "\(length)" : text
}

extension Double {
  /// The number to the nearest thousandth: no decimals where that is whole, no zeros behind the last one, and no `-0`.
  ///
  /// Half a thousandth is rounded away from 0. The number is below 1e15, or it may not fit an `Int`.
  package var inThousandths: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
