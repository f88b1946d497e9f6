public import LayoutGeometry

/// What a flow is told besides its children.
@usableFromInline package struct FlowOptions: Hashable, Sendable {
  package var axis: StackAxis
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var lineBreaking: LineBreaking
  package var distribution: Distribution?

  @usableFromInline package init(
    axis: StackAxis, alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?,
    lineBreaking: LineBreaking, distribution: Distribution?
  ) {
    self.axis = axis
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.lineBreaking = lineBreaking
    self.distribution = distribution
  }
}

// A flow whose lines are known is a stack of stacks.
extension FlowOptions {
  /// What each line is.
  package var line: StackOptions { line(holdsParts: false) }

  /// What a line is.
  ///
  /// - Parameter holdsParts: Whether parts of the flow stand in it, so that it is as long as that, and its children stand by the
  ///   alignment in it.
  func line(holdsParts: Bool) -> StackOptions {
    StackOptions(
      axis: axis, alignment: axis == .row ? vertical : horizontal,
      spacing: axis == .row ? horizontalSpacing : verticalSpacing,
      distribution: distribution ?? (holdsParts ? distributionByAlignment : .leading))
  }

  /// Where the children of shorter lines stand.
  ///
  /// Columns do not line up by their texts: they are broken by what fits, and one that is moved down to a text might not.
  private var distributionByAlignment: Distribution {
    switch axis == .row ? horizontal : vertical {
    case .center: .center
    case .trailing, .lastTextBaseline: .trailing
    case .leading, .firstTextBaseline: .leading
    }
  }

  /// What the lines stand in: a distribution says where children stand along a line, and else the alignment does.
  package var stackOfLines: StackOptions {
    let alignment: StackAlignment =
      switch distribution == nil ? distributionByAlignment : .leading {
      case .center: .center
      case .trailing: .trailing
      default: .leading
      }
    return StackOptions(
      axis: axis == .row ? .column : .row, alignment: alignment,
      spacing: axis == .row ? verticalSpacing : horizontalSpacing)
  }

  private var horizontal: StackAlignment {
    switch alignment.horizontal {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var vertical: StackAlignment {
    switch alignment.vertical {
    case .top: .leading
    case .center: .center
    case .bottom: .trailing
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}
