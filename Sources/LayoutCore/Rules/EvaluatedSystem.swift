internal import LayoutGeometry
internal import LinearModel

// Free, directly, where relations of any priority reach into any of several free layouts in one another: all of them are one system
// (``FreeSystem``), and where bounds tell its one answer (``DeterminedPlaces``), that is where everything stands. What bounds do not
// tell, or leave open, is for a program.
extension AxisDemands {
  /// Finds what a free layout asks for that is a part of a system; the outermost one, which comes last, places the children of all.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func measure(
    _ container: Int, by system: FreeSystem, in structure: Structure, _ places: inout FreePlaces
  ) -> Bool {
    for cell in structure.cells(of: container) {
      guard cell.isSized(axis), !fillsFreeLayout(cell, in: structure) else { return false }
      for track in tracks(of: container, in: structure) { include(askedFreely(cell, in: structure), in: track) }
    }
    guard container == 0 else { return true }
    places.whole = place(system, in: structure, &places)
    for track in tracks(of: container, in: structure) { parts[track].ideal = 0 }
    return places.whole != nil
  }

  /// Tells where the children of all free layouts stand.
  ///
  /// - Returns: The length of the whole; `nil` where a linear program has to tell.
  private func place(_ system: FreeSystem, in structure: Structure, _ places: inout FreePlaces) -> Double? {
    guard let offered = proposed.offered, let statements = statements(of: system, offered: offered, in: structure),
      var answer = DeterminedPlaces(
        statements, columnCount: FreeStatements.Term.columnCount(nodes: structure.tree.count)),
      let whole = answer.value(.length(0)), whole <= offered + DeterminedPlaces.rounding * (1 + offered)
    else { return nil }
    for container in system.layouts {
      guard let box = structure.containers[container].node.flatMap({ answer.value(.length($0)) }) else { return nil }
      for cell in structure.cells(of: container) {
        // What is longer than its layout makes that longer for all that is in it; how, is for a program to say.
        guard let start = answer.value(.start(cell.node)), let length = answer.value(.length(cell.node)),
          length <= box + DeterminedPlaces.rounding * (1 + box)
        else { return nil }
        places.settle(cell.node, Edges(start: start, length: max(0, length)))
      }
    }
    return whole
  }

  /// What relations say in a system, and what is asked for without them that comes before sharing.
  ///
  /// - Returns: `nil` where something of that is for a program to say.
  private func statements(of system: FreeSystem, offered: Double, in structure: Structure) -> FreeStatements? {
    var statements = system[axis]
    statements.say(
      .length(0), .lessOrEqual, offered, system.mayStandOut ? .init(priority: .fit, depth: -1) : .init())
    statements.say(.length(0), .greaterOrEqual, offered, .init(priority: .fill))
    for container in system.layouts {
      guard let node = structure.containers[container].node, statements.sayLimits(of: node, axis, in: structure) else {
        return nil
      }
      for cell in structure.cells(of: container) {
        statements.keep(cell.node, inside: node, isVisible: system.mayStandOut(of: node, in: structure))
        if let position = structure.tree.position(of: cell.node)[axis] {
          statements.add(.start(cell.node))
          statements.add(.length(cell.node, 0.5))
          statements.end(.equal, constant: -position)
        }
        say(cell, in: structure, &statements)
      }
    }
    return statements
  }

  /// Says what a child of a free layout asks for.
  private func say(_ cell: Structure.Cell, in structure: Structure, _ statements: inout FreeStatements) {
    let asked = askedFreely(cell, in: structure)
    let length = FreeStatements.Term.length(cell.node)
    guard let child = structure.childContainer(cell) else {
      guard asked.minimum < asked.maximum else { return statements.say(length, .equal, asked.minimum) }
      if asked.minimum > 0 { statements.say(length, .greaterOrEqual, asked.minimum) }
      if asked.maximum.isFinite { statements.say(length, .lessOrEqual, asked.maximum) }
      if asked.ideal > asked.minimum { statements.say(length, .greaterOrEqual, asked.ideal, .init(priority: .ideal)) }
      return
    }
    // What is in a container asks for its ideal lengths; what is in a free layout says what it asks for itself.
    if !structure.containers[child].isFree {
      statements.say(length, .greaterOrEqual, asked.ideal, .init(priority: .ideal))
    }
    statements.say(length, .lessOrEqual, asked.ideal, .init(priority: .hug, depth: AxisCompiler.beforeHugs))
  }
}

extension FreeStatements {
  /// Says how long a free layout is said to be.
  ///
  /// - Returns: `false` where it is to be as long as something else.
  fileprivate mutating func sayLimits(of node: Int, _ axis: Axis, in structure: Structure) -> Bool {
    let limits = structure.tree.limits(of: node, axis)
    guard !structure.tree.nodes[node].fixedAxes.contains(axis) else { return false }
    if let minimum = limits.minimum, minimum > 0 { say(.length(node), .greaterOrEqual, minimum) }
    if let maximum = limits.maximum, maximum.isFinite { say(.length(node), .lessOrEqual, maximum) }
    if let ideal = limits.ideal { say(.length(node), .greaterOrEqual, ideal, .init(priority: .ideal)) }
    return true
  }

  /// Says that a child stays inside of its free layout, which is a wish where its content may stand out.
  fileprivate mutating func keep(_ node: Int, inside layout: Int, isVisible: Bool) {
    let tier = Tier(priority: isVisible ? .fit : .required)
    say(.start(node), .greaterOrEqual, 0, tier)
    let later = isVisible ? Tier(priority: .fit, depth: 1) : tier
    add(.length(layout))
    add(.start(node, -1))
    add(.length(node, -1))
    end(.greaterOrEqual, later)
  }
}

extension AxisLengths {
  /// Gives the children of a free layout that is a part of a system their lengths.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func settle(_ container: Int, by places: FreePlaces, in structure: Structure) -> Bool {
    let box = length(of: container)
    for track in tracks(of: container, in: structure) { demands.parts[track].length = box }
    return structure.cells(of: container).allSatisfy { cell in
      guard let child = structure.childContainer(cell) else { return true }
      guard let length = places.edges(of: cell.node)?.length else { return false }
      let isFree = structure.containers[child].isFree
      // What is shorter than it asks for may be held back by what was said of it, or of what is in it.
      let isLong = length >= demands.parts[child].ideal - DeterminedPlaces.rounding * (1 + length)
      demands.parts[child].length = length
      return isFree || (isLong && canTake(length, child, in: structure, holdsBack: false))
    }
  }
}
