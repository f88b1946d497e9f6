package import LayoutGeometry

/// Where the children of a stack sit across its direction.
public enum StackAlignment: Hashable, Sendable, CaseIterable {
  /// At the top of a row, at the left of a column.
  case leading
  /// In the middle.
  case center
  /// At the bottom of a row, at the right of a column.
  case trailing
  /// In a row, the first lines of text stand on one line; what has no text stands on it.
  case firstTextBaseline
  /// In a row, the last lines of text stand on one line; what has no text stands on it.
  case lastTextBaseline

  /// At the top of a row: another name of ``leading``.
  public static var top: StackAlignment { .leading }

  /// At the bottom of a row: another name of ``trailing``.
  public static var bottom: StackAlignment { .trailing }

  /// The part of the free space that is left before, where there is no line to share: 0, 0.5 or 1.
  ///
  /// The first baseline counts as leading, the last one as trailing.
  package var fraction: Double {
    switch self {
    case .leading, .firstTextBaseline: 0
    case .center: 0.5
    case .trailing, .lastTextBaseline: 1
    }
  }

  /// The line of text that it lines up by, if it does.
  package var baseline: TextBaseline? {
    switch self {
    case .firstTextBaseline: .first
    case .lastTextBaseline: .last
    case .leading, .center, .trailing: nil
    }
  }
}
