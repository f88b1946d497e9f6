internal import LayoutGeometry
internal import LinearModel

// Free, directly: where equations tell each place and each length of a child over the length of the layout, that is all there is.
//
//     start = a * box + b,  length = c * box + d
//
// The layout is as long as these have room at least; what they leave open is told by a program, with its range.

extension AxisDemands {
  /// Finds what a free layout asks for, by what relations say of its children.
  ///
  /// O(children and relations of the layout).
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func takeFreely(_ container: Int, in structure: Structure) -> Bool {
    // Taken out, so that changing it copies nothing.
    guard var places = free.popLast() else { return false }
    defer { free.append(places) }
    if let system = places.system { return measure(container, by: system, in: structure, &places) }
    // Where nothing is in it there is no track to take what relations say of it.
    guard !structure.containers[container].cells.isEmpty || places.relations.statements(of: container).isEmpty else {
      return false
    }
    guard let lengths = tellPlaces(of: container, in: structure, &places),
      let room = room(for: container, in: structure, lengths, &places)
    else { return false }
    for track in tracks(of: container, in: structure) {
      (parts[track].ideal, parts[track].greatest) = (room.least, room.greatest)
    }
    return true
  }

  /// Replaces what relations make a free layout ask for by what was said of it; where nothing shares with it, it is no longer than
  /// relations let it be.
  mutating func keepFrame(ofFreeLayout container: Int, in structure: Structure) -> Bool {
    if container == 0, let whole = free.first?.whole {
      // It takes what is offered, as far as relations let it.
      (parts[0].ideal, parts[0].greatest) = (0, whole)
      return true
    }
    let greatest = tracks(of: container, in: structure).reduce(.infinity) { min($0, parts[$1].greatest) }
    guard keepFrame(of: container, in: structure) else { return false }
    if container == 0 { parts[0].greatest = max(parts[0].ideal, min(parts[0].greatest, greatest)) }
    return true
  }

  /// The edges of a child of a free layout that has its length; `nil` for all other nodes.
  func edgesInFreeLayout(of node: Int) -> Edges<Double>? { free.isEmpty ? nil : free[0].edges(of: node) }

  /// What tells the lengths of all children of a free layout.
  private enum ToldLengths {
    /// What was said of each, and relations.
    case said
    /// What some would like to have, too.
    case ideal
  }

  /// Tells places and lengths by what was said of them, and lengths of which nothing was said by what is asked for ideally.
  ///
  /// - Returns: `nil` where a linear program has to tell.
  private func tellPlaces(
    of container: Int, in structure: Structure, _ places: inout FreePlaces
  ) -> ToldLengths? {
    for cell in structure.cells(of: container) {
      guard cell.isSized(axis), !fillsFreeLayout(cell, in: structure) else { return nil }
      let asked = askedFreely(cell, in: structure)
      if asked.minimum == asked.maximum { places.tell(lengthOf: cell.node, asked.minimum) }
      guard let position = structure.tree.position(of: cell.node)[axis] else { continue }
      guard places.take(centre: cell.node, at: position, in: container) else { return nil }
    }
    var waiting = places.relations.statements(of: container).filter { $0.axis == axis && $0.relation == .equal }
    guard take(&waiting, in: container, &places) else { return nil }
    let ideals = structure.cells(of: container).filter { places.length(of: $0.node, in: container) == nil }
    for cell in ideals {
      let asked = askedFreely(cell, in: structure)
      // What may be longer than it asks for is open, and how far is for a program to say; but a container takes no more.
      let isContainer = structure.childContainer(cell) != nil
      guard isContainer || (asked.minimum < asked.ideal && asked.ideal == asked.maximum) else { return nil }
      places.tell(lengthOf: cell.node, asked.ideal)
    }
    guard take(&waiting, in: container, &places), waiting.isEmpty else { return nil }
    // Of two that are tied to each other only one may have what it asks for.
    let areMet = ideals.allSatisfy { cell in
      let length = places.length(of: cell.node, in: container)
      return length.map { $0.isLevel && $0.offset == askedFreely(cell, in: structure).ideal } ?? false
    }
    return areMet ? (ideals.isEmpty ? .said : .ideal) : nil
  }

  /// Takes in equations, those that tie too much again when others are there.
  ///
  /// - Parameter waiting: The equations; those that still tie too much stay.
  /// - Returns: `false` where they contradict each other.
  private func take(
    _ waiting: inout [FreeRelations.Statement], in container: Int, _ places: inout FreePlaces
  ) -> Bool {
    while !waiting.isEmpty {
      let count = waiting.count
      var isPossible = true
      waiting.removeAll { statement in
        let outcome = isPossible ? places.take(places.sum(of: statement), in: container) : .waits
        isPossible = outcome != .isTooMuch
        return outcome == .told
      }
      guard isPossible else { return false }
      // Each round takes a look at all that wait: where that tells little, a program is as good.
      guard waiting.count <= count / 2 else { break }
    }
    return true
  }

  /// How long a free layout may be, by what has to fit in it.
  ///
  /// - Returns: `nil` where something is open, or does not fit whatever the length is.
  private func room(
    for container: Int, in structure: Structure, _ lengths: ToldLengths, _ places: inout FreePlaces
  ) -> (least: Double, greatest: Double)? {
    var room = FreeRoom()
    let isVisible = structure.containers[container].node.map { structure.tree.overflow(of: $0) } == .visible
    for cell in structure.cells(of: container) {
      guard let (start, length) = places.lines(of: cell.node, in: container) else { return nil }
      let asked = askedFreely(cell, in: structure)
      let rest = FreePlaces.Line(slope: 1 - start.slope - length.slope, offset: -start.offset - length.offset)
      // What has one length only may stand out where that is allowed; anything else would give way first, here or where it is told
      // from.
      let isGiven = isVisible && lengths == .said && asked.minimum == asked.maximum
      for side in [start, rest] where !(isGiven && side.isLevel) { room.keep(side, atLeast: 0) }
      // Also what stands out has room for as much as it is long.
      if isVisible { room.keep(.init(slope: 1 - length.slope, offset: -length.offset), atLeast: 0) }
      // What is longer in a longer layout makes that long enough for what it asks for.
      room.keep(length, atLeast: length.slope == 0 ? asked.minimum : asked.ideal)
      room.keep(.init(slope: -length.slope, offset: -length.offset), atLeast: -asked.maximum)
    }
    for statement in places.relations.statements(of: container) where statement.axis == axis {
      guard let sum = places.line(of: places.sum(of: statement), in: container) else { return nil }
      // An equation that is about lengths of children alone was taken in as it is.
      guard statement.relation != .equal || sum.slope != 0 else { continue }
      if statement.relation != .lessOrEqual { room.keep(sum, atLeast: 0) }
      if statement.relation != .greaterOrEqual { room.keep(.init(slope: -sum.slope, offset: -sum.offset), atLeast: 0) }
    }
    return room.isPossible ? (room.least, room.greatest) : nil
  }

  /// What a child of a free layout asks for: a container is no shorter than what it asks for, as long as it need not.
  func askedFreely(_ cell: Structure.Cell, in structure: Structure) -> Length {
    guard let child = structure.childContainer(cell) else {
      return leafLength(of: cell.node, in: structure, structure.tree).proposed(proposed(to: cell.node))
    }
    return Length(minimum: parts[child].ideal, ideal: parts[child].ideal, maximum: .infinity)
  }

  /// Whether something takes all of the layout by itself.
  func fillsFreeLayout(_ cell: Structure.Cell, in structure: Structure) -> Bool {
    structure.childContainer(cell).map { structure.containers[$0].takesCell } ?? false
  }
}

/// The lengths of a free layout for which all holds that has to.
private struct FreeRoom {
  private(set) var least = 0.0
  private(set) var greatest = Double.infinity
  private var isRefused = false

  var isPossible: Bool { !isRefused && least <= greatest + FreePlaces.rounding * (1 + least) }

  /// Keeps a line at a number or above.
  mutating func keep(_ line: FreePlaces.Line, atLeast least: Double) {
    guard least > -.infinity else { return }
    guard !line.isLevel else {
      if line.offset < least - FreePlaces.rounding * (1 + abs(least)) { isRefused = true }
      return
    }
    let bound = (least - line.offset) / line.slope
    if line.slope > 0 { self.least = max(self.least, bound) } else { greatest = min(greatest, bound) }
  }
}

extension AxisLengths {
  /// Whether something around a free layout has more than it asks for, though no length is offered: it shares that only where it is
  /// found to have a length to fill.
  func mayWait(_ container: Int, in structure: Structure) -> Bool {
    demands.proposed.offered == nil && !demands.free.isEmpty
      && length(of: container) > demands.parts[container].ideal
      && demands.free[0].relations.areAnyFree(structure.containers(in: container))
  }

  /// Places the children of a free layout that has its length.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func settleFreely(_ container: Int, in structure: Structure) -> Bool {
    guard var places = demands.free.popLast() else { return false }
    defer { demands.free.append(places) }
    guard places.system == nil else { return settle(container, by: places, in: structure) }
    let box = length(of: container)
    for track in tracks(of: container, in: structure) {
      let part = demands.parts[track]
      let rounding = FreePlaces.rounding * (1 + box)
      guard part.ideal <= box + rounding, box <= part.greatest + rounding else { return false }
      demands.parts[track].length = box
    }
    for cell in structure.cells(of: container) {
      guard let (start, length) = places.lines(of: cell.node, in: container) else { return false }
      let edges = Edges(start: start.at(box), length: max(0, length.at(box)))
      places.settle(cell.node, edges)
      guard let child = structure.childContainer(cell) else { continue }
      let holdsBack = length.slope > 0 && container > 0
      guard canTake(edges.length, child, in: structure, holdsBack: holdsBack) else { return false }
      demands.parts[child].length = edges.length
    }
    return true
  }

  /// Whether what is in a child of a free layout is told by the length that relations give the child.
  ///
  /// What is made longer than it asks for shares that only where it is found to have a length to fill.
  ///
  /// - Parameter holdsBack: Whether a longer layout makes it longer, so that it would hold that back.
  func canTake(_ length: Double, _ child: Int, in structure: Structure, holdsBack: Bool) -> Bool {
    let part = demands.parts[child]
    guard length <= max(part.ideal, part.greatest) else { return false }
    if structure.isFramed(child, axis) {
      return length <= demands.contentLength(of: child, in: structure) || !canGrow(child, in: structure)
    }
    return length <= part.ideal || (demands.proposed.offered != nil && !holdsBack)
  }

  /// Whether something in a container can be longer than it asks for.
  private func canGrow(_ container: Int, in structure: Structure) -> Bool {
    demands.hasFillingSpan(container)
      || tracks(of: container, in: structure).contains { demands.parts[$0].greatest > demands.parts[$0].own }
  }
}
