internal import LayoutGeometry

// The least length of a container in which everything fits that is a part of it.
extension AxisDemands {
  /// Makes a container ask for the least length in which everything fits, where parts of it stand in it.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func takeLeastLength(aroundFractionsIn container: Int, in structure: Structure) -> Bool {
    guard structure.fractions.isAround(container, axis) else { return true }
    // What shares a line is told together with the rest.
    guard axis == .horizontal || !sharesLines(container, in: structure),
      let least = leastLength(
        aroundFractionsIn: container, atLeast: parts[container].ideal, lengthsOfSpans(in: container, structure),
        in: structure)
    else { return false }
    (parts[container].ideal, parts[container].greatest) = (least, max(least, parts[container].greatest))
    return true
  }

  /// What cells of a container ask for that cover several tracks.
  private func lengthsOfSpans(in container: Int, _ structure: Structure) -> [(tracks: Range<Int>, asked: Double)] {
    structure.containers[container].cells.compactMap { index in
      span(index, of: container, in: structure, structure.tree).map { ($0.excess.tracks, $0.length) }
    }
  }

  /// Whether cells of a container share lines of text.
  private func sharesLines(_ container: Int, in structure: Structure) -> Bool {
    guard !lines.isEmpty else { return false }
    let first = structure.firstTrack(of: container, .vertical)
    return lines[first..<(first + structure.trackCount(of: container, .vertical))].contains { $0.height != nil }
  }

  /// The least length of a container in which everything fits that is a part of it; `nil` where there is none.
  ///
  /// What is asked for is a convex function of the length, and Newton's method comes up to where both meet: O(cells) a step, and at
  /// most as many steps as there are tracks and spans.
  ///
  /// - Parameters:
  ///   - content: What the tracks ask for without the parts.
  ///   - spans: What is asked of several tracks together.
  func leastLength(
    aroundFractionsIn container: Int, atLeast content: Double, _ spans: [(tracks: Range<Int>, asked: Double)],
    in structure: Structure
  ) -> Double? {
    let insets = structure.containers[container].insets.total(axis)
    // What comes to more than all of it fits in no length.
    guard let parts = fractionsOfTracks(of: container, in: structure),
      parts.tracks.reduce(0, +) <= 1 || structure.breaksAtEachChild(container, axis)
    else { return nil }
    var least = content
    for (part, asked) in parts.asked where asked > 0 {
      guard part > 0 else { return nil }
      least = max(least, asked / part + insets)
      while part * (least - insets) < asked { least = least.nextUp }
    }
    // Where lines may be broken before each child, what fits in no line together has lines for itself.
    let canBreak = structure.breaksAtEachChild(container, axis)
    let broken = canBreak && least.isFinite && parts.tracks.allSatisfy { $0 <= 1 } ? least : nil
    if canBreak, proposed(to: structure.containers[container].node) == 0 { return broken }
    var requests = spans.map { ($0.tracks, asked: $0.asked, part: 0.0) }
    requests += parts.spans.map { ($0.key, asked: 0, part: $0.value) }
    requests.sort { $0.0.upperBound < $1.0.upperBound }
    let gaps = gaps(of: container, in: structure)
    let spacing = spans.isEmpty && parts.spans.isEmpty ? 0 : structure.gaps(of: container, axis).spacing
    let range = tracks(of: container, in: structure)
    let listsLimits = structure.listsTracks && !requests.isEmpty
    for _ in 0...(range.count + requests.count) {
      let inner = least - insets
      let total = LongestPath(
        through: zip(range, parts.tracks).lazy.map {
          AskedLength(of: inner, asked: max(0, self.parts[$0].ideal), part: $1)
        },
        atMost: listsLimits ? greatestLengths(ofTracksIn: container, taking: inner, in: structure) : [],
        spacing: AskedLength(constant: spacing),
        spans: requests.map { .init($0.0, AskedLength(of: inner, asked: $0.asked, part: $0.part)) }
      ).total
      // Gaps that are not alike are all of them together.
      let (constant, rate) = (total.constant + gaps - spacing * Double(max(0, range.count - 1)), total.rate)
      guard constant + rate * inner > least else { break }
      guard rate < 1 else { return broken }
      let next = (constant - rate * insets) / (1 - rate)
      guard next > least else { break }
      least = next
    }
    return least.isFinite ? least : nil
  }

  /// How long listed tracks are at most, those that are a part of a length no longer than that.
  private func greatestLengths(
    ofTracksIn container: Int, taking inner: Double, in structure: Structure
  ) -> [AskedLength?] {
    guard let listed = structure.containers[container].listedTracks(axis) else { return [] }
    let limits = limitsOfListedTracks(in: container, of: structure)
    return listed.enumerated().map { track, said in
      if let part = said.fraction { return AskedLength(of: inner, asked: 0, part: part) }
      return limits.isEmpty ? nil : limits[track].map { AskedLength(constant: $0) }
    }
  }

  /// What stands in a container that is a part of it.
  private struct FractionsOfTracks {
    /// The largest part of each track, and of each span of several.
    var tracks: [Double]
    var spans: [Range<Int>: Double] = [:]
    /// What is asked of parts by what stands in them.
    var asked: [(part: Double, length: Double)] = []
  }

  /// - Returns: `nil` where something is asked of a part of nothing.
  private func fractionsOfTracks(of container: Int, in structure: Structure) -> FractionsOfTracks? {
    let listed = structure.listsTracks ? structure.containers[container].listedTracks(axis) : nil
    let count = structure.trackCount(of: container, axis)
    var result = FractionsOfTracks(tracks: listed?.map { $0.fraction ?? 0 } ?? Array(repeating: 0, count: count))
    for cell in structure.cells(of: container) {
      let tracks = cell.tracks(axis)
      guard !tracks.isEmpty else { continue }
      let isFixed = listed.map { $0[tracks].allSatisfy(\.isFixed) } ?? false
      if let child = structure.childContainer(cell), let part = structure.fractions[child, axis] {
        result.asked.append((part, parts[child].ideal))
        // What is too long for tracks that keep their lengths makes none longer.
        if isFixed { continue }
        if tracks.count > 1 {
          result.spans[tracks] = max(result.spans[tracks] ?? 0, part)
        } else {
          result.tracks[tracks.lowerBound] = max(result.tracks[tracks.lowerBound], part)
        }
      } else if let line = structure.childContainer(cell), tracks.count == 1,
        case let inner = structure.fractions.partsAcross(line, axis), !inner.isEmpty
      {
        for child in inner {
          let part = structure.fractions[child, axis] ?? 0
          result.asked.append((part, parts[child].ideal))
          result.tracks[tracks.lowerBound] = max(result.tracks[tracks.lowerBound], part)
        }
      } else if let listed, listed[tracks].contains(where: { $0.fraction != nil }),
        listed[tracks].allSatisfy({ $0.fraction != nil || $0.greatest != nil })
      {
        let asked = demand(of: cell, in: structure, structure.tree)?.ideal ?? 0
        // What it covers besides is no longer than some length, however long the parts are.
        let besides = listed[tracks].reduce(structure.gaps(in: tracks, of: container, axis)) { $0 + ($1.greatest ?? 0) }
        result.asked.append((listed[tracks].reduce(0) { $0 + ($1.fraction ?? 0) }, asked - besides))
      }
    }
    return result
  }
}

/// What is asked of a length as a line in that: a constant, or a part of it, whichever is longer.
private struct AskedLength: Comparable, AdditiveArithmetic {
  static let zero = AskedLength(constant: 0)

  var constant: Double
  var rate = 0.0
  /// What it comes to.
  private var length: Double

  init(constant: Double) { (self.constant, length) = (constant, constant) }

  /// - Parameters:
  ///   - whole: The length.
  ///   - asked: The constant.
  ///   - part: Which part of the length it is at least.
  init(of whole: Double, asked: Double, part: Double) {
    length = max(asked, part * whole)
    (constant, rate) = part * whole > asked ? (0, part) : (asked, 0)
  }

  static func < (left: Self, right: Self) -> Bool { left.length < right.length }

  static func + (left: Self, right: Self) -> Self { left.adding(right, 1) }

  static func - (left: Self, right: Self) -> Self { left.adding(right, -1) }

  private func adding(_ other: Self, _ sign: Double) -> Self {
    var sum = self
    sum.constant += sign * other.constant
    sum.rate += sign * other.rate
    sum.length += sign * other.length
    return sum
  }
}
