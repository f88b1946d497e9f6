internal import LayoutGeometry

extension AxisDemands {
  /// What became of a container when one of its children asked for something else.
  enum Change {
    /// It asks for what it asked for before.
    case inside
    /// It asks for something else itself.
    case outside
  }

  /// Whether the leaf in a cell may ask for another length without a trace: others ask for more, before and now.
  func ignores(
    _ cell: Int, of container: Int, asking new: Length, insteadOf old: Length, in structure: Structure
  ) -> Bool {
    if structure.listsTracks, structure.containers[container].listedTracks(axis) != nil { return false }
    let isSized = structure.cells[cell].isSized(axis)
    // Which cells are flexible decides how a track shares.
    guard !isSized || structure.stretches.isEmpty else { return false }
    if !isSized, new.minimum == old.minimum { return true }
    let covered = structure.cells[cell].tracks(axis)
    guard covered.count == 1 else { return false }
    let (new, old) =
      isSized
      ? (new.proposed(proposed), old.proposed(proposed)) : (Length.fixed(new.minimum), Length.fixed(old.minimum))
    let first = tracks(of: container, in: structure).lowerBound
    let part = parts[isUniform(container, in: structure) ? first : first + covered.lowerBound]
    return max(new.ideal, old.ideal) < part.ideal && max(new.maximum, old.maximum) < part.greatest
  }

  /// Takes over what the child of one cell asks for now.
  ///
  /// O(cells in its track, tracks of the container and spans over the track); in a container whose tracks have one length,
  /// O(cells of the container).
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - container: The container of the cell.
  ///   - structure: The layout before it was changed.
  ///   - tree: The lengths as they are now.
  ///   - cells: The cells of each track.
  /// - Returns: `nil` where a linear program has to tell now.
  mutating func update(
    _ cell: Int, of container: Int, in structure: Structure, _ tree: LayoutTree, _ cells: TrackCells
  ) -> Change? {
    // What containers in unsized cells ask for is known for all of them at once only.
    guard firstLeast == nil else { return nil }
    // Whether spans may ask for what can grow for nothing is told from scratch only.
    if isSpanned(container), let child = structure.childContainer(structure.cells[cell]),
      growsForNothing(child, in: structure)
    {
      return nil
    }
    if structure.describesTracks(of: container, axis) { return .inside }
    if structure.listsTracks, structure.containers[container].listedTracks(axis) != nil { return nil }
    let covered = structure.cells[cell].tracks(axis)
    guard covered.count == 1 else { return updateSpan(cell, of: container, in: structure, tree) }
    let range = tracks(of: container, in: structure)
    let isUniform = isUniform(container, in: structure)
    let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
    let old = (parts[track].ideal, parts[track].greatest, stretch(of: track))
    (parts[track].ideal, parts[track].greatest) = (Part().ideal, Part().greatest)
    if isUniform {
      _ = include(structure.containers[container].cells, of: container, in: structure, tree)
    } else {
      for position in cells.positions(of: track) {
        include(alone: cells.cell(at: position), in: track, structure, tree)
      }
      if !structure.stretches.isEmpty { takeStretches(ofTracksIn: container, structure, tree) }
    }
    guard (parts[track].ideal, parts[track].greatest, stretch(of: track)) != old else { return .inside }
    // The last one that asked for anything may have stopped doing so.
    guard parts[track].ideal >= 0 else { return nil }
    // Where spans make nothing grow, only those over the track may do so now.
    let isStretched =
      isSpanned(container)
      || (!isUniform
        && cells.positions(of: track).contains { position in
          span(cells.cell(at: position), of: container, in: structure, tree).map(\.asksForMore) ?? false
        })
    return settle(container, isStretched: isStretched, in: structure, tree)
  }

  /// Takes over what a cell asks for that covers several tracks.
  private mutating func updateSpan(
    _ cell: Int, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Change? {
    guard let span = span(cell, of: container, in: structure, tree) else {
      // What asks for nothing now may have asked for something.
      return isSpanned(container) ? settle(container, isStretched: true, in: structure, tree) : .inside
    }
    let bounds = (span.excess.start, span.excess.end)
    let known = spanned[container]?.excess(of: bounds)
    // All that is asked is asked by others, and stays the most.
    let isIgnored =
      known.map { !span.isFlexible && $0.node != span.excess.node && span.excess.length < $0.length } ?? !span
      .asksForMore
    return isIgnored ? .inside : settle(container, isStretched: true, in: structure, tree)
  }

  /// Takes what a container asks for together again.
  private mutating func settle(
    _ container: Int, isStretched: Bool, in structure: Structure, _ tree: LayoutTree
  ) -> Change? {
    let outside = (parts[container].ideal, parts[container].greatest)
    // A span that fills is told from scratch only, and so is one that is to find room in what tracks share.
    guard shared(container) == nil, !isStretched || stretch(container, in: structure, tree), !hasFillingSpans,
      shared(container) == nil,
      total(container, in: structure), keepFrame(of: container, in: structure)
    else { return nil }
    return outside == (parts[container].ideal, parts[container].greatest) ? .inside : .outside
  }

  /// Makes a track as long as a cell asks for that stands in it alone.
  private mutating func include(alone cell: Int, in track: Int, _ structure: Structure, _ tree: LayoutTree) {
    guard structure.cells[cell].tracks(axis).count == 1,
      let demand = demand(of: structure.cells[cell], in: structure, tree)
    else { return }
    include(demand, in: track)
  }
}
