/// The two irrational ratios of a regular hexagon.
///
/// Literals, because this module has no mathematical library to ask; tests hold them against `squareRoot()`.
enum HexRatio {
  /// The square root of 3: distance between opposite edges over side.
  static let squareRootOfThree = 1.732_050_807_568_877_2
  /// Distance between opposite corners over distance between opposite edges: 2 / sqrt(3).
  static let aspect = 1.154_700_538_379_251_5
}
