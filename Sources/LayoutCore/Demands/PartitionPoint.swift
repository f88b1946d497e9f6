extension RandomAccessCollection {
  /// The first index from which on a condition holds, where it holds for no element before that and for all behind.
  ///
  /// O(log n).
  func partitionPoint(where isBehind: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isBehind(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
