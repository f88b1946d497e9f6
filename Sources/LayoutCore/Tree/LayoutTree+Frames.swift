// A frame that a layout can fill says the layout's own lengths. Where it cannot, since it was told others before, it keeps
// those and stands in the frame as a whole.
extension LayoutTree {
  /// Says lengths of a node that was just appended with all that is in it, or puts a frame around it.
  ///
  /// O(1), or O(number of nodes in it) for a frame around it.
  mutating func frame(_ node: Int, width: LengthLimits, height: LengthLimits) {
    guard !nodes[node].canFill(width, height) else { return nodes[node].say(width, height) }
    let end = nodes[node].end
    for index in node..<nodes.count { nodes[index].end += 1 }
    for index in relations.indices where relations[index].node >= node { relations[index].node += 1 }
    nodes.insert(Node(frame: FrameOptions(alignment: .center), width: width, height: height), at: node)
    nodes[node].end = end + 1
    moveCell(of: node + 1, to: node)
  }

  /// Appends an item with the frames around it.
  @usableFromInline mutating func append(framed item: Node) {
    guard !item.outerFrames.isEmpty else { return append(leaf: item) }
    var leaf = item
    leaf.outerFrames = []
    let first = nodes.count
    // The last one that was said stands outside.
    for frame in item.outerFrames.reversed() { _ = open(frame) }
    append(leaf: leaf)
    for node in (first..<(nodes.count - 1)).reversed() {
      close(node)
      moveCell(of: node + 1, to: node)
    }
  }
}

extension LayoutTree.Node {
  /// A frame around a layout.
  init(frame options: FrameOptions, width: LengthLimits, height: LengthLimits) {
    self.init(kind: .frame(options))
    self.width = width
    self.height = height
  }

  /// Whether it can be as long as all of a frame, along both axes.
  func canFill(_ width: LengthLimits, _ height: LengthLimits) -> Bool {
    // What others are attached to is as large as it is, and they stand by that.
    if isWrapper, kind.container.map({ type(of: $0).attaches }) ?? false { return !width.isGiven && !height.isGiven }
    return (fixedAxes.contains(.horizontal) ? !width.isGiven : self.width.holds(width))
      && (fixedAxes.contains(.vertical) ? !height.isGiven : self.height.holds(height))
  }

  /// Says lengths part by part; what is said later counts.
  fileprivate mutating func say(_ width: LengthLimits, _ height: LengthLimits) {
    self.width = self.width.updated(by: width)
    self.height = self.height.updated(by: height)
  }

  /// Says lengths of an item, or puts a frame around it, or around those that are there.
  mutating func frame(width: LengthLimits, height: LengthLimits) {
    if (outerFrames.last ?? self).canFill(width, height) {
      changeOutermost { $0.say(width, height) }
    } else {
      outerFrames.append(Self(frame: FrameOptions(alignment: .center), width: width, height: height))
    }
  }

  /// Says where the item stands in a grid, or the outermost frame around it.
  @usableFromInline mutating func say(column: Int?, row: Int?) {
    guard !putGridPosition(fromFirst: column, row) else { return }
    let position = GridPosition(column: column, row: row)
    // Where nothing infrequent is said there is no frame around it either.
    if mayBeFramed { changeOutermost { $0.updateGridPosition(position) } } else { updateGridPosition(position) }
  }

  /// Changes the item, or the outermost frame around it.
  mutating func changeOutermost(_ change: (inout Self) -> Void) {
    var frames = outerFrames
    guard let last = frames.indices.last else { return change(&self) }
    change(&frames[last])
    outerFrames = frames
  }

  /// Says lengths part by part, of an item that has some, or puts a frame around it.
  @usableFromInline mutating func frame(
    _ minWidth: Double?, _ idealWidth: Double?, _ maxWidth: Double?, _ minHeight: Double?, _ idealHeight: Double?,
    _ maxHeight: Double?
  ) {
    frame(
      width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight))
  }

  /// Whether lengths can be said of it along some axes without a frame around it: it has none there, and no frame.
  @inlinable @inline(__always) func takesLengths(width: Bool, height: Bool) -> Bool {
    !(width && traits[.widthForm] != 0) && !(height && traits[.heightForm] != 0) && !mayBeFramed
  }

  /// Whether there may be frames around it: only what says something infrequent has some.
  @inlinable @inline(__always) var mayBeFramed: Bool { if case .details = box { true } else { false } }
}

extension LengthLimits {
  /// Whether every length that a frame can have is one of these; what the frame leaves out it takes from them.
  fileprivate func holds(_ frame: LengthLimits) -> Bool {
    let (least, greatest) = (minimum ?? -.infinity, maximum ?? .infinity)
    let (low, high) = (frame.minimum ?? least, frame.maximum ?? greatest)
    // Numbers that are none are no reason for a frame: validation names them where they were said.
    return !(low < least || high > greatest || (isGiven && low > high))
  }
}
