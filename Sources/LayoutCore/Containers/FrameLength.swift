public import LayoutGeometry

/// A length of a frame: so many points, a part of the layout around it, or what its content asks for.
public struct FrameLength: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case points(Double)
    case fraction(Double)
    case leastContent
    case idealContent
  }

  fileprivate let kind: Kind

  /// A length in points, 0 or more.
  public static func points(_ length: Double) -> FrameLength { FrameLength(kind: .points(length)) }

  /// A part of the inner length of the layout around, gaps not taken off: 0.25 is a quarter of it.
  ///
  /// In a grid it is a part of the grid, not of the cell, in a flow of that, not of the line, and in padding of what that leaves.
  /// The layout around takes all that it is proposed or gets. Where that is nothing, it is as long as the least length in which
  /// everything fits.
  ///
  /// - Parameter part: 0 to 1000; another one makes placing throw.
  public static func fraction(_ part: Double) -> FrameLength { FrameLength(kind: .fraction(part)) }

  /// The least length that the layout can have, whatever it is given: a text is as wide as its longest word.
  ///
  /// It is what the layout takes where 0 is proposed to it, CSS's `min-content`. Where width and height follow from each other, as
  /// with a ratio or hexagons, placing throws.
  public static let minContent = FrameLength(kind: .leastContent)

  /// The ideal length that the layout has where nothing is proposed to it, whatever it is given: a text stands on one line.
  ///
  /// It says the same as `fixedSize`, and is CSS's `max-content`.
  public static let maxContent = FrameLength(kind: .idealContent)
}

extension Layout {
  /// Gives the layout a width, and maybe a height, that may be a part of the layout around it or follow from its content.
  ///
  /// What is around a part is a stack, a flow, a grid, layers, padding, a frame or a free layout, or a lazy grid across its tracks;
  /// elsewhere placing throws.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height; `nil` leaves it as it is.
  ///   - alignment: Where the layout stands in the frame, as one that keeps its own size; `nil` makes the frame its own size.
  public func frame(
    width: FrameLength, height: FrameLength? = nil, alignment: Alignment? = nil
  ) -> FramedLayout<Self> {
    framed(width, height, alignment)
  }

  /// Gives the layout a height that may be a part of the layout around it or follow from its content.
  ///
  /// - Parameters:
  ///   - height: The height.
  ///   - alignment: Where the layout stands in the frame, as one that keeps its own size; `nil` makes the frame its own size.
  public func frame(height: FrameLength, alignment: Alignment? = nil) -> FramedLayout<Self> {
    framed(nil, height, alignment)
  }

  private func framed(
    _ width: FrameLength?, _ height: FrameLength?, _ alignment: Alignment?
  ) -> FramedLayout<Self> {
    let lengths = [(Axis.Set.horizontal, width), (.vertical, height)]
    func axes(_ kind: FrameLength.Kind) -> Axis.Set {
      lengths.reduce(into: []) { if $1.1?.kind == kind { $0.formUnion($1.0) } }
    }
    let options = FrameOptions(
      alignment: alignment ?? .center, fractions: LengthFractions(width: width?.part, height: height?.part),
      leastAxes: axes(.leastContent), isOwnLength: alignment == nil)
    let isOwnLength = options.isOwnLength
    func limits(_ length: FrameLength?) -> LengthLimits {
      // What says how long the layout is has no other lengths itself.
      guard let length, length.part == nil || !isOwnLength else { return .unlimited }
      return length.limits
    }
    return FramedLayout(
      content: self, options: options, width: limits(width), height: limits(height), fixedAxes: axes(.idealContent))
  }
}

extension FrameLength {
  fileprivate var part: Double? { if case .fraction(let part) = kind { part } else { nil } }

  /// The lengths of the frame itself.
  fileprivate var limits: LengthLimits {
    switch kind {
    case .points(let length): .fixed(length)
    case .fraction: LengthLimits(maximum: .infinity)
    case .leastContent, .idealContent: .unlimited
    }
  }
}
