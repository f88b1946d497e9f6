/// Search in what is sorted, from a place where the result is expected.
enum PartitionPoint {
  /// The first of `0..<count` that lies beyond something, or `count` if none does.
  ///
  /// All numbers after one that lies beyond must lie beyond, too. Takes constant time if the guess is right or nearly so, and
  /// time logarithmic in its error otherwise. A guess that is not a number is as good as any.
  static func find(in count: Int, near guess: Double, where isBeyond: (Int) -> Bool) -> Int {
    let start = guess.isNaN ? 0 : min(Int(max(0, min(guess, 0x1p62))), count)
    // Nothing below `low` lies beyond; everything from `high` on does.
    var (low, high, stride) = (0, count, 1)
    if start < count, !isBeyond(start) {
      low = start + 1
      while low < high {
        let probe = min(low + stride - 1, high - 1)
        if isBeyond(probe) {
          high = probe
          break
        }
        low = probe + 1
        stride *= 2
      }
    } else {
      high = start
      while low < high {
        let probe = max(high - stride, low)
        if !isBeyond(probe) {
          low = probe + 1
          break
        }
        high = probe
        stride *= 2
      }
    }
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
