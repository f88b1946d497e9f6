package import LayoutGeometry
internal import LinearModel

// Lengths that are a part of that of the layout around.
extension LayoutTree {
  /// How long a node is as a part of the layout around it, where that was said.
  package func fractions(of node: Int) -> LengthFractions {
    // Asked of every child of flows and grids, most of which are no frames.
    form(of: node) == .container ? nodes[node].fractions : LengthFractions()
  }

  /// The axes along which a node is as long as its content has to be.
  package func leastAxes(of node: Int) -> Axis.Set { nodes[node].leastAxes }

  /// Whether a frame says nothing but how long the layout in it is, as a part of something or by its content, so that documents have
  /// it as lengths of that.
  package func isPlainFraction(_ node: Int) -> Bool {
    guard form(of: node) == .container, case .frame(let options) = nodes[node].kind, options.isOwnLength,
      nodes[node].id == nil, node + 1 < nodes[node].end, nodes[node + 1].end == nodes[node].end,
      nodes[node] == LayoutTree.Node(kind: nodes[node].kind, of: nodes[node])
    else { return false }
    // A frame has the lengths that documents say of it: none are left for one around it.
    if case .frame = nodes[node + 1].kind { return false }
    return saysNothingOfPlace(node + 1) && (node == 0 || relations(of: node).isEmpty)
      && Axis.allCases.allSatisfy { axis in
        !options.said.contains(Axis.Set(axis)) || nodes[node + 1][axis] == nodes[node + 1].filling(axis, of: options)
      }
  }

  /// Whether nothing is said of where a layout stands among others.
  private func saysNothingOfPlace(_ node: Int) -> Bool {
    nodes[node].cell == CellOptions() && nodes[node].preferredSpacing.isEmpty && layoutPriority(of: node) == 0
      && stretch(of: node) == 1
  }

  /// Says lengths of the layouts from a node on, in rows of each cell, and lets them fill a frame around them along other axes.
  mutating func say(
    _ width: LengthLimits, _ height: LengthLimits, _ fixedAxes: Axis.Set, from first: Int, filling frame: FrameOptions
  ) {
    var next = first
    while next < nodes.count {
      if nodes[next].isGridRow {
        next += 1
      } else {
        if width.isGiven || height.isGiven { self.frame(next, width: width, height: height) }
        nodes[next].saidFixedAxes.formUnion(fixedAxes)
        nodes[next].fill(frame)
        next = nodes[next].end
      }
    }
  }

  /// The tree in which some containers take all that they are given, since they hold parts of that.
  func takingAll(_ containers: some Sequence<(node: Int, axes: Axis.Set)>) -> LayoutTree {
    var tree = self
    for (node, axes) in containers {
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && !hasOwnLength(node, axis) {
        tree.nodes[node][axis] = LengthLimits(maximum: .infinity)
      }
    }
    return tree
  }

  /// Checks which part of the layout around it a node is as long as.
  ///
  /// - Parameters:
  ///   - parent: What the node stands in; -1 for the root.
  ///   - limits: How large a fraction may be.
  func checkFractions(of node: Int, in parent: Int, limits: Limits) throws {
    guard form(of: node) == .container, case .frame(let options) = nodes[node].kind else { return }
    for axis in Axis.allCases {
      guard let fraction = options.fractions[axis] else { continue }
      let name = name(of: node)
      let said = "The \(axis.lengthName) of \(name)"
      if let problem = Self.problem(ofFraction: fraction, said, "the layout around it") {
        throw failure(problem.code, at: node, key: axis.lengthName, problem.message)
      }
      guard parent >= 0, axesOfFractions(in: parent).contains(axis) else {
        throw failure(
          .invalidLayout, at: node, key: axis.lengthName,
          "\(name) cannot be a part of the layout around it: "
            + (parent < 0
              ? "nothing is around the root. Give it a length in points, or put it into a stack."
              : isLazyGrid(parent)
                ? "a lazy grid says with its \(axis.tracksName) how \(axis.adjective) its items are. Say it of those."
                : "that is no stack, flow, grid, padding, frame, free layout or layers. "
                  + "Give it a length in points, or put it into one of these."))
      }
      guard !nodes[node].unsizedAxes.contains(axis) else {
        throw failure(
          .invalidLayout, at: node, key: axis.lengthName,
          "\(name) is a part of its grid, which an unsized cell has no say in. Give it a length in points, or a sized cell."
        )
      }
    }
  }

  /// Checks that what is to be as long as its content has to be is told by that, and not by its other length.
  func checkLeastLengths(_ axes: Axis.Set, of node: Int) throws {
    guard let axis = Axis.allCases.first(where: { axes.contains(Axis.Set($0)) }), couplesAxes(in: node) else { return }
    throw failure(
      .invalidLayout, at: node, key: axis.lengthName,
      "\(name(of: node)) has no least \(axis.lengthName) of its own: it keeps a ratio or is made of hexagons, or something in it "
        + "does. Give it a length in points.")
  }

  /// What is wrong with a part of something; `nil` where nothing is.
  static func problem(
    ofFraction part: Double, _ what: String, _ whole: String
  ) -> (code: LayoutError.Code, message: String)? {
    guard !(part >= 0 && part <= greatestFraction) else { return nil }
    return (
      !part.isFinite ? .nonFinite : part < 0 ? .invalidLayout : .limitExceeded,
      "\(what) is \(lengthText(100 * part))% of \(whole). Give 0% to \(lengthText(100 * greatestFraction))%."
    )
  }

  private func axesOfFractions(in node: Int) -> Axis.Set {
    nodes[node].isGridRow ? .all : nodes[node].kind.container?.fractionAxes ?? []
  }

  private func isLazyGrid(_ node: Int) -> Bool { if case .lazyGrid = nodes[node].kind { true } else { false } }

  /// The largest part that something may be of what is around it.
  private static let greatestFraction = 1000.0
}

extension LayoutTree.Node {
  /// Which part of the layout around it it is as long as, where that was said.
  package var fractions: LengthFractions {
    if case .frame(let options) = kind { options.fractions } else { LengthFractions() }
  }

  /// The axes along which it is as long as its content has to be.
  package var leastAxes: Axis.Set { if case .frame(let options) = kind { options.leastAxes } else { [] } }

  /// The lengths by which it fills a frame that says its length, as it would take a length that was said of it.
  package func filling(_ axis: Axis, of frame: FrameOptions) -> LengthLimits {
    // A text may be narrower than its widest word where a part was said of it.
    if measured != nil, frame.fractions[axis] != nil { return LengthLimits(minimum: 0, maximum: .infinity) }
    return form.isContainer ? LengthLimits(maximum: .infinity) : .unlimited
  }

  /// Lets it fill a frame around it where nothing else was said of its length.
  package mutating func fill(_ frame: FrameOptions) {
    for axis in Axis.allCases where frame.said.contains(Axis.Set(axis)) && !self[axis].isGiven {
      self[axis] = filling(axis, of: frame)
    }
  }

  /// A node of some kind that says of its place what another one does, and nothing else.
  fileprivate init(kind: LayoutTree.Kind, of other: LayoutTree.Node) {
    self.init(kind: kind)
    end = other.end
    cell = other.cell
    preferredSpacing = other.preferredSpacing
    layoutPriority = other.layoutPriority
    stretch = other.stretch
  }
}
