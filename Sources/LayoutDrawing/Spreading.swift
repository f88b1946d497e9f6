/// Moves things on a line apart, each as little as can be.
enum Spreading {
  /// The places nearest to `centres`, by squares, where neighbours of these lengths keep a gap.
  ///
  /// `centres` are in ascending order, and stay so. This is isotonic regression: neighbours that would collide form a
  /// block, which stands where its members want to be on average.
  static func places(centres: [Double], lengths: [Double], gap: Double) -> [Double] {
    var offsets: [Double] = []
    for index in centres.indices {
      guard let last = offsets.last else {
        offsets.append(0)
        continue
      }
      offsets.append(last + (lengths[index - 1] + lengths[index]) / 2 + gap)
    }
    var blocks: [(sum: Double, count: Int)] = []
    for index in centres.indices {
      blocks.append((centres[index] - offsets[index], 1))
      while blocks.count > 1 {
        let last = blocks[blocks.count - 1]
        let previous = blocks[blocks.count - 2]
        guard previous.sum / Double(previous.count) > last.sum / Double(last.count) else { break }
        blocks.removeLast(2)
        blocks.append((previous.sum + last.sum, previous.count + last.count))
      }
    }
    let starts = blocks.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    return zip(starts, offsets).map { $0 + $1 }
  }

  /// How far the farthest moved.
  static func displacement(_ places: [Double], from centres: [Double]) -> Double {
    zip(places, centres).map { ($0 - $1).magnitude }.max() ?? 0
  }
}
