internal import LayoutGeometry

/// What keeps a ratio: which one, and how wide it is by what is in it.
///
/// The height of what is in it counts as its width does, so both are told before any other length is. A text is taken to be as high as
/// at its ideal width; where it comes to be higher, and where what is in a ratio is as high as its width makes it, only programs tell.
struct KeptRatios {
  /// One thing that keeps a ratio.
  struct Kept {
    let container: Int
    let node: Int
    /// The width for a height of 1; `nil` around what has no ideal size, whose lengths have nothing to do with each other.
    let ratio: Double?
    /// What it asks for in width: what its content does, and what the height of that comes to.
    let width: Length
    let content: Int
    /// What its content asks for in height.
    let contentHeight: Length
  }

  /// In the order of containers.
  private(set) var all: [Kept] = []

  /// O(nodes in what keeps a ratio).
  ///
  /// - Parameters:
  ///   - leaves: What leaves ask for in width, where that is more than what was said of them.
  ///   - measurements: What measured items are known to answer.
  /// - Returns: `nil` where a linear program has to tell.
  init?(
    _ structure: Structure, _ proposal: ProposedSize, leaves: LeafDemands?, _ measurements: inout MeasurementTable
  ) throws {
    guard structure.keepsRatios else { return }
    for container in structure.containers.indices where structure.containers[container].keepsRatio {
      guard let node = structure.containers[container].node, !structure.isFramed(container, .horizontal),
        !structure.isFramed(container, .vertical),
        let cell = structure.cells(of: container).first, cell.baseline == nil,
        let size = try structure.size(ofContent: cell.node, proposal, leaves, &measurements),
        let options = structure.containers[container].ratio
      else { return nil }
      let ratio = options.ratio(around: Size(width: size.width.ideal, height: size.height.ideal))
      guard ratio != nil || structure.lacksRatio(container) else { return nil }
      all.append(
        Kept(
          container: container, node: node, ratio: ratio,
          width: ratio.map { Length(keeping: $0, width: size.width, height: size.height) } ?? size.width,
          content: cell.node, contentHeight: size.height))
    }
  }

  /// Whether nothing that keeps a ratio could be larger than it asks to be.
  var keepOneSize: Bool { all.allSatisfy { $0.width.maximum == $0.width.ideal } }

  /// What each asks for in width, by its node.
  var widths: [(node: Int, length: Length)] { all.map { ($0.node, $0.width) } }

  /// Whether each text in a ratio is as high as it was taken to be.
  func meet(_ heights: LeafDemands, in structure: Structure) -> Bool {
    all.allSatisfy { structure.tree.nodes[$0.content].measured == nil || heights[$0.content] == $0.contentHeight }
  }
}

extension AspectRatioOptions {
  /// The ratio that was said, or else that of an ideal size; `nil` where that has none.
  func ratio(around ideal: Size) -> Double? {
    ratio ?? (ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil)
  }
}

extension Structure {
  /// What the content of something that keeps a ratio asks for.
  ///
  /// - Returns: `nil` where that is not known.
  fileprivate func size(
    ofContent node: Int, _ proposal: ProposedSize, _ leaves: LeafDemands?, _ measurements: inout MeasurementTable
  ) throws -> (width: Length, height: Length)? {
    guard let container = containerIndex(of: node) else {
      let width = leaves?[node] ?? leafLength(of: node, .horizontal)
      guard tree.nodes[node].measured != nil else {
        return (width, tree.fixed(leafLength(of: node, .vertical), of: node, .vertical))
      }
      let isUnbroken = try width.ideal == measurements.width(of: node, in: tree).ideal
      let height = try measurements.height(of: node, in: tree, width: isUnbroken ? nil : width.ideal)
      return (width, tree.fixed(tree.nodes[node].height.measuredLength(height), of: node, .vertical))
    }
    let inside = node..<tree.nodes[node].end
    guard !holdsCoupledAxes(container), !linesUp, inside.allSatisfy({ tree.nodes[$0].measured == nil }),
      let width = length(of: container, .horizontal, proposed: proposal.width, leaves),
      let height = length(of: container, .vertical, proposed: proposal.height, nil)
    else { return nil }
    return (width, height)
  }

  /// What a container asks for along one axis, whatever it gets along the other.
  private func length(of container: Int, _ axis: Axis, proposed: Double?, _ leaves: LeafDemands?) -> Length? {
    guard let part = AxisDemands(ofAllIn: container, self, axis, proposed: proposed, leaves: leaves)?.parts[container]
    else { return nil }
    // What is in it gives way together with the rest, not alone.
    return Length(minimum: part.ideal, ideal: part.ideal, maximum: part.greatest)
  }
}
