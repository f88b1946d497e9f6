/// Parts of a whole as documents write them: `"25%"`.
enum FractionText {
  /// The part that a text says; `nil` where it is no percentage.
  static func part(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite else { return nil }
    // The part that is nearest to what is written, not the quotient of what is nearest to the percentage.
    return Double(text.dropLast() + "e-2") ?? percent / 100
  }

  /// A part in percent, by which it is read back as it was: its digits with the point two places further on.
  static func text(_ part: Double) -> String {
    let digits = "\(part)".split(separator: ".")
    guard digits.count == 2, digits.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return "\(100 * part)%" }
    let decimals = "\(digits[1])00"
    let whole = "\(digits[0])\(decimals.prefix(2))".drop { $0 == "0" }
    let rest = decimals.dropFirst(2)
    let point = rest.allSatisfy { $0 == "0" } ? "" : ".\(rest.dropLast(2))"
    return "\(whole.isEmpty ? "0" : whole)\(point)%"
  }
}
