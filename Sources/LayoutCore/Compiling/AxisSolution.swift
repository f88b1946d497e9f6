internal import LayoutGeometry
internal import LinearModel

/// The lengths of all tracks and containers along one axis, and what was open.
struct AxisSolution {
  /// A track that could have had another length.
  struct OpenTrack {
    let container: Int
    let track: Int
    let kind: Ambiguity.Kind
    let lower: Double
    let upper: Double
    let decidedBy: Priority
  }

  /// The lengths of the tracks of each container.
  private(set) var tracks: [[Double]]
  /// The length that each container takes in its cell.
  private(set) var boxes: [Double]
  private(set) var open: [OpenTrack] = []
  /// The lengths of items that constraints between items have a say in.
  private(set) var itemLengths: [Int: Double] = [:]

  /// From the top of its row to each line that cells share, by container, in the order of its needs.
  private(set) var lines: [Int: [Double]] = [:]

  init(containerCount: Int) {
    tracks = Array(repeating: [], count: containerCount)
    boxes = Array(repeating: 0, count: containerCount)
  }

  /// The length of neighbouring tracks and the gaps between them.
  func length(
    of range: Range<Int>, of container: Int, in structure: Structure, _ axis: Axis
  ) -> Double {
    // Tracks of a length of 0 and gaps below 0 may come to less than nothing.
    max(0, tracks[container][range].reduce(0, +) + structure.gaps(of: container, axis).total(in: range))
  }

  /// Takes the lengths of a container that no program had to tell.
  mutating func take(_ lengths: [Double], total: Double, open: [OpenTrack], of container: Int) {
    tracks[container] = lengths
    boxes[container] = total
    self.open += open
  }

  /// Takes the answer to a compiler's model.
  ///
  /// - Parameters:
  ///   - solution: The answer, of a model in which the compiler's variables start at 0.
  ///   - probes: What was measured, in the order of the compiler's probes.
  mutating func take(_ solution: Solution, _ probes: ArraySlice<Solution.Probe>, of compiler: AxisCompiler) {
    for (container, variables) in compiler.variables {
      let values = variables.unknowns.needs.indices.map { max(0, solution[variables.unknown($0)]) }
      tracks[container] = zip(variables.unknowns.ofTrack, variables.unknowns.constants).map { unknown, constant in
        unknown < 0 ? constant : values[unknown]
      }
      boxes[container] = max(0, solution[variables.box])
      let lines = compiler.lines(of: container)
      if !lines.isEmpty { self.lines[container] = lines.map { solution[$0] } }
    }
    for (node, length) in compiler.lengthsOfItems { itemLengths[node] = max(0, solution[length]) }
    for (probe, result) in zip(compiler.probes, probes) {
      guard probe.count == 1 else {
        let whole = compiler.variables[probe.container].map { solution[$0.extent] } ?? 0
        open += loose(probe, result, together: solution[probe.expression], of: whole)
        continue
      }
      guard let priority = result.decidedBy, let variables = compiler.variables[probe.container] else { continue }
      // A probe that leaves out its content's length counts from where the content stands.
      let offset = solution[variables.track(probe.track)] - solution[probe.expression]
      open.append(
        .init(
          container: probe.container, track: probe.track, kind: probe.kind, lower: max(0, result.lower + offset),
          upper: result.upper + offset, decidedBy: priority))
    }
  }

  /// What neighbours leave open of which only the sum is bounded: any of them may have all of it, or nothing.
  ///
  /// - Parameters:
  ///   - length: What they have together.
  ///   - whole: How long all tracks of their container are together.
  private func loose(
    _ probe: AxisCompiler.Probe, _ result: Solution.Probe, together length: Double, of whole: Double
  ) -> [OpenTrack] {
    let greatest = result.decidedBy == nil ? length : result.upper
    // What is less is the rounding of a solve.
    let tolerance = 1e-8 * (1 + abs(whole))
    guard greatest > tolerance else { return [] }
    // Where the whole is smallest without them they have nothing to share.
    let decidedBy = result.decidedBy == .total && length <= tolerance ? Priority.total : .policy
    return (probe.track..<(probe.track + probe.count)).map { track in
      OpenTrack(
        container: probe.container, track: track, kind: probe.kind, lower: 0, upper: greatest, decidedBy: decidedBy)
    }
  }
}

extension LayoutError {
  /// The error for statements that contradict each other.
  static func unsatisfiable(_ conflict: [ConflictMember]) -> LayoutError {
    let statements = conflict.map { "  - \($0.statement)" }.joined(separator: "\n")
    return LayoutError(
      .unsatisfiable,
      "These statements contradict each other; take one of them back, or change it:\n\(statements)", conflict: conflict)
  }
}
