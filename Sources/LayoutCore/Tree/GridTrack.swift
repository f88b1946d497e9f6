package import LayoutGeometry

/// How long a column or a row of a ``Grid`` is that is listed.
public enum GridTrack: Hashable, Sendable {
  /// This length, in points, whatever stands in it or spans it.
  case fixed(Double)
  /// As long as its largest own cell; flexible if one of its cells is. Tracks that are not listed are of this kind.
  case fit
  /// A share of what is left, at least and at most this long, in points.
  ///
  /// Within these, flexible tracks of a grid are long in the ratio of their stretch factors, from 1e-6 to 1e6; one of 0 takes nothing
  /// of what is left. Cells in it ask for their least length only where a length is proposed; where none is, the share is the
  /// least one that gives each its ideal length. What needs more than the greatest length is a conflict, or stands out where the
  /// grid lets it. It corresponds to CSS's `fr`.
  case flexible(minimum: Double = 0, maximum: Double = .infinity, stretch: Double = 1)
  /// A part of the grid, gaps not taken off, whatever stands in it or spans it: 0.25 is a quarter of it. 0 to 1000.
  ///
  /// The grid takes all that it is proposed or gets. Where that is nothing, it is as long as the least length in which everything fits.
  case fraction(Double)
}

extension GridTrack: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a fixed track of a number of points: `[120, .fit]` lists the same as `[.fixed(120), .fit]`.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// Creates a fixed track of a number of points, as a whole number does.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension GridTrack {
  /// Whether it shares what is left.
  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// Whether it has a part in what is left.
  var takesWhatIsLeft: Bool { if case .flexible(_, _, let stretch) = self { stretch > 0 } else { false } }

  /// Whether it is as long as it is, whatever stands in it.
  var isFixed: Bool {
    switch self {
    case .fixed, .fraction: true
    case .fit, .flexible: false
    }
  }

  /// How long it is at most; `nil` where nothing was said of that, or where its grid tells.
  var greatest: Double? {
    switch self {
    case .fixed(let length): length
    case .flexible(_, let maximum, _): maximum.isFinite ? maximum : nil
    case .fit, .fraction: nil
    }
  }

  /// The part of the grid that it is as long as, where that was said.
  var fraction: Double? { if case .fraction(let part) = self { part } else { nil } }
}

/// The columns and rows that a grid lists.
@usableFromInline package struct GridTracks: Hashable, Sendable {
  package var columns: [GridTrack]
  package var rows: [GridTrack]

  @usableFromInline package init(columns: [GridTrack] = [], rows: [GridTrack] = []) {
    self.columns = columns
    self.rows = rows
  }

  package subscript(axis: Axis) -> [GridTrack] { axis == .horizontal ? columns : rows }

  package var isEmpty: Bool { columns.isEmpty && rows.isEmpty }
}

extension LayoutTree {
  /// The columns and rows that a grid lists.
  func listedTracks(ofGrid grid: Int) -> GridTracks {
    guard case .grid(let options) = nodes[grid].kind else { return GridTracks() }
    return options.tracks
  }
}
