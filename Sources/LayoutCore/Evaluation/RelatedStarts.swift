internal import LayoutGeometry
internal import LinearSolving

/// Where tracks start along one axis, as relations between places have it.
///
/// All growth of what hugs is least where each start is as near to the start of the whole as it can be: a longest path. What fills the
/// room before a start wants that as far away as can be, which is a shortest path from the ends of containers. Source: the critical
/// path method, by Kelley and Walker, *Critical-path planning and scheduling* (1959).
struct RelatedStarts {
  private let graph: StartGraph
  private let steps: [Step]
  /// By number of the graph, from the start of the whole.
  private let values: [Double]

  /// From one start that is spoken of to the next one in the same container, or from where that starts to the first.
  private struct Step {
    let tail: Int
    let head: Int
    let distance: Double
    /// The tracks between them, as numbers of parts.
    let parts: Range<Int>
    /// Whether the track between them takes up what is left before the start.
    let fills: Bool
  }

  /// - Returns: `nil` where starts cannot be as they are asked for, or a linear program has to tell them.
  init?(_ graph: StartGraph) {
    guard !graph.arcs.isEmpty, let steps = Self.steps(graph) else { return nil }
    (self.graph, self.steps) = (graph, steps)
    guard let values = Self.least(graph, steps), Self.isOnlyAnswer(values, graph, steps) else { return nil }
    self.values = values
    // Which of several tracks grows is open.
    guard steps.allSatisfy({ $0.parts.count == 1 || growth(of: $0) == 0 }) else { return nil }
  }

  private func growth(of step: Step) -> Double {
    let growth = values[step.head] - values[step.tail] - step.distance
    return growth > RelationCheck.rounding * (1 + abs(step.distance)) ? growth : 0
  }

  /// The tracks that grow so that all starts are as far behind each other as is asked for.
  var raised: [RelatedTracks.Raised] {
    steps.compactMap { step in
      let (growth, part) = (growth(of: step), step.parts.lowerBound)
      return growth > 0 ? .init(part: part, length: graph.lengths.demands.length(of: part) + growth) : nil
    }
  }

  // MARK: Steps

  /// - Returns: `nil` where a track on the way may be longer than what stands in it asks for.
  private static func steps(_ graph: StartGraph) -> [Step]? {
    let axis = graph.axis
    var steps: [Step] = []
    var last = (container: -1, track: 0)
    for number in graph.numbers where number > 0 {
      let (head, container) = (graph.tracks[Int(number)].index, graph.tracks[Int(number)].container)
      let isFirst = container != last.container
      guard !isFirst || (graph.hasCellsInOneTrack(container) && graph.growsByWhatItGets(container)) else { return nil }
      let tail = isFirst ? 0 : last.track
      let first = graph.lengths.tracks(of: container, in: graph.structure).lowerBound
      let parts = (first + tail)..<(first + head)
      var distance = isFirst ? graph.origin(ofTracksIn: container) : 0
      for track in tail..<head {
        distance +=
          graph.lengths.demands.length(of: first + track) + graph.structure.gaps(of: container, axis).after(track)
      }
      let before = isFirst ? 0 : Int(graph.numbers[graph.structure.firstTrack(of: container, axis) + tail])
      let fills = isFirst && graph.fillsBefore(head, in: container)
      guard fills || parts.allSatisfy(graph.isRigid) else { return nil }
      steps.append(Step(tail: before, head: Int(number), distance: distance, parts: parts, fills: fills))
      last = (container, head)
    }
    // What hugs and what fills are weighed against each other.
    guard steps.allSatisfy(\.fills) || !steps.contains(where: \.fills) else { return nil }
    return steps
  }

  // MARK: Values

  /// The least starts that are as far behind each other as is asked for.
  ///
  /// - Returns: `nil` where there are none.
  private static func least(_ graph: StartGraph, _ steps: [Step]) -> [Double]? {
    var paths = LongestPaths(
      from: Array(repeating: 0, count: graph.tracks.count), arcCount: steps.count + graph.arcs.count)
    for step in steps { paths.addArc(from: step.tail, to: step.head, step.distance) }
    for arc in graph.arcs { paths.addArc(from: arc.tail, to: arc.head, arc.distance) }
    guard paths.raise() == nil, isNear(paths.values[0], 0) else { return nil }
    return paths.values
  }

  /// The greatest starts that are as far behind each other as is asked for, up to some.
  ///
  /// - Returns: `nil` where there are none.
  private static func greatest(upTo limits: [Double], _ graph: StartGraph, _ steps: [Step]) -> [Double]? {
    // What is greatest is least with all signs turned.
    var paths = LongestPaths(from: limits.map { -$0 }, arcCount: steps.count + graph.arcs.count)
    for step in steps { paths.addArc(from: step.head, to: step.tail, step.distance) }
    for arc in graph.arcs { paths.addArc(from: arc.head, to: arc.tail, arc.distance) }
    return paths.raise() == nil ? paths.values.map { -$0 } : nil
  }

  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= RelationCheck.rounding * (1 + abs(one))
  }

  /// Whether no start could be elsewhere as long as the last one in each container is where it is, which the least growth tells.
  private static func isOnlyAnswer(_ values: [Double], _ graph: StartGraph, _ steps: [Step]) -> Bool {
    // A start that another one stands behind may be farther behind.
    guard steps.contains(where: { $0.tail > 0 }) else { return true }
    var limits = values
    let last = values.max() ?? 0
    for step in steps where step.tail > 0 { limits[step.tail] = last }
    guard let greatest = greatest(upTo: limits, graph, steps) else { return false }
    return zip(values, greatest).dropFirst().allSatisfy { isNear($0, $1) }
  }

  // MARK: Filling

  /// Makes tracks that fill the room before starts as long as that is; they were given all that their containers leave.
  ///
  /// - Returns: `false` where a linear program has to tell.
  func settle(_ lengths: inout AxisLengths) -> Bool {
    guard steps.contains(where: \.fills) else { return true }
    var limits = values
    for step in steps { limits[step.head] = graph.greatestStart(of: graph.tracks[step.head], in: lengths) }
    guard let greatest = Self.greatest(upTo: limits, graph, steps), Self.isNear(greatest[0], 0) else { return false }
    for step in steps {
      let (part, before, start) = (step.parts.lowerBound, values[step.head], greatest[step.head])
      guard Self.isNear(start, before) || (start > before && mayFill(step, from: start, upTo: limits[step.head])) else {
        return false
      }
      let length = graph.lengths.demands.length(of: part) + start - step.distance
      // What is behind it takes what it leaves: the container is full.
      lengths.demands.parts[part + 1].length += lengths.demands.parts[part].length - length
      lengths.demands.parts[part].length = length
    }
    return true
  }

  /// Whether it is not open how a track came to fill the room before a start.
  ///
  /// It is not where its container gets a length to fill also without relations, or more than they take: what they make just as long
  /// as its cell is open before it fills that.
  private func mayFill(_ step: Step, from start: Double, upTo limit: Double) -> Bool {
    graph.fillsWithoutRelations(graph.tracks[step.head].container) || !Self.isNear(start, limit)
  }
}

// What containers say of where their tracks start.
extension StartGraph {
  /// From the start of the whole to the first track of a container.
  fileprivate func origin(ofTracksIn container: Int) -> Double {
    origins[container] + structure.containers[container].insets.before(axis)
  }

  /// Whether no cell of a container is across several tracks, and each track has one.
  fileprivate func hasCellsInOneTrack(_ container: Int) -> Bool {
    lengths.demands.hasOwnCells(container, in: structure)
      && structure.cells(of: container).allSatisfy { $0.tracks(axis).count == 1 && $0.isSized(axis) }
  }

  /// Whether how much longer a container is than it asks for follows from what it gets.
  ///
  /// Up to a limit of its own, a program tells that by what stands in it, whatever relations make of that. And what is offered to the
  /// whole it takes only as far as what grows in it does.
  fileprivate func growsByWhatItGets(_ container: Int) -> Bool {
    let part = lengths.demands.parts[container]
    if part.greatest <= part.ideal { return true }
    return part.greatest == .infinity && (container > 0 || lengths.demands.proposed == nil)
  }

  /// Whether a container gets a length to fill also without relations: what gets one only by them is open before it fills that.
  fileprivate func fillsWithoutRelations(_ container: Int) -> Bool {
    lengths.demands.proposed != nil || lengths.isGivenMoreThanTaken(container)
  }

  /// Whether the track before one takes up what is left there: it can grow by any length, and holds one item.
  ///
  /// Where it cannot take all that is left, the other one does, so there is no more than one.
  fileprivate func fillsBefore(_ track: Int, in container: Int) -> Bool {
    let parts = lengths.tracks(of: container, in: structure)
    return track == 1 && parts.count == 2 && structure.containers[container].cells.count == 2
      && lengths.demands.parts[parts.lowerBound].greatest == .infinity && isRigid(parts.lowerBound + 1)
      && structure.cells(of: container).allSatisfy { $0.tracks(axis) != 0..<1 || structure.childContainer($0) == nil }
  }

  /// Where a track starts at the most, with what stands from there on as long as it asks to be.
  ///
  /// - Parameter lengths: How long the container is.
  fileprivate func greatestStart(of track: Track, in lengths: AxisLengths) -> Double {
    let container = track.container
    let parts = lengths.tracks(of: container, in: structure)
    let behind = parts.dropFirst(track.index)
    var rest = structure.containers[container].insets.total(axis) - structure.containers[container].insets.before(axis)
    for part in behind { rest += self.lengths.demands.length(of: part) }
    rest += structure.gaps(in: track.index..<parts.count, of: container, axis)
    return origins[container] + lengths.length(of: container) - rest
  }
}
