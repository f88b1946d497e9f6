public import ConstraintLayout

/// W19: many rows of ten flexible items, each a layout of its own, which are placed on all cores.
public struct ManyLayouts: Workload {
  /// The name in tables and files.
  public static let name = "W19-many-layouts"
  private let rows: [Row]
  /// The rows, described already.
  private let trees: [LayoutTree]

  /// Prepares the data: ten items make a layout.
  public init(items: Int) {
    let samples = Sample.list(items)
    rows = stride(from: 0, to: items, by: 10).map { Row(samples: samples[$0..<min($0 + 10, items)]) }
    trees = rows.map { LayoutTree($0) }
  }

  /// The rows one after the other, as they are described where each is placed.
  public func description() -> some Layout { rows }

  /// Describes and places all rows.
  public func run(on engine: LayoutEngine) async throws -> Outcome {
    .placements(try await engine.place(all: rows, in: proposal))
  }

  /// Places all rows, of which the trees are made already; that of all of them together is no layout of its own.
  public func place(_ tree: LayoutTree, on engine: LayoutEngine) async throws -> Double {
    Outcome.placements(try await engine.place(all: trees, in: proposal)).sum
  }

  private struct Row: Layout {
    private let samples: ArraySlice<Sample>
    private let width: Double

    init(samples: ArraySlice<Sample>) {
      self.samples = samples
      // With 10 more than the least for each, as in W2, some items are held at their minimum and most are not.
      width = samples.reduce(-8) { $0 + $1.width + 10 + 8 }
    }

    func append(to tree: inout LayoutTree) {
      Stack(.row, alignment: .leading, spacing: 8) {
        ForEach(samples) { Item($0.id).frame(minWidth: $0.width).frame(height: $0.height) }
      }.frame(width: width).append(to: &tree)
    }
  }
}
