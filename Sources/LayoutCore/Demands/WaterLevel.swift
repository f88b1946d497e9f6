internal import LayoutGeometry
internal import LinearModel

/// What containers take along one axis where they are given less than they ask for: max-min fair lengths.
///
/// One level decides for all that compete: each item is as long as the level, moved between its minimum and its ideal. So the
/// least length is as large as can be, then the next (leximin): short things keep their ideal, and long ones give way. Items
/// compete, never containers: at a level a track takes what the longest of its cells does, and a container what its tracks take
/// together, so that nested containers share one level.
///
/// What has a higher priority is served before. So there is a level for each rank, and one after the other rises from 0 to the
/// longest ideal; all of them are told by one number, by how much all ranks have risen.
struct WaterLevel {
  let structure: Structure
  let axis: Axis
  /// By container, its cells over several tracks, in the order of their first ones; only of those that have some with a say.
  private(set) var spans: [Int: [Int]] = [:]
  /// The containers with rows in which items share lines of text.
  private var withLines: Set<Int> = []
  /// By rank and part, the longest ideal length of a leaf in a track.
  private var ideals: [Double]
  /// How many ranks are told apart: all that leaves may have, or one.
  private let rankCount: Int
  /// By part, the longest minimum of a leaf in a track.
  private var minimums: [Double]
  /// The level at which every leaf of the first rank has its ideal.
  private var highest = 0.0
  /// By container, whether a linear program has to tell what it takes.
  private var needsProgram: [Bool]
  /// By container, whether other containers stand in it.
  private var holdsContainers: [Bool]
  /// By container, the level of the one around it, which is its own too unless its length was said; 0 where that has none.
  private var outerLevels: [Double]

  /// How many ranks are told apart at most: there is a length of each in every track.
  private static let greatestRankCount = 16

  /// Collects what leaves ask for: O(cells), and O(tracks) for each rank.
  ///
  /// - Parameter root: The container whose leaves count, with those in it.
  init(_ structure: Structure, _ demands: AxisDemands, in root: Int = 0) {
    self.structure = structure
    axis = demands.axis
    rankCount = structure.priorityOrder.rankCount <= Self.greatestRankCount ? structure.priorityOrder.rankCount : 1
    ideals = Array(of: 0, count: rankCount * demands.parts.count)
    minimums = Array(of: 0, count: demands.parts.count)
    needsProgram = Array(of: false, count: structure.containers.count)
    holdsContainers = needsProgram
    outerLevels = Array(of: 0, count: structure.containers.count)
    for container in structure.containers(in: root) {
      // Padding that takes all of a cell has a say in how long that is; a ratio ties it to the other axis.
      needsProgram[container] =
        structure.containers[container].holdsBackCell || structure.containers[container].keepsRatio
      if structure.linesUp, axis == .vertical { noteLines(of: container, demands) }
      if structure.describesTracks(of: container, axis) {
        holdsContainers[container] = !structure.containers[container].holdsPlainItems
        continue
      }
      // What is listed keeps its length, and what is flexible is equal: cells in them do not decide alone.
      if structure.listsTracks, structure.containers[container].listedTracks(axis) != nil {
        needsProgram[container] = true
      }
      let range = demands.tracks(of: container, in: structure)
      let isUniform = demands.isUniform(container, in: structure)
      for index in structure.containers[container].cells {
        let cell = structure.cells[index]
        let covered = cell.tracks(axis)
        let child = structure.childContainer(cell)
        if child != nil { holdsContainers[container] = true }
        let least = cell.isSized(axis) ? nil : demands.demand(of: cell, in: structure, structure.tree)?.minimum ?? 0
        guard covered.count == 1 else {
          // An unsized span that asks for nothing has no say.
          if least != 0 { include(span: index, of: container, demands) }
          continue
        }
        let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
        if let least {
          minimums[track] = max(minimums[track], least)
        } else if let child {
          if let length = ownLength(of: child, demands) { include(length, of: cell.node, in: track, of: container) }
        } else {
          let length = demands.leafLength(of: cell.node, in: structure, structure.tree).proposed(demands.proposed)
          include(length, of: cell.node, in: track, of: container)
        }
      }
      spans[container]?.sort {
        structure.cells[$0].tracks(axis).lowerBound < structure.cells[$1].tracks(axis).lowerBound
      }
    }
  }

  /// Whether a container competes as a leaf does, whatever is in it.
  func competes(_ container: Int) -> Bool { structure.containers[container].scrollAxis == axis }

  /// What a container competes for as a leaf does: a scroll instead of what is in it, and a frame that may be shorter than it would
  /// like to be beside that; `nil` for all others.
  func ownLength(of container: Int, _ demands: AxisDemands) -> Length? {
    guard let node = structure.containers[container].node,
      competes(container) || (structure.isFramed(container, axis) && !demands.keepsLength(container, in: structure))
    else { return nil }
    var length = demands.length(of: node, in: structure, structure.tree)
    length.minimum = demands.leastFrame(of: container, in: structure)
    return length
  }

  private mutating func include(_ length: Length, of node: Int, in track: Int, of container: Int) {
    minimums[track] = max(minimums[track], length.minimum)
    guard competes(length, of: node, in: container) else { return }
    let rank = rank(of: node)
    ideals[rank * minimums.count + track] = max(ideals[rank * minimums.count + track], length.ideal)
  }

  /// Notes up to where a level has to be looked for.
  ///
  /// - Returns: Whether a length follows the level somewhere.
  private mutating func competes(_ length: Length, of node: Int, in container: Int) -> Bool {
    highest = max(highest, length.ideal)
    guard length.ideal > length.minimum else { return false }
    if rankCount == 1, !structure.priorityOrder.hasUsualRank(node) { needsProgram[container] = true }
    return true
  }

  /// When something is served beside others.
  private func rank(of node: Int) -> Int { rankCount > 1 ? structure.priorityOrder.rank(of: node) : 0 }

  /// Takes in a cell over several tracks.
  private mutating func include(span index: Int, of container: Int, _ demands: AxisDemands) {
    let cell = structure.cells[index]
    guard structure.containers[container].canHoldSpans(axis), structure.gaps(of: container, axis).spacing >= 0,
      !cell.tracks(axis).isEmpty
    else {
      needsProgram[container] = true
      return
    }
    spans[container, default: []].append(index)
    if let length = lengthThatCompetes(inSpan: cell, demands) { _ = competes(length, of: cell.node, in: container) }
  }

  /// Notes the lines of text that items of a container share: each gives way above it and below it.
  private mutating func noteLines(of container: Int, _ demands: AxisDemands) {
    guard structure.cells(of: container).contains(where: { $0.baseline != nil }) else { return }
    // Where a container has its text is a matter of how high that is, and which part of an item comes first one of its priority.
    guard !demands.lines.isEmpty, structure.priorities.isEmpty, !demands.isUniform(container, in: structure),
      structure.cells(of: container).allSatisfy({ $0.baseline == nil || structure.childContainer($0) == nil })
    else {
      needsProgram[container] = true
      return
    }
    let lines = demands.lines(of: container, in: structure)
    guard lines.allSatisfy(\.canGiveWay) else {
      needsProgram[container] = true
      return
    }
    withLines.insert(container)
    highest = lines.reduce(highest) { max($0, $1.longest) }
  }

  // MARK: At a level

  /// What the tracks of a container take together, with gaps.
  ///
  /// O(cells that are containers, tracks, and what is in them).
  ///
  /// - Returns: `nil` where a linear program has to tell.
  func piece(of container: Int, at level: Double, _ demands: AxisDemands) -> FairLevel.Piece? {
    guard !needsProgram[container] else { return nil }
    // Tracks that a container describes itself ask for their least lengths, and give way to nobody.
    if structure.describesTracks(of: container, axis) {
      return FairLevel.Piece(constant: demands.contentLength(of: container, in: structure), rate: 0)
    }
    var whole = FairLevel.Piece(constant: demands.gaps(of: container, in: structure), rate: 0)
    let isUniform = demands.isUniform(container, in: structure)
    let count = Double(isUniform ? structure.trackCount(of: container, axis) : 1)
    func add(_ track: FairLevel.Piece) {
      whole.constant += count * track.constant
      whole.rate += count * track.rate
    }
    if !holdsContainers[container], spans[container] == nil, !withLines.contains(container) {
      let range = demands.tracks(of: container, in: structure)
      for track in isUniform ? range.prefix(1) : range { add(leaves(in: track, at: level)) }
    } else {
      guard let tracks = tracks(of: container, at: level, demands) else { return nil }
      if let spans = spans[container] {
        return path(over: tracks, spans, of: container, at: level, demands)
      }
      for track in isUniform ? tracks.prefix(1) : tracks[...] { add(track) }
    }
    // Gaps below 0 may overlap all of it.
    return whole.taken(at: level) >= 0 ? whole : nil
  }

  /// What each track of a container takes.
  func tracks(of container: Int, at level: Double, _ demands: AxisDemands) -> [FairLevel.Piece]? {
    guard !needsProgram[container] else { return nil }
    let range = demands.tracks(of: container, in: structure)
    let isUniform = demands.isUniform(container, in: structure)
    var tracks = range.map { leaves(in: isUniform ? range.lowerBound : $0, at: level) }
    if withLines.contains(container) {
      for (row, lines) in demands.lines(of: container, in: structure).enumerated() {
        guard let piece = lines.piece(at: level) else { continue }
        tracks[row] = Self.longer(tracks[row], piece, at: level)
      }
    }
    guard holdsContainers[container] else { return tracks }
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      guard cell.isSized(axis), let child = structure.childContainer(cell), !competes(child),
        isUniform || cell.tracks(axis).count == 1
      else { continue }
      guard let piece = piece(inCell: child, at: level, demands) else { return nil }
      for track in isUniform ? 0..<tracks.count : cell.tracks(axis) {
        tracks[track] = Self.longer(tracks[track], piece, at: level)
      }
    }
    return tracks
  }

  /// What a container takes in a cell: what was said of its own length is kept.
  func piece(inCell child: Int, at level: Double, _ demands: AxisDemands) -> FairLevel.Piece? {
    if structure.isFramed(child, axis), demands.keepsLength(child, in: structure) {
      return FairLevel.Piece(constant: demands.parts[child].ideal, rate: 0)
    }
    guard let content = piece(of: child, at: level, demands) else { return nil }
    guard structure.isFramed(child, axis) else { return content }
    // What is proposed decides what a frame would like to be, and parts are told by all of what is around them.
    guard demands.proposed.map({ $0 > 0 && $0.isFinite }) ?? true, structure.fractions.isEmpty else { return nil }
    let greatest = structure.containers[child].node.flatMap { structure.tree.limits(of: $0, axis).maximum } ?? .infinity
    // What is in it gives way alone then.
    return content.taken(at: level) > greatest ? FairLevel.Piece(constant: greatest, rate: 0) : content
  }

  /// The longer one; of equal ones that which grows faster.
  static func longer(
    _ left: FairLevel.Piece, _ right: FairLevel.Piece, at level: Double
  ) -> FairLevel.Piece {
    (left.taken(at: level), left.rate) > (right.taken(at: level), right.rate) ? left : right
  }

  /// What the longest leaf in a track takes.
  @inline(__always) private func leaves(in track: Int, at level: Double) -> FairLevel.Piece {
    var longest = leaves(in: track, ofRank: 0, at: level)
    // An index of its own, since a range costs more than one step over it.
    var rank = 1
    while rank < rankCount {
      longest = Self.longer(leaves(in: track, ofRank: rank, at: level), longest, at: level)
      rank += 1
    }
    return longest
  }

  @inline(__always) private func leaves(in track: Int, ofRank rank: Int, at level: Double) -> FairLevel.Piece {
    piece(minimums[track], ideals[rank * minimums.count + track], ofRank: rank, at: level)
  }

  /// What something takes that competes for its ideal length.
  func piece(of length: Length, at level: Double, _ node: Int) -> FairLevel.Piece {
    piece(length.minimum, length.ideal, ofRank: rank(of: node), at: level)
  }

  @inline(__always)
  private func piece(_ minimum: Double, _ ideal: Double, ofRank rank: Int, at level: Double) -> FairLevel.Piece {
    // An unsized cell may need more than all others would like.
    let greatest = max(minimum, ideal)
    // The ranks before have risen that much by the time that this one rises.
    let before = Double(rank) * highest
    let own = level - before
    if own >= minimum, own < greatest { return FairLevel.Piece(constant: -before, rate: 1) }
    return FairLevel.Piece(constant: own < minimum ? minimum : greatest, rate: 0)
  }

  // MARK: The level

  /// The level at which the tracks of a container take a length, where that is less than they ask for.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  func level(of container: Int, taking given: Double, _ demands: AxisDemands) -> Double? {
    guard let least = piece(of: container, at: 0, demands)?.taken(at: 0) else { return nil }
    // Sums of thousands of numbers of 16 digits agree in 12 of them.
    let tolerance = 1e-12 * given
    guard least <= given + tolerance else { return nil }
    if least >= given - tolerance { return leavesSpansRoom(in: container, at: 0, demands) ? 0 : nil }
    var isTold = true
    let level = FairLevel.level(taking: given, from: outerLevels[container], bends: (0, highest * Double(rankCount))) {
      level in
      let piece = piece(of: container, at: level, demands)
      isTold = isTold && piece != nil
      return piece ?? FairLevel.Piece(constant: given, rate: 0)
    }
    return isTold && leavesSpansRoom(in: container, at: level, demands) ? level : nil
  }

  /// Notes the level of a container, to be tried first for those in it.
  mutating func note(_ level: Double, of container: Int) {
    guard !structure.containers[container].holdsPlainItems else { return }
    for index in structure.containers[container].cells {
      if let child = structure.childContainer(structure.cells[index]) { outerLevels[child] = level }
    }
  }
}
