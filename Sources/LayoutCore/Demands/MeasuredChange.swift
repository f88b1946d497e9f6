/// What became of the heights of measured items when they were asked for again.
struct MeasuredChange {
  /// Whether any height or any line of text is another than before.
  var isChanged = false
  /// By how much a height grew at most; 0 where none did.
  private(set) var growth = 0.0
  /// The first of the items that grew so much.
  private(set) var grown: Int?
  /// By how much a height is another one at most.
  private(set) var movement = 0.0
  /// Whether no height moved by more than rounding makes of it.
  private(set) var isRounding = true

  /// Takes in a height that is another one than before.
  mutating func add(_ height: Double, insteadOf old: Double, of node: Int) {
    isChanged = true
    let difference = height - old
    movement = max(movement, abs(difference))
    // Solves of the same lengths agree in nine digits, and what comes of them is no better. Digits are those of the height, however
    // small: were they those of a point, a smaller copy of a layout would come to rest sooner.
    isRounding = isRounding && abs(difference) <= 1e-10 * max(height, old)
    guard difference > growth else { return }
    (growth, grown) = (difference, node)
  }

  /// Takes in what became of others.
  mutating func add(_ other: MeasuredChange) {
    isChanged = isChanged || other.isChanged
    movement = max(movement, other.movement)
    isRounding = isRounding && other.isRounding
    if other.growth > growth { (growth, grown) = (other.growth, other.grown) }
  }

  /// Whether heights moved so much less than in the round before that they come to rest.
  func comesToRest(after last: MeasuredChange) -> Bool { movement <= 0.75 * last.movement }
}
