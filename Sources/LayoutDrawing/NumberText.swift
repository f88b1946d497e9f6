internal import LayoutCore

/// Writes numbers for people and for SVG: at most three decimals, no trailing zeros, no `-0`, never an exponent.
///
/// Foundation has formatters, but this module does without it, and its bytes must not depend on a locale.
enum NumberText {
  /// A number for people; what is not finite gets a sign of its own.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "?" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    // Larger numbers have no decimals worth showing, and may not fit an `Int`.
    return value.magnitude < 1e12 ? value.inThousandths : expanded(value)
  }

  /// A number for an attribute, where only finite numbers have a meaning.
  static func attribute(_ value: Double) -> String {
    text(value.isFinite ? value : 0)
  }

  /// `50 x 50`.
  static func size(width: Double, height: Double) -> String {
    "\(text(width)) x \(text(height))"
  }

  /// A large number, with the exponent of its shortest form written out as zeros.
  private static func expanded(_ value: Double) -> String {
    let shortest = "\(value.rounded())"
    let parts = shortest.split(separator: "e")
    let mantissa = parts.first.map(String.init) ?? shortest
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    let halves = mantissa.split(separator: ".")
    let whole = halves.first.map(String.init) ?? mantissa
    var decimals = halves.count > 1 ? String(halves[1]) : ""
    if decimals == "0" { decimals = "" }
    return whole + decimals + String(repeating: "0", count: max(0, exponent - decimals.count))
  }
}
