internal import LayoutGeometry
internal import LinearModel

// Fraction: something is as long as a part of the inner length of the container that it stands in.
//
//     box[child] == fraction * (box[container] - insets)
//
// Gaps are not taken off. The container takes all that it is proposed or gets; where it is given nothing, it is as long as the
// least length L in which everything fits: L >= sum(max(length[t], fraction[t] * inner(L))) + gaps over its tracks, and each part is
// at least as long as what is in it.
extension AxisCompiler {
  /// Makes a container as long as its part of the one around it.
  mutating func emitFraction(_ child: Int, in container: Int) {
    guard let node = structure.containers[child].node, let part = structure.fractions[child, axis] else { return }
    let (box, whole) = (variablesOf(child).box, structure.fractions.whole(around: container))
    let said = state(.fraction(node: node, container: whole, axis, part))
    model.add((LinearExpression(box) == inner(of: whole) * part).stated(said))
  }

  /// Notes what tracks with parts in them do not exceed without need.
  mutating func noteFractionTargets(_ demands: TrackDemands, of container: Int) {
    // The one track of a frame is as long as the frame, which is not to be shorter for a part of it.
    guard !structure.fractions.isEmpty, !structure.fillsFrame(container, axis) else { return }
    for demand in demands.tracks where demand.fractionContainer >= 0 {
      noteTarget(variablesOf(demand.fractionContainer).box, of: demand.fractionContainer, demand, container)
    }
  }

  /// What parts of a container are parts of: its box without its insets.
  func inner(of container: Int) -> LinearExpression {
    let box = LinearExpression(variablesOf(container).box)
    return insets[container].map { box - LinearExpression($0) } ?? box
  }

  /// Notes what a track with a part of its container does not exceed without need: that part, or what asks for more beside it.
  private mutating func noteTarget(
    _ box: Variable, of child: Int, _ demand: TrackDemands.Demand, _ container: Int
  ) {
    let usable = demand.isFlexible && hasLengthToFill(container) ? demand.maximum.length : demand.content.length
    guard usable.isFinite else { return }
    guard usable > 0 else {
      fractionTargets[child] = LinearExpression(box)
      return
    }
    let longest = model.addVariable(label(.init("\(name(of: child)).\(axis.trackName)Longest")), lower: usable)
    model.add(LinearExpression(longest) >= LinearExpression(box))
    // The container has its length before tracks hug, and what is in it would make the track longer.
    let hasLength = container == root && offered != nil
    model.add(
      Goal(
        .minimize(LinearExpression(longest)), priority: hasLength ? .hug : sharePriority(of: container),
        depth: hasLength ? -1 : depthOfHugBeforeSharing(of: container)))
    fractionTargets[child] = LinearExpression(longest)
  }
}

// Directly: from the outside in, each part is known once its container is; what is not given a length is told from the inside out.
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

  /// What cells ask for each track of a container that are no parts of it; `nil` where there are no parts.
  func lengthsBesideFractions(in container: Int, _ structure: Structure) -> [Double]? {
    guard !structure.fractions.isEmpty, structure.fractions.isAround(container, axis) else { return nil }
    var lengths = Array(repeating: 0.0, count: structure.trackCount(of: container, axis))
    for cell in structure.cells(of: container) {
      guard let track = cell.tracks(axis).first, cell.tracks(axis).count == 1,
        structure.childContainer(cell).map({ structure.fractions[$0, axis] == nil }) ?? true
      else { continue }
      lengths[track] = max(lengths[track], demand(of: cell, in: structure, structure.tree)?.ideal ?? 0)
    }
    return lengths
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

  /// Gives what is a part of a container its length, now that the container has one.
  ///
  /// - Returns: `false` where a linear program has to tell: something is too long for a part that keeps its length.
  mutating func takeFractions(of container: Int, in structure: Structure) -> Bool {
    guard structure.fractions.isAround(container, axis) else { return true }
    let whole = structure.fractions.whole(around: container)
    let inner = parts[whole].length - structure.containers[whole].insets.total(axis)
    for cell in structure.cells(of: container) {
      guard let child = structure.childContainer(cell) else { continue }
      if let part = structure.fractions[child, axis] { parts[child].length = part * inner }
      guard takeParts(across: child, of: inner, in: structure) else { return false }
    }
    clearTracks(of: container, in: structure)
    let taken: (hasSpans: Bool, fits: Bool)
    if structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) {
      taken = takeListed(listed, of: container, in: structure, structure.tree, inner: inner)
    } else {
      taken = (include(structure.containers[container].cells, of: container, in: structure, structure.tree), true)
    }
    guard taken.hasSpans else { return taken.fits }
    guard taken.fits, stretch(container, in: structure, structure.tree) else { return false }
    // In a longer container, parts are longer, and tracks grow the less for spans: what stands around it would share with regard to that.
    return container == 0 || growth.isEmpty || tracks(of: container, in: structure).allSatisfy { growth[$0] == 0 }
  }

  /// Gives what is a part of a flow across its lines its length, and makes the line ask for that.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func takeParts(across line: Int, of inner: Double, in structure: Structure) -> Bool {
    let inside = structure.fractions.partsAcross(line, axis)
    guard !inside.isEmpty else { return true }
    for child in inside { parts[child].length = (structure.fractions[child, axis] ?? 0) * inner }
    clearTracks(of: line, in: structure)
    _ = include(structure.containers[line].cells, of: line, in: structure, structure.tree)
    return total(line, in: structure)
  }

  private mutating func clearTracks(of container: Int, in structure: Structure) {
    for track in tracks(of: container, in: structure) {
      (parts[track].ideal, parts[track].greatest) = (Part().ideal, Part().greatest)
    }
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
