import ConstraintLayout
import LayoutTestSupport
import Testing

/// What holds for every flow, on random ones.
struct FlowLawTests {
  /// Items of random widths, some of them with limits, and what they stand in.
  private struct Sample {
    var widths: [(minimum: Double, ideal: Double)] = []
    let gap: Double
    let space: Double

    init(_ seed: UInt64, atMost count: Int) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 1...count, using: &random) {
        let ideal = Double(Int.random(in: 0...60, using: &random))
        widths.append((random.chance(0.2) ? (ideal / 2).rounded() : ideal, ideal))
      }
      gap = Double(Int.random(in: 0...9, using: &random))
      let least = widths.reduce(1) { max($0, $1.minimum) }
      space = least + Double(Int.random(in: 0...120, using: &random))
    }

    func item(_ index: Int) -> some Layout {
      let width = widths[index]
      return Item("\(index)").frame(minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.ideal)
        .frame(height: Double(5 + index % 4))
    }

    /// What some children take in one line.
    func length(_ line: Range<Int>) -> Double {
      widths[line].reduce(0) { $0 + $1.ideal } + Double(line.count - 1) * gap
    }

    func flow(_ breaking: LineBreaking) -> some Layout {
      Flow(alignment: .bottom, horizontalSpacing: gap, verticalSpacing: 3, lineBreaking: breaking) {
        ForEach(widths.indices) { item($0) }
      }
    }

    func column(of lines: [Range<Int>]) -> some Layout {
      Stack(.column, spacing: 3) {
        ForEach(lines) { line in Stack(.row, alignment: .trailing, spacing: gap) { ForEach(line) { item($0) } } }
      }
    }

    /// Each line with as many children as fit.
    var greedyLines: [Range<Int>] {
      var lines: [Range<Int>] = []
      for index in widths.indices {
        if let last = lines.last, length(last.lowerBound..<(index + 1)) <= space {
          lines[lines.count - 1] = last.lowerBound..<(index + 1)
        } else {
          lines.append(index..<(index + 1))
        }
      }
      return lines
    }

    /// Of all breakings into lines that fit, one with the least sum of squares; of those, that with the fuller earlier lines.
    var balancedLines: [Range<Int>] {
      var best: (sum: Double, ends: [Int], lines: [Range<Int>])?
      for breaks in 0..<(1 << (widths.count - 1)) {
        let ends = widths.indices.filter { $0 == widths.count - 1 || breaks & (1 << $0) != 0 }.map { $0 + 1 }
        let lines = zip([0] + ends, ends).map { $0..<$1 }
        guard lines.allSatisfy({ $0.count == 1 || length($0) <= space }) else { continue }
        let sum = lines.reduce(0.0) { $0 + max(0, space - length($1)) * max(0, space - length($1)) }
        let isFuller = best.map { other in other.ends.lexicographicallyPrecedes(ends) } ?? true
        if best.map({ sum < $0.sum || (sum == $0.sum && isFuller) }) ?? true { best = (sum, ends, lines) }
      }
      return best?.lines ?? []
    }
  }

  private func compare(_ seed: UInt64, _ flow: some Layout, _ column: some Layout, width: Double) throws {
    let engine = LayoutEngine()
    let flow = try engine.place(flow, in: ProposedSize(width: width))
    let column = try engine.place(column, in: ProposedSize(width: width))
    #expect(flow.size == column.size, "seed \(seed)")
    for (frame, other) in zip(flow.frames, column.frames) {
      guard frame.name != other.name || frame.rect != other.rect else { continue }
      Issue.record("seed \(seed): \(frame.name) \(frame.rect), in rows \(other.name) \(other.rect)")
      break
    }
  }

  @Test func greedyIsTheColumnOfTheRowsThatFit() async {
    await Law(seeds: 0..<200, atLeast: 200).check { seed in
      let sample = Sample(seed, atMost: 20)
      try compare(seed, sample.flow(.greedy), sample.column(of: sample.greedyLines), width: sample.space)
      return .checked
    }
  }

  @Test func balancedIsTheBestOfAllBreakings() async {
    await Law(seeds: 0..<200, atLeast: 200).check { seed in
      let sample = Sample(seed, atMost: 9)
      try compare(seed, sample.flow(.balanced), sample.column(of: sample.balancedLines), width: sample.space)
      return .checked
    }
  }

  /// What stands in the column beside lines that were found is what stands in the flow, whatever is in it and around it.
  @Test func aFlowIsPlacedAsTheColumnOfItsLines() async {
    await Law(seeds: 0..<800, atLeast: 40).check { seed in
      let sample = LawSample(seed, RandomLayout.Ingredients.everythingAndFlows.union(.overlays).subtracting(.choices))
      guard !sample.tree.flows.isEmpty, let placement = try sample.placement() else { return .inapplicable }
      let stacks = sample.tree.withStacks(insteadOf: placement)
      guard let other = try sample.engine.placeIfItFits(stacks, in: sample.proposal) else {
        Issue.record("seed \(seed): the column has no answer")
        return .checked
      }
      #expect(abs(placement.size.width - other.size.width) <= other.size.tolerance, "seed \(seed)")
      let rects = zip(placement.frames, other.frames)
      for (frame, other) in rects where frame.rect.distance(to: other.rect) > placement.size.tolerance {
        Issue.record("seed \(seed): \(frame.name) \(frame.rect), in rows \(other.rect)")
        break
      }
      return .checked
    }
  }

  /// A stack around a flow leaves it what it is offered itself, and where that is nothing, its least length.
  @Test func inAStackItIsAsItIsAlone() async {
    await Law(seeds: 0..<400, atLeast: 400).check { seed in
      var random = SeededGenerator(seed: seed)
      let sample = Sample(seed, atMost: 9)
      let isRow = random.chance(0.7)
      let flow = Flow(isRow ? .row : .column, horizontalSpacing: sample.gap, verticalSpacing: sample.gap) {
        ForEach(sample.widths) { width in
          let item = Item()
          if isRow {
            item.frame(minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.ideal).frame(height: 7)
          } else {
            item.frame(minHeight: width.minimum, idealHeight: width.ideal, maxHeight: width.ideal).frame(width: 7)
          }
        }
      }
      let offers = [nil, 0, sample.space, .infinity]
      let offer = offers[Int.random(in: 0..<4, using: &random)]
      let proposal = isRow ? ProposedSize(width: offer) : ProposedSize(height: offer)
      let alone = try LayoutEngine().place(flow, in: proposal)
      let stack = Stack(random.chance(0.5) ? .row : .column, alignment: .leading) { flow }
      let inside = try LayoutEngine().place(stack, in: proposal)
      #expect(alone.frames.map(\.rect) == inside.frames.map(\.rect), "seed \(seed), in \(proposal)")
      return .checked
    }
  }

  @Test func sessionsEndAtWhatAFreshPlacementHas() async {
    await Law(seeds: 0..<100, atLeast: 100).check { seed in
      var random = SeededGenerator(seed: seed)
      let sample = Sample(seed, atMost: 12)
      let engine = LayoutEngine()
      var session = try engine.session(
        for: Stack(.column) { sample.flow(seed % 2 == 0 ? .greedy : .balanced) }, in: ProposedSize(width: 200))
      let place = "\(Int.random(in: sample.widths.indices, using: &random))"
      try session.apply(.insert(Item("new").frame(width: 33, height: 9), before: place))
      try session.apply(.insert(Item("other").frame(width: 5, height: 5), after: place), .resize(place, width: 40))
      if random.chance(0.5) { try session.apply(.remove("new")) }
      try session.apply(.propose(ProposedSize(width: 120)))
      let placement = try session.placement()
      let fresh = try engine.place(placement.tree, in: ProposedSize(width: 120))
      #expect(placement.frames == fresh.frames, "seed \(seed)")
      #expect(placement.tree == LayoutTree(placement.tree), "seed \(seed)")
      return .checked
    }
  }
}
