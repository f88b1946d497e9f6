internal import LayoutGeometry

/// What containers take along one axis where they are given less than they ask for.
///
/// All ideal lengths fall short by the same, their level, as far as least lengths let them: so the greatest shortfall is as
/// small as can be, then the next (leximin). At a level a track takes what the longest of its cells does, and a container
/// what its tracks take together. That falls ever slower as the level rises, since one after the other stands at its least
/// length.
struct Shortfall {
  /// A length at a level, and by how much it falls where the level rises.
  struct Length {
    var length: Double
    var rate: Double

    /// The longer one; of equal ones that which stays so.
    static func longer(_ left: Length, _ right: Length) -> Length {
      guard left.length == right.length else { return left.length > right.length ? left : right }
      return left.rate < right.rate ? left : right
    }
  }

  private let structure: Structure
  private let axis: Axis
  /// By part, the longest ideal length in a track that may fall short.
  private var ideals: [Double]
  /// By part, the longest length in a track that may not.
  private var minimums: [Double]
  /// By container, whether a linear program has to tell what it takes.
  private var needsProgram: [Bool]

  /// Collects what leaves ask for: O(cells).
  init(_ structure: Structure, _ needs: ClosedFormNeeds) {
    self.structure = structure
    axis = needs.axis
    ideals = Array(repeating: -.infinity, count: needs.parts.count)
    minimums = Array(repeating: 0, count: needs.parts.count)
    needsProgram = Array(repeating: false, count: structure.containers.count)
    for container in structure.containers.indices {
      // Padding that takes all of a cell has a say in how long that is.
      needsProgram[container] =
        structure.containers[container].isPadding && structure.containers[container].fillsCells
      let range = needs.tracks(of: container, in: structure)
      let isUniform = needs.isUniform(container, in: structure)
      for index in structure.containers[container].cells {
        let cell = structure.cells[index]
        guard cell.isSized(axis) else { continue }
        let covered = cell.tracks(axis)
        guard covered.count == 1 else {
          needsProgram[container] = true
          continue
        }
        if structure.childContainer(cell) != nil { continue }
        include(
          cell.node, in: isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound, of: container,
          proposed: needs.proposed)
      }
    }
  }

  private mutating func include(_ node: Int, in track: Int, of container: Int, proposed: Double?) {
    let length = structure.leafLength(of: node, axis).proposed(proposed)
    minimums[track] = max(minimums[track], length.minimum)
    guard length.ideal > length.minimum else { return }
    ideals[track] = max(ideals[track], length.ideal)
    // What comes first by its priority falls short last.
    if !structure.priorities.hasUsualRank(node) { needsProgram[container] = true }
  }

  // MARK: At a level

  /// What the tracks of a container take together, with gaps.
  ///
  /// O(cells that are containers, tracks, and what is in them).
  ///
  /// - Returns: `nil` where a linear program has to tell.
  func length(of container: Int, at level: Double, _ needs: ClosedFormNeeds) -> Length? {
    guard !needsProgram[container] else { return nil }
    var whole = Length(length: needs.gaps(of: container, in: structure), rate: 0)
    let isUniform = needs.isUniform(container, in: structure)
    let count = Double(isUniform ? structure.trackCount(of: container, axis) : 1)
    func add(_ track: Length) {
      whole.length += count * track.length
      whole.rate += count * track.rate
    }
    if structure.containers[container].holdsPlainItems {
      let range = needs.tracks(of: container, in: structure)
      for track in isUniform ? range.prefix(1) : range { add(leaves(in: track, at: level)) }
    } else {
      guard let tracks = tracks(of: container, at: level, needs) else { return nil }
      for track in isUniform ? tracks.prefix(1) : tracks[...] { add(track) }
    }
    // Gaps below 0 may overlap all of it.
    return whole.length >= 0 ? whole : nil
  }

  /// What each track of a container takes.
  func tracks(of container: Int, at level: Double, _ needs: ClosedFormNeeds) -> [Length]? {
    guard !needsProgram[container] else { return nil }
    let range = needs.tracks(of: container, in: structure)
    let isUniform = needs.isUniform(container, in: structure)
    var tracks = range.map { leaves(in: isUniform ? range.lowerBound : $0, at: level) }
    guard !structure.containers[container].holdsPlainItems else { return tracks }
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      guard cell.isSized(axis), let child = structure.childContainer(cell) else { continue }
      // What was said of a container's own length is kept.
      let length =
        structure.isFramed(child, axis)
        ? Length(length: needs.parts[child].ideal, rate: 0) : self.length(of: child, at: level, needs)
      guard let length else { return nil }
      for track in isUniform ? 0..<tracks.count : cell.tracks(axis) { tracks[track] = .longer(tracks[track], length) }
    }
    return tracks
  }

  @inline(__always) private func leaves(in track: Int, at level: Double) -> Length {
    let short = ideals[track] - level
    return short > minimums[track] ? Length(length: short, rate: 1) : Length(length: minimums[track], rate: 0)
  }
}
