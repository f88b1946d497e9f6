public import ConstraintLayout

/// W14: a form whose fields begin at the same edge in all rows.
public struct AlignedEdges: Workload {
  /// The name in tables and files.
  public static let name = "W14-aligned-edges"
  private let rows: [(label: Sample, field: Sample)]

  /// From a dialog to a long form.
  public static let sizes = [10, 100, 1_000]

  /// Prepares the data.
  public init(items: Int) { rows = Sample.pairs(items) }

  /// The form.
  public func description() -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) {
      ForEach(rows) { label, field in
        Stack(.row, spacing: 8) {
          label.item
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
