package import LayoutCore

extension LayoutTree {
  /// The tree with every length and every gap multiplied.
  package func scaled(by factor: Double) -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      tree.update(index) { node in
        node.width = node.width.scaled(by: factor)
        node.height = node.height.scaled(by: factor)
        node.baselines = node.baselines.map { Baselines(first: $0.first * factor, last: $0.last * factor) }
        node.measured = node.measured?.scaled(by: factor)
        node.offset.x *= factor
        node.offset.y *= factor
        switch node.kind {
        case .stack(var options):
          options.spacing = options.spacing.map { $0 * factor }
          node.kind = .stack(options)
        case .balancedStack(var options):
          options.spacing = options.spacing.map { $0 * factor }
          node.kind = .balancedStack(options)
        case .grid(var options):
          options.horizontalSpacing = options.horizontalSpacing.map { $0 * factor }
          options.verticalSpacing = options.verticalSpacing.map { $0 * factor }
          node.kind = .grid(options)
        case .lazyGrid(var options):
          options.lineSpacing = options.lineSpacing.map { $0 * factor }
          options.tracks = options.tracks.map { $0.scaled(by: factor) }
          node.kind = .lazyGrid(options)
        case .padding(let options):
          node.kind = .padding(
            options.scaled(by: factor, along: .horizontal).scaled(by: factor, along: .vertical))
        case .hexGrid(var options):
          options.spacing *= factor
          node.kind = .hexGrid(options)
        case .honeycomb(var options):
          options.lineSpacing *= factor
          options.interitemSpacing *= factor
          node.kind = .honeycomb(options)
        case .item, .spacer, .divider, .gridRow, .viewThatFits, .aspectRatio: break
        }
      }
    }
    return tree
  }

  /// The tree with no gaps in any container.
  package func withoutGaps() -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      tree.update(index) { node in
        switch node.kind {
        case .stack(var options):
          options.spacing = 0
          node.kind = .stack(options)
        case .balancedStack(var options):
          options.spacing = 0
          node.kind = .balancedStack(options)
        case .grid(var options):
          options.horizontalSpacing = 0
          options.verticalSpacing = 0
          node.kind = .grid(options)
        case .lazyGrid(var options):
          options.lineSpacing = 0
          options.tracks = options.tracks.map { GridItem($0.size, spacing: 0, alignment: $0.alignment) }
          node.kind = .lazyGrid(options)
        case .padding: node.kind = .padding(PaddingOptions(.zero))
        case .hexGrid(var options):
          options.spacing = 0
          node.kind = .hexGrid(options)
        case .honeycomb(var options):
          options.lineSpacing = 0
          options.interitemSpacing = 0
          node.kind = .honeycomb(options)
        case .item, .spacer, .divider, .gridRow, .viewThatFits, .aspectRatio: break
        }
      }
    }
    return tree
  }

  /// The tree in which only the named items have a least width; the others may be as narrow as they like.
  package func minimums(only ids: Set<String>) -> LayoutTree {
    var tree = self
    for index in nodes.indices where nodes[index].kind == .item {
      tree.update(index) { node in
        if !ids.contains(node.id ?? "") { node.width.minimum = 0 }
      }
    }
    return tree
  }
}

extension LengthLimits {
  fileprivate func scaled(by factor: Double) -> LengthLimits {
    LengthLimits(
      minimum: minimum.map { $0 * factor }, ideal: ideal.map { $0 * factor }, maximum: maximum.map { $0 * factor })
  }
}

extension GridItem {
  fileprivate func scaled(by factor: Double) -> GridItem {
    let size: Size =
      switch self.size {
      case .fixed(let length): .fixed(length * factor)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum * factor, maximum: maximum * factor)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum * factor, maximum: maximum * factor)
      }
    return GridItem(size, spacing: spacing.map { $0 * factor }, alignment: alignment)
  }
}
