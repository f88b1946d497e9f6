internal import LayoutGeometry
internal import LinearModel

// Ratio: what keeps one is as large as it can be in the cell that it got, along both axes at once.
//
//     width == ratio * height,  maximise what of its cell it uses
//
// Where it has only one axis in this model, since it stands in something that is unsized along the other one, it is as long as
// it would be by itself there.
extension AxisCompiler {
  /// What keeps a ratio is as large as it can be in the cell that it got, along both axes at once.
  mutating func emitElastic(_ container: Int, in outer: Int) {
    let outermost = offered == nil ? noteOutermost(around: container, in: outer) : container
    guard structure.containers[container].keepsRatio, hasLengthToFill(container),
      let node = structure.containers[container].node
    else { return }
    let used = used(
      LinearExpression(variablesOf(container).box), upTo: lengths[node, axis].maximum,
      label(.init("\(name(of: container)).\(axis.lengthName)Used")))
    model.add(Goal(.leximin([used]), priority: sharePriority(of: container), depth: shareDepth(of: outermost)))
  }

  /// Makes what keeps a ratio, or is made of hexagons, as long as it would be by itself.
  ///
  /// What keeps a ratio is no longer than that, and leaves its content room along the other axis, whose model takes the length
  /// that comes out here as it is.
  mutating func keepOwnLength(of container: Int) {
    if let across = lengths.lengthAcross(container, following: axis) { return follow(across, in: container) }
    keepIdealLength(of: container)
    guard let extent = variables[container]?.extent, let node = structure.containers[container].node,
      lengths.ratios[container] != nil, structure.containers[container].keepsRatio
    else { return }
    model.add(Constraint(extent - lengths[node, axis].ideal, .lessOrEqual, priority: .ideal))
  }

  /// Makes what keeps a ratio, or is made of hexagons, as long as the length along the other axis makes it that its cell gives it, as
  /// far as there is room.
  private mutating func follow(_ across: Double, in container: Int) {
    guard let extent = variables[container]?.extent, let node = structure.containers[container].node else { return }
    var wanted = given(node, .box, across)
    var statement: Statement?
    if let line = structure.containers[container].shape?.heightFromWidth {
      wanted = axis == .vertical ? wanted * line.slope + line.offset : (wanted - line.offset) / line.slope
    } else if let ratio = lengths.ratios[container] {
      wanted = axis == .horizontal ? wanted * ratio : wanted / ratio
      statement = stateOnce(.ratio(container: container, ratio))
    }
    let rank = structure.priorityOrder.rank(of: node)
    model.add(
      Constraint(
        LinearExpression(extent) - wanted, .greaterOrEqual, priority: .ideal, fairness: .leximin,
        demand: lengths[node, axis].ideal, depth: rank, statement: statement))
    model.add(Constraint(LinearExpression(extent) - wanted, .lessOrEqual, priority: .ideal))
    leaveRoomAcross(container)
  }

  /// Makes what keeps a ratio, or is made of hexagons, no shorter than it would be by itself, nor than its content needs along the
  /// other axis, which another model tells.
  mutating func keepIdealLength(of container: Int) {
    guard let extent = variables[container]?.extent, let node = structure.containers[container].node else { return }
    let ideal = lengths[node, axis].ideal
    model.add(
      Constraint(
        extent - ideal, .greaterOrEqual, priority: .ideal, fairness: .leximin, demand: ideal,
        depth: structure.priorityOrder.rank(of: node), statement: state(.ideal(node: node, axis, ideal))))
    leaveRoomAcross(container)
  }

  private mutating func leaveRoomAcross(_ container: Int) {
    guard let extent = variables[container]?.extent, let ratio = lengths.ratios[container],
      structure.containers[container].keepsRatio, let content = structure.cells(of: container).first?.node
    else { return }
    let least = lengths.least(of: content, axis.other)
    guard least > 0 else { return }
    let across = lengthAcross(container, extent, ratio)
    model.add((across >= least).stated(stateOnce(.minimum(node: content, axis.other, least))))
  }

  /// Makes a length follow by its ratio from the other one, which another model told.
  mutating func keepRatio(of container: Int, across length: Double) {
    guard let extent = variables[container]?.extent, let ratio = lengths.ratios[container],
      let node = structure.containers[container].node
    else { return }
    let across = lengthAcross(container, extent, ratio)
    model.add((across == length).stated(stateOnce(.given(node: node, axis.other, .box, length))))
  }

  /// The length along the other axis, by the ratio that both keep.
  private mutating func lengthAcross(_ container: Int, _ extent: Variable, _ ratio: Double) -> Variable {
    let across = model.addVariable(label(.init("\(name(of: container)).\(axis.other.lengthName)")), lower: 0)
    let statement = stateOnce(.ratio(container: container, ratio))
    model.add((axis == .horizontal ? extent == ratio * across : across == ratio * extent).stated(statement))
    return across
  }
}

// Directly: what keeps a ratio is as wide as its cell lets it be, and its height follows; so heights are told after widths.
extension AxisDemands {
  /// Takes what a container asks for that keeps a ratio.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func takeRatio(of container: Int, in structure: Structure) -> Bool {
    guard let node = structure.containers[container].node, let track = tracks(of: container, in: structure).first
    else { return false }
    guard let length = leaves?[node]?.proposed(proposed(to: node)) else { return false }
    // How high it could be in a wider cell is no matter of its own: it is as high as its width makes it.
    let greatest = axis == .horizontal || structure.lacksRatio(container) ? length.maximum : length.ideal
    for part in [container, track] { (parts[part].ideal, parts[part].greatest) = (length.ideal, greatest) }
    return true
  }

  /// Lets rows grow beyond what stands in them, as far as what keeps a ratio in them could in a wider cell.
  ///
  /// What has its row for itself does not do that: the row is as high as it then. Nor does it in a row that shares with nothing, which
  /// has no use for more than what is in it. Without an offer only rows of one height grow.
  ///
  /// O(cells, and the rows that they cover).
  ///
  /// - Parameter heights: Which containers are offered a height; `nil` where none is.
  /// - Returns: `false` where a linear program has to tell: where what stands around an inner container shares by how high it could be,
  ///   or rows of one height would grow by what something deeper in them could be.
  mutating func letRowsGrow(
    aroundRatiosIn container: Int, _ structure: Structure, offered heights: OfferedHeights?
  ) -> Bool {
    let rowCount = structure.trackCount(of: container, .vertical)
    let areEqual = isUniform(container, in: structure) && rowCount > 1
    guard areEqual || heights?.isOffered(to: container) == true else { return true }
    if let heights, heights.alone.contains(container), usesOneTrack(container, in: structure) { return true }
    let kept = structure.cells(of: container).filter { cell in
      cell.rows.count == 1 && cell.isSized(.vertical)
        && structure.childContainer(cell).map { structure.containers[$0].keepsRatio } == true
    }
    if areEqual, holdsGrowingRatio(inside: container, structure) { return false }
    guard !kept.isEmpty else { return true }
    let counts = areEqual ? [] : usedCells(inRowsOf: container, structure)
    let first = tracks(of: container, in: structure).lowerBound
    for cell in kept {
      guard let greatest = leaves?[cell.node]?.maximum else { continue }
      let track = first + cell.rows.lowerBound
      if areEqual || counts[cell.rows.lowerBound] > 1 {
        parts[track].greatest = max(parts[track].greatest, greatest)
      } else if container > 0, greatest > parts[track].greatest {
        return false
      }
    }
    if areEqual { takeGreatestOfAll(in: container, structure) }
    return true
  }

  /// Whether something that keeps a ratio, and could be larger than it asks to be, stands in containers in the rows of another one.
  private func holdsGrowingRatio(inside container: Int, _ structure: Structure) -> Bool {
    structure.cells(of: container).contains { cell in
      guard cell.isSized(.vertical), let child = structure.childContainer(cell), structure.holdsRatio(child),
        !structure.containers[child].keepsRatio
      else { return false }
      return structure.containers(in: child).contains { inner in
        guard structure.containers[inner].keepsRatio, let node = structure.containers[inner].node,
          let length = leaves?[node]
        else { return false }
        return length.maximum > length.ideal
      }
    }
  }

  /// How many cells of a container cover each row, without those that can use nothing.
  private func usedCells(inRowsOf container: Int, _ structure: Structure) -> [Int] {
    var counts = Array(repeating: 0, count: structure.trackCount(of: container, .vertical))
    for cell in structure.cells(of: container) {
      // What can use nothing is as good as not there, but for its line of text.
      let isUsed = demand(of: cell, in: structure, structure.tree).map { $0.maximum > 0 } == true
      guard isUsed || cell.baseline != nil else { continue }
      for row in cell.rows { counts[row] += 1 }
    }
    return counts
  }

  /// Lets each of some tracks of one length grow as far as any of them can.
  private mutating func takeGreatestOfAll(in container: Int, _ structure: Structure) {
    let tracks = tracks(of: container, in: structure)
    let greatest = parts[tracks].lazy.map(\.greatest).max() ?? 0
    for track in tracks { parts[track].greatest = greatest }
  }

  /// Whether lengths follow directly around what keeps a ratio, or is made of hexagons.
  ///
  /// Rows that spans make grow would share with what is as high as its ratio lets it be; and where no width is offered, not
  /// everything takes what its cell has. What that comes to, a program tells.
  mutating func isDirectAroundCoupledAxes(_ container: Int, in structure: Structure) -> Bool {
    guard structure.holdsCoupledAxes(container) else { return true }
    if structure.containers[container].shape != nil { return takeLength(ofHexagons: container) }
    guard !isSpanned(container), !hasFillingSpan(container) else { return false }
    if structure.holdsHexagons(container), !isDirectAroundHexagons(container, in: structure) { return false }
    if axis == .horizontal {
      return proposed != nil || !structure.containers[container].keepsRatio
        || parts[container].length == parts[container].ideal
    }
    if proposed.offered != nil, !structure.holdsHexagons(container), sharing.isEmpty { return true }
    return !hasMoreThanContent(container, in: structure)
  }

  /// Whether a container has not just what its content asks for.
  fileprivate func hasMoreThanContent(_ container: Int, in structure: Structure) -> Bool {
    let own = contentLength(of: container, in: structure)
    // What differs by less is the rounding of sums.
    return abs(parts[container].length - own) > 1e-9 * (1 + own)
  }
}

extension Structure {
  /// Whether something is proposed along both axes to all that keeps a ratio, or is made of hexagons: nothing around it takes its
  /// ideal length in any case.
  ///
  /// O(1), or O(containers) where something does.
  var coupledAxesAreProposed: Bool {
    fixedContainerAxes.isEmpty
      || containers.allSatisfy { !($0.keepsRatio || $0.shape != nil) || $0.unproposedAxes.isEmpty }
  }

  /// Whether something that keeps a ratio stands in a container with a length of its own along an axis.
  ///
  /// O(containers).
  func framesRatios(_ axis: Axis) -> Bool { containers.indices.contains { isFramed($0, axis) && holdsRatio($0) } }

  /// Whether there is no ratio to keep: none was said, and the leaf has no ideal size.
  func lacksRatio(_ container: Int) -> Bool {
    guard let options = containers[container].ratio, let leaf = cells(of: container).first?.node,
      !tree.isContainer(leaf), tree.nodes[leaf].measured == nil
    else { return false }
    let ideal = Size(width: leafLength(of: leaf, .horizontal).ideal, height: leafLength(of: leaf, .vertical).ideal)
    return options.ratio(around: ideal) == nil
  }
}

extension AxisLengths {
  /// Whether something around what keeps a ratio is wider than what is in it asks for, or a frame is.
  ///
  /// O(containers).
  func shareAroundRatios(inFramesOnly: Bool, _ structure: Structure) -> Bool {
    structure.containers.indices.contains {
      structure.holdsRatio($0) && (!inFramesOnly || structure.isFramed($0, axis))
        && demands.hasMoreThanContent($0, in: structure)
    }
  }

  /// Whether rows in which something keeps a ratio take no part in what a container shares: they are as high as its width makes it,
  /// and would share only where a row that can grow had less.
  func leavesRatiosTheirHeights(_ container: Int, in structure: Structure) -> Bool {
    guard axis == .vertical, demands.proposed.offered != nil, structure.keepsRatios,
      structure.holdsCoupledAxes(container)
    else { return true }
    let rows = tracks(of: container, in: structure)
    let least = demands.parts[rows].lazy.filter { $0.length < $0.greatest }.map(\.length).min() ?? .infinity
    return structure.cells(of: container).allSatisfy { cell in
      guard let child = structure.childContainer(cell), structure.holdsCoupledAxes(child) else { return true }
      return cell.rows.allSatisfy { self[rows.lowerBound + $0] <= least * (1 + AxisDemands.rounding) }
    }
  }

  /// The height of each container that keeps a ratio or is made of hexagons, by its width.
  ///
  /// The greatest height of the former is that which it could have in a wider cell.
  func heightsByWidths(_ structure: Structure, _ ratios: KeptRatios) -> [(node: Int, length: Length)] {
    let following = structure.lengthsThatFollow
    let heights = ratios.all.map { kept in
      let height = kept.ratio.map { ratio in
        let height = length(of: kept.container) / ratio
        // Where a cell gives it its width, whatever is around that, no other cell could be wider.
        guard following.of(kept.container) == nil else { return Length.fixed(height) }
        return Length(minimum: height, ideal: height, maximum: max(height, kept.width.maximum / ratio))
      }
      return (node: kept.node, length: height ?? kept.contentHeight)
    }
    guard structure.holdsHexagons else { return heights }
    return heights
      + structure.containers.indices.compactMap { container in
        guard let line = structure.containers[container].shape?.heightFromWidth,
          let node = structure.containers[container].node
        else { return nil }
        return (node, .fixed(line.slope * length(of: container) + line.offset))
      }
  }
}
