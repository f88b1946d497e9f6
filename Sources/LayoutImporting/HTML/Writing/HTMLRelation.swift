/// The words of relations that tie boxes of a page, and how important those are.
enum HTMLRelation {
  /// Shrinking goes before what makes lengths fair (`ideal`).
  static let shrink = 800.0
  /// Growth goes before what shares, after what lets items fill their cells.
  static let grow = 210.0
  /// Growing up to a limit goes before growing in proportion.
  static let fillUp = 300.0
  /// A part of what is left goes before filling it all.
  static let part = 600.0
  /// What is cut off has no say in how far its box shrinks, though less of it would stand out of a longer one.
  static let cut = 950.0
  /// A part of the length around gives way to the limits of a box, and goes before staying inside.
  static let clamped = 950.0
  /// Tracks of a grid that share go before what they like.
  static let share = 400.0
  /// Tracks that a span makes longer grow equally.
  static let span = 160.0

  /// A number with its sign, behind something that it is added to.
  static func plus(_ number: Double) -> String { number >= 0 ? " + \(number + 0)" : " - \(-number)" }

  static func priority(_ priority: Double?) -> String { priority.map { " @ \($0)" } ?? "" }
}
