/// What became of the heights of measured items when they were asked for again.
struct MeasuredChange {
  /// Whether any height or any line of text is another than before.
  var isChanged = false
  /// By how much a height grew at most; 0 where none did.
  private(set) var growth = 0.0
  /// The first of the items that grew so much.
  private(set) var grown: Int?

  mutating func add(_ difference: Double, of node: Int) {
    isChanged = true
    guard difference > growth else { return }
    (growth, grown) = (difference, node)
  }
}
