public import ConstraintLayout

/// W14: a column in which each item is at least as wide as the one above it, and 2 wider.
public struct Inequalities: Workload {
  /// The name in tables and files.
  public static let name = "W14-inequalities"
  private let samples: [Sample]

  /// From a dialog to a form that nobody reads.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The column.
  public func description() -> some Layout {
    Sample.column(samples).constrain { anchors in
      for (above, below) in zip(samples, samples.dropFirst()) {
        anchors[below.id].width >= anchors[above.id].width + 2
      }
    }
  }
}

extension Inequalities: ChangingLayout {
  /// One item gets another least width.
  func editsOfItem(_ number: Int) -> [LayoutEdit] {
    let width = Double(20 + number % 81)
    let range = Length(minimum: width, ideal: width, maximum: .infinity)
    return [.resize(samples[number * 7919 % samples.count].id, width: range)]
  }
}
