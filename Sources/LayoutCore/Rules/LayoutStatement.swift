internal import LayoutGeometry
internal import LinearModel

/// What the user said that led to a constraint.
///
/// The words are made only when a report is written.
enum LayoutStatement: Hashable {
  /// The container that the root is placed in has this length.
  case container(Axis, Double)
  /// A node is at least this long.
  case minimum(node: Int, Axis, Double)
  /// A node is ideally this long.
  case ideal(node: Int, Axis, Double)
  /// A node is at most this long.
  case maximum(node: Int, Axis, Double)
  /// What two nodes that share a line of text need together, above it and below it.
  case line(above: Int, below: Int, Double)
  /// What of a node lies above a line of its text.
  case ascent(node: Int, TextBaseline, Double)
  /// What of a node lies below a line of its text.
  case descent(node: Int, TextBaseline, Double)
  /// How far a line of the text of a node lies below the middle of the node.
  case textMiddle(node: Int, TextBaseline, Double)
  /// A container asks for a least length of a track of its own.
  case track(container: Int, track: Int, Axis, Double)
  /// A grid says how long a track is at most.
  case trackMaximum(container: Int, track: Int, Axis, Double)
  /// A grid says how long a track is.
  case fixedTrack(container: Int, track: Int, Axis, Double)
  /// A grid says which part of it a track is.
  case fractionTrack(container: Int, track: Int, Axis, Double)
  /// The gaps of a container are this long.
  case spacing(container: Int, Axis, Double)
  /// A container keeps this distance before and behind its content together.
  case padding(container: Int, Axis, Double)
  /// A container is so many times as wide as it is high.
  case ratio(container: Int, Double)
  /// A node is as long as this part of the container that it stands in.
  case fraction(node: Int, container: Int, Axis, Double)
  /// A frame is as long as what is in it has to be.
  case leastLength(node: Int, Axis, Double)
  /// A node is drawn this far from where it stands.
  case offset(node: Int, Axis, Double)
  /// The centre of a child of a free layout stands so far from the leading edge, or from the top.
  case position(node: Int, Axis, Double)
  /// A child of a free layout stays inside of it.
  case inside(node: Int, container: Int, Axis)
  /// A constraint between items, by its position in the tree's list.
  case relation(index: Int)
  /// A length that another model tells, where one model is explained.
  case given(node: Int, Axis, GivenLength, Double)
}

/// What of a node another model tells.
enum GivenLength: Hashable {
  /// The length that the node takes in its cell, as a container.
  case box
  /// The length of the cell that the node stands in.
  case cell
  /// From the start of that cell to the node, where a relation moved it.
  case start
}

extension LayoutStatement {
  /// The statement in the user's words, with the items that it is about.
  func words(in structure: Structure) -> LayoutError.ConflictMember {
    let tree = structure.tree
    if let said = ownLength(in: structure) { return said.words }
    switch self {
    case .minimum, .ideal, .maximum: preconditionFailure("What is about the length of a node was put into words above.")
    case .container(let axis, let length):
      return .init(
        statement: "the container is \(lengthText(length)) \(axis.adjective)", items: [],
        length: StatedLength(length, isRoom: true))
    case .given(let node, _, .start, let length):
      return .init(
        statement: "\(tree.name(of: node)) stands \(lengthText(length)) from the start of its cell",
        items: tree.reportedItems([node]))
    case .given(let node, let axis, _, let length):
      return .init(
        statement: "\(tree.name(of: node)) gets \(lengthText(length)) \(axis.adjective)",
        items: tree.reportedItems([node]))
    case .line(let above, let below, let length):
      return .init(
        statement:
          "\(tree.name(of: above)) and \(tree.name(of: below)) share a line and are \(lengthText(length)) high together",
        items: tree.reportedItems([above, below]), length: StatedLength(length))
    case .ascent(let node, let baseline, let length):
      return .init(
        statement: "the \(baseline.name) of \(tree.name(of: node)) is \(lengthText(length)) below its top",
        items: tree.reportedItems([node]))
    case .descent(let node, let baseline, let length):
      return .init(
        statement: "the \(baseline.name) of \(tree.name(of: node)) is \(lengthText(length)) above its bottom",
        items: tree.reportedItems([node]))
    case .textMiddle(let node, let baseline, let length):
      return .init(
        statement: "the \(baseline.name) of \(tree.name(of: node)) is \(lengthText(abs(length))) "
          + "\(length < 0 ? "above" : "below") its middle",
        items: tree.reportedItems([node]))
    case .track(let container, let track, let axis, let length):
      let name = structure.containers[container].node.map(tree.name) ?? "layout"
      return .init(
        statement: "\(axis.trackName) \(track) of \(name) is at least \(lengthText(length)) \(axis.adjective)",
        items: [], length: StatedLength(length))
    case .trackMaximum(let container, let track, let axis, let length):
      let name = structure.containers[container].node.map(tree.name) ?? "layout"
      return .init(
        statement: "\(axis.trackName) \(track) of \(name) is at most \(lengthText(length)) \(axis.adjective)",
        items: [], length: StatedLength(length, isRoom: true))
    case .fixedTrack(let container, let track, let axis, let length):
      let name = structure.containers[container].node.map(tree.name) ?? "layout"
      return .init(
        statement: "\(axis.trackName) \(track) of \(name) is \(lengthText(length)) \(axis.adjective)", items: [],
        length: StatedLength(length))
    case .fractionTrack(let container, let track, let axis, let part):
      let name = structure.containers[container].node.map(tree.name) ?? "layout"
      return .init(
        statement: "\(axis.trackName) \(track) of \(name) is \(lengthText(100 * part))% of it", items: [])
    case .offset(let node, let axis, let length):
      let (forwards, backwards) = axis == .horizontal ? ("to the right", "to the left") : ("down", "up")
      let direction = length < 0 ? backwards : forwards
      return .init(
        statement: "\(tree.name(of: node)) is offset by \(lengthText(abs(length))) \(direction)",
        items: tree.reportedItems([node]))
    case .position(let node, let axis, let length):
      return .init(
        statement: "the centre of \(tree.name(of: node)) is \(lengthText(length)) from the "
          + (axis == .horizontal ? "leading edge" : "top"),
        items: tree.reportedItems([node]))
    case .inside(let node, let container, _):
      let name = structure.containers[container].node.map(tree.name) ?? "layout"
      return .init(
        statement: "\(tree.name(of: node)) stays inside of \(name)", items: tree.reportedItems([node]))
    case .relation(let index):
      let relation = tree.relations[index].relation
      var ids: [String] = []
      for case .item(let id) in relation.anchors.map(\.owner) where !ids.contains(id) { ids.append(id) }
      return .init(statement: relation.text, items: ids)
    case .padding(let container, let axis, _): return padding(container, axis, in: structure)
    case .ratio(let container, let ratio):
      let content = structure.containers[container].node.map(tree.unwrapped)
      return .init(
        statement: "\(content.map(tree.name) ?? "layout") is \(lengthText(ratio)) times as wide as high",
        items: tree.reportedItems([content].compactMap(\.self)))
    case .fraction(let node, let container, let axis, let part):
      let around = structure.containers[container].node.map(tree.name) ?? "layout"
      return .init(
        statement: "\(tree.name(of: node)) is \(lengthText(100 * part))% of \(around) as \(axis.adjective)",
        items: tree.reportedItems([tree.nodes[node].id == nil ? tree.unwrapped(node + 1) : node]))
    case .leastLength(let node, let axis, let length):
      return .init(
        statement: "\(tree.name(of: node)) has its least \(axis.lengthName) of \(lengthText(length))",
        items: tree.reportedItems([tree.nodes[node].id == nil ? tree.unwrapped(node + 1) : node]))
    case .spacing(let container, let axis, let length):
      let count = structure.containers[container].gapCount(axis)
      let name = structure.containers[container].node.map(tree.name) ?? "layout"
      if structure.containers[container].gaps(axis).unequal != nil {
        return .init(
          statement: "\(name) has gaps of \(lengthText(length)) together between its \(axis.tracksName)", items: [],
          length: StatedLength(length))
      }
      return .init(
        statement: "\(name) has \(count) \(count == 1 ? "gap" : "gaps") of \(lengthText(length)) between its "
          + axis.tracksName,
        items: [], length: StatedLength(length * Double(count)))
    }
  }

  private func padding(_ container: Int, _ axis: Axis, in structure: Structure) -> LayoutError.ConflictMember {
    let info = structure.containers[container]
    let (before, after) = (info.insets.before(axis), info.insets.total(axis) - info.insets.before(axis))
    // Which side leads depends on the direction of the layout; both together are the same in either.
    let sides = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let amount =
      switch (before, after) {
      case (_, 0): "\(lengthText(before)) \(sides.0)"
      case (0, _): "\(lengthText(after)) \(sides.1)"
      case _ where before == after: "\(lengthText(before)) \(axis == .horizontal ? "left and right" : "top and bottom")"
      default: "\(lengthText(before)) \(sides.0) and \(lengthText(after)) \(sides.1)"
      }
    let content = info.node.map(structure.tree.unwrapped)
    return .init(
      statement: "\(content.map(structure.tree.name) ?? "layout") has padding of \(amount)",
      items: structure.tree.reportedItems([content].compactMap(\.self)), length: StatedLength(before + after))
  }
}

extension TextBaseline {
  /// What the line is called.
  fileprivate var name: String { self == .first ? "first baseline" : "last baseline" }
}

extension Axis {
  /// How a length along the axis is called: wide or high.
  package var adjective: String { self == .horizontal ? "wide" : "high" }
  /// What a length along the axis is: a width or a height.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
  /// Where something starts along the axis: its left or its top.
  package var startName: String { self == .horizontal ? "left" : "top" }
  /// What one track along the axis is called.
  package var trackName: String { self == .horizontal ? "column" : "row" }
  /// What tracks along the axis are called.
  package var tracksName: String { trackName + "s" }
}
