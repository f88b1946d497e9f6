/// Looks for a length at which a layout jumps, between two samples of different kinds.
///
/// Halving finds it, at the price of a placement for each digit. Mostly a text that breaks otherwise makes the layout jump, and
/// up to there its width moves along a straight line: so two samples before the jump tell how wide it is at any length, and
/// measuring it, which needs no placement, where it breaks. That is a guess, which two placements confirm.
struct JumpSearch {
  /// How far from a guess it is looked for, in multiples of how exact it is to be: more than the rounding of two placements.
  private static let reach = 16.0
  /// So many guesses that lead nowhere are made.
  private static let mostGuesses = 4

  private(set) var before: LayoutSample
  private(set) var after: LayoutSample
  /// Another sample before the jump; `nil` where there is only one yet.
  private var earlier: LayoutSample?
  /// The length behind the guess, where the one before it comes first.
  private var beyond: Double?
  private var guesses = 0

  init(_ left: LayoutSample, _ right: LayoutSample) { (before, after) = (left, right) }

  /// The length to look at next; `nil` where numbers lie too close for one between.
  ///
  /// - Parameter room: How exact the jump is to be, in points.
  mutating func next(room: Double) -> Double? {
    if let next = guess(room: room) { return next }
    let middle = before.length + (after.length - before.length) / 2
    return middle > before.length && middle < after.length ? middle : nil
  }

  mutating func take(_ sample: LayoutSample, isBefore: Bool) {
    if isBefore {
      earlier = before
      before = sample
    } else {
      after = sample
    }
  }

  private mutating func guess(room: Double) -> Double? {
    if let next = beyond {
      beyond = nil
      return next > before.length && next < after.length ? next : nil
    }
    let reach = Self.reach * room
    guard guesses < Self.mostGuesses, let earlier, after.length - before.length > 4 * reach,
      let jump = firstBreak(earlier, room: room)
    else { return nil }
    guesses += 1
    if jump + reach < after.length { beyond = jump + reach }
    return jump - reach > before.length ? jump - reach : guess(room: room)
  }

  /// The least length at which something measured answers otherwise, as far as its width goes on as before.
  private func firstBreak(_ earlier: LayoutSample, room: Double) -> Double? {
    let distance = before.length - earlier.length
    var found: Double?
    for (node, measure) in before.measures where after.measures[node] != measure {
      guard let first = earlier.width(of: node), let second = before.width(of: node), first != second else { continue }
      func answers(_ length: Double) -> [Double]? {
        before.measure(of: node, at: second + (second - first) * (length - before.length) / distance)
      }
      var (low, high) = (before.length, found ?? after.length)
      guard answers(high) != measure else { continue }
      while high - low > room {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        if answers(middle) == measure { low = middle } else { high = middle }
      }
      found = high
    }
    return found
  }
}
