internal import LayoutGeometry

// What every step asks of nodes: parts of them, without a copy of a node and its references.
extension LayoutTree {
  /// What was said about a node's length along an axis.
  func limits(of node: Int, _ axis: Axis) -> LengthLimits {
    let short = axis == .horizontal ? nodes[node].shortWidth : nodes[node].shortHeight
    guard short.form == .listed else { return short.limits(listed: .unlimited) }
    return switch nodes[node].box {
    case .lengths(let lengths): axis == .horizontal ? lengths.width : lengths.height
    case .details(let details): axis == .horizontal ? details.width : details.height
    case .none, .options, .gridPosition, .measured: .unlimited
    }
  }

  /// The length of a leaf along an axis; what was not said is flexible.
  @inline(__always) func itemLength(of node: Int, _ axis: Axis) -> Length {
    let short = axis == .horizontal ? nodes[node].shortWidth : nodes[node].shortHeight
    return switch short.form {
    case .nothing: .flexible
    case .fixed: .fixed(short.number)
    case .minimum: Length(minimum: short.number, ideal: max(short.number, 0), maximum: .infinity)
    case .ideal, .maximum, .listed: limits(of: node, axis).itemLength
    }
  }

  /// The length that a leaf asks for along an axis under a proposal.
  @inline(__always) func itemLength(of node: Int, _ axis: Axis, proposed: Double?) -> Length {
    // Most items have one length, which is the same whatever is proposed.
    fixedLength(of: node, axis).map { .fixed($0) } ?? itemLength(of: node, axis).proposed(proposed)
  }

  /// The length of a node along an axis, if one number says all of it.
  @inline(__always) private func fixedLength(of node: Int, _ axis: Axis) -> Double? {
    guard nodes[node].traits.saysOneLength(axis) else { return nil }
    return axis == .horizontal ? nodes[node].widthNumber : nodes[node].heightNumber
  }

  /// Visits the lengths that items ask for along an axis under a proposal, from the first to the last.
  ///
  /// By a pointer, since all items of rows, columns and flows come by: an array checks each number that it is asked for.
  @inline(__always) func visitLengths(
    of items: ItemRun, _ axis: Axis, proposed: Double?, _ visit: (_ index: Int, _ length: Length) -> Void
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<items.count {
        visit(index, itemLength(of: items[index], axis, proposed: proposed, nodes))
      }
    }
  }

  /// The length that a leaf asks for along an axis under a proposal, where nodes are read by a pointer.
  @inline(__always) func itemLength(
    of node: Int, _ axis: Axis, proposed: Double?, _ nodes: UnsafeBufferPointer<Node>
  ) -> Length {
    nodes.fixedLength(of: node, axis).map { .fixed($0) } ?? itemLength(of: node, axis).proposed(proposed)
  }

  /// The length that a leaf takes of a space along an axis.
  @inline(__always) func itemLength(of node: Int, _ axis: Axis, in space: Double) -> Double {
    fixedLength(of: node, axis) ?? itemLength(of: node, axis).fitted(to: space)
  }

  /// The same where nodes are read by a pointer, as where all items come by.
  @inline(__always) func itemLength(
    of node: Int, _ axis: Axis, in space: Double, _ nodes: UnsafeBufferPointer<Node>
  ) -> Double {
    nodes.fixedLength(of: node, axis) ?? itemLength(of: node, axis).fitted(to: space)
  }

  /// Whether anything was said about a node's length along an axis.
  @inline(__always) func hasLimits(_ node: Int, _ axis: Axis) -> Bool {
    nodes[node].traits[axis == .horizontal ? .widthForm : .heightForm] != 0
  }

  /// Whether a node has a length of its own along an axis: one that was said, or its ideal one.
  @inline(__always) func hasOwnLength(_ node: Int, _ axis: Axis) -> Bool {
    hasLimits(node, axis) || nodes[node].fixedAxes.contains(axis)
  }

  /// Whether a node's length is a plain one along both axes: not said, or one number between 0 and a limit.
  @inline(__always) func hasPlainLengths(_ node: Int, upTo limit: Double) -> Bool {
    nodes[node].shortWidth.isPlain(upTo: limit) && nodes[node].shortHeight.isPlain(upTo: limit)
  }

  /// Says a node's length along an axis anew, without a copy of the node.
  mutating func setLimits(of node: Int, _ axis: Axis, _ limits: LengthLimits) {
    if axis == .horizontal { nodes[node].width = limits } else { nodes[node].height = limits }
  }

  /// How many columns a node's cell covers, if that was said.
  @inline(__always) func columns(of node: Int) -> Int? {
    ShortCount(byte: nodes[node].traits[.columns]).count(listed: nodes[node].details?.infrequent.columns)
  }

  /// How many rows a node's cell covers, if that was said.
  @inline(__always) func rows(of node: Int) -> Int? {
    ShortCount(byte: nodes[node].traits[.rows]).count(listed: nodes[node].details?.infrequent.rows)
  }

  /// Whether a node says nothing of what few nodes say.
  @inline(__always) func isPlain(_ node: Int) -> Bool { nodes[node].isPlain }

  /// Whether where a leaf stands in a grid is all that it says of what few nodes say.
  @inline(__always) func saysOnlyItsGridPosition(_ node: Int) -> Bool { nodes[node].saysOnlyItsGridPosition }

  /// Whether a node says nothing of what few nodes say, but what is measured in it.
  @inline(__always) func isPlainButForContent(_ node: Int) -> Bool {
    nodes[node].isPlain || nodes[node].saysOnlyItsContent
  }

  /// Whether a node is an item of which nothing was said but its lengths and the columns and rows of its cell.
  ///
  /// Most nodes are, and steps that look for anything else pass over them.
  @inline(__always) func isPlainItem(_ node: Int) -> Bool {
    nodes[node].traits.isPlainItem
  }

  /// Whether a node is an item that says what a plain one may, and where it stands in its grid.
  @inline(__always) func isPlacedItem(_ node: Int) -> Bool {
    nodes[node].traits.isFreeItem && nodes[node].saysOnlyItsGridPosition
  }

  /// Whether a node is a row of a grid of which nothing was said but an id.
  @inline(__always) func isPlainRow(_ node: Int) -> Bool { nodes[node].traits.isPlainRow && nodes[node].isPlain }

  /// Whether a node says something of its cell that only grids listen to, besides what few nodes say.
  @inline(__always) func saysSomethingOfCell(_ node: Int) -> Bool {
    nodes[node].traits.saysSomethingOfCell
  }

  /// Whether a node is a plain item that says nothing of its cell but, perhaps, that it has no say in the length of that.
  @inline(__always) func isSilentItem(_ node: Int) -> Bool { isPlainItem(node) && !saysSomethingOfCell(node) }

  /// Whether a node is a container of which nothing was said that matters to what it stands in, but perhaps its lengths.
  ///
  /// The lines of flows are such, since nobody describes them.
  @inline(__always) func isSilentContainer(_ node: Int) -> Bool {
    form(of: node) == .container && isPlain(node) && !saysSomethingOfCell(node)
  }

  /// What a node is, in a byte.
  @inline(__always) func form(of node: Int) -> Node.Form { Node.Form(rawValue: nodes[node].traits[.form]) ?? .item }

  /// What was said of who comes first among siblings.
  @inline(__always) func layoutPriority(of node: Int) -> Double { nodes[node].details?.infrequent.layoutPriority ?? 0 }

  /// What was said of how a node shares with others.
  @inline(__always) func stretch(of node: Int) -> Double { nodes[node].details?.infrequent.stretch ?? 1 }

  /// How far a node is drawn from where it stands.
  @inline(__always) func offset(of node: Int) -> Point { nodes[node].details?.infrequent.offset ?? .zero }

  /// What happens when the content of a node does not fit its box, if that was said.
  func overflow(of node: Int) -> OverflowHandling? { nodes[node].details?.infrequent.overflow }

  /// Which way a node reads, with all that is in it, if that was said.
  @inline(__always) func layoutDirection(of node: Int) -> LayoutDirection? {
    nodes[node].details?.infrequent.layoutDirection
  }

  /// Where the centre of a node stands in a free layout, as far as that was said.
  func position(of node: Int) -> CenterPosition { nodes[node].details?.infrequent.position ?? CenterPosition() }

  /// Where a node stands in a grid, as far as it says so itself.
  @inline(__always) func gridPosition(of node: Int) -> GridPosition {
    // Without a copy of the node where it says nothing else that few nodes say.
    if case .gridPosition(let short) = nodes[node].box { short.position } else { nodes[node].gridPosition }
  }

  /// Where a node stands in a grid, if it says both its column and its row in small numbers that count from the first.
  @inline(__always) func shortPositionFromFirst(of node: Int) -> (column: Int, row: Int)? {
    if case .gridPosition(let short) = nodes[node].box { short.fromFirst } else { nil }
  }

  /// Where a node stands in its cell, if that was said.
  @inline(__always) func anchor(of node: Int) -> UnitPoint? { nodes[node].details?.infrequent.anchor }
}

extension UnsafeBufferPointer<LayoutTree.Node> {
  /// The length of a node along an axis, if one number says all of it: part by part, as a node that is handed out is a copy.
  @inline(__always) fileprivate func fixedLength(of node: Int, _ axis: Axis) -> Double? {
    guard self[node].traits.saysOneLength(axis) else { return nil }
    return axis == .horizontal ? self[node].widthNumber : self[node].heightNumber
  }
}
