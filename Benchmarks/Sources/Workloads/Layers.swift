public import ConstraintLayout

/// W22: items of fixed sizes one over the other, at the corners of what all need.
public struct Layers: Workload {
  /// The name in tables and files.
  public static let name = "W22-z-stack"
  private let samples: [Sample]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The layers.
  public func description() -> some Layout {
    ZStack(alignment: .bottomTrailing) {
      ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
    }
  }
}
