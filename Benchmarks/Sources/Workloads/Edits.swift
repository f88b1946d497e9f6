public import ConstraintLayout

/// W6: a row of fixed items of which one changes its width each time; the time is that of one change.
///
/// The engine keeps nothing between two placements, so a change costs a placement of the whole row.
public struct Edits: Workload {
  /// The name in tables and files.
  public static let name = "W6-edits"
  private var samples: [Sample]
  private var editCount = 0

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The row as it is now.
  public func description() -> some Layout {
    Stack(.row, alignment: .leading, spacing: 8) {
      ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }
  }

  /// Changes one item and places the row anew.
  public mutating func run(on engine: LayoutEngine) throws -> Placement {
    editCount += 1
    // A prime step, so that changes come to all parts of the row.
    let index = editCount * 7919 % samples.count
    samples[index].width = Double(20 + editCount % 81)
    return try engine.place(description(), in: proposal)
  }
}
