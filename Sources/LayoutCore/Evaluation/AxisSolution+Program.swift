internal import LinearModel

extension AxisSolution {
  /// What sums leave of a length or a place that is none, as a part of the longest container.
  ///
  /// Numbers have 16 digits, and sums have many parts; lengths that are meant are at most 1e9 apart. What is proposed such a
  /// length would have ranges of its own in it.
  private static let rounding = 1e-13

  /// A number, or 0 where it is what sums leave of none.
  ///
  /// - Parameter longest: The length of the longest container.
  static func withoutRounding(_ number: Double, beside longest: Double) -> Double {
    abs(number) > rounding * longest ? number : 0
  }

  /// Takes the answer to a compiler's model.
  ///
  /// - Parameters:
  ///   - solution: The answer, of a model in which the compiler's variables start at 0.
  ///   - probes: What was measured, in the order of the compiler's probes.
  mutating func take(_ solution: Solution, _ probes: ArraySlice<Solution.Probe>, of compiler: AxisCompiler) {
    let longest = compiler.variables.values.reduce(0) { max($0, solution[$1.box]) }
    func length(_ variable: Variable) -> Double {
      max(0, Self.withoutRounding(solution[variable], beside: longest))
    }
    for (container, variables) in compiler.variables {
      let values = variables.unknowns.demands.indices.map { length(variables.unknown($0)) }
      tracks[container] = zip(variables.unknowns.ofTrack, variables.unknowns.constants).map { unknown, constant in
        unknown < 0 ? constant : values[unknown]
      }
      boxes[container] = length(variables.box)
      let lines = compiler.lines(of: container)
      if !lines.isEmpty { self.lines[container] = lines.map { solution[$0] } }
    }
    for (node, variable) in compiler.lengthsOfItems { itemLengths[node] = length(variable) }
    for (node, start) in compiler.startsInCells { startsInCells[node] = solution[start] }
    for (probe, result) in zip(compiler.probes, probes) {
      guard probe.count == 1 else {
        let whole = compiler.variables[probe.container].map { solution[$0.extent] } ?? 0
        let decidedBy = result.decidedBy.map { rule(behind: $0, of: probe, compiler) }
        open += unsized(probe, result, decidedBy, together: solution[probe.expression], of: whole)
        continue
      }
      guard let priority = result.decidedBy, let variables = compiler.variables[probe.container] else { continue }
      // A probe that leaves out its content's length counts from where the content stands.
      let offset = solution[variables.track(probe.track)] - solution[probe.expression]
      let lower = max(0, result.lower + offset)
      let upper = min(result.upper + offset, greatestLength(of: probe, compiler))
      // What is less is the rounding of a solve.
      guard upper == result.upper + offset || upper - lower > 1e-8 * (1 + upper) else { continue }
      open.append(
        .init(
          container: probe.container, track: probe.track, kind: probe.kind, lower: lower, upper: upper,
          decidedBy: rule(behind: priority, of: probe, compiler)))
    }
  }

  /// How long a track can be in a container that shares the length that it is offered after ranges are measured, when what is around
  /// it was still open: by itself, with all that such tracks there have beyond their own lengths; infinite for all others.
  private func greatestLength(of probe: AxisCompiler.Probe, _ compiler: AxisCompiler) -> Double {
    guard probe.kind == .sharedExcess, compiler.sharesOfferAfterTotal(probe.container) else { return .infinity }
    let demands = compiler.lengths.demands(of: probe.container, compiler.axis).tracks
    return zip(demands, tracks[probe.container]).reduce(demands[probe.track].content.length) { length, track in
      track.0.isSized && !track.0.isFlexible ? length + track.1 - track.0.content.length : length
    }
  }

  /// What decided how long a track is.
  ///
  /// Where no length is offered, an inner container is as small as it can be only after the tie-breaks of those around it, in the
  /// same tier as these; what that leaves one length for is decided by it.
  private func rule(behind priority: Priority, of probe: AxisCompiler.Probe, _ compiler: AxisCompiler) -> Priority {
    guard priority == .policy, compiler.sharesAfterTotal(probe.container), probe.kind == .noOwnCell,
      probe.container != compiler.root
    else { return priority }
    let left = UnsizedTracks.left(
      compiler.lengths.demands(of: probe.container, compiler.axis), tracks[probe.container],
      compiler.structure.containers[probe.container], compiler.axis)
    return left.map { $0.contains(probe.track) ? .policy : .total } ?? priority
  }

  /// What neighbours leave open of which only the sum is bounded: any of them may have all of it, or nothing.
  ///
  /// - Parameters:
  ///   - decidedBy: What decided how long they are together, if anything did.
  ///   - length: What they have together.
  ///   - whole: How long all tracks of their container are together.
  private func unsized(
    _ probe: AxisCompiler.Probe, _ result: Solution.Probe, _ decidedBy: Priority?, together length: Double,
    of whole: Double
  ) -> [OpenTrack] {
    let greatest = result.decidedBy == nil ? length : result.upper
    // What is less is the rounding of a solve.
    let tolerance = 1e-8 * (1 + abs(whole))
    guard greatest > tolerance else { return [] }
    // Where what leaves them nothing is decided, they have nothing to share.
    let decidedBy = length <= tolerance ? decidedBy ?? .policy : .policy
    return (probe.track..<(probe.track + probe.count)).map { track in
      OpenTrack(
        container: probe.container, track: track, kind: probe.kind, lower: 0, upper: greatest, decidedBy: decidedBy)
    }
  }
}
