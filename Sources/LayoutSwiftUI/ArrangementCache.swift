#if canImport(SwiftUI)
  internal import ConstraintLayout

  /// What a ``ViewArrangement`` keeps between SwiftUI's questions: where the views stand for the last few proposals.
  public struct ArrangementCache: Sendable {
    /// SwiftUI asks for the least, the ideal and the greatest size, and for the one that it then places.
    private static let capacity = 4

    private var entries: [(proposal: ProposedSize, frames: ArrangedFrames)] = []

    init() {}

    /// The frames for a proposal, made if they are not there.
    mutating func frames(for proposal: ProposedSize, make: () -> ArrangedFrames) -> ArrangedFrames {
      if let entry = entries.first(where: { $0.proposal == proposal }) { return entry.frames }
      let frames = make()
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append((proposal, frames))
      return frames
    }
  }
#endif
