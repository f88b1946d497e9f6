internal import LayoutGeometry
internal import LinearModel

/// Makes pieces of segments: exact breakpoints between them, and what changes at each.
struct PieceAssembly {
  private let sampler: LayoutSampler
  private let segments: [ResponsiveSegment]

  init(_ sampler: LayoutSampler, _ segments: [ResponsiveSegment]) {
    self.sampler = sampler
    self.segments = segments
  }

  func pieces() throws -> [ResponsiveLayout.Piece] {
    var pieces: [ResponsiveLayout.Piece] = []
    let joints = zip(segments, segments.dropFirst()).map(joint)
    var bindings: BindingStatements?
    for (index, segment) in segments.enumerated() {
      let lower = index == 0 ? segment.lower.length : joints[index - 1].position
      let upper = index == joints.count ? segment.upper.length : joints[index].position
      let previous = bindings
      bindings = try segments.count > 1 && segment.lower.isPlaced ? binding(in: segment) : nil
      pieces.append(
        .init(
          range: lower...max(lower, upper), includesStart: index == 0 || joints[index - 1].isInNext,
          changes: index == 0 ? [] : changes(segments[index - 1], segment, previous, bindings),
          conflict: conflict(of: index, lower, upper), line: segment.line))
    }
    return pieces
  }

  /// What binds at a length inside of a segment where nothing else happens.
  private func binding(in segment: ResponsiveSegment) throws -> BindingStatements {
    // Golden section: no ratio of small numbers, at which something may bind by chance.
    let part = 0.381966011250105
    return try BindingStatements(
      at: segment.first.length + part * (segment.second.length - segment.first.length), sampler)
  }

  // MARK: Positions

  private struct Joint {
    let position: Double
    /// Whether the answer at the position is that of the segment behind it.
    let isInNext: Bool
  }

  private func joint(_ before: ResponsiveSegment, _ after: ResponsiveSegment) -> Joint {
    let (low, high) = (before.upper.length, after.lower.length)
    if low == high {
      let crossing = crossing(before, after) ?? low
      // What is left of rounding in two lines that cross.
      let room = 1e-9 * (1 + high)
      return Joint(position: roundestNumber(in: (crossing - room)...(crossing + room)), isInNext: true)
    }
    // The search ends at what fits, and else at the roundest number, on either side.
    let isLow = before.upper.isPlaced && (!after.lower.isPlaced || roundestNumber(in: low...high) == low)
    return Joint(position: isLow ? low : high, isInNext: !isLow)
  }

  /// Where the lines of two segments meet, by the two that meet most steeply.
  private func crossing(_ before: ResponsiveSegment, _ after: ResponsiveSegment) -> Double? {
    let joint = before.upper.length
    var steepest = 0.0
    var crossing: Double?
    for (index, (slope, other)) in zip(before.slopes, after.slopes).enumerated()
    where abs(slope - other) > steepest {
      steepest = abs(slope - other)
      let left = before.first.coordinates[index] + slope * (joint - before.first.length)
      let right = after.first.coordinates[index] + other * (joint - after.first.length)
      crossing = joint + (right - left) / (slope - other)
    }
    guard let crossing, before.lower.length < crossing, crossing < after.upper.length else { return nil }
    return crossing
  }

  // MARK: Changes

  private func changes(
    _ before: ResponsiveSegment, _ after: ResponsiveSegment, _ left: BindingStatements?, _ right: BindingStatements?
  ) -> [ResponsiveLayout.Change] {
    guard before.lower.isPlaced == after.lower.isPlaced else {
      let text = after.lower.isPlaced ? "the layout fits" : "the layout no longer fits"
      return [.init(kind: .fits, text: text, items: [])]
    }
    let switches = before.upper.choices == after.lower.choices ? textChanges(before, after) : choices(before, after)
    guard before.upper.choices == after.lower.choices, let left, let right else { return switches }
    let changes = switches + right.changes(since: left)
    return changes.isEmpty ? [growthChange(before, after)] : changes
  }

  /// What is said of a breakpoint at which the same statements bind on both sides.
  ///
  /// Something that nobody said begins to hold or ceases to: an item keeps inside of its cell, or shares fall together.
  private func growthChange(_ before: ResponsiveSegment, _ after: ResponsiveSegment) -> ResponsiveLayout.Change {
    let (old, new) = (before.line?.motions(at: 0) ?? [], after.line?.motions(at: 0) ?? [])
    // Rates of layouts are ratios of small numbers; what differs by less is rounding.
    let items = zip(old, new).filter { left, right in
      abs(left.rate.width - right.rate.width) > 1e-6 || abs(left.rate.height - right.rate.height) > 1e-6
    }.map(\.1.name)
    let verb = items.count == 1 ? "grows" : "grow"
    let text =
      items.isEmpty
      ? "what is free is shared in another way" : "\(items.joined(separator: ", ")) \(verb) at another rate"
    return .init(kind: .switches, text: text, items: items)
  }

  /// Other alternatives, and other numbers of tracks.
  private func choices(_ before: ResponsiveSegment, _ after: ResponsiveSegment) -> [ResponsiveLayout.Change] {
    let (old, new) = (before.upper.choices, after.lower.choices)
    let tree = sampler.tree
    return tree.nodes.indices.flatMap { node -> [ResponsiveLayout.Change] in
      var changes: [ResponsiveLayout.Change] = []
      if let alternative = new.chosen[node], alternative != old.chosen[node] {
        changes.append(
          .init(
            kind: .switches, text: "\(tree.name(of: node)) shows \(tree.name(of: alternative))",
            items: tree.reportedItems([node])))
      }
      guard let counts = new.trackCounts[node], let others = old.trackCounts[node] else { return changes }
      switch tree.nodes[node].kind {
      case .lazyGrid(let options):
        let index = options.axis == .horizontal ? 0 : 1
        guard counts[index] != others[index] else { return changes }
        let name = counts[index] == 1 ? options.axis.trackName : options.axis.tracksName
        changes.append(
          .init(
            kind: .switches,
            text: "\(tree.name(of: node)) has \(counts[index]) \(name) instead of \(others[index])",
            items: tree.reportedItems([node])))
      case .flow: changes += lineChanges(of: node, from: old, to: new)
      default: break
      }
      return changes
    }
  }

  /// What is said of a flow whose lines begin elsewhere.
  private func lineChanges(
    of flow: Int, from old: SpaceChoices, to new: SpaceChoices
  ) -> [ResponsiveLayout.Change] {
    let (tree, lines, others) = (sampler.tree, new.lines[flow] ?? [], old.lines[flow] ?? [])
    guard lines != others else { return [] }
    let text =
      lines.count == others.count
      ? "breaks into other lines"
      : "has \(lines.count) \(lines.count == 1 ? "line" : "lines") instead of \(others.count)"
    return [
      .init(kind: .switches, text: "\(tree.name(of: flow)) \(text)", items: tree.reportedItems([flow]))
    ]
  }

  /// Texts and other measured items that take another height.
  private func textChanges(_ before: ResponsiveSegment, _ after: ResponsiveSegment) -> [ResponsiveLayout.Change] {
    let (old, new) = (before.upper, after.lower)
    // Where a piece ends without a jump, nothing was measured anew.
    guard old.length < new.length else { return [] }
    return new.measures.keys.sorted().compactMap { node in
      guard let measure = new.measures[node], let other = old.measures[node], measure != other else { return nil }
      let name = sampler.tree.name(of: node)
      let text =
        measure[0] == other[0]
        ? "\(name) is broken into other lines"
        : "\(name) asks for a height of \(lengthText(measure[0])) instead of \(lengthText(other[0]))"
      return .init(kind: .switches, text: text, items: sampler.tree.reportedItems([node]))
    }
  }

  // MARK: Conflicts

  /// A conflict that holds in all of a segment, its container named by the lengths of the segment.
  private func conflict(of index: Int, _ lower: Double, _ upper: Double) -> [LayoutError.ConflictMember] {
    let segment = segments[index]
    guard !segment.lower.isPlaced else { return [] }
    // What contradicts itself next to where the layout fits does so farther away too: required statements that can hold
    // at two lengths can at all lengths between them.
    let fitsBefore = index > 0 && segments[index - 1].upper.isPlaced
    let fitsBehind = index + 1 < segments.count && segments[index + 1].lower.isPlaced
    let sample = fitsBefore && !fitsBehind ? segment.lower : segment.upper
    let amount =
      fitsBefore && !fitsBehind
      ? "more than \(lengthText(lower))" : "\(fitsBehind ? "less than" : "at most") \(lengthText(upper))"
    return sample.conflict.map { member in
      guard member.items.isEmpty, member.statement == sampler.containerStatement(sample.length) else { return member }
      return .init(statement: "the container is \(amount) \(sampler.axis.adjective)", items: [])
    }
  }
}

extension ResponsiveSegment {
  /// The line through the placements inside; `nil` where there are none.
  fileprivate var line: PlacementLine? {
    guard let first = first.placement, let second = second.placement else { return nil }
    return PlacementLine(
      first: .init(length: self.first.length, placement: first),
      second: .init(length: self.second.length, placement: second))
  }
}
