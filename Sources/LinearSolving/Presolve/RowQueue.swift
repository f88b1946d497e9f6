/// The rows that are still to be asked, in sweeps there and back along an order.
///
/// A row that was added behind the place of the sweep waits for the next one. Where each row follows from those before it, what
/// holds is known after one sweep, however many rows start to move at once. Source: Yen, *An algorithm for finding shortest routes
/// from all source nodes to a given destination in general networks*, Quarterly of Applied Mathematics 27 (1970).
struct RowQueue {
  /// By row: its place in the order; rows that come later stand behind all others.
  private var places: [Int32] = []
  /// By place: the row that stands there.
  private var rows: [Int32] = []
  /// A bit for each place whose row waits.
  private var waiting: [UInt64] = []
  /// All places whose row waits are among these words.
  private var words = 0..<0
  private var place = -1
  private var goesForward = true
  /// How many sweeps came to their end.
  private(set) var sweep = 0

  // MARK: Rows

  /// Takes note of a row that stands behind all others.
  mutating func appendRow() {
    places.append(Int32(rows.count))
    rows.append(Int32(rows.count))
    if waiting.count * 64 < rows.count { waiting.append(0) }
  }

  /// Forgets the row that was appended last; only rows that were appended since the order was told go.
  mutating func removeLastRow() {
    let place = rows.count - 1
    waiting[place / 64] &= ~(1 << UInt64(place % 64))
    places.removeLast()
    rows.removeLast()
  }

  /// Tells the order of all rows that there are, none of which waits then.
  mutating func order(_ order: [Int32]) {
    removeAll()
    rows = order
    for (place, row) in order.enumerated() { places[Int(row)] = Int32(place) }
  }

  // MARK: Waiting

  /// Lets a row wait; nothing happens if it does.
  mutating func insert(_ row: Int) {
    let place = Int(places[row])
    let word = place / 64
    waiting[word] |= 1 << UInt64(place % 64)
    words = words.isEmpty ? word..<(word + 1) : min(words.lowerBound, word)..<max(words.upperBound, word + 1)
  }

  /// Takes out the next row along the sweep, or along the one back if there is none; `nil` if no row waits.
  mutating func popNext() -> Int? {
    for _ in 0..<2 {
      if let next = goesForward ? nextForward() : nextBackward() {
        waiting[next / 64] &= ~(1 << UInt64(next % 64))
        place = next
        return Int(rows[next])
      }
      goesForward.toggle()
      place = goesForward ? -1 : rows.count
      sweep += 1
    }
    restart()
    return nil
  }

  mutating func removeAll() {
    for word in words { waiting[word] = 0 }
    restart()
  }

  /// Makes the next sweep begin at the first row.
  private mutating func restart() {
    (words, place, goesForward) = (0..<0, -1, true)
    sweep += 1
  }

  /// The first place behind that of the sweep whose row waits.
  private func nextForward() -> Int? {
    let first = max(place + 1, words.lowerBound * 64)
    guard first < words.upperBound * 64 else { return nil }
    var bits = waiting[first / 64] & (.max << UInt64(first % 64))
    for word in (first / 64)..<words.upperBound {
      if word > first / 64 { bits = waiting[word] }
      if bits != 0 { return word * 64 + bits.trailingZeroBitCount }
    }
    return nil
  }

  /// The last place before that of the sweep whose row waits.
  private func nextBackward() -> Int? {
    let last = min(place - 1, words.upperBound * 64 - 1)
    guard last >= words.lowerBound * 64 else { return nil }
    var bits = waiting[last / 64] & (.max >> UInt64(63 - last % 64))
    for word in (words.lowerBound...(last / 64)).reversed() {
      if word < last / 64 { bits = waiting[word] }
      if bits != 0 { return word * 64 + 63 - bits.leadingZeroBitCount }
    }
    return nil
  }
}
