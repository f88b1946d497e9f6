internal import LayoutGeometry
internal import LinearModel

// Baseline: cells of a row share a line of text.
//
//     line >= above[c],  row - line >= below[c]  for each cell c on it
//
// Where all cells are of fixed length the line has its place, and the row asks for what is above it and below it; else the line
// is an unknown.
extension AxisCompiler: BaselinePositions {
  var text: TextTable { lengths.text }

  mutating func declareLines(_ container: Int) {
    let demands = lengths.demands(of: container, axis)
    guard !demands.lines.isEmpty, let row = variables[container]?.track else { return }
    for line in demands.lines {
      for child in line.containers { noteHanging(containers(onTheWayToTextOf: child, line.baseline)) }
      if followsWidths(line) { noteWaiting(on: line) }
    }
    lines[container] = demands.lines.map { line in
      guard line.isFixed else {
        let baseline = line.baseline == .first ? "firstBaseline" : "lastBaseline"
        return LinearExpression(model.addVariable(label(.init("\(name(of: container)).\(baseline)", line.track))))
      }
      return line.baseline == .first
        ? LinearExpression(constant: line.above.content.length) : row(line.track) - line.below.content.length
    }
  }

  /// Notes containers on the way to a text on a line, from the outermost inwards.
  private mutating func noteHanging(_ way: [Int]) {
    hanging.formUnion(way)
    var isHeld = false
    for container in way {
      let fillsCell = structure.containers[container].node.map { lengths[$0, axis].maximum == .infinity } ?? false
      isHeld = structure.hasOneLength(container, axis) || (isHeld && fillsCell)
      if isHeld { heldOnLines.insert(container) }
    }
  }

  /// A container and those in it that a line of its text stands in: what is above the text moves the line, so no two of their
  /// rows are alike.
  private func containers(onTheWayToTextOf container: Int, _ baseline: TextBaseline) -> [Int] {
    var (way, container) = ([container], container)
    while let cell = lengths.cellWithLine(in: container, baseline), cell.baseline != baseline,
      structure.tree.nodes[cell.node].baselines == nil, let child = structure.childContainer(cell)
    {
      way.append(child)
      container = child
    }
    return way
  }

  // MARK: Preferences

  mutating func emitLines(_ demands: TrackDemands, of container: Int) {
    guard let lines = lines[container], let row = variables[container]?.track else { return }
    for (line, position) in zip(demands.lines, lines) where !line.isFixed {
      let below = row(line.track) - position
      emitAbove(line, position)
      emitBelow(line, below)
      for child in line.containers { emitContainer(child, on: line, in: container, position, below) }
      settle(line, position, below, in: container)
    }
  }

  private mutating func emitAbove(_ line: TrackDemands.Line, _ position: LinearExpression) {
    let minimum = line.above.minimum
    // What is said below the top may be above it, so 0 is a bound like others.
    if minimum.node >= 0 { model.add((position >= minimum.length).stated(state(above(line, minimum)))) }
    emitPreference(line.above, on: position, said: above(line, line.above.ideal))
  }

  private mutating func emitBelow(_ line: TrackDemands.Line, _ below: LinearExpression) {
    let minimum = line.below.minimum
    if minimum.node >= 0 { model.add((below >= minimum.length).stated(state(self.below(line, minimum)))) }
    emitPreference(line.below, on: below, said: self.below(line, line.below.ideal))
  }

  private mutating func emitPreference(
    _ demand: TrackDemands.Demand, on expression: LinearExpression, said statement: LayoutStatement
  ) {
    guard demand.ideal.node >= 0, demand.ideal.length > demand.minimum.length else { return }
    model.add(
      Constraint(
        expression - demand.ideal.length, .greaterOrEqual, priority: .ideal, fairness: .leximin,
        demand: demand.ideal.length, depth: idealDepth(of: demand.ideal.node),
        statement: state(statement)))
  }

  /// A container hangs on the line by its text, wherever that stands in it.
  ///
  /// Below the line it fills what there is, as far as something in it can; what can not does not grow for it.
  private mutating func emitContainer(
    _ child: Int, on line: TrackDemands.Line, in container: Int, _ position: LinearExpression, _ below: LinearExpression
  ) {
    guard let box = variables[child]?.box, let node = structure.containers[child].node else { return }
    let ascent = ascent(of: node, line.baseline, height: LinearExpression(box))
    model.add(position >= ascent)
    model.add(below >= box - ascent)
    // A part of what is around it has its length from there, however much is left below the line.
    func isPart(_ container: Int) -> Bool { structure.fractions[container, axis] != nil }
    // What a ratio holds back has no use for any height.
    let isHeld = structure.isElastic(child, axis) || holdsBackHeight(child)
    guard lengths[node, axis].maximum == .infinity, hasLengthToFill(child), !isPart(child), !isHeld else { return }
    let growing = containers(onTheWayToTextOf: child, line.baseline).prefix { !isPart($0) }
    // How long the one track of a frame is, is said of the frame.
    let left = growing.reduce(below + ascent - box) { left, inner in
      structure.fillsFrame(inner, axis) ? left : left + growth(of: inner) { !$1.isFlexible }
    }
    // What is below the line may be that of something that a ratio makes higher: that gets its width first.
    let tier: (priority: Priority, depth: Int) =
      followsWidths(line)
      ? (sharePriority(of: container), afterSharingOfWidths) : (.fill, fillDepth(by: child, belowLineOf: container))
    model.add(Constraint(left, .lessOrEqual, priority: tier.priority, depth: tier.depth))
    // A box that nothing in it makes longer would as well leave its room to the other side of the line.
    guard box != variables[child]?.extent, !lengths.demands(of: child, axis).isEndless else { return }
    model.add(
      Goal(
        .leximin([LinearExpression(box)]), priority: sharePriority(of: child),
        depth: depthOfFillBeforeSharing(of: child)))
  }

  /// Where the line is in a row that is higher than it needs: at the top for the first, at the bottom for the last.
  ///
  /// What can grow above the line moves it down as far as what is below allows. Containers on the line share what they are
  /// given first, since the same container under the same proposal is the same inside, on a line or not.
  private mutating func settle(
    _ line: TrackDemands.Line, _ position: LinearExpression, _ below: LinearExpression, in container: Int
  ) {
    let fills = line.above.isFlexible && hasLengthToFill(container)
    // A line that hangs on another one has its place before that: inside, nothing depends on what is around.
    let depth = afterSharing + structure.containers.count - depth(of: container)
    let followsWidths = followsWidths(line)
    if fills {
      let greatest = line.above.maximum.length
      // What can be of any height above the line has a use for all that is there.
      if greatest.isFinite, !line.growsAboveWithoutEnd {
        let tier: (priority: Priority, depth: Int) =
          followsWidths ? (sharePriority(of: container), afterSharing) : (.hug, hugDepth)
        model.add(Constraint(position - greatest, .lessOrEqual, priority: tier.priority, depth: tier.depth))
      }
      // What containers have shared may leave them less below their text than they ask for there.
      let least = line.containers.isEmpty ? line.below.content.length : line.below.minimum.length
      model.add(Constraint(below - least, .lessOrEqual, priority: sharePriority(of: container), depth: depth))
    } else {
      let excess =
        line.growingSide == .below
        ? position - line.above.content.length : below - line.below.content.length
      // A frame has a height to share wherever it stands.
      let isShared =
        !line.containers.isEmpty
        && (proposed.contains(container)
          || line.containers.contains {
            containers(onTheWayToTextOf: $0, line.baseline).contains(where: proposed.contains)
          })
      model.add(
        isShared || followsWidths
          ? Constraint(excess, .lessOrEqual, priority: sharePriority(of: container), depth: depth)
          : Constraint(excess, .lessOrEqual, priority: .hug, depth: hugDepth))
    }
    let least = line.baseline == .first ? position : below
    model.add(Goal(.minimize(least), priority: Self.lastPriority, depth: LastDepth.lines))
  }

  // MARK: Words

  /// What is said of the part of a node that lies above a line.
  private func above(_ line: TrackDemands.Line, _ request: TrackDemands.Request) -> LayoutStatement {
    guard request.node >= 0, lengths.baselineOffset(of: request.node, line.baseline) == .lowerEdge else {
      return .ascent(node: request.node, line.baseline, request.length)
    }
    // What stands on the line is above it as a whole.
    return lengths[request.node, axis].minimum == request.length
      ? .minimum(node: request.node, axis, request.length) : .ideal(node: request.node, axis, request.length)
  }

  private func below(_ line: TrackDemands.Line, _ request: TrackDemands.Request) -> LayoutStatement {
    .descent(node: request.node, line.baseline, request.length)
  }

  // MARK: Positions

  mutating func start(ofRow row: Int, in container: Int) -> LinearExpression { distance(toTrack: row, of: container) }

  mutating func space(of cell: Structure.Cell, in container: Int) -> LinearExpression {
    span(cell.rows, of: container)
  }

  mutating func height(of cell: Structure.Cell, in container: Int) -> LinearExpression {
    let info = structure.containers[container]
    let space = space(of: cell, in: container)
    if structure.fills(cell, of: container) { return space }
    if let child = structure.childContainer(cell), let box = variables[child]?.box { return LinearExpression(box) }
    let isSpokenOf = relations.concernsItem(cell.node, axis) || explained != nil
    let limits = lengths[cell.node, axis]
    guard let baseline = cell.baseline else {
      if isSpokenOf { return length(of: cell, of: container, in: space, gaps: info.gaps(axis).total(in: cell.rows)) }
      if limits.minimum == limits.maximum { return fixedLength(of: cell.node) }
      // What has no greatest length fills its space; a length between limits is none of its space alone.
      guard limits.maximum.isFinite else { return space }
      return length(
        of: cell, of: container, in: space, gaps: info.gaps(axis).total(in: cell.rows), isFree: true)
    }
    if !isSpokenOf, limits.minimum == limits.maximum { return fixedLength(of: cell.node) }
    return height(of: cell, on: baseline, in: container, space: space, isSpokenOf: isSpokenOf)
  }

  /// The height of an item that shares a line with others and is of no fixed length.
  private mutating func height(
    of cell: Structure.Cell, on baseline: TextBaseline, in container: Int, space: LinearExpression, isSpokenOf: Bool
  ) -> LinearExpression {
    let offset = lengths.baselineOffset(of: cell.node, baseline)
    let position = line(baseline, ofRow: cell.rows.lowerBound, in: container)
    let room =
      explained.map { self.room(of: cell, on: baseline, offset, in: container, position, space, $0) }
      ?? (offset == .lowerEdge ? position : space)
    guard isSpokenOf else { return room }
    let isNew = lengthsOfItems[cell.node] == nil
    let length = length(of: cell, of: container, in: room, gaps: 0)
    if isNew, relations.concernsItem(cell.node, axis), offset != .lowerEdge {
      let above = length * offset.heightFactor + offset.constant
      model.add(above <= position)
      model.add(length - above <= space - position)
    }
    return length
  }

  /// The greatest height that an item can have in its row: as the line lets it above, or as its row lets it below.
  private mutating func room(
    of cell: Structure.Cell, on baseline: TextBaseline, _ offset: BaselineOffset, in container: Int,
    _ position: LinearExpression, _ space: LinearExpression, _ explained: ExplainedLayout
  ) -> LinearExpression {
    let positions = SolvedBaselines(structure: structure, lengths: lengths, solution: explained.solution.vertical)
    let above = positions.line(baseline, ofRow: cell.rows.lowerBound, in: container)
    let (upper, lower) = offset.heights(
      fitting: above, explained.length(of: cell.rows, in: container, .vertical) - above)
    let constant = offset == .lowerEdge ? LinearExpression() : ascentConstant(of: cell.node, baseline)
    if upper <= lower { return (position - constant) / offset.heightFactor }
    return (space - position + constant) / (1 - offset.heightFactor)
  }

  mutating func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> LinearExpression {
    let demands = lengths.demands(of: container, axis)
    guard let index = demands.line(baseline, ofRow: row), let position = lines[container]?[index] else {
      return LinearExpression()
    }
    guard demands.lines[index].isFixed, position.constant != 0 else { return position }
    // What is spoken of names the text that puts the line where it is.
    let line = demands.lines[index]
    let named = model.addVariable(label(.init("\(name(of: container)).line\(index)", row)))
    // Where what puts it there is taken back, to see whether a conflict needs it, the line stays in its row all the same; but a
    // baseline may lie outside of its item, and then of its row.
    let other = baseline == .first ? line.below.content.length : line.above.content.length
    if !folds, other >= 0, let height = variables[container]?.track(line.track) {
      model.add(LinearExpression(named) <= height)
    }
    if baseline == .first {
      model.add((named == line.above.content.length).stated(stateOnce(above(line, line.above.content))))
      lines[container]?[index] = LinearExpression(named)
    } else {
      model.add((named == line.below.content.length).stated(stateOnce(below(line, line.below.content))))
      lines[container]?[index] = position + line.below.content.length - named
    }
    return lines[container]?[index] ?? position
  }

  /// Where text has one place in its item, that is an unknown of its own, so that a report can name the text.
  mutating func ownAscent(of node: Int, _ baseline: TextBaseline, height: LinearExpression) -> LinearExpression {
    let offset = lengths.baselineOffset(of: node, baseline)
    let limits = lengths[node, axis]
    if offset == .lowerEdge { return height }
    let hasOwnHeight = limits.minimum == limits.maximum && isOwnLength(height, of: node)
    guard offset.heightFactor == 0 || hasOwnHeight else {
      return height * offset.heightFactor + ascentConstant(of: node, baseline)
    }
    let length = offset.above(limits.minimum)
    return named(.ascent(node: node, baseline, length), length)
  }

  /// Whether a length is the one that an item asks for, and not that of a cell which it fills.
  private func isOwnLength(_ length: LinearExpression, of item: Int) -> Bool {
    guard !length.terms.isEmpty else { return length.constant == lengths[item, axis].minimum }
    return lengthsOfItems[item].map { length == LinearExpression($0) } ?? false
  }

  /// What of the place of a line does not follow from the height of its item.
  private mutating func ascentConstant(of node: Int, _ baseline: TextBaseline) -> LinearExpression {
    let offset = lengths.baselineOffset(of: node, baseline)
    // Only reports need to know whose text it is.
    guard !folds, offset.constant != 0 else { return LinearExpression(constant: offset.constant) }
    let said: LayoutStatement =
      offset.heightFactor == 0
      ? .ascent(node: node, baseline, offset.constant) : .textMiddle(node: node, baseline, offset.constant)
    return named(said, offset.constant)
  }

  private mutating func named(_ said: LayoutStatement, _ length: Double) -> LinearExpression {
    if let known = ascents[said] { return LinearExpression(known) }
    let ascent = model.addVariable(label(.init("\(name(of: root)).text", ascents.count)))
    model.add((ascent == length).stated(stateOnce(said)))
    ascents[said] = ascent
    return LinearExpression(ascent)
  }

  /// From the top of its row to each line that cells share.
  func lines(of container: Int) -> [LinearExpression] { lines[container] ?? [] }
}
