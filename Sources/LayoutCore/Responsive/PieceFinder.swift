internal import LayoutGeometry
internal import LinearModel

/// Finds all pieces of a layout in a range of lengths of its container.
///
/// Rectangles of a linear program move along straight lines between breakpoints. Two lines that meet are found by
/// cutting one with the other, as Eisner and Severance do (*Mathematical techniques for efficient record segmentation
/// in large shared databases*, 1976), and every line is checked by solves between its ends. One such check proves a
/// line where no tier's violations begin, end or change their order in between: the best value of each tier is then
/// convex in the length, and a convex function that meets its chord inside is the chord. Lengths where an item passes
/// one of its own limits are known, so each stretch between those is checked by itself.
struct PieceFinder {
  private let sampler: LayoutSampler
  private let range: ClosedRange<Double>
  private let mostPieces: Int
  private(set) var segments: [ResponsiveSegment] = []
  /// Measured items whose heights change without jumps.
  private var continuous: Set<Int> = []
  /// What is still to be covered, the leftmost last: one jump may follow another as often as there may be pieces, which is more
  /// than calls can stand in each other.
  private var pending: [Stretch] = []

  /// What is between two samples with the same choices.
  private struct Stretch {
    let left: LayoutSample
    let right: LayoutSample
    /// How often what it is part of was cut.
    let cuts: Int
  }

  /// Where a stretch is checked: no two ratios of small numbers, at which layouts like to have their breakpoints.
  private enum Part {
    static let first = 0.0901699437494742
    static let middle = 0.381966011250105
    static let last = 0.909830056250526
  }

  /// The part of a stretch over which slopes at its ends are guessed.
  private static let stencil = 1.0 / 64
  /// Stretches are halved after so many cuts; cuts that make no progress come to an end this way.
  private static let mostCuts = 24

  /// How early a choice may be made: twice the part of a length by which the engine lets things fit that are too long.
  private static let choiceRoom = 2e-9
  /// How early text may be broken otherwise: it is let fit by a millionth of a point, and may move a tenth as fast as
  /// the container.
  private static let textRoom = 1e-5

  /// - Parameters:
  ///   - sampler: Places the layout.
  ///   - range: The lengths to look at.
  ///   - mostPieces: How many pieces there may be.
  init(_ sampler: LayoutSampler, _ range: ClosedRange<Double>, mostPieces: Int) {
    self.sampler = sampler
    self.range = range
    self.mostPieces = mostPieces
  }

  /// The shortest stretch that is looked into.
  ///
  /// Below it, numbers of this size have too few digits left for slopes.
  private func shortest(at length: Double) -> Double { 1e-7 * (1 + length) }

  /// How close to a jump the search goes: a hundredth of the room that comparisons of the engine have.
  private func closest(at length: Double) -> Double { 1e-11 * (1 + length) }

  mutating func find() throws {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let first = try sampler.choices(at: lower)
    var stretches = [lower]
    if upper > lower {
      try split(lower, first, upper, try sampler.choices(at: upper), into: &stretches)
    }
    stretches.append(upper)
    for index in stride(from: 0, to: stretches.count, by: 2) {
      let left = try sampler.sample(at: stretches[index])
      let right = stretches[index + 1] == left.length ? left : try sampler.sample(at: stretches[index + 1])
      pending = [Stretch(left: left, right: right, cuts: 0)]
      while let stretch = pending.popLast() { try cover(stretch.left, stretch.right, cuts: stretch.cuts) }
    }
  }

  // MARK: Choices

  /// Adds the lengths just before and just behind which choices differ.
  private func split(
    _ lower: Double, _ before: SpaceChoices, _ upper: Double, _ after: SpaceChoices, into ends: inout [Double]
  ) throws {
    guard before != after else { return }
    let middle = lower + (upper - lower) / 2
    guard upper - lower > closest(at: lower), middle > lower, middle < upper else {
      let edge = edge(lower, upper, room: Self.choiceRoom * (1 + upper))
      let atEdge = try sampler.choices(at: edge)
      ends += atEdge == after ? [lower, edge] : atEdge == before ? [edge, max(edge, upper)] : [lower, upper]
      return
    }
    let between = try sampler.choices(at: middle)
    try split(lower, before, middle, between, into: &ends)
    try split(middle, between, upper, after, into: &ends)
  }

  // MARK: Lines

  /// Covers what is between two samples in two parts, the left one first.
  private mutating func cover(
    _ left: LayoutSample, _ end: LayoutSample, then start: LayoutSample, _ right: LayoutSample, cuts: Int
  ) {
    pending.append(Stretch(left: start, right: right, cuts: cuts))
    pending.append(Stretch(left: left, right: end, cuts: cuts))
  }

  /// Finds the segment between two samples with the same choices, or parts of it that are covered next.
  private mutating func cover(_ left: LayoutSample, _ right: LayoutSample, cuts: Int) throws {
    guard right.length > left.length else { return try add(ResponsiveSegment(left)) }
    if !isOfOneKind(left, right) { return try coverJump(left, right, cuts: cuts) }
    guard left.isPlaced else { return try coverConflict(left, right, cuts: cuts) }
    switch try line(left, right) {
    case .found(let segment): try add(segment)
    case .bent(let sample):
      guard right.length - left.length > shortest(at: left.length) else {
        // Closer than numbers can tell: it counts as a jump.
        try add(ResponsiveSegment(left))
        return try add(ResponsiveSegment(right))
      }
      let cut = try isOfOneKind(left, sample) && cuts < Self.mostCuts ? cutPoint(left, right) : sample
      cover(left, cut, then: cut, right, cuts: cuts + 1)
    }
  }

  private enum Attempt {
    case found(ResponsiveSegment)
    /// No line; this sample inside is not on it.
    case bent(LayoutSample)
  }

  /// Checks whether everything between two samples is on one line.
  private func line(_ left: LayoutSample, _ right: LayoutSample) throws -> Attempt {
    func inside(_ part: Double) throws -> LayoutSample {
      try sampler.sample(at: left.length + part * (right.length - left.length))
    }
    let chord = ResponsiveSegment(lower: left, upper: right, first: left, second: right)
    let middle = try inside(Part.middle)
    guard isOfOneKind(left, middle), chord.predicts(middle) else { return .bent(middle) }
    if right.length - left.length <= shortest(at: left.length) { return .found(chord) }
    let (first, last) = (try inside(Part.first), try inside(Part.last))
    for sample in [first, last] where !(isOfOneKind(left, sample) && chord.predicts(sample)) { return .bent(sample) }
    let segment = ResponsiveSegment(lower: left, upper: right, first: first, second: last)
    for sample in [left, middle, right] where !segment.predicts(sample) { return .bent(middle) }
    for length in lengthsToCheck(segment) {
      let sample = try sampler.sample(at: length)
      if !(isOfOneKind(left, sample) && segment.predicts(sample)) { return .bent(sample) }
    }
    return .found(segment)
  }

  /// A length in each stretch between the lengths at which something passes one of its own limits.
  private func lengthsToCheck(_ segment: ResponsiveSegment) -> [Double] {
    guard let a = segment.first.placement, let b = segment.second.placement else { return [] }
    var ends: [Double] = []
    for (node, content) in a.tree.nodes.enumerated() where a.isPlaced[node] {
      for axis in Axis.allCases {
        let (low, high) = (a.rects[node].size[axis], b.rects[node].size[axis])
        let slope = (high - low) / (segment.second.length - segment.first.length)
        // What hardly moves passes nothing that could be told from standing there.
        guard abs(slope) > 1e-9 else { continue }
        for limit in [content[axis].minimum, content[axis].ideal, content[axis].maximum] {
          guard let limit, limit.isFinite else { continue }
          ends.append(segment.first.length + (limit - low) / slope)
        }
      }
    }
    let room = shortest(at: segment.upper.length)
    let inside = ends.filter { $0 > segment.lower.length + room && $0 < segment.upper.length - room }.sorted()
    guard !inside.isEmpty else { return [] }
    let all = [segment.lower.length] + inside + [segment.upper.length]
    return zip(all, all.dropFirst()).filter { $1 - $0 > room }.map { $0 + Part.middle * ($1 - $0) }
  }

  /// The first length at which a line from the left end meets one from the right end.
  ///
  /// The slopes are guesses: what is made of them is checked.
  private func cutPoint(_ left: LayoutSample, _ right: LayoutSample) throws -> LayoutSample {
    let whole = right.length - left.length
    let step = whole * Self.stencil
    let (a, b) = (try sampler.sample(at: left.length + step), try sampler.sample(at: right.length - step))
    let middle = left.length + whole / 2
    guard isOfOneKind(left, a), isOfOneKind(b, right) else { return try sampler.sample(at: middle) }
    let room = max(whole / 1e6, shortest(at: left.length) / 2)
    var cut: Double?
    for index in left.coordinates.indices {
      let slope = (a.coordinates[index] - left.coordinates[index]) / (a.length - left.length)
      let other = (right.coordinates[index] - b.coordinates[index]) / (right.length - b.length)
      // Guessed slopes that differ by less may be one slope and rounding.
      guard abs(slope - other) > 1e-6 else { continue }
      let missing = right.coordinates[index] - left.coordinates[index] - other * whole
      let distance = missing / (slope - other)
      guard distance > room, distance < whole - room else { continue }
      cut = min(cut ?? .infinity, left.length + distance)
    }
    return try sampler.sample(at: cut ?? middle)
  }

  // MARK: Jumps and conflicts

  /// Whether two samples may lie on one line as far as jumps go.
  private func isOfOneKind(_ left: LayoutSample, _ right: LayoutSample) -> Bool {
    guard left.isPlaced == right.isPlaced, left.choices == right.choices else { return false }
    if left.measures.isEmpty { return right.measures.isEmpty }
    return left.measures.allSatisfy { continuous.contains($0.key) || right.measures[$0.key] == $0.value }
  }

  /// Finds the first jump behind a sample, and covers both sides of it.
  private mutating func coverJump(_ left: LayoutSample, _ right: LayoutSample, cuts: Int) throws {
    let (before, after) = try left.isPlaced == right.isPlaced ? jump(left, right) : fittingEdge(left, right)
    if before.isPlaced, after.isPlaced, before.choices == after.choices {
      let smooth = nodesWithoutJump(before, after)
      if !smooth.isEmpty {
        continuous.formUnion(smooth)
        return pending.append(Stretch(left: left, right: right, cuts: cuts))
      }
    }
    cover(left, before, then: after, right, cuts: cuts)
  }

  /// The samples on both sides of the first jump that the search meets.
  private func jump(_ left: LayoutSample, _ right: LayoutSample) throws -> (LayoutSample, LayoutSample) {
    var search = JumpSearch(left, right)
    while search.after.length - search.before.length > closest(at: search.before.length) {
      guard let next = search.next(room: closest(at: search.before.length)) else { break }
      let sample = try sampler.sample(at: next)
      search.take(sample, isBefore: isOfOneKind(left, sample))
    }
    let (before, after) = (search.before, search.after)
    let room = max(Self.textRoom, Self.choiceRoom * (1 + after.length))
    let edge = try sampler.sample(at: edge(before.length, after.length, room: room))
    if isOfOneKind(edge, after) { return (before, edge) }
    return isOfOneKind(edge, before) && edge.length < after.length ? (edge, after) : (before, after)
  }

  /// How large the last decimal of a number must be, beside the room in which it stands, for it to be the one that was meant.
  ///
  /// One with so few decimals stands there by chance once in a hundred times. One with more could stand anywhere: if a text
  /// wraps at two thirds of a point, the fifth decimal above them is not where it does.
  private static let leastDecimal = 100.0

  /// Where a jump is that the engine makes between two lengths.
  ///
  /// A round number a little behind them may be meant; otherwise it is where it was found.
  private func edge(_ lower: Double, _ upper: Double, room: Double) -> Double {
    let meant = roundNumber(in: lower...(upper + room), lastDecimal: Self.leastDecimal * room)
    return min(meant ?? roundestNumber(in: lower...upper), range.upperBound)
  }

  /// The samples on both sides of where a layout begins to fit, or ceases to; the one that fits is at the very edge.
  private func fittingEdge(_ left: LayoutSample, _ right: LayoutSample) throws -> (LayoutSample, LayoutSample) {
    if let edge = try leastLengthEdge(left, right) { return edge }
    var (before, after) = (left, right)
    while after.length - before.length > shortest(at: before.length) {
      let middle = before.length + (after.length - before.length) / 2
      // So close to the edge that the solver cannot tell; what is between is not looked into.
      guard let sample = try sampler.sampleIfDistinct(at: middle) else { break }
      if sample.isPlaced == left.isPlaced { before = sample } else { after = sample }
    }
    // What fits up to rounding ends, most likely, at the roundest number there.
    let edge = try sampler.sampleIfDistinct(at: roundestNumber(in: before.length...after.length))
    if let edge, edge.isPlaced { return left.isPlaced ? (edge, after) : (before, edge) }
    return (before, after)
  }

  /// Where a layout begins to fit is the least length that it can have; it is tried before the search.
  private func leastLengthEdge(
    _ left: LayoutSample, _ right: LayoutSample
  ) throws -> (LayoutSample, LayoutSample)? {
    guard !left.isPlaced, let least = try sampler.leastLength(), least > left.length, least < right.length,
      let high = try sampler.sampleIfDistinct(at: least), high.isPlaced,
      // Rounding lets a layout fit a little before; ten times that is told apart by every solve.
      let low = try sampler.sampleIfDistinct(at: max(left.length, least - 10 * shortest(at: least))), !low.isPlaced
    else { return nil }
    return (low, high)
  }

  /// Measured items that changed, by less than anyone can see.
  private func nodesWithoutJump(_ before: LayoutSample, _ after: LayoutSample) -> [Int] {
    before.measures.compactMap { node, measure in
      guard let other = after.measures[node], other != measure else { return nil }
      return zip(measure, other).allSatisfy { abs($0 - $1) < 1e-6 } ? node : nil
    }
  }

  /// Where both ends contradict themselves, lengths between may not; some are tried.
  private mutating func coverConflict(_ left: LayoutSample, _ right: LayoutSample, cuts: Int) throws {
    for part in [0.5, Part.middle, Part.last, Part.first] {
      let sample = try sampler.sample(at: left.length + part * (right.length - left.length))
      guard sample.isPlaced else { continue }
      return cover(left, sample, then: sample, right, cuts: cuts)
    }
    try add(ResponsiveSegment(lower: left, upper: right, first: left, second: right))
  }

  // MARK: Collecting

  /// Adds a segment, joined with the one before where both are on one line.
  private mutating func add(_ segment: ResponsiveSegment) throws {
    if let last = segments.last, last.upper.length == segment.lower.length, isOfOneKind(last.upper, segment.lower) {
      if last.length == 0 {
        segments[segments.count - 1] = segment
        return
      }
      if segment.length == 0 { return }
      if !segment.lower.isPlaced {
        segments[segments.count - 1].upper = segment.upper
        return
      }
      let longer = last.length > segment.length ? last : segment
      let shorter = last.length > segment.length ? segment : last
      if [shorter.lower, shorter.first, shorter.second, shorter.upper].allSatisfy(longer.predicts) {
        segments[segments.count - 1] = ResponsiveSegment(
          lower: last.lower, upper: segment.upper, first: last.first, second: segment.second)
        return
      }
    }
    guard segments.count < mostPieces else {
      throw LayoutError(
        .limitExceeded,
        "The layout has more than \(mostPieces) pieces between these lengths, which is the limit. Ask for a shorter "
          + "range, or raise Limits.pieces. What is measured must be constant, or a straight line, in pieces of the width."
      )
    }
    segments.append(segment)
  }
}
