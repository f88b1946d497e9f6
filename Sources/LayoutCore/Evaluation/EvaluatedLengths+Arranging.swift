internal import LayoutGeometry

// Items have the lengths that they asked for, moved to what their cells have room for; no constraint and no ratio has a say.
extension EvaluatedLengths: ArrangedLengths {
  @inline(__always) func box(of container: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? horizontal.length(of: container) : vertical.length(of: container)
  }

  @inline(__always) func length(ofTrack track: Int, of container: Int, _ axis: Axis) -> Double {
    axis == .horizontal
      ? horizontal[horizontal.tracks(of: container, in: structure).lowerBound + track]
      : vertical[vertical.tracks(of: container, in: structure).lowerBound + track]
  }

  @inline(__always) func visitTracks(
    of container: Int, _ axis: Axis, _ visit: (_ track: Int, _ length: Double) -> Void
  ) {
    switch axis {
    case .horizontal: horizontal.visitTracks(of: container, in: structure, visit)
    case .vertical: vertical.visitTracks(of: container, in: structure, visit)
    }
  }

  @inline(__always) func limits(of item: Int, _ axis: Axis) -> Length {
    // Each where it stands: to choose one of them first would be to copy it.
    let leaves = axis == .horizontal ? horizontal.demands.leaves : vertical.demands.leaves
    return leaves?[item] ?? structure.leafLength(of: item, axis)
  }

  @inline(__always) func ownLength(of item: Int, _ axis: Axis) -> Double? {
    if structure.placesFreely { return self[axis].demands.edgesInFreeLayout(of: item)?.length }
    // Only where a line of text stands in it, a program tells the length of an item apart from its cell.
    return structure.linesUp ? solution?[axis].itemLengths[item] : nil
  }

  @inline(__always) func ownStart(of node: Int, _ axis: Axis) -> Double? {
    structure.placesFreely ? self[axis].demands.edgesInFreeLayout(of: node)?.start : nil
  }

  var leavesItemsToCells: Bool {
    !(structure.linesUp && isSolved) && horizontal.demands.leavesPlainItems && vertical.demands.leavesPlainItems
  }

  @inline(__always) func leavesItemToCell(_ item: Int) -> Bool {
    !(structure.linesUp && isSolved) && horizontal.demands.leaves?.leavesItem(item) ?? true
      && vertical.demands.leaves?.leavesItem(item) ?? true
  }

  @inline(__always) func linedUp(_ cell: Structure.Cell, of container: Int) -> Edges<Double>? {
    structure.linesUp ? placeOnLine(cell, of: container) : nil
  }

  private func placeOnLine(_ cell: Structure.Cell, of container: Int) -> Edges<Double>? {
    guard cell.baseline != nil else { return nil }
    guard isDirect(.vertical), let text = vertical.demands.leaves?.text else {
      return solution.map { SolvedLengths(structure: structure, lengths: $0.lengths, solution: $0.axes) }
        .flatMap { $0.linedUp(cell, of: container) }
    }
    var positions = EvaluatedBaselines(structure: structure, text: text, demands: vertical.demands)
    return positions.edges(of: cell, in: container)
  }

  @inline(__always) func margin(of container: Int, in size: Size) -> Size {
    structure.keepsRatios ? marginOfRatio(container, in: size) : .zero
  }

  @inline(__always) func coveringRatio(of container: Int) -> Double? {
    structure.coversCells ? ratio(ofCovering: container) : nil
  }

  /// The ratio by which something covers its cell, which may be that of the size that it asks for under what is proposed.
  private func ratio(ofCovering container: Int) -> Double? {
    guard let options = structure.containers[container].ratio, options.contentMode == .fill,
      let leaf = structure.cells(of: container).first?.node
    else { return nil }
    func ideal(_ axis: Axis) -> Double {
      self[axis].demands.length(of: leaf, in: structure, structure.tree).ideal
    }
    return options.ratio(around: Size(width: ideal(.horizontal), height: ideal(.vertical)))
  }
}
