internal import LayoutGeometry
internal import LinearModel

// Free: a child of a free layout stands where relations, and what was said of its own place, let it.
//
//     0 <= start,  start + length <= box          (tier `fit`, one after the other, where the layout lets its content stand out)
//     start + length / 2 == position              where that was said
//
// Lengths are what the children ask for and relations make of them. What is still open then is decided last: lengths are as
// small as can be, then places as far leading and up as can be, in document order (Badros, Borning and Stuckey, *The Cassowary
// Linear Arithmetic Constraint Solving Algorithm*, 2001, leave this to the order of pivots).
extension AxisCompiler {
  /// A place or a length of a child of a free layout, which may be open.
  struct FreeEdge {
    let node: Int
    let container: Int
    let isLength: Bool
    let variable: Variable
  }

  /// What nothing decides: lengths are as small as they can be, and then children stand as far leading and up as they can, each
  /// in the order of the document.
  mutating func emitLeastEdges() {
    let edges = freeEdges
    let least = { (edge: FreeEdge) in LinearExpression(edge.variable) * -1 }
    model.add(Goal(.inOrder(edges.filter(\.isLength).map(least)), priority: Self.leastLengths))
    model.add(
      Goal(
        .inOrder(edges.filter { !$0.isLength }.map(least)), priority: Self.lastPriority, depth: LastDepth.places))
  }

  /// The containers in a free layout are as short as they can be, in the order of the document, before they share what that leaves
  /// them and their tie-breaks choose.
  mutating func emitLeastContainers(_ demands: TrackDemands, of container: Int) {
    let boxes = demands.children.map { LinearExpression(variablesOf($0.container).box) * -1 }
    guard !boxes.isEmpty else { return }
    model.add(Goal(.inOrder(boxes), priority: .policy, depth: depthOfTieBreak(of: container)))
  }

  /// After every tie-break that users can choose, and before places.
  static var leastLengths: Priority { Priority(rawValue: 5) ?? .policy }

  /// What may be open in free layouts: places first.
  var freeEdges: [FreeEdge] {
    guard structure.placesFreely, let table = relations.cells else { return [] }
    var (places, lengths): ([FreeEdge], [FreeEdge]) = ([], [])
    for container in variables.keys.sorted() where structure.containers[container].isFree {
      // What relations reach into in an unsized cell is decided by the model of that cell.
      for cell in structure.cells(of: container) where table.root(of: cell.node, axis, in: structure) == root {
        if let start = startsInCells[cell.node] {
          places.append(.init(node: cell.node, container: container, isLength: false, variable: start))
        }
        let length = structure.childContainer(cell).flatMap { variables[$0]?.box } ?? lengthsOfItems[cell.node]
        if let length {
          lengths.append(.init(node: cell.node, container: container, isLength: true, variable: length))
        }
      }
    }
    return places + lengths
  }

  /// A container in a free layout is no longer than it asks to be, as far as relations let it; what they give it beyond that, it
  /// fills.
  mutating func hugFreely(_ child: Int) {
    guard let node = structure.containers[child].node else { return }
    let box = LinearExpression(variablesOf(child).box)
    model.add(Constraint(box - lengths[node, axis].ideal, .lessOrEqual, priority: .hug, depth: Self.beforeHugs))
  }

  /// Says where a child of a free layout may stand.
  mutating func placeFreely(
    _ cell: Structure.Cell, of container: Int, start: LinearExpression, _ length: LinearExpression
  ) {
    keepInside(cell, of: container, start: start, length)
    guard let position = structure.tree.position(of: cell.node)[axis] else { return }
    model.add(
      (start + length * 0.5 == position).stated(state(.position(node: cell.node, axis, position))))
  }

  private mutating func keepInside(
    _ cell: Structure.Cell, of container: Int, start: LinearExpression, _ length: LinearExpression
  ) {
    let box = LinearExpression(variablesOf(container).box)
    guard overflows(container) else {
      let said = state(.inside(node: cell.node, container: container, axis))
      model.add((start >= 0).stated(said))
      model.add((start + length <= box).stated(said))
      return
    }
    // What is too long begins where it should, as elsewhere.
    model.add((start >= 0).prioritized(.fit))
    model.add(Constraint(start + length - box, .lessOrEqual, priority: .fit, depth: 1))
  }
}
