/// How far below the top of a container a line of its text stands.
struct Ascent {
  var length: Double
  /// Whether it could be less where an item with a greatest height were less high: that grows last of all, and not where it moves a
  /// line.
  var canBeLess = false
  /// The item that it would be less with; `nil` where that is a container, or several things are open.
  var item: LastItem?
  /// Whether it could be more where such an item were less high, or a line in there stood lower.
  var canBeMore = false
  /// Whether a line in there is as low as what is around it lets it be.
  var sinks = false
  /// Whether containers share a row in there, which they do as they like to only where nothing around them keeps them from it.
  var isShared = false

  /// An item that is higher than it asks to be, in a row that has room for that.
  struct LastItem {
    let node: Int
    let ideal: Double
    let height: Double
    /// How much lower the line is for each point that it is higher.
    let slope: Double
  }

  /// Whether it could be another one.
  var isOpen: Bool { canBeLess || canBeMore || sinks || isShared }

  /// What it is at least.
  var least: Double { item.map { length - $0.slope * ($0.height - $0.ideal) } ?? length }
}
