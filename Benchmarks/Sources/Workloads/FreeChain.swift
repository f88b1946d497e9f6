public import ConstraintLayout

/// W21: a free layout in which each item stands behind the one before it, by relations alone.
public struct FreeChain: Workload {
  /// The name in tables and files.
  public static let name = "W21-free-chain"
  private let samples: [Sample]

  /// From a dialog to a page that nobody would write so.
  public static let sizes = [10, 100, 1_000, 10_000]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The items, each with a left and a top that are told.
  public func description() -> some Layout {
    FreeLayout { ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) } }
      .constrain { anchors in
        anchors[samples[0].id].left == 0
        for (left, right) in zip(samples, samples.dropFirst()) {
          anchors[right.id].left == anchors[left.id].right + 8
        }
        for sample in samples { anchors[sample.id].top == 0 }
      }
  }
}
