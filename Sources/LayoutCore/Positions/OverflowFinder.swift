internal import LayoutGeometry

/// Finds what is drawn beyond its cell, or beyond the container that it stands in.
///
/// The box of the root is what it takes of the size that is proposed. O(number of cells), and what is found.
struct OverflowFinder {
  private let structure: Structure
  private let rects: [Rect]
  private let containers: [Placement.Container]
  /// The box of the root.
  private let box: Rect
  /// The axes along which the root is longer than what was proposed.
  private let exceededAxes: Axis.Set
  private var found: [Found] = []
  /// The flow that each line stands in, by the node of the line.
  private var flows: [Int: Int] = [:]

  private struct Found {
    let node: Int
    let edge: LayoutEdge
    let amount: Double
    let outOf: Bounds
    var isAttached = false
  }

  private enum Bounds: Equatable {
    case cell
    case proposal
    case container(Int)
  }

  /// - Parameters:
  ///   - structure: What stands where.
  ///   - rects: Where each node is drawn.
  ///   - containers: The containers that are nodes, with their tracks, in the order of the structure.
  ///   - size: The size of the root.
  ///   - proposal: The size that was offered.
  init(
    _ structure: Structure, rects: [Rect], containers: [Placement.Container], size: Size, _ proposal: ProposedSize
  ) {
    self.structure = structure
    self.rects = rects
    self.containers = containers
    // 0 and infinity ask for the minimum and the maximum; they are no lengths.
    let offered = { (length: Double?, own: Double) in length.map { $0 > 0 ? min($0, own) : own } ?? own }
    let (width, height) = (offered(proposal.width, size.width), offered(proposal.height, size.height))
    // What is too long begins where it should.
    box = Rect(x: structure.isMirrored(.horizontal) ? size.width - width : 0, y: 0, width: width, height: height)
    var exceededAxes: Axis.Set = []
    if width < size.width { exceededAxes.insert(.horizontal) }
    if height < size.height { exceededAxes.insert(.vertical) }
    self.exceededAxes = exceededAxes
    // A root that is no container has a frame around it, which is no node.
    let frames = structure.containers.count - containers.count
    for index in structure.containers.indices { look(into: index, index < frames ? nil : containers[index - frames]) }
    guard found.isEmpty, !exceededAxes.isEmpty else { return }
    look(at: 0, Rect(x: 0, y: 0, width: size.width, height: size.height), in: nil, box, of: nil)
  }

  var overflows: [Diagnosis.Overflow] {
    let tree = structure.tree
    var (places, names) = (NodePlaces(of: tree), NodePlaces(of: tree))
    return found.sorted { ($0.node, $0.edge.order) < ($1.node, $1.edge.order) }.map { found in
      let outOf =
        switch found.outOf {
        case .cell: "its cell"
        case .proposal: "the container"
        case .container(let node): tree.name(of: node)
        }
      return .init(
        item: tree.name(of: found.node, &names), edge: found.edge, amount: found.amount,
        place: places.place(of: found.node), outOf: outOf, node: found.node,
        isAttached: found.isAttached)
    }
  }

  private mutating func look(into index: Int, _ container: Placement.Container?) {
    var (bounds, node) = (index == 0 ? box : container?.rect ?? box, container?.node)
    // A line was not described: what stands in it stands in the flow.
    if let line = node, let flow = flows[line] {
      (bounds, node) = (flow == 0 ? box : rects[flow], flow)
    }
    let base = structure.cells(of: index).first?.node
    let (isFree, scrollAxis) = (structure.containers[index].isFree, structure.containers[index].scrollAxis)
    // In free layouts and in scrolls there are no cells to whoever wrote them.
    let hasCells = !isFree && scrollAxis == nil
    for cell in structure.cells(of: index) {
      if cell.isAttached, let base {
        look(at: cell.node, rects[cell.node], in: nil, rects[base], of: base, isAttached: true)
        continue
      }
      let space = container.flatMap { hasCells && $0.hexagons == nil ? $0.space(of: cell) : nil }
      if structure.dependsOnSpace, structure.tree.isLine(cell.node) {
        flows[cell.node] = node
      } else {
        look(at: cell.node, rects[cell.node], in: space, bounds, of: node, but: scrollAxis)
      }
    }
  }

  /// Looks at the edges of a node, each against its cell and against the container: what it is farther out of counts.
  ///
  /// - Parameter scrollAxis: The axis along which it may stand out.
  private mutating func look(
    at node: Int, _ rect: Rect, in cell: Rect?, _ bounds: Rect, of container: Int?, but scrollAxis: Axis? = nil,
    isAttached: Bool = false
  ) {
    // A solver holds bounds up to so much; what is less cannot be seen.
    let tolerance = 1e-6 * (1 + max(rect.width, rect.height))
    // Most of all stands inside, and needs no look at each edge.
    guard !rect.isInside(bounds, upTo: tolerance) || cell.map({ !rect.isInside($0, upTo: tolerance) }) ?? false else {
      return
    }
    for edge in LayoutEdge.positions where edge.axis != scrollAxis {
      let beyondCell = cell.map { edge.distance(of: rect, beyond: $0) } ?? -.infinity
      let beyondBounds = edge.distance(of: rect, beyond: bounds)
      let amount = max(beyondCell, beyondBounds)
      guard amount > tolerance else { continue }
      let isOfProposal = container == nil || (container == 0 && exceededAxes.contains(Axis.Set(edge.axis)))
      let outOf: Bounds =
        beyondCell >= beyondBounds - tolerance ? .cell : isOfProposal ? .proposal : .container(container ?? 0)
      found.append(Found(node: node, edge: edge, amount: amount, outOf: outOf, isAttached: isAttached))
    }
  }
}

extension Placement.Container {
  /// The tracks that a cell covers, and the gaps between them.
  fileprivate func space(of cell: Structure.Cell) -> Rect? {
    guard let x = edges(of: cell.columns, .horizontal), let y = edges(of: cell.rows, .vertical) else { return nil }
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// From the first point to the last; tracks may go from right to left.
  private func edges(of covered: Range<Int>, _ axis: Axis) -> Edges<Double>? {
    guard let first = tracks.track(covered.lowerBound, axis), let last = tracks.track(covered.upperBound - 1, axis)
    else { return nil }
    let start = min(first.position, last.position)
    return Edges(from: start, to: max(first.position + first.length, last.position + last.length))
  }
}

extension Rect {
  /// Whether no edge is farther outside of another rectangle than so much.
  fileprivate func isInside(_ bounds: Rect, upTo tolerance: Double) -> Bool {
    bounds.x - x <= tolerance && maxX - bounds.maxX <= tolerance && bounds.y - y <= tolerance
      && maxY - bounds.maxY <= tolerance
  }
}

extension LayoutEdge {
  /// Those that are places.
  fileprivate static let positions = allCases.filter(\.isPosition)

  /// How far an edge of something lies outside of something else; below 0 where it lies inside.
  fileprivate func distance(of rect: Rect, beyond bounds: Rect) -> Double {
    let (own, other) = (value(in: rect), value(in: bounds))
    return self == .left || self == .top ? other - own : own - other
  }

  /// Left, right, top, bottom.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Arrangement {
  /// What is drawn beyond its cell, or beyond the container that it stands in.
  func overflows(_ structure: Structure, in proposal: ProposedSize) -> [Diagnosis.Overflow] {
    OverflowFinder(structure, rects: rects, containers: containers, size: size, proposal).overflows
  }
}
