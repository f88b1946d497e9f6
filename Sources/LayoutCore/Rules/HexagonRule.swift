internal import LayoutGeometry
internal import LinearModel

// Hexagons: a container of them is as high as its width makes it, by one straight line.
//
// Edges along one axis that follow from lengths along the other: those of hexagons, and of what covers its cell by a ratio.
extension AxisCompiler {
  /// What a container of hexagons asks for; how its two lengths go together is no matter of one axis.
  mutating func emitShape(of container: Int) {
    guard let shape = structure.containers[container].shape, let node = structure.containers[container].node else {
      return
    }
    let extent = LinearExpression(variablesOf(container).extent)
    let length = structure.isFramed(container, axis) ? shape.length(axis, itemWidth: 0) : lengths[node, axis]
    if length.minimum > 0 {
      model.add((extent >= length.minimum).stated(state(.minimum(node: node, axis, length.minimum))))
    }
    // A length that only follows from the other axis wants nothing by itself.
    if length.isFlexible || shape.heightFromWidth == nil {
      // In a frame they would like as much of it as they would like without.
      let own = shape.length(axis, itemWidth: lengths.largestItemWidth(in: container)).ideal
      emitIdeal(min(own, lengths[node, axis].ideal), beyond: length.minimum, of: extent, node: node)
    }
    if length.isFlexible, hasLengthToFill(container), container != root {
      model.add(Goal(.leximin([extent]), priority: sharePriority(of: container), depth: shareDepth(of: container)))
    }
  }

  /// The box of a hexagon: its edges are straight lines over the length of the whole, so two lengths tell them.
  mutating func hexagon(
    _ index: Int, of shape: HexagonShape, in container: Int, at origin: LinearExpression
  ) -> Edges<LinearExpression> {
    guard let line = shape.heightFromWidth, let extent = usedLength(of: container, shape, line) else {
      return Edges(start: origin, length: LinearExpression())
    }
    let widths = straightWidths(index, of: shape, in: container)
    let sizes = widths.compactMap { shape.size($0, .horizontal) }
    let rects = sizes.map { shape.layout(in: $0).rect(of: index) }
    func straight(_ value: (Rect) -> Double) -> LinearExpression {
      let (rise, change) = (sizes[1][axis] - sizes[0][axis], value(rects[1]) - value(rects[0]))
      // What stays the same changes by the rounding of what it is computed from, a few digits of the whole. As a slope that
      // would be a limit beyond all lengths.
      guard rise > 0, abs(change) > 0x1p-46 * sizes[1][axis] else { return LinearExpression(constant: value(rects[0])) }
      let slope = change / rise
      return extent * slope + (value(rects[0]) - slope * sizes[0][axis])
    }
    return Edges(
      start: origin + straight { axis == .horizontal ? $0.x : $0.y }, length: straight { $0.size[axis] })
  }

  /// What a container of hexagons uses of its length.
  ///
  /// Where the two lengths are not tied to each other, because the container has no say in its cell along one axis, the shorter
  /// one decides.
  private mutating func usedLength(
    of container: Int, _ shape: HexagonShape, _ line: (slope: Double, offset: Double)
  ) -> LinearExpression? {
    guard let explained, let node = structure.containers[container].node else {
      return variables[container].map { LinearExpression($0.extent) }
    }
    let size = explained.solution.boxes[container]
    let width = shape.usedWidth(of: size)
    let used = axis == .horizontal ? width : line.slope * width + line.offset
    // A height that gaps alone go beyond leaves no width, however high it is.
    if width == 0, size.width > 0 { return LinearExpression(constant: used) }
    let isGivenAcross = lengths.lengthAcross(container, following: axis) != nil
    if !isGivenAcross, ExplainedLayout.isSame(used, size[axis]) {
      return variables[container].map { LinearExpression($0.box) }
    }
    let other = given(node, .box, size[axis.other])
    return axis == .vertical ? other * line.slope + line.offset : (other - line.offset) / line.slope
  }

  /// Two widths of the whole, on one straight line over which the edges of a hexagon go.
  private func straightWidths(_ index: Int, of shape: HexagonShape, in container: Int) -> [Double] {
    let usual = widthsWithoutVanishing(index, of: shape)
    guard let explained else { return usual }
    let size = explained.solution.boxes[container]
    guard shape.layout(in: size).rect(of: index).width == 0 else { return usual }
    // An item that has vanished between gaps stays so. Smaller than any gap, where there is no width at all.
    let greatest = max(shape.usedWidth(of: size), 0x1p-20)
    return [greatest / 2, greatest]
  }

  /// Two widths at which an item does not vanish between gaps.
  ///
  /// They are no larger than they need to be: where the line meets the lengths of a layout is told from them, and each power of
  /// two costs a digit there.
  private func widthsWithoutVanishing(_ index: Int, of shape: HexagonShape) -> [Double] {
    guard shape.heightFromWidth != nil else { return [1, 2] }
    var width = 1.0
    // Beyond this, limits of lengths are near.
    while width < 0x1p40 {
      if let size = shape.size(width, .horizontal), shape.layout(in: size).rect(of: index).width > 0 { break }
      width *= 2
    }
    return [2 * width, 4 * width]
  }

  /// Where a child is drawn that has all of its cell, and by its ratio may be larger than that.
  mutating func covering(
    _ space: Edges<LinearExpression>, _ cell: Structure.Cell, of container: Int
  ) -> Edges<LinearExpression> {
    guard let explained, structure.containers[container].ratio?.contentMode == .fill,
      let ratio = lengths.ratios[container]
    else { return space }
    let across = explained.length(of: cell.tracks(axis.other), in: container, axis.other)
    let factor = axis == .horizontal ? ratio : 1 / ratio
    let along = explained.length(of: cell.tracks(axis), in: container, axis)
    guard across * factor > along, !ExplainedLayout.isSame(across * factor, along) else { return space }
    let length = model.addVariable(label(.init("\(name(ofItem: cell.node)).\(axis.lengthName)Covered")))
    model.add(
      (length == given(cell.node, .cell, across) * factor).stated(stateOnce(.ratio(container: container, ratio))))
    return space.placing(LinearExpression(length), anchor: 0.5)
  }

  /// A length along the other axis, which the model of that axis explains.
  mutating func given(_ node: Int, _ part: GivenLength, _ length: Double) -> LinearExpression {
    let kind = part == .box ? "Box" : "Cell"
    let variable = model.addVariable(label(.init("\(name(ofItem: node)).\(axis.other.lengthName)\(kind)")))
    model.add((variable == length).stated(stateOnce(.given(node: node, axis.other, part, length))))
    return LinearExpression(variable)
  }
}

// Directly: hexagons are as wide as their cell lets them be, and their height follows; so heights are told after widths.
extension AxisDemands {
  /// Takes what a container of hexagons asks for.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func takeHexagons(_ shape: HexagonShape, of container: Int, in structure: Structure) -> Bool {
    guard let node = structure.containers[container].node else { return false }
    let cells = structure.cells(of: container)
    // In what is offered a hexagon, lengths that follow from each other do so along both axes at once.
    guard cells.allSatisfy({ structure.childContainer($0).map { !structure.holdsCoupledAxes($0) } ?? true }) else {
      return false
    }
    let itemWidth = cells.reduce(0) { max($0, self.length(of: $1.node, in: structure, structure.tree).ideal) }
    let length = shape.length(axis, itemWidth: itemWidth)
    guard axis == .vertical else {
      (parts[container].ideal, parts[container].greatest) = (length.ideal, length.maximum)
      return true
    }
    // What holds none has no height that a width could make.
    guard shape.heightFromWidth != nil else {
      (parts[container].ideal, parts[container].greatest) = (0, 0)
      return true
    }
    guard let height = leaves?[node]?.ideal else { return false }
    (parts[container].ideal, parts[container].greatest) = (height, max(height, length.maximum))
    return true
  }

  /// Whether lengths follow directly around hexagons.
  ///
  /// Widths that others take part in are told with the heights that follow from them: what lacks room, and what shares. In one track
  /// alone each has all of that, and is no matter of the others.
  func isDirectAroundHexagons(_ container: Int, in structure: Structure) -> Bool {
    guard axis == .horizontal else { return true }
    let rest = parts[container].length - contentLength(of: container, in: structure)
    guard rest > 0 else { return rest == 0 || structure.trackCount(of: container, axis) == 1 }
    return tracks(of: container, in: structure).count { parts[$0].greatest > parts[$0].ideal } <= 1
  }

  /// Takes the length of hexagons that are given one: as high as their width makes them, whatever their row is.
  ///
  /// - Returns: `false` where a linear program has to tell: where they are given less than they ask for, or where no width is
  ///   offered and they are given more.
  mutating func takeLength(ofHexagons container: Int) -> Bool {
    guard axis == .vertical else {
      return parts[container].length >= parts[container].ideal
        && (proposed != nil || parts[container].length == parts[container].ideal)
    }
    guard parts[container].length >= parts[container].ideal else { return false }
    parts[container].length = parts[container].ideal
    return true
  }
}

extension AxisLengths {
  /// Offers each container in a hexagon the length of that.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func offer(
    hexagonsOf container: Int, _ shape: HexagonShape, _ structure: Structure, _ waterLevel: inout WaterLevel?
  ) -> Bool {
    guard !structure.containers[container].holdsPlainItems else { return true }
    let layout = shape.size(length(of: container), axis).map { shape.layout(in: $0) }
    for (index, cell) in structure.cells(of: container).enumerated() {
      guard let child = structure.childContainer(cell) else { continue }
      guard let length = layout?.rect(of: index).size[axis], offer(attached: child, length, structure, &waterLevel)
      else {
        return false
      }
    }
    return true
  }

  /// Whether no hexagons could be wider without their rows being higher.
  func rowsAreAsHighAsHexagons(_ structure: Structure) -> Bool {
    structure.containers.indices.allSatisfy { container in
      structure.cells(of: container).allSatisfy { cell in
        guard let child = structure.childContainer(cell), structure.containers[child].shape != nil else { return true }
        let rows = length(of: cell.rows, of: container, in: structure)
        return rows <= length(of: child) * (1 + AxisDemands.rounding)
      }
    }
  }
}
