public import ConstraintLayout

/// W14: a column in which each item is as wide as the one above it.
public struct EqualWidths: Workload {
  /// The name in tables and files.
  public static let name = "W14-equal-widths"
  private let samples: [Sample]

  /// From a dialog to a long list.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The column.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(minWidth: $0.width, minHeight: $0.height, maxHeight: $0.height) }
    }.constrain { anchors in
      for (above, below) in zip(samples, samples.dropFirst()) { anchors[below.id].width == anchors[above.id].width }
    }
  }
}

/// W14: a column in which each item is at least as wide as the one above it, and 2 wider.
public struct Inequalities: Workload {
  /// The name in tables and files.
  public static let name = "W14-inequalities"
  private let samples: [Sample]

  /// From a dialog to a long form; more of them take a program whose time grows faster than they do.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The column.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(minWidth: $0.width, minHeight: $0.height, maxHeight: $0.height) }
    }.constrain { anchors in
      for (above, below) in zip(samples, samples.dropFirst()) {
        anchors[below.id].width >= anchors[above.id].width + 2
      }
    }
  }
}

/// W14: rows of two of which the first is to be half as wide as the second, where that can be.
public struct SoftPairs: Workload {
  /// The name in tables and files.
  public static let name = "W14-soft-pairs"
  private let pairs: [(Sample, Sample)]

  /// From a dialog to a long form; more of them take a program whose time grows faster than they do.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) {
    let samples = Sample.list(items + items % 2)
    pairs = stride(from: 0, to: samples.count, by: 2).map { (samples[$0], samples[$0 + 1]) }
  }

  /// The column of rows.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(pairs) { first, second in
        Stack(.row, spacing: 8) {
          Item(first.id).frame(minWidth: first.width, minHeight: first.height, maxHeight: first.height)
          Item(second.id).frame(minWidth: second.width, minHeight: second.height, maxHeight: second.height)
        }
      }
    }.constrain { anchors in
      for (first, second) in pairs {
        (2 * anchors[first.id].width == anchors[second.id].width).prioritized(.medium)
      }
    }
  }
}

/// W14: a form whose fields begin at the same edge in all rows.
public struct AlignedEdges: Workload {
  /// The name in tables and files.
  public static let name = "W14-aligned-edges"
  private let rows: [(label: Sample, field: Sample)]

  /// From a dialog to a long form; more of them take a program whose time grows faster than they do.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) {
    let samples = Sample.list(items + items % 2)
    rows = stride(from: 0, to: samples.count, by: 2).map { (samples[$0], samples[$0 + 1]) }
  }

  /// The form.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(rows) { label, field in
        Stack(.row, spacing: 8) {
          Item(label.id).frame(minWidth: label.width, minHeight: label.height, maxHeight: label.height)
          Item(field.id).frame(width: field.width, height: field.height)
        }
      }
    }.constrain { anchors in
      for (above, below) in zip(rows, rows.dropFirst()) {
        anchors[below.field.id].left == anchors[above.field.id].left
      }
    }
  }
}
