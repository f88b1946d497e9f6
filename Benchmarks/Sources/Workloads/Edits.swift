public import ConstraintLayout

/// W6: a row of fixed items of which one changes its width each time.
public struct Edits: EditedLayout {
  /// The name in tables and files.
  public static let name = "W6-edits"
  private let samples: [Sample]
  private var editCount = 0
  var session: LayoutSession?

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The row before any edit.
  public func description() -> some Layout {
    Stack(.row, alignment: .leading, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }
  }

  mutating func nextEdits() -> [LayoutEdit] {
    editCount += 1
    // A prime step, so that changes come to all parts of the row.
    return [.resize(samples[editCount * 7919 % samples.count].id, width: Double(20 + editCount % 81))]
  }
}
