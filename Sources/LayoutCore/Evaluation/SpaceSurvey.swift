internal import LayoutGeometry

/// What is to be decided next by the space that is there: all that no other open decision stands around.
struct SpaceSurvey {
  /// A choice that is to be made.
  struct Choice {
    let container: Int
    let node: Int
    let alternatives: [Int]
    /// The axes on which an alternative must fit, without those on which anything does.
    let axes: Axis.Set
    /// Whether anything but constraints between items, or an ideal length around it, bounds its space, so that others have their
    /// ideal sizes before it.
    let isBound: Bool
  }

  /// A lazy grid whose adaptive tracks are to be counted, or a flow whose lines are to be found.
  struct OpenLength {
    let node: Int
    /// The axis along which its length is asked for.
    let axis: Axis
    /// Whether all the room is offered that it could use.
    let isEndless: Bool
  }

  /// A container that is to be met, and the axes along which its length is bounded by what is around it.
  private struct Pending {
    let container: Int
    /// The container that it stands in, and its cell there; `nil` for the root.
    var place: (outer: Int, cell: Structure.Cell)?
    /// Those along which it is offered a length, or has a frame around it.
    let offered: Axis.Set
    /// Those, and the axes along which constraints between items or an ideal length may bound it.
    let bound: Axis.Set
  }

  /// A container that was met.
  struct Met {
    let container: Int
    /// The container that it stands in, and its cell there; `nil` for the root.
    let place: (outer: Int, cell: Structure.Cell)?
    /// The axes along which its length is bounded by what is around it.
    let bound: Axis.Set
  }

  /// In document order.
  private(set) var choices: [Choice] = []
  private(set) var grids: [OpenLength] = []
  private(set) var flows: [OpenLength] = []
  /// The containers that were met: what is open, and all around that.
  private(set) var met: [Met] = []

  /// What is still to be decided, as nodes, ascending: nothing else is looked for.
  private let open: [Int]

  /// O(cells of the containers around what is open).
  ///
  /// - Parameters:
  ///   - structure: The layout with what is decided, and everything else undecided.
  ///   - dependents: The nodes that depend on the space, ascending.
  ///   - decided: Those of them that are decided.
  init(_ structure: Structure, _ proposal: ProposedSize, dependents: [Int], decided: NodeSet) {
    open = dependents.filter { !decided.contains($0) }
    // A constraint between items may tie anything to any length.
    let isRelated = !structure.tree.relations.isEmpty
    let offered = Axis.Set(Axis.allCases.filter { proposal[$0]?.isFinite ?? false }.map { Axis.Set($0) })
    var pending = open.isEmpty ? [] : [Pending(container: 0, offered: offered, bound: isRelated ? .all : offered)]
    while let next = pending.popLast() {
      let container = next.container
      guard let node = structure.containers[container].node else {
        met.append(Met(container: container, place: next.place, bound: next.bound))
        appendChildren(of: container, structure, next.offered, next.bound, to: &pending)
        continue
      }
      let offered = structure.boundAxes(inside: node, of: container, around: next.offered)
      let bound = structure.boundAxes(inside: node, of: container, around: next.bound)
      met.append(Met(container: container, place: next.place, bound: bound))
      func openLength(_ axis: Axis) -> OpenLength {
        OpenLength(node: node, axis: axis, isEndless: proposal[axis] == .infinity && !bound.contains(axis))
      }
      switch structure.tree.nodes[node].kind {
      case .viewThatFits(let options) where !decided.contains(node):
        // What bounds one length of something whose lengths follow from each other bounds the other one too.
        let couplesAxes = offered != .all && structure.tree.couplesAxes(in: node)
        let reaching = { (axes: Axis.Set) in couplesAxes && !axes.isEmpty ? Axis.Set.all : axes }
        choices.append(
          Choice(
            container: container, node: node, alternatives: Array(structure.tree.children(of: node)),
            axes: options.axes.intersection(reaching(bound)),
            isBound: !options.axes.isDisjoint(with: reaching(offered))))
      case .lazyGrid(let options) where options.isAdaptive && !decided.contains(node):
        grids.append(openLength(options.axis))
      case .flow(let options) where structure.containers[container].columnCount > 0 && !decided.contains(node):
        flows.append(openLength(options.axis.main))
      default:
        // What takes its ideal length has no more, though what is in it may come to more than it asks for.
        let ideal = structure.tree.nodes[node].fixedAxes
        appendChildren(of: container, structure, offered, bound.union(ideal), to: &pending)
      }
    }
    choices.sort { $0.container < $1.container }
  }

  /// The flows that are next: columns first, since how wide those are has a say in what is left for rows.
  var nextFlows: [OpenLength] {
    let columns = flows.filter { $0.axis == .vertical }
    return columns.isEmpty ? flows : columns
  }

  private func appendChildren(
    of container: Int, _ structure: Structure, _ offered: Axis.Set, _ bound: Axis.Set, to pending: inout [Pending]
  ) {
    for cell in structure.cells(of: container) {
      guard let child = structure.childContainer(cell), holdsOpen(cell.node, in: structure.tree) else { continue }
      // What has no say in its cell is given the length of that.
      pending.append(
        Pending(
          container: child, place: (container, cell), offered: offered.union(cell.unsizedAxes),
          bound: bound.union(cell.unsizedAxes)))
    }
  }

  /// Whether a node is still to be decided, or something in it is.
  private func holdsOpen(_ node: Int, in tree: LayoutTree) -> Bool {
    let described = tree.described(in: node)
    let first = open.partitionPoint { $0 >= described.lowerBound }
    return first < open.count && open[first] < described.upperBound
  }
}

extension SpaceDecisions {
  /// Takes in the lengths that some lazy grids get.
  mutating func take(_ spaces: [Double], of grids: [SpaceSurvey.OpenLength]) {
    for (grid, space) in zip(grids, spaces) { take(space, of: grid.node) }
  }
}

extension Structure {
  /// The axes along which the content of a container cannot be as long as it likes.
  fileprivate func boundAxes(inside node: Int, of container: Int, around: Axis.Set) -> Axis.Set {
    guard containers[container].ratio == nil, containers[container].shape == nil else { return .all }
    var axes = around.subtracting(tree.nodes[node].fixedAxes)
    for axis in Axis.allCases where tree.hasLimits(node, axis) { axes.insert(Axis.Set(axis)) }
    return axes
  }
}

extension LazyGridOptions {
  /// Whether it has as many tracks as fit.
  var isAdaptive: Bool { tracks.contains(where: \.isAdaptive) }
}

extension GridItem {
  /// Whether it stands for as many tracks as fit.
  var isAdaptive: Bool { if case .adaptive = size { true } else { false } }
}
