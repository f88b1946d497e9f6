public import LayoutGeometry

extension Layout {
  /// Puts the layout into a frame of a width, a height, or both, in points.
  ///
  /// The layout keeps its own size and stands in the frame as a whole: 50 in a frame of 100 stay 50. What has no length of
  /// its own fills the frame. Modifiers that come later are about the frame; what was said before about the cell that the
  /// layout stands in, or about the distance to its neighbours, holds for the frame too. On a row of a grid, or on several
  /// layouts at once, each has a frame of its own.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` is as wide as the layout.
  ///   - height: The height; `nil` is as high as the layout.
  ///   - alignment: Where the layout stands in the frame.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment) -> FramedLayout<Self> {
    FramedLayout(
      content: self, options: FrameOptions(alignment: alignment), width: .init(fixed: width),
      height: .init(fixed: height))
  }

  /// Puts the layout into a frame with a least, an ideal and a greatest length on each axis, in points.
  ///
  /// On each axis the three must be in order, or placing throws; what is `nil` follows the layout. The alignment says where the
  /// layout stands in the frame.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment
  ) -> FramedLayout<Self> {
    FramedLayout(
      content: self, options: FrameOptions(alignment: alignment),
      width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight))
  }
}

/// A layout in a frame that it stands in as a whole, as `frame` with an alignment makes it.
public struct FramedLayout<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline package let content: Content
  let options: FrameOptions
  let width: LengthLimits
  let height: LengthLimits
  /// The axes along which the layout takes its ideal length in any case.
  var fixedAxes: Axis.Set = []

  /// Whether all that it says is how long the layout is: then there is no frame around that.
  private var isNoWrapper: Bool { options == FrameOptions(alignment: .center, isOwnLength: true) }

  /// Appends the frame, if there is one.
  ///
  /// - Returns: Where it stands, or else what is framed.
  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    guard !isNoWrapper else { return tree.count }
    guard !options.isOwnLength else { return tree.openContainer(.init(kind: .frame(options))) }
    var frame = LayoutTree.Node(frame: options, width: width, height: height)
    frame.saidFixedAxes = fixedAxes
    return tree.openContainer(frame)
  }

  /// Says the lengths of what was appended from a node on, and ends the frame.
  @usableFromInline package func close(_ first: Int, in tree: inout LayoutTree) {
    guard !isNoWrapper else { return tree.say(width, height, fixedAxes, from: first, filling: options) }
    if options.isOwnLength, tree.takesChildren {
      tree.say(width, height, fixedAxes, from: first + 1, filling: options)
    }
    tree.closeWrapper(first)
  }
}

extension FrameOptions: ContainerKind {
  package static var name: String { "Frame" }
  package var nodeKind: LayoutTree.Kind { .frame(self) }
  package var fractionAxes: Axis.Set { .all }

  package var distributedAxes: Axis.Set { fractions.axes }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.take(fractions)
    tracks.takeLeastLength(along: leastAxes)
    tracks.oneCell(alignment)
    tracks.reachToFrame(along: .all)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkContent(of: node, "A frame")
    try tree.checkLeastLengths(leastAxes, of: node)
  }
}
